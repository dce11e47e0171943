"""Tests of the questions in a walk through a hand of Truco."""

from dataclasses import replace

import pytest

from cartes_lib.asking.truco.moves import asked_before
from cartes_lib.cards import cards
from cartes_lib.rulebook import rules
from cartes_lib.truco import PRESETS, parse_action, start_deal


def asked(hands, moves, variant="con-flor", scores=(), asks="stake"):
    """Answer and rule id of the question about the last of `moves`; None without a question.

    The arguments are those of `replay`.
    """
    question = question_of(hands, moves, variant, scores, asks)
    assert question is None or question.key.rule in rules()
    return question and (question.key.answer, question.key.rule)


def question_of(hands, moves, variant="con-flor", scores=(), asks="stake"):
    all_hands = tuple(cards(part) for part in hands.split("/"))
    state = start_deal(replace(PRESETS[variant], players=len(all_hands)), 0, all_hands, scores)
    question = None
    for move in moves.split(";"):
        seat, _, text = move.strip().partition(" ")
        action = parse_action(text)
        after = state.play(action, int(seat))
        question = asked_before(state, action, after, asks)
        state = after
    return question


TWO = "4o 5b 6c/3b 2o 12e"
FLORES = "7o 5o 11o/7e 6e 3e"


@pytest.mark.parametrize(
    ("hands", "moves", "expected"),
    [
        (TWO, "1 3b", None),
        (TWO, "1 truco", None),
        (TWO, "1 3b; 0 4o", ("3b", "TRU-TRU-02")),
        ("3o 5b 6c/3b 2o 12e", "1 3b; 0 3o", ("tie", "TRU-TRU-04")),
        ("3o 5b 6c/4b 2o 12e/3c 4c 5e/6b 5c 4e", "1 4b; 2 3c; 3 6b; 0 3o", ("yours", "TRU-TRU-03")),
        (TWO, "1 3b; 0 truco; 1 no-quiero", (1, "TRU-TRU-13")),
        (TWO, "1 3b; 0 mazo", (1, "TRU-TRU-17")),
        (TWO, "1 truco; 0 quiero; 1 mazo", (2, "TRU-TRU-18")),
        (TWO, "1 envido; 0 quiero", (2, "TRU-ENV-05")),
        (TWO, "1 envido; 0 real-envido; 1 no-quiero", (2, "TRU-ENV-09")),
        (TWO, "1 falta-envido; 0 quiero", (30, "TRU-ENV-08")),
        (FLORES, "1 flor; 0 flor; 1 con-flor-quiero", (6, "TRU-FLOR-09")),
        (FLORES, "1 flor; 0 contraflor; 1 con-flor-quiero", (6, "TRU-FLOR-10")),
        (FLORES, "1 flor; 0 contraflor; 1 con-flor-me-achico", (3, "TRU-FLOR-15")),
    ],
)
def test_a_trick_asks_who_wins_it_and_a_settled_bet_what_it_brings(hands, moves, expected):
    variant = "con-flor" if "flor" in moves else "sin-flor"
    assert asked(hands, moves, variant) == expected


def test_an_accepted_resto_asks_for_what_the_leader_lacks():
    moves = "1 flor; 0 contraflor; 1 contraflor-al-resto; 0 con-flor-quiero"
    assert asked(FLORES, moves, scores=(22, 10)) == (14, "TRU-FLOR-16")


@pytest.mark.parametrize(
    ("hands", "moves", "variant", "expected"),
    [
        ("4c 3c 12o/7e 10e 5b", "1 envido; 0 quiero", "sin-flor", (27, "TRU-ENV-01")),
        ("4c 11c 6c/7o 6o 3b", "1 envido; 0 flor; 1 paso", "con-flor", (30, "TRU-FLOR-01")),
        (TWO, "1 truco; 0 no-quiero", "sin-flor", None),
        (TWO, "1 3b; 0 4o", "sin-flor", ("3b", "TRU-TRU-02")),
    ],
)
def test_before_stakes_are_taught_a_bet_asks_what_the_hand_is_worth(
    hands, moves, variant, expected
):
    assert asked(hands, moves, variant, asks="value") == expected


def test_a_bet_whose_rules_come_later_asks_nothing():
    assert asked(TWO, "1 envido; 0 quiero", "sin-flor", asks="") is None


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("1 envido; 0 real-envido; 1 quiero", "why-stake-accepted"),
        ("1 envido; 0 real-envido; 1 no-quiero", "why-stake-refused"),
        ("1 envido; 0 falta-envido; 1 quiero", "why-stake-falta"),
        ("1 3b; 0 truco; 1 no-quiero", "why-truco-refused"),
    ],
)
@pytest.mark.rule("TRU-ENV-05", "TRU-ENV-08", "TRU-ENV-09", "TRU-TRU-13")
def test_the_reason_says_how_the_points_of_a_bet_come_about(moves, reason):
    assert question_of(TWO, moves, scores=(12, 20)).key.why.key == reason


@pytest.mark.rule("TRU-ENV-08")
def test_the_reason_of_a_falta_names_the_score_of_the_side_in_the_lead():
    why = question_of(TWO, "1 falta-envido; 0 quiero", scores=(12, 20)).key.why
    assert dict(why.facts) == {"points": 10, "leader": 20}


@pytest.mark.rule("TRU-TRU-17", "TRU-TRU-18")
def test_a_seat_that_leaves_is_asked_about_unless_it_loses_two_stakes_at_once():
    assert asked(TWO, "1 3b; 0 mazo") == (1, "TRU-TRU-17")
    assert asked(TWO, "1 envido; 0 mazo") is None
