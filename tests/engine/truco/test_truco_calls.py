"""Tests of which calls are legal after a history of calls."""

import pytest

from cartes_lib.engine import IllegalAction
from cartes_lib.messages import format_message
from cartes_lib.truco import PRESETS, Rules, legal_calls
from cartes_lib.truco.actions import CALLS, Call
from cartes_lib.truco.calls import envido_answers, opening_calls, truco_calls
from cartes_lib.truco.presets import OCHO
from cartes_lib.truco.seating import seat_name

ENVIDOS = ("envido", "real-envido", "falta-envido")
ANSWERS = ("quiero", "no-quiero")
FLORES = ("flor", "contraflor", "contraflor-al-resto", "con-flor-me-achico", "paso")


@pytest.mark.rule("TRU-TURN-02", "TRU-TURN-06", "TRU-TRU-15")
@pytest.mark.parametrize(
    ("history", "side", "options", "expected"),
    [
        ([], 0, {}, (*ENVIDOS, "truco")),
        ([], 0, {"flor": [0]}, ("flor", "truco")),
        ([], 0, {"played": [0, 1]}, ("truco",)),
        ([(0, "envido")], 1, {}, (*ENVIDOS, *ANSWERS)),
        ([(0, "envido")], 0, {}, ()),
        ([(0, "envido")], 1, {"flor": [1]}, ("flor", "no-quiero")),
        ([(0, "envido"), (1, "falta-envido")], 0, {}, ANSWERS),
        ([(0, "truco")], 1, {}, (*ENVIDOS, *ANSWERS)),
        ([(0, "truco")], 1, {"played": [1]}, ANSWERS),
        ([(0, "truco")], 1, {"flor": [1]}, ("flor", *ANSWERS)),
        ([(0, "truco"), (1, "envido"), (0, "quiero")], 1, {}, ANSWERS),
        ([(0, "truco"), (1, "quiero")], 1, {}, ("retruco",)),
        ([(0, "truco"), (1, "quiero")], 0, {}, ()),
        ([(0, "flor")], 1, {"flor": [1]}, FLORES),
        ([(0, "flor"), (1, "flor")], 0, {}, ("contraflor", "con-flor-quiero")),
        ([(0, "flor"), (1, "con-flor-me-achico")], 0, {}, ("truco",)),
    ],
)
def test_legal_calls_follow_from_the_calls_before(history, side, options, expected):
    assert legal_calls(history, side, **options) == expected


@pytest.mark.rule("TRU-TRU-15", "TRU-ENV-06")
def test_the_tables_options_decide():
    implicit = Rules(implicit_quiero=True)
    assert legal_calls([(0, "truco")], 1, played=[1], rules=implicit) == ("retruco", *ANSWERS)
    strict = Rules(envido_chain="strict")
    raised = [(0, "envido"), (1, "real-envido")]
    assert legal_calls(raised, 0, rules=strict) == ("falta-envido", *ANSWERS)
    assert envido_answers(["envido", "real-envido"], strict) == (*ANSWERS, "falta-envido")
    assert legal_calls([], 0, flor=[0], rules=Rules(flor_obligation="automatic")) == ("flor",)
    assert truco_calls(["truco"], 0, 1, implicit) == (*ANSWERS, "retruco")
    for name, rules in PRESETS.items():
        assert "truco" in legal_calls([], 0, rules=rules), name


@pytest.mark.rule("TRU-TURN-08")
@pytest.mark.parametrize(
    ("history", "rule"),
    [
        ([(0, "truco"), (0, "quiero")], "TRU-TURN-08"),
        ([(0, "truco"), (1, "retruco")], "TRU-TRU-15"),
        ([(0, "envido"), (1, "no-quiero"), (0, "envido")], "TRU-TURN-11"),
        ([(0, "flor"), (1, "paso"), (1, "envido")], "TRU-FLOR-05"),
    ],
)
def test_an_impossible_call_is_refused_by_its_rule(history, rule):
    with pytest.raises(IllegalAction) as caught:
        legal_calls(history, 0)
    assert caught.value.verdict.rule == rule


def test_an_impossible_history_of_bets_is_refused():
    with pytest.raises(ValueError, match="no such bet"):
        truco_calls(["retruco"], 0, 1)
    with pytest.raises(ValueError, match="no such state"):
        opening_calls(False, "refused", False)
    assert truco_calls(["truco", "no-quiero"], 0, 1) == ()
    for sides in ((0, 2), (-1, 0)):
        with pytest.raises(ValueError, match="no such sides"):
            truco_calls(["truco"], *sides)


def test_a_history_is_of_two_sides_and_of_words_that_exist():
    assert legal_calls([(0, Call("truco"))], 1, played=[1]) == ANSWERS
    for history, side, options in (
        ([], 2, {}),
        ([(2, "truco")], 0, {}),
        ([], 0, {"flor": [5]}),
        ([], 0, {"played": [-1]}),
    ):
        with pytest.raises(ValueError, match="no side"):
            legal_calls(history, side, **options)
    with pytest.raises(ValueError, match="no such call: 'envito'"):
        legal_calls([(0, "envito")], 1)
    with pytest.raises(ValueError, match="no such call: 'real envido'"):
        Call("real envido")


def test_every_call_and_every_seat_has_a_name():
    betting = {*ENVIDOS, *ANSWERS, *FLORES[:-1], "con-flor-quiero", "truco", "retruco"}
    assert {format_message(f"term-call-{item}") for item in betting} >= {"quiero", "falta envido"}
    assert betting <= set(CALLS)
    for players in (2, 3, 4, 6, 8):
        names = [seat_name(seat, 1, players) for seat in range(players)]
        assert len(set(names)) == players
        assert names[1] == "seat-you"
        assert all(format_message(f"term-{name}") for name in names)
    assert OCHO.players == 8
