"""Tests of Truco as a library: any input gives a result or an error that names the problem."""

import copy
import pickle
import random

import pytest
from truco_tables import FLOR_O, PLAIN, deal, run

from cartes_lib import truco
from cartes_lib.cards import cards
from cartes_lib.engine import IllegalAction
from cartes_lib.truco import Match, Rules, judge_deal, start_deal
from cartes_lib.truco.actions import AskFlor, Call, Declare, Discard, PlayCard
from cartes_lib.truco.play import play_in_deal
from cartes_lib.truco.presets import DUELO, GALLO

NO_ACTION = (None, 7, "", "hello", "9z", "declare", "declare x", [], object(), Call, PlayCard("1e"))
NO_ACTION += (PlayCard(None), Discard("1e"), Declare("7"), Declare(7.0), AskFlor(True))
NO_SEAT = (-1, 2, 99, "0", 1.0, True, [], object())
SITUATIONS = {
    "in turn": deal(),
    "an exposed card": deal(exposed="1e"),
    "a call that waits": run(deal(), "0:envido"),
    "flores": run(deal(FLOR_O + " / 4c 5c 6c"), "0:flor"),
    "values": run(deal(declare_values="manual"), "0:envido 1:quiero"),
    "claims": run(deal(), "0:truco 1:no-quiero"),
    "over": run(deal(flor=False), "0:truco 1:no-quiero"),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_judge_answers_any_input(name):
    state = SITUATIONS[name]
    for action in (*NO_ACTION, "envido", Call("quiero")):
        for seat in (*NO_SEAT, None, 0, 1):
            verdict = state.judge(action, seat)
            assert verdict.rule, (action, seat)
            assert hash(verdict) == hash(state.judge(action, seat))
            if action in NO_ACTION or seat in NO_SEAT[:3]:
                assert not verdict.legal, (action, seat)


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_text_is_judged_and_played_as_the_action_that_it_names(name):
    state = SITUATIONS[name]
    for seat in (0, 1):
        for action in state.actions(seat):
            assert state.judge(str(action), seat) == state.judge(action, seat)
            assert state.play(str(action), seat) == state.play(action, seat)


def test_a_value_that_is_neither_action_nor_text_raises_a_type_error():
    for action in (None, 7, [], object(), Call):
        with pytest.raises(TypeError, match="neither an action nor its notation"):
            deal().play(action)
    for seat in ("0", 1.0, True):
        with pytest.raises(TypeError, match="a seat is a whole number"):
            deal().play("envido", seat)
    for action in ("hello", "9z", PlayCard("1e")):
        with pytest.raises(IllegalAction) as error:
            deal().play(action)
        assert error.value.verdict.reason == "truco-no-such-action"
    for seat in (-1, 2):
        with pytest.raises(IllegalAction) as error:
            deal().play("envido", seat)
        assert error.value.verdict.reason == "truco-no-such-seat"


def test_a_deal_without_a_match_judges_any_action_of_any_seat():
    now = deal().deal
    for action in (None, 7, "", "hello", [], object(), PlayCard("1e")):
        assert judge_deal(now, action, 1).reason == "truco-no-such-action"
    for seat in (-1, 2, "0", None, True):
        assert judge_deal(now, "truco", seat).reason == "truco-no-such-seat"
    assert judge_deal(now, "truco", 1) == judge_deal(now, Call("truco"), 1)
    with pytest.raises(ValueError, match="no seat"):
        play_in_deal(now, Call("truco"), -1)


@pytest.mark.parametrize("exposing", [-0.5, 1.5])
def test_the_share_of_deals_with_an_exposed_card_is_between_0_and_1(exposing):
    with pytest.raises(ValueError, match="share of the deals"):
        Match(Rules(players=2), exposing=exposing)


@pytest.mark.parametrize("seat", [-1, -4, 2, 99])
def test_a_seat_that_the_table_does_not_have_is_refused(seat):
    for state in SITUATIONS.values():
        for asked in (state.view, state.hand, state.actions):
            with pytest.raises(ValueError, match="no seat"):
                asked(seat)
    with pytest.raises(ValueError, match="no such dealer"):
        start_deal(Rules(players=2), seat, SITUATIONS["in turn"].dealt)


def test_one_import_serves_a_whole_match():
    names = "Card Hand Suit card cards notation IllegalAction Verdict parse_record dump_record"
    for name in (*names.split(), "RecordError", "PositionError", "NotationError", "random_deal"):
        assert name in truco.__all__
        assert hasattr(truco, name)
    hands = truco.random_deal(random.Random(4), GALLO, dealer=2)
    assert [len(hand) for hand in hands] == [3, 3, 4]
    assert hands == truco.random_deal(random.Random(4), GALLO, dealer=2)
    state = truco.start_deal(GALLO, 2, hands)
    assert state.to_act == (2,)
    match = truco.Match(DUELO, seed=1)
    match.play("truco")
    record = truco.dump_record(match.record())
    assert truco.replay(truco.parse_record(record)) == match.state
    with pytest.raises(ValueError, match="no such dealer"):
        truco.random_deal(random.Random(4), dealer=-1)


def test_lists_are_dealt_as_tuples():
    hands = [list(cards(item)) for item in PLAIN[:2]]
    state = start_deal(Rules(players=2), 1, hands, [3, 4], [1, 0])
    assert state == deal(scored=(3, 4), chicos=(1, 0))
    assert isinstance(hash((state.dealt, state.scored)), int)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("scored", (30, 0)),
        ("scored", (-1, 0)),
        ("scored", (1.0, 0)),
        ("scored", (1,)),
        ("chicos", (2, 0)),
        ("chicos", (0, -1)),
        ("finished", -1),
        ("finished", 1.5),
    ],
)
def test_a_position_with_an_impossible_score_is_refused(field, value):
    with pytest.raises(ValueError, match="no such"):
        deal(**{field: value})


def test_the_alternatives_are_those_of_the_seat_that_asks():
    for state in SITUATIONS.values():
        for seat in (0, 1):
            for wrong in ("interfere", "hello", "vale-cuatro"):
                verdict = state.judge(wrong, seat)
                assert verdict.alternatives == tuple(map(str, state.actions(seat)))


@pytest.mark.parametrize("name", SITUATIONS)
def test_states_views_and_verdicts_can_be_copied_and_pickled(name):
    state = SITUATIONS[name]
    for item in (state, state.view(0), state.view(None), state.judge("hello"), state.judge(7)):
        assert pickle.loads(pickle.dumps(item)) == copy.deepcopy(item) == item


def test_what_a_match_refuses_changes_nothing_in_it():
    match = Match(Rules(players=2), seed=3)
    match.play("truco")
    before, record = match.state, match.record()
    for action, seat in [("truco", 0), ("hello", 1), (None, 1), ("quiero", -1), ("quiero", "1")]:
        with pytest.raises((IllegalAction, TypeError)):
            match.play(action, seat)
        assert (match.state, match.record()) == (before, record)
    twin = Match(Rules(players=2), seed=3)
    twin.play("truco")
    for item in (match, twin):
        item.play("mazo", item.state.to_act[0])
    assert match.record() == twin.record()
