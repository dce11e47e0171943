"""Tests of the tables that the page of matches offers."""

from cartes_widgets.table.offers import offers


def test_each_house_player_has_a_place_for_each_number_of_players():
    for game in offers():
        for variant in game["variants"]:
            for players in variant["players"]:
                places = game["places"][str(players)]
                assert len(places) == players - 1
                assert len(set(places)) == len(places)
