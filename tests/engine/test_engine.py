"""Tests of the types that all games share: verdicts, refused actions and rules, seats."""

import copy
import pickle
from importlib import import_module
from types import MappingProxyType

import pytest

from cartes_lib import balco, truco
from cartes_lib.cards import NotationError, card
from cartes_lib.engine import (
    Facts,
    IllegalAction,
    RulesError,
    Verdict,
    check_kinds,
    checked_seat,
    illegal,
    is_seat,
    legal,
    parsed_action,
)
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError

each_game = pytest.mark.parametrize(
    "game", [import_module(f"cartes_lib.{game}") for game in GAME_IDS], ids=GAME_IDS
)
VERDICT = illegal("TRU-TRU-01", "truco-not-in-hand", ("1e",), card=card("9o"), cards=(card("1e"),))


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda item: pickle.loads(pickle.dumps(item))]
)
def test_verdicts_and_errors_can_be_copied_and_pickled(again):
    assert again(VERDICT) == VERDICT
    error = again(IllegalAction(VERDICT))
    assert (type(error), error.verdict, str(error)) == (
        IllegalAction,
        VERDICT,
        "TRU-TRU-01: Le neuf d’or n’est pas dans cette main.",
    )
    refused = again(RulesError("gallo", "contradiction", "players"))
    assert (refused.option, refused.reason, refused.other) == ("gallo", "contradiction", "players")
    assert "gallo" in str(refused)
    assert "players" in str(refused)
    unread = again(NotationError("9o 13c", 3, "13c", "unknown-rank"))
    assert (unread.text, unread.position, unread.word) == ("9o 13c", 3, "13c")
    assert str(unread) == "unknown-rank: '13c' at 3 in '9o 13c'"
    position = again(PositionError("truco; x", 7, "x", "unknown-field"))
    assert (position.text, position.place) == ("truco; x", 7)
    assert str(position) == "unknown-field: 'x' at 7"
    record = again(RecordError(4, "illegal", "9o", VERDICT))
    assert (record.line, record.verdict, str(record)) == (4, VERDICT, "line 4: illegal 9o")


def test_equal_verdicts_have_the_same_hash_and_others_differ():
    same = Verdict(False, VERDICT.rule, VERDICT.reason, dict(VERDICT.facts), ("1e",))
    assert len({VERDICT, same, legal("TRU-TRU-01")}) == 2
    assert hash(IllegalAction(VERDICT)) is not None


def test_facts_are_taken_from_any_mapping_and_never_change():
    source = {"seat": "seat-left"}
    verdict = Verdict(False, "X", "x", MappingProxyType(source))
    source["seat"] = "seat-you"
    assert verdict.facts == {"seat": "seat-left"} == dict(verdict.facts)
    assert verdict.facts != {}
    assert repr(verdict.facts) == "Facts({'seat': 'seat-left'})"
    assert {**verdict.facts, "more": 1} == {"seat": "seat-left", "more": 1}
    with pytest.raises(TypeError):
        verdict.facts["seat"] = "seat-you"
    assert not Facts()


def test_a_negative_seat_is_invalid_and_does_not_count_from_the_end():
    assert checked_seat(3, 4) == 3
    for seat in (-1, 4):
        assert not is_seat(seat, 4)
        with pytest.raises(ValueError, match=f"no seat {seat} "):
            checked_seat(seat, 4)
    for seat in ("0", 1.0, True, None):
        assert not is_seat(seat, 4)
        with pytest.raises(TypeError, match="whole number"):
            checked_seat(seat, 4)


def test_an_action_is_an_object_of_the_game_or_its_text():
    assert parsed_action(3, (int,), int) == parsed_action("3", (int,), int) == 3
    assert parsed_action("x", (int,), int) is parsed_action(None, (int,), int) is None
    check_kinds("x", (int,), None)
    with pytest.raises(TypeError, match="neither an action"):
        check_kinds(None, (int,), 0)
    with pytest.raises(TypeError, match="whole number"):
        check_kinds(3, (int,), "0")


@each_game
def test_the_error_for_a_value_that_is_no_rules_names_the_presets(game):
    others = balco.STANDARD if game is truco else truco.CON_FLOR
    for given in (next(iter(game.PRESETS)), None, 3, others):
        for begin in (game.Match, lambda rules: game.start_deal(rules, 0, ())):
            with pytest.raises(TypeError, match=rf"{game.__name__}\.PRESETS") as caught:
                begin(given)
            assert len(str(caught.value)) < 120


@each_game
@pytest.mark.parametrize("dealer", [-1, 9, "1", True])
def test_a_match_is_begun_by_a_seat_of_its_table(game, dealer):
    with pytest.raises(ValueError, match=str(dealer)):
        game.Match(dealer=dealer)


@each_game
def test_a_game_exports_what_most_programs_need_and_no_more(game):
    common = "Rules RulesError PRESETS Match State View start_deal random_deal legal judge replay"
    exported = game.__all__
    for name in common.split():
        assert any(name in item for item in exported)
    assert len(exported) <= 33
    first = ["Rules", "PRESETS", "Match", "start_deal", "random_deal", "State", "RulesError"]
    assert exported[0] == "Rules"
    assert sorted(first, key=exported.index) == first
