"""Positions of exercises that are moments of a deal, so that a table can go on with them."""

import pytest

from cartes_lib.asking import LEVELS, can_play_on, exercise_kinds, generate, state_of
from cartes_lib.lessons import lessons

SEEDS = range(30)
PLAYED_ON = [
    (lesson, kind)
    for lesson in lessons()
    for kind in exercise_kinds(lesson)
    if any(can_play_on(generate(lesson, kind, seed)) for seed in SEEDS)
]
each_kind = pytest.mark.parametrize(("lesson", "kind"), PLAYED_ON, ids="-".join)


def moments(lesson, kind):
    """Drawn exercises of that kind, with the state of each."""
    drawn = [generate(lesson, kind, seed, LEVELS[seed % len(LEVELS)]) for seed in SEEDS]
    return [(exercise, state_of(exercise)) for exercise in drawn if can_play_on(exercise)]


def shown_cards(scene):
    """The learner's cards in the scene, by name; the six cards of an exchange are the answer."""
    groups = {group.id: group.cards for group in scene.groups}
    return set(scene.hand or groups.get("hand", ()) or scene.cards)


def own_cards(state):
    """The cards of seat 0 that its player sees."""
    view = state.view(0)
    return {*(view.hand or ()), *getattr(state, "up", [()])[0]}


def test_each_game_has_positions_to_play_on():
    assert {lessons()[lesson].game for lesson, _ in PLAYED_ON} == {"balco", "botifarra", "truco"}


@each_kind
def test_the_learner_acts_in_the_state_with_the_cards_that_the_exercise_shows(lesson, kind):
    for exercise, state in moments(lesson, kind):
        shown = shown_cards(exercise.scene) or {item.card for item in exercise.schema.items}
        assert 0 in state.to_act
        assert state.actions(0)
        assert shown <= own_cards(state)


@each_kind
def test_an_exercise_is_played_on_with_the_same_cards_each_time(lesson, kind):
    for exercise, state in moments(lesson, kind)[:6]:
        assert state_of(exercise) == state


def test_a_question_that_is_no_moment_of_a_deal_has_no_state():
    exercise = generate("BO-01", "duel", seed=7)
    assert not can_play_on(exercise)
    assert state_of(exercise) is None


@pytest.mark.rule("BOT-DBL-01")
def test_seat_0_may_double_where_the_question_is_whether_to():
    for _, state in moments("BO-07", "double"):
        assert state.talk.speaker == 0
        assert {"contro", "pass"} <= set(map(str, state.actions(0)))


@pytest.mark.rule("BOT-TRUMP-01")
def test_seat_0_names_the_contract_where_that_is_the_question():
    for _, state in moments("BO-06", "play"):
        assert "botifarra" in set(map(str, state.actions(0)))
