"""Tests of the line and the time that the page of matches shows for each table."""

import pytest

from cartes_lib.messages import LANGUAGES, use_language
from cartes_widgets.games.tables import players_of
from cartes_widgets.table.lengths import measured
from cartes_widgets.table.offers import offers

from .match_lengths import average


def test_each_variant_on_offer_has_a_length_for_each_number_of_players():
    offered = {
        f"{game['id']}/{variant['id']}/{players}"
        for game in offers()
        for variant in game["variants"]
        for players in variant["players"]
        if variant["lengths"][str(players)]
    }
    assert offered == set(measured())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_variant_on_offer_has_a_line_that_fits_a_phone(lang):
    with use_language(lang):
        lines = [variant["about"] for game in offers() for variant in game["variants"]]
    assert all(0 < len(line) < 50 for line in lines), lines


@pytest.mark.parametrize(
    "table", ["balco/standard/4", "truco/sin-flor/2", "truco/ocho/8", "botifarra/torneig-8/4"]
)
def test_the_measured_length_is_about_that_of_matches_today(table):
    game, variant, players = table.split("/")
    assert int(players) in players_of(game, variant)
    for now, stored in zip(
        average(game, variant, int(players), matches=3), measured()[table], strict=True
    ):
        assert stored / 2 < now < stored * 2
