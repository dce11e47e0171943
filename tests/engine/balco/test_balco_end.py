"""Tests of the end of a deal of Balcó, of matches of several deals, and of the game's terms."""

import random

import pytest
from balco_positions import allowed, at, hand, played, refusal

from cartes_lib.balco import Rules, RulesError, must_take
from cartes_lib.balco.actions import TakePile
from cartes_lib.balco.condition import FREE, under_fire
from cartes_lib.balco.dealing import deal, shuffled
from cartes_lib.cards import cards
from cartes_lib.messages import format_message, rule_text

VOCABULARY = (
    "carta-blanca",
    "disparar",
    "fer-el-buit",
    "fer-nul",
    "fer-palla",
    "netejar",
    "pila",
    "recollir",
    "trenca",
    "trencar",
)


@pytest.mark.rule("BAL-END-01")
def test_a_player_who_first_gets_rid_of_all_cards_wins():
    state = at("5o / 9o 9c / 3o 3c")
    assert (state.winner, state.scores) == (None, (0, 0, 0))
    over = played(at("5o / 9o 9c / 3o 3c", end="first-out"), "5o")
    assert (over.is_over, over.winner, over.scores) == (True, 0, (1, 0, 0))


@pytest.mark.rule("BAL-END-02")
def test_the_others_play_on_and_the_last_one_loses():
    state = played(at("5o / 9o / 3o 3c"), "5o")
    assert (state.out, state.is_over, state.places) == ((0,), False, (1, 0, 0))
    over = played(state, "9o")
    assert (over.is_over, over.to_act, over.actions(), over.places) == (True, (), (), (1, 2, 3))
    assert refusal(over, "3o", 2) == ("BAL-END-02", "deal-over")
    assert refusal(over, "3o") == ("BAL-END-02", "deal-over")


@pytest.mark.rule("BAL-END-02")
def test_where_the_first_out_ends_the_deal_the_others_share_the_second_place():
    over = played(at("5o / 9o / 3o 3c", end="first-out"), "5o")
    assert (over.is_over, over.places) == (True, (1, 2, 2))


@pytest.mark.rule("BAL-END-03")
@pytest.mark.parametrize(
    ("throw", "turn", "condition"),
    [
        ("1o >2", 2, under_fire(2)),
        ("2o", 1, FREE),
        ("10o", 1, FREE),
        ("J1=2", 1, FREE),
    ],
)
def test_the_last_card_may_be_special_and_its_effect_applies(throw, turn, condition):
    last = throw.partition(" ")[0].partition("=")[0]
    after = played(at(f"{last} / 9o 9c / 3o 3c"), throw)
    assert (after.out, after.to_act, after.condition) == ((0,), (turn,), condition)
    assert played(at("8o / 9o 9c / 3o 3c"), "8o").to_act == (2,)


@pytest.mark.rule("BAL-END-03")
@pytest.mark.parametrize("last", ["1o", "2o", "7o", "8o", "10o", "J1"])
def test_at_some_tables_the_last_card_may_not_be_special(last):
    state = at(
        f"{last} / 9o 9c / 3o 3c", pile="4o", asks="at-least 4", finish_on_special="forbidden"
    )
    throw = {"1o": "1o >1", "J1": "J1=5"}.get(last, last)
    assert refusal(state, throw) == ("BAL-END-03", "special-last")
    assert state.actions() == (TakePile(),)
    assert len(played(state, "take").hands[0]) == 2
    assert must_take(cards(last), FREE, (), state.rules, last=True)
    assert not must_take(cards(last), FREE, (), state.rules)


@pytest.mark.rule("BAL-END-03")
def test_a_player_who_may_not_finish_throws_one_of_two_and_passes_on_an_empty_pile():
    two = at("7o 7c / 9o 9c", finish_on_special="forbidden")
    assert refusal(two, "7o 7c") == ("BAL-END-03", "special-last")
    assert [str(action) for action in two.actions()] == ["7o", "7c"]
    first = at("7o / 9o 9c", finish_on_special="forbidden")
    after_take = played(first, "take")
    assert (hand(after_take, 0), after_take.to_act, after_take.throws) == ("7o", (1,), 1)
    blind = played(at("/ 9o 9c", down="7o /", finish_on_special="forbidden"), "lift 1")
    assert refusal(blind, "7o") == ("BAL-END-03", "special-last")
    assert hand(played(blind, "take"), 0) == "7o"


@pytest.mark.rule("BAL-END-04")
def test_a_player_is_out_without_cards_and_without_a_draw():
    draws = played(at("5o 5c 5e / 9o 9c 9e", stock="3o"), "5o 5c 5e")
    assert (draws.out, hand(draws, 0)) == ((), "3o")
    lies = played(at("5o / 9o", down="3o /"), "5o")
    assert lies.out == ()
    done = played(at("5o / 9o 9c / 3o"), "5o")
    assert done.out == (0,)
    assert refusal(done, "5o", 0) == ("BAL-END-04", "is-out")


@pytest.mark.rule("BAL-END-05")
def test_a_deal_that_does_not_end_is_broken_off_and_the_fewest_cards_win():
    state = at("5o 5c / 9o / 3o 3c 3e", throws="1999")
    over = played(state, "5o")
    assert (over.throws, over.is_over, over.to_act) == (2000, True, ())
    assert (over.places, over.winner) == ((1, 1, 3), None)
    other = played(at("5o 5c 5e / 9o / 3o 3c", throws="9", max_throws=10), "5o")
    assert (other.places, other.winner) == ((2, 1, 2), 1)
    assert not played(at("5o 5c / 9o", throws="5000", max_throws=0), "5o").is_over


@pytest.mark.rule("BAL-END-06")
def test_a_joker_or_a_two_is_always_legal_and_else_the_pile_is_taken():
    for pile, asks, shots in (
        ("12c", "at-least 12", ""),
        ("7c", "trenca 1", ""),
        ("1c", "", "1>0"),
        ("", "", ""),
    ):
        given = {"pile": pile, "asks": asks, "shots": shots}
        assert not allowed(at("J1 9o / 3o", **given), "take")
        assert not allowed(at("2o 9o / 3o", **given), "take")
        assert allowed(at("8o 10o / 3o", **given), "take") == (pile in ("7c", "1c"))


@pytest.mark.rule("BAL-END-07")
def test_a_match_is_one_deal_unless_the_table_plays_to_several_wins():
    over = played(at("5o / 9o 9c"), "5o")
    assert (over.is_over, over.winner) == (True, 0)
    with pytest.raises(ValueError, match="when this one is over and the match is not"):
        over.next_deal(deal(shuffled(random.Random(1), over.rules), over.rules))
    two = played(at("5o / 9o 9c", target=2), "5o")
    assert (two.deal_is_over, two.is_over, two.winner, two.scores) == (True, False, None, (1, 0))


@pytest.mark.rule("BAL-VOC-01")
def test_the_terms_of_balco_are_explained():
    for word in VOCABULARY:
        assert format_message(f"word-{word}") in rule_text("BAL-VOC-01")
        assert format_message(f"meaning-{word}")


@pytest.mark.parametrize(
    ("options", "option", "reason"),
    [
        ({"colour": 1}, "colour", "unknown-option"),
        ({"players": "4"}, "players", "unknown-value"),
        ({"jokers": 2}, "jokers", "unknown-value"),
        ({"jokers": False}, "jokers", "unknown-value"),
        ({"four_twos_clear": 1}, "four_twos_clear", "unknown-value"),
        ({"direction": "up"}, "direction", "unknown-value"),
        ({"max_throws": -1}, "max_throws", "unknown-value"),
        ({"max_throws": 1_000_001}, "max_throws", "unknown-value"),
        ({"max_throws": True}, "max_throws", "unknown-value"),
        ({"max_throws": "never"}, "max_throws", "unknown-value"),
        ({"jokers": 0, "joker_vs_ace": "any"}, "joker_vs_ace", "contradiction"),
        ({"finish_on_special": "forbidden", "max_throws": 0}, "max_throws", "contradiction"),
    ],
)
def test_impossible_options_are_refused(options, option, reason):
    with pytest.raises(RulesError) as caught:
        Rules.from_options(options)
    assert (caught.value.option, caught.value.reason) == (option, reason)


def test_the_options_that_are_not_default_make_the_same_rules():
    rules = Rules(players=3, jokers=0, direction="left", max_throws=0, target=3)
    assert rules.options() == {
        "players": 3,
        "jokers": 0,
        "direction": "left",
        "max_throws": 0,
        "target": 3,
    }
    assert Rules.from_options(rules.options()) == rules
    assert Rules().options() == {}


def test_a_match_goes_to_as_many_as_a_hundred_deals_won():
    assert [Rules(target=goal).target for goal in (1, 100)] == [1, 100]
    for beyond in (0, 101):
        with pytest.raises(RulesError, match="1–100"):
            Rules(target=beyond)


@pytest.mark.parametrize("cap", [1, 1_000_000, 0])
def test_a_deal_may_be_stopped_after_up_to_a_million_throws_or_never(cap):
    assert Rules(max_throws=cap).max_throws == cap
