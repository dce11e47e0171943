"""Tests of stars, of rows of right answers, and of the goals of lessons."""

import json
from dataclasses import replace

import pytest

from cartes_lib import botifarra
from cartes_lib.asking import (
    Progress,
    after,
    answer_key,
    generate,
    goal_for,
    grade,
    is_mastered,
    merged_progress,
    recent,
    stars,
)
from cartes_lib.asking.mastery import MAX_REQUEUED, AnswerRecord, climb_left, only_climb_left
from cartes_lib.balco.dealing import pack
from cartes_lib.cards import PACK_40, PACK_48, card
from cartes_lib.lessons import Goal, lessons

GOOD = [1, 0, "order", 1, 1, "", 0.0]
"""The data of an answer as a browser stores it."""

SCORES = {"lesson": "BO-17", "kind": "score"}
"""Exercises of a lesson whose goal six right answers in a row do not reach."""


def answered(
    progress, *, lesson="BO-01", kind="value", right=True, hints=0, times=1, level=2, **more
):
    for seed in range(times):
        exercise = generate(lesson, kind, seed, level)
        answer = answer_key(exercise).answer
        given = answer if right else (answer + 1 if answer < 60 else 0)
        progress = after(progress, exercise, grade(exercise, given), hints, **more)
    return progress


@pytest.mark.parametrize(("hints", "earned"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 0)])
def test_each_further_hint_costs_stars(hints, earned):
    assert stars(hints) == earned


def test_every_lesson_has_a_goal_that_its_exercises_can_reach():
    for lesson in lessons().values():
        assert lesson.mastery
        assert all(0 < goal.right <= goal.of for goal in lesson.mastery)
        assert {goal.kind for goal in lesson.mastery} <= {*lesson.exercises, ""}


def test_each_lesson_is_pictured_by_three_to_five_cards_of_its_game():
    packs = {
        "botifarra": botifarra.OBLIGADA.pack,
        "truco": PACK_40,
        "balco": pack(),
    }
    for lesson in lessons().values():
        shown = [card(name) for name in lesson.cover if name != "back"]
        assert 3 <= len(lesson.cover) <= 5, lesson.id
        assert set(shown) <= set(packs.get(lesson.game, PACK_48)), lesson.id
        assert len(set(shown)) == len(shown), lesson.id


def test_a_goal_without_a_type_counts_all_types_together():
    assert goal_for("BO-01", "order") == goal_for("BO-01", "value") == Goal("", 12, 15, in_a_row=6)


def test_a_lesson_is_mastered_by_twelve_right_of_the_last_fifteen():
    assert not is_mastered(answered(Progress("BO-17"), **SCORES, times=11))
    assert is_mastered(answered(Progress("BO-17"), **SCORES, times=12))


def test_a_lesson_is_mastered_at_the_second_level_only():
    easy = answered(Progress("BO-01"), level=1, times=15)
    assert (is_mastered(easy), climb_left(easy, "value")) == (False, 3)
    climbing = answered(easy, times=2)
    assert (is_mastered(climbing), climb_left(climbing, "value")) == (False, 1)
    assert is_mastered(answered(climbing, level=3))


def test_one_slip_costs_one_answer_and_not_the_row():
    slipped = answered(answered(Progress("BO-01"), times=11), right=False)
    assert recent(slipped, "value") == (*[True] * 11, False)
    assert is_mastered(answered(slipped))


def test_answers_older_than_the_goal_counts_are_ignored():
    bad_start = answered(Progress("BO-17"), **SCORES, right=False, times=10)
    assert not is_mastered(answered(bad_start, **SCORES, times=11))
    assert is_mastered(answered(bad_start, **SCORES, times=12))


def duels(answers, level=2):
    """Progress in a lesson whose goal is about the exercises "duel".

    `answers` has True for each right answer, and False for each wrong answer.
    """
    entries = tuple(
        AnswerRecord(number, ok, "duel", seed=number, level=level)
        for number, ok in enumerate(answers)
    )
    return merged_progress(Progress("TR-02", {"duel": entries}), Progress("TR-02"))


def test_six_duels_right_in_a_row_reach_the_goal_early():
    assert goal_for("TR-02", "duel") == Goal("duel", 12, 15, in_a_row=6)
    assert not is_mastered(duels([True] * 5))
    assert is_mastered(duels([True] * 6))
    assert is_mastered(duels([False, *[True] * 6]))


@pytest.mark.parametrize(
    ("lesson", "kind"),
    [("BO-01", "duel"), ("BO-03", "duel"), ("BO-13", "duel"), ("BO-12", "term")],
)
def test_six_right_in_a_row_end_duels_and_what_takes_many_taps(lesson, kind):
    entries = tuple(AnswerRecord(at, True, kind, seed=at, level=2) for at in range(6))
    goal = goal_for(lesson, kind).kind
    five, six = (Progress(lesson, {goal: entries[:count]}) for count in (5, 6))
    assert not is_mastered(merged_progress(five, five))
    assert is_mastered(merged_progress(six, six))


def sorted_rounds(*levels):
    """Progress after right answers to the exercises "sort" of these levels."""
    entries = tuple(
        AnswerRecord(at, True, "sort", seed=at, level=level) for at, level in enumerate(levels)
    )
    return merged_progress(Progress("TR-01", {"sort": entries}), Progress("TR-01"))


def test_four_sorted_rounds_in_a_row_master_the_two_scales():
    assert not is_mastered(sorted_rounds(1, 1, 1))
    assert not is_mastered(sorted_rounds(1, 1, 1, 1))
    assert is_mastered(sorted_rounds(1, 1, 1, 2))


@pytest.mark.parametrize("first", range(0, 40, 4))
def test_a_mastered_sort_places_ten_pairs_and_takes_at_most_two_dozen_touches(first):
    rounds = [generate("TR-01", "sort", first + at, level) for at, level in enumerate((1, 1, 1, 2))]
    assert sum(len(item.schema.items) for item in rounds) == 10
    answers = [answer_key(item).answer for item in rounds]
    # A touch for each pair, one for the other scale, one to check and one to go on.
    assert sum(len(given) + len({*given.values()}) + 1 for given in answers) <= 22


def test_only_a_goal_without_other_conditions_is_reached_early():
    for lesson in lessons().values():
        for goal in lesson.mastery:
            assert goal.in_a_row is None or not (goal.cases or goal.seconds or goal.mean_loss)


def test_a_row_of_easy_answers_leaves_only_the_level():
    five, six = duels([True] * 5, level=1), duels([True] * 6, level=1)
    assert (only_climb_left(five, "duel"), only_climb_left(six, "duel")) == (0, 3)
    assert only_climb_left(duels([True] * 6), "duel") == 0


def test_a_slip_among_six_duels_begins_a_new_row():
    assert not is_mastered(duels([True] * 5 + [False] + [True] * 5))


def test_six_duels_at_the_first_level_reach_no_goal():
    assert not is_mastered(duels([True] * 6, level=1))


def test_six_in_a_row_reach_no_goal_of_other_exercises():
    entries = tuple(AnswerRecord(at, True, "legal", seed=at, level=2) for at in range(6))
    assert not is_mastered(Progress("BO-04", {"legal": entries}))


def test_a_mastered_lesson_stays_mastered():
    done = answered(Progress("BO-01"), times=12)
    assert is_mastered(answered(done, right=False))


def test_the_worked_answer_brings_the_exercise_back():
    given_away = answered(Progress("BO-01"), hints=4)
    assert given_away.missed_exercises == (("value", 0, 2),)
    assert recent(given_away, "value") == (False,)
    assert answered(given_away).missed_exercises == ()


def test_the_number_of_exercises_to_repeat_is_limited():
    assert len(answered(Progress("BO-01"), right=False, times=40).missed_exercises) == MAX_REQUEUED


def test_a_goal_with_a_time_is_reached_in_that_time_only(monkeypatch):
    slow = replace(lessons()["BO-01"], mastery=(Goal("", 3, 4, seconds=30),))
    monkeypatch.setattr("cartes_lib.asking.mastery.lessons", lambda: {"BO-01": slow})
    progress = answered(Progress("BO-01"), times=4, seconds=11.0)
    assert not is_mastered(progress)
    assert is_mastered(answered(progress, times=2, seconds=5.0))


def test_a_goal_with_cases_is_reached_when_all_were_seen(monkeypatch):
    wide = replace(lessons()["BO-01"], mastery=(Goal("", 2, 3, cases=2),))
    monkeypatch.setattr("cartes_lib.asking.mastery.lessons", lambda: {"BO-01": wide})
    exercise = generate("BO-01", "value", 1, 2)
    right = grade(exercise, answer_key(exercise).answer)
    progress = Progress("BO-01")
    for case in ("one", "one", "one"):
        progress = after(progress, exercise, replace(right, case=case), 0)
    assert not is_mastered(progress)
    assert not is_mastered(after(progress, exercise, replace(right, case=""), 0))
    assert is_mastered(after(progress, exercise, replace(right, case="two"), 0))


def test_a_case_that_was_missed_last_is_not_known(monkeypatch):
    wide = replace(lessons()["BO-01"], mastery=(Goal("", 1, 4, cases=2),))
    monkeypatch.setattr("cartes_lib.asking.mastery.lessons", lambda: {"BO-01": wide})
    exercise = generate("BO-01", "value", 1, 2)
    right = grade(exercise, answer_key(exercise).answer)
    progress = after(Progress("BO-01"), exercise, replace(right, case="one"), 0)
    progress = after(progress, exercise, replace(right, case="one", ok=False), 0)
    assert not is_mastered(after(progress, exercise, replace(right, case="two"), 0))


def test_two_tabs_together_know_what_each_has_answered():
    shared = answered(Progress("BO-01"), times=2)
    first = answered(shared, times=6, at=5_000)
    other = answered(shared, right=False, times=4, at=6_000)
    both = merged_progress(first, other)
    assert both == merged_progress(other, first) == merged_progress(both, first)
    assert recent(both, "value") == (*[True] * 8, *[False] * 4)
    assert set(both.missed_exercises) == set(other.missed_exercises)


def test_a_goal_that_two_tabs_reach_together_is_reached():
    first = answered(Progress("BO-17"), **SCORES, times=6, at=1_000)
    other = answered(Progress("BO-17"), **SCORES, times=6, at=9_000)
    assert not is_mastered(first)
    assert is_mastered(merged_progress(first, other))


def test_a_clock_that_is_set_back_does_not_mix_the_answers_up():
    progress = answered(Progress("BO-01"), right=False, at=9_000)
    assert recent(answered(progress, at=1_000), "value") == (False, True)


def test_progress_survives_the_browser():
    progress = answered(answered(Progress("BO-01"), right=False, times=3), times=2)
    saved = json.loads(json.dumps(progress.plain()))
    assert Progress.from_plain("BO-01", saved) == progress


@pytest.mark.parametrize(
    "saved",
    [
        None,
        "x",
        [],
        {"lesson": "BO-02"},
        {"lesson": "BO-01", "answers": [], "reached": {}},
        {"lesson": "BO-01", "answers": {"": 3, "nope": [[1, 1, "order", 1, 1, "", 0]]}},
        {"lesson": "BO-01", "reached": [["order"], {}, "nope", 3]},
        {"lesson": "BO-01", "answers": {"": [[], ["order"], "abc", None, {}]}},
        *(
            {"lesson": "BO-01", "answers": {"": [[*GOOD[:at], bad, *GOOD[at + 1 :]]]}}
            for at, bad in enumerate((-1, 2, "nope", -1, 9, 5, "x"))
        ),
        {"lesson": "BO-01", "answers": {"": [[*GOOD[:-1], 2**53]]}},
    ],
)
def test_damaged_progress_is_left_out_piece_by_piece(saved):
    progress = Progress.from_plain("BO-01", saved)
    assert not any(progress.answers.values())
    assert (progress.reached, progress.missed_exercises) == (frozenset(), ())
    assert not is_mastered(progress)
