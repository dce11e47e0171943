"""Tests of the house rules of a table: up to five options per game, checked by the engine."""

import pytest

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.games import GAMES
from cartes_lib.messages import format_message
from cartes_widgets.games.tables import PRESENTATIONS
from cartes_widgets.table.house_rules import HouseRules


def choose(house_rules, variant, customs, **more):
    house_rules.on_page_message({"do": "choose", "variant": variant, "customs": customs, **more})


@pytest.mark.parametrize("game", GAME_IDS)
def test_each_game_has_up_to_five_customs_to_ask_of_which_the_first_is_the_variant(game):
    house_rules = HouseRules(game)
    asks = PRESENTATIONS[game].house_rules
    names, asked = asks.variants, asks.options
    assert [variant["id"] for variant in house_rules.variants] == list(names)
    assert sorted(custom["id"] for custom in house_rules.customs) == sorted(asked)
    assert 1 <= len(asked) <= 4
    assert set(asked) <= set(GAMES[game].offered)
    assert house_rules.chosen == {"variant": names[0], "customs": {}}


def test_house_rules_that_the_engine_allows_are_accepted():
    house_rules = HouseRules("botifarra")
    choose(house_rules, "lliure", {"target": 200, "sant_vicenc_on_botifarra": True})
    assert house_rules.chosen == {
        "variant": "lliure",
        "customs": {"target": 200, "sant_vicenc_on_botifarra": True},
    }
    assert house_rules.notice == ""


@pytest.mark.parametrize(
    ("variant", "customs"),
    [
        ("poker", {}),
        (None, {}),
        (["lliure"], {}),
        ("lliure", None),
        ("lliure", {"target": 7}),
        ("lliure", {"target": "101"}),
        ("lliure", {"target": True}),
        ("lliure", {"target": {"a": 1}}),
        ("lliure", {"players": 3}),
        ("lliure", {"under_trump": "x" * 10_000}),
        ("girona", {}),
    ],
)
def test_an_invalid_table_is_refused_and_nothing_changes(variant, customs):
    house_rules = HouseRules("botifarra")
    choose(house_rules, "lliure", {"target": 73})
    choose(house_rules, variant, customs)
    assert house_rules.chosen == {"variant": "lliure", "customs": {"target": 73}}
    assert house_rules.notice
    choose(house_rules, "obligada", {})
    assert (house_rules.chosen["variant"], house_rules.notice) == ("obligada", "")


def test_invalid_saved_house_rules_fall_back_to_the_usual_table_with_a_message():
    house_rules = HouseRules("balco")
    choose(house_rules, "with-jokers-and-more", {"end": 3}, stored=True)
    assert house_rules.chosen == {"variant": "standard", "customs": {}}
    assert house_rules.notice == format_message("house-rules-stored-error")


def test_a_message_of_another_kind_changes_nothing():
    house_rules = HouseRules("truco")
    house_rules.on_page_message({"do": "run", "code": "1"})
    assert house_rules.notice == format_message("widget-unknown-message")
    assert house_rules.chosen["variant"] == "sin-flor"


def test_house_rules_of_an_unknown_game_are_refused():
    with pytest.raises(ValueError, match="poker"):
        HouseRules("poker")
