"""Tests that a table can continue a deal from the position of an exercise."""

from functools import cache

import pytest

from cartes_lib.asking import (
    LEVELS,
    answer_key,
    can_play_on,
    exercise_kinds,
    generate,
    guess_moment,
    state_of,
)
from cartes_lib.asking.render import public
from cartes_lib.balco.actions import Throw
from cartes_lib.balco.consistency import first_fault
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message

SEEDS = range(30)
KINDS = [(lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)]
each_kind = pytest.mark.parametrize(
    ("lesson", "kind"), KINDS, ids=[f"{lesson}-{kind}" for lesson, kind in KINDS]
)


@cache
def moments(lesson, kind):
    """Pairs of a random exercise that a table can continue, and the state of its position.

    Empty if no exercise of this kind is a moment of a deal.
    """
    exercises = [generate(lesson, kind, seed, LEVELS[seed % len(LEVELS)]) for seed in SEEDS]
    return [(exercise, state_of(exercise)) for exercise in exercises if can_play_on(exercise)]


def shown_cards(exercise):
    """The learner's cards that the exercise shows; empty if the exercise shows only calls."""
    scene, groups = exercise.scene, {group.id: group.cards for group in exercise.scene.groups}
    items = [item.card for item in exercise.schema.items if item.card]
    shown = scene.hand or groups.get("hand") or groups.get("mine") or scene.cards or items
    return set(shown)


def own_cards(state):
    """The cards of seat 0 that its player sees, including the card played to the trick."""
    view = state.view(0)
    tops = [pile.top for pile in getattr(view, "piles", [()])[0]]
    played = [play.card for play in getattr(view, "trick", ()) if play.seat == 0]
    return {*(view.hand or ()), *getattr(state, "up", [()])[0], *tops, *played}


def test_each_game_has_positions_to_play_on():
    for game in ("balco", "botifarra", "truco"):
        of_game = [item for item in KINDS if lessons()[item[0]].game == game]
        assert any(moments(lesson, kind) for lesson, kind in of_game), game


@each_kind
def test_the_learner_acts_in_the_state_with_the_cards_that_the_exercise_shows(lesson, kind):
    for exercise, state in moments(lesson, kind):
        assert 0 in state.to_act
        assert state.actions(0)
        assert shown_cards(exercise) <= own_cards(state)


@each_kind
def test_an_exercise_is_played_on_with_the_same_cards_each_time(lesson, kind):
    for exercise, state in moments(lesson, kind)[:6]:
        assert state_of(exercise) == state


def test_a_question_that_is_no_moment_of_a_deal_has_no_state():
    exercise = generate("BO-01", "duel", seed=7)
    assert not can_play_on(exercise)
    assert state_of(exercise) is None


def test_a_position_that_occurs_in_no_deal_has_no_state():
    # The partner has neither oros nor bastos, and only ten copas and espadas are left.
    hand = "1c 3c 4c 5c 6c 7c 1e 3e 4e 5e 6e 7e"
    position = {"hand": hand, "trick": "9o 2c 2e", "trump": "bastos"}
    assert guess_moment("botifarra", "allowed", **position) is None


@pytest.mark.rule("BOT-DBL-01")
def test_seat_0_may_double_where_the_question_is_whether_to():
    for _, state in moments("BO-07", "double"):
        assert state.talk.speaker == 0
        assert {"contro", "pass"} <= set(map(str, state.actions(0)))


@pytest.mark.rule("BOT-TRUMP-01")
def test_seat_0_names_the_contract_where_that_is_the_question():
    for _, state in moments("BO-06", "play"):
        assert "botifarra" in set(map(str, state.actions(0)))


@pytest.mark.parametrize(
    ("lesson", "kind"),
    [("BO-04", "legal"), ("BO-05", "legal"), ("BO-13", "legal"), ("BO-17", "legal")],
    ids="-".join,
)
@pytest.mark.rule("BOT-LEG-OB-01")
def test_the_table_allows_the_cards_that_the_exercise_says_may_be_played(lesson, kind):
    for exercise, state in moments(lesson, kind):
        shown = [(play.seat, play.card) for play in exercise.scene.plays]
        assert [(play.seat, play.card) for play in state.trick] == shown
        assert {str(action.card) for action in state.actions(0)} == {*answer_key(exercise).answer}


@pytest.mark.rule("BOT-PLAY-09")
def test_the_tricks_to_remember_are_those_of_the_deal_that_is_played_on():
    for exercise, state in moments("BO-15", "count"):
        shown = [[play.card for play in trick] for trick in exercise.scene.tricks]
        assert [[play.card for play in trick] for trick in state.tricks[: len(shown)]] == shown


@pytest.mark.rule("BOT-PLAY-04")
def test_after_a_trick_of_two_the_learner_leads_or_answers_the_house():
    for exercise, state in moments("BO-17", "next"):
        leads = answer_key(exercise).answer["decision"].startswith("you")
        assert [play.seat for play in state.trick] == ([] if leads else [1])


@pytest.mark.rule("TRU-TRU-16")
def test_the_partner_has_folded_where_the_exercise_says_so():
    for exercise, state in moments("TR-11", "call"):
        has_left = exercise.scene.rows[0].value.key == "state-left"
        assert ((2, "mazo") in [(seat, str(action)) for seat, action in state.done]) == has_left


@pytest.mark.rule("TRU-TRU-13")
def test_the_opponent_has_raised_before_the_last_card():
    for exercise, state in moments("TR-11", "play"):
        tricks = [set(group.cards) for group in exercise.scene.groups if group.id != "mine"]
        assert [{play.card for play in trick} for trick in state.deal.tricks[:2]] == tricks
        assert {"quiero", "no-quiero"} <= set(map(str, state.actions(0)))


BALCO = [(lesson, kind) for lesson, kind in KINDS if lessons()[lesson].game == "balco"]
THROWS = [(lesson, kind) for lesson, kind in BALCO if kind == "legal"]


@pytest.mark.parametrize(("lesson", "kind"), THROWS)
@pytest.mark.rule("BAL-LEG-01")
def test_the_table_allows_the_cards_that_the_exercise_says_may_be_thrown(lesson, kind):
    for exercise, state in moments(lesson, kind):
        throws = [action for action in state.actions(0) if isinstance(action, Throw)]
        alone = {str(throw.cards[0]) for throw in throws if len(throw.cards) == 1}
        assert set(answer_key(exercise).answer) == (alone or {"take"})


@pytest.mark.parametrize(("lesson", "kind"), THROWS)
def test_the_cards_around_a_throw_are_the_whole_pack_and_its_pile_asks_what_the_exercise_says(
    lesson, kind
):
    for exercise, state in moments(lesson, kind):
        (pile,) = [group.cards for group in exercise.scene.groups if group.id == "pile"]
        assert state.pile[-1].card == pile[-1]
        assert first_fault(state) == ""


@pytest.mark.rule("BOT-TRUMP-01")
def test_the_partner_has_delegated_where_the_exercise_says_so():
    delegated = {
        len(exercise.scene.lines): state.calls for exercise, state in moments("BO-06", "call")
    }
    assert delegated == {0: (), 1: ("delegate",)}


@pytest.mark.rule("TRU-TURN-02")
def test_the_table_allows_the_calls_that_the_exercise_says_are_open():
    for exercise, state in moments("TR-08", "legal"):
        calls = {str(action) for action in state.actions(0)}
        asked = {item.id for item in exercise.schema.items}
        assert set(answer_key(exercise).answer) == calls & asked


@pytest.mark.rule("BOT-DUO-A-01")
@pytest.mark.parametrize("kind", ["legal", "next"])
def test_the_cards_of_a_table_of_two_are_not_called_a_hand(kind):
    exercise = generate("BO-17", kind, seed=7)
    assert public(exercise)["scene"]["hand_label"] != format_message("widget-your-hand")
    assert "hand_label" not in public(generate("BO-04", "legal", seed=7))["scene"]
