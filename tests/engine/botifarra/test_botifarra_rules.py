"""Tests of Botifarra's table options: defaults, contradictions, and named presets."""

import pickle
from dataclasses import fields, replace

import pytest

from cartes_lib.botifarra import PRESETS, Rules, RulesError
from cartes_lib.botifarra.rules import CARD_ORDERS
from cartes_lib.botifarra.trick import rank_order
from cartes_lib.messages import rules_error_text

DEFAULTS = {
    "table": "4p-pairs",
    "variant": "obligada",
    "target": 101,
    "fixed_deals": 0,
    "card_order": "usual",
    "first_chooser": "draw-suit",
    "under_trump": "free",
    "sant_vicenc_on_botifarra": False,
    "misdeal": "pass-right",
    "charge_when": "partner-to-play",
    "charge_cards": "any-point",
    "announce_charge": False,
    "duo_trump": "chosen",
    "odd_trick_to": "lower-points",
    "ind_contro": "table",
    "ind_discard_order": True,
    "enforce": "strict",
    "tie_break_deals": 0,
    "min_cut": 4,
    "hide_partner_hand_until_trump": False,
    "doubling_order": "seat-order",
    "doubling_scale": "geometric",
    "ind_penalty": "split",
}


def test_options_have_the_defaults_that_the_rules_say():
    assert {field.name: getattr(Rules(), field.name) for field in fields(Rules)} == DEFAULTS
    assert Rules().options() == {}


@pytest.mark.parametrize(
    ("option", "other", "options"),
    [
        ("card_order", "table", {"table": "3p", "card_order": "three-second"}),
        ("duo_trump", "table", {"duo_trump": "turned"}),
        ("duo_trump", "table", {"table": "3p", "duo_trump": "turned"}),
        ("odd_trick_to", "table", {"odd_trick_to": "fewer-tricks"}),
        ("first_chooser", "table", {"table": "2p-A", "first_chooser": "five-of-swords"}),
        (
            "hide_partner_hand_until_trump",
            "table",
            {"table": "2p-B", "hide_partner_hand_until_trump": True},
        ),
        ("announce_charge", "variant", {"announce_charge": True}),
        ("charge_when", "variant", {"variant": "lliure", "charge_when": "always-when-losing"}),
        ("ind_contro", "table", {"ind_contro": "duel"}),
        ("ind_penalty", "table", {"table": "2p-A", "ind_penalty": "each"}),
        ("ind_discard_order", "table", {"ind_discard_order": False}),
        (
            "sant_vicenc_on_botifarra",
            "table",
            {"table": "4p-individual", "sant_vicenc_on_botifarra": True},
        ),
        (
            "sant_vicenc_on_botifarra",
            "duo_trump",
            {"table": "2p-A", "duo_trump": "turned", "sant_vicenc_on_botifarra": True},
        ),
        ("tie_break_deals", "fixed_deals", {"tie_break_deals": 2}),
    ],
)
def test_options_that_contradict_are_refused_by_name(option, other, options):
    with pytest.raises(RulesError) as caught:
        Rules.from_options(options)
    error = caught.value
    assert (error.option, error.reason, error.other) == (option, "contradiction", other)
    message = rules_error_text(error)
    assert option in message
    assert other in message


@pytest.mark.parametrize(
    "options",
    [{"table": "5p"}, {"min_cut": 0}, {"tie_break_deals": 1}],
)
def test_a_value_that_an_option_does_not_have_is_refused(options):
    with pytest.raises(RulesError) as caught:
        Rules.from_options(options)
    assert (caught.value.option, caught.value.reason) == (*options, "unknown-value")


@pytest.mark.rule("BOT-IND3-04")
def test_three_players_have_no_three_that_could_be_second():
    with pytest.raises(RulesError) as caught:
        Rules(table="3p", card_order="three-second")
    assert (caught.value.reason, caught.value.other) == ("contradiction", "table")


@pytest.mark.rule("BOT-VAR-01")
def test_a_table_chooses_its_order_of_cards_by_name():
    assert set(CARD_ORDERS) == {"usual", "three-second"}
    for name, order in CARD_ORDERS.items():
        assert rank_order(Rules(card_order=name)) == order
        assert sorted(order) == list(range(1, 13))
    second = Rules(card_order="three-second", target=73)
    assert second.options() == {"card_order": "three-second", "target": 73}
    assert replace(second, card_order="usual") == Rules(target=73)
    assert pickle.loads(pickle.dumps(second)) == second
    with pytest.raises(RulesError, match="'usual', 'three-second'"):
        Rules(card_order="three-third")


@pytest.mark.rule("BOT-LEG-RG-01", "BOT-LEG-RG-02")
def test_girona_plays_obligada_and_lleida_lliure():
    assert PRESETS["girona"] == Rules(variant="obligada", target=101)
    assert PRESETS["lleida"] == Rules(variant="lliure", target=101)


def test_a_table_asks_for_its_custom_by_name():
    assert PRESETS["torneig-12"].fixed_deals == 12
    assert PRESETS["rector-i-vicari"].table == "2p-A"
    assert all(Rules.from_options(rules.options()) == rules for rules in PRESETS.values())


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("4p-pairs", (4, 2, 12, 48, 0)),
        ("4p-individual", (4, 4, 12, 48, 0)),
        ("3p", (3, 3, 12, 36, 0)),
        ("2p-A", (2, 2, 24, 48, 6)),
        ("2p-B", (2, 2, 24, 48, 4)),
    ],
)
def test_the_kind_of_table_decides_on_sides_tricks_cards_and_piles(table, expected):
    rules = Rules(table=table)
    assert (rules.seats, rules.sides, rules.tricks, len(rules.pack), rules.piles) == expected
    assert {rules.side(seat) for seat in range(rules.seats)} == set(range(rules.sides))
