"""Tests of Botifarra's position strings: an error names place, word and reason."""

import random

import pytest

from cartes_lib.botifarra import OBLIGADA, Match, Rules, parse_position
from cartes_lib.messages import position_error_text
from cartes_lib.position import PositionError


def position(rules=OBLIGADA, steps=12):
    rng, state = random.Random(2), Match(rules, 3, dealer=1).state
    for _ in range(steps):
        state = state.play(rng.choice(state.actions()))
    return state.position()


def test_fields_come_in_any_order_and_empty_ones_may_be_left_out():
    state = Match(OBLIGADA, 3, dealer=1).state
    head, *fields = state.position().split("; ")
    needed = [field for field in fields if field.split()[0] in ("dealer", "dealt")]
    assert parse_position("; ".join([head, *reversed(needed)])) == state


def test_scores_and_deals_before_are_part_of_a_position():
    match, rng = Match(Rules(table="3p"), 3), random.Random(3)
    while match.state.finished < 2:
        match.play(rng.choice(match.state.actions()))
    assert any(match.state.scored)
    assert parse_position(match.state.position()) == match.state


@pytest.mark.parametrize(
    ("old", "new", "reason", "word"),
    [
        ("botifarra;", "truco;", "unknown-game", "truco"),
        ("dealer 1", "wind 1", "unknown-field", "wind"),
        ("dealer 1; ", "", "missing-field", "dealer"),
        ("dealer 1", "dealer one", "bad-word", "one"),
        ("dealer 1", "dealer 1 2", "bad-word", "1"),
        ("dealer 1", "dealer", "missing-field", "dealer"),
        ("dealer 1", "dealer 7", "impossible", None),
        ("dealt ", "dealt 13o ", "bad-word", "13o"),
        ("dealt ", "dealt / ", "impossible", None),
        ("calls 1:", "calls 9:", "bad-word", None),
        ("calls 1:", "calls 0:", "impossible", None),
        ("played ", "played 2z ", "bad-word", "2z"),
        ("played ", "played 13 ", "bad-word", "13"),
        ("scored 0 0", "scored 0", "bad-word", "0"),
        ("scored 0 0", "scored 0 x", "bad-word", "x"),
        ("finished 0", "finished -1", "bad-word", "-1"),
        ("penalised", "penalised 2", "impossible", "2"),
        ("rules", "rules variant=hard", "bad-word", "variant=hard"),
        ("rules", "rules wind=1", "bad-word", "wind=1"),
        (
            "rules",
            "rules table=3p card_order=three-second",
            "bad-word",
            "card_order=three-second",
        ),
        ("rules", "rules table=3p", "bad-word", "0"),
        ("rules", "rules table=2p-A", "impossible", None),
    ],
)
def test_the_error_of_a_damaged_position_names_the_word_and_the_reason(old, new, reason, word):
    text = position()
    assert old in text
    damaged = text.replace(old, new, 1)
    with pytest.raises(PositionError) as caught:
        parse_position(damaged)
    error = caught.value
    assert error.reason == reason
    assert word is None or error.word == word
    assert damaged[error.place :].startswith(error.word) or reason == "missing-field"
    assert position_error_text(error)


def test_a_card_that_the_rules_forbid_makes_a_position_impossible():
    text = position()
    cards = text.split("played ")[1].split(";")[0].split()
    damaged = text.replace(f"played {' '.join(cards)}", f"played {cards[0]} {cards[0]}")
    with pytest.raises(PositionError) as caught:
        parse_position(damaged)
    assert (caught.value.reason, caught.value.word) == ("impossible", cards[0])
