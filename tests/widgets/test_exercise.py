"""Tests of an exercise on a page: messages, input from the page, a series of exercises."""

import json

import pytest

from cartes_lib.asking import (
    SEEDS,
    answer_key,
    exercise_kinds,
    generate,
    goal_for,
    grade,
)
from cartes_lib.asking.answer_texts import right_sentence
from cartes_lib.lessons import lessons
from cartes_lib.rulebook import rules
from cartes_widgets.exercise.exercise import Exercise
from cartes_widgets.exercise.learner import Learner

from .page import page_state, post, send

OFFERED = [(lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)]
WITH_ITEMS = [item for item in OFFERED if generate(*item, seed=0).schema.items]
SHOWN = {
    "kind",
    "items",
    "multi_select",
    "ends",
    "min",
    "max",
    "unit",
    "dial",
    "targets",
    "parts",
    "seats",
}
ITEM = {"id", "card", "card_name", "text", "lang", "seat"}


def plain(value):
    """`value` in the form in which a page sends it."""
    if isinstance(value, tuple):
        return list(value)
    return {key: plain(entry) for key, entry in value.items()} if isinstance(value, dict) else value


def right(widget):
    result = answer_key(widget.exercise).answer
    return plain(dict(result) if hasattr(result, "items") else result)


def right_ones(widget):
    """The number of right answers among the latest answers, which count for a widget's goal."""
    return sum(widget.recent)


def wrong(widget):
    """A wrong answer to a question with several choices: all cards except the right ones."""
    return [item["id"] for item in widget.answer["items"] if item["id"] not in right(widget)]


@pytest.fixture
def legal():
    return Exercise("BO-04", "legal", seed=3)


@pytest.mark.parametrize(("lesson", "kind"), OFFERED)
def test_before_an_answer_the_page_receives_only_the_question(lesson, kind):
    widget = Exercise(lesson, kind, seed=11)
    state = json.dumps(page_state(widget), ensure_ascii=False)
    assert (widget.verdict, widget.hint) == ({}, {"shown": 0, "of": 4})
    assert set(widget.answer) <= SHOWN
    assert all(set(item) <= ITEM for item in widget.answer["items"])
    assert len({item.get("lang") for item in widget.answer["items"]}) <= 1
    for secret in ("why-", "hint-", "highlight", "mistake", "answer_key", "removed"):
        assert secret not in state


@pytest.mark.parametrize(("lesson", "kind"), WITH_ITEMS)
def test_the_items_stand_in_an_order_that_does_not_give_the_answer_away(lesson, kind):
    """In 20 exercises, the right items are not always first, and the items not always sorted."""
    first, as_they_stand, rounds = 0, 0, 0
    for seed in range(20):
        widget = Exercise(lesson, kind, seed=seed)
        items = [item["id"] for item in widget.answer["items"]]
        # Some kinds ask for a number in some exercises; those have no items.
        if items:
            answer = right(widget)
            rounds += 1
            first += answer in (items[0], [items[0]])
            as_they_stand += widget.answer["kind"] == "order" and answer == items
    assert rounds > 5
    assert first < rounds
    assert as_they_stand < rounds // 2


@pytest.mark.parametrize(("lesson", "kind"), OFFERED)
def test_the_right_answer_is_right_and_says_by_which_rule(lesson, kind):
    widget = Exercise(lesson, kind, seed=5)
    send(widget, "answer", answer=right(widget))
    assert widget.verdict["ok"]
    assert widget.verdict["rule"] in rules()
    assert widget.verdict["text"]
    assert (widget.stars, right_ones(widget), widget.done, widget.notice) == (3, 1, 1, "")


def test_the_reply_to_a_wrong_answer_lists_missing_and_superfluous_items(legal):
    entry = wrong(legal)[0]
    send(legal, "answer", answer=[entry])
    assert legal.verdict["ok"] is False
    assert legal.verdict["extra"] == [entry]
    assert set(legal.verdict["missed"]) == set(right(legal))
    assert legal.stars == 0


def wrong_answers(schema, answer):
    """Answers of the form of `schema` that differ from the right answer `answer`."""
    ids = [item.id for item in schema.items]
    if schema.kind == "number":
        return [schema.low, schema.high]
    if schema.kind == "order":
        return [answer[::-1]]
    if schema.kind in ("match", "zones"):
        return [{**answer, name: target.id} for name in answer for target in schema.targets]
    if schema.kind == "parts":
        return [
            {**answer, name: given}
            for name, _, part in schema.parts
            for given in wrong_answers(part, answer[name])
        ]
    return [[each] if schema.multi_select else each for each in ids]


@pytest.mark.parametrize(("lesson", "kind"), OFFERED)
def test_a_wrong_answer_shows_the_right_one_and_ends_the_exercise(lesson, kind):
    widget = Exercise(lesson, kind, seed=5)
    exercise, answer = widget.exercise, right(widget)
    given = next(
        plain(item)
        for item in wrong_answers(exercise.schema, answer)
        if not grade(exercise, plain(item)).ok
    )
    send(widget, "answer", answer=given)
    verdict = widget.verdict
    assert (verdict["ok"], widget.stars, widget.done) == (False, 0, 1)
    assert verdict["right"] in verdict["announcement"] or verdict["missed"]
    assert right_sentence(exercise) == verdict["right"]
    send(widget, "hint")
    send(widget, "answer", answer=answer)
    assert (widget.verdict, widget.stars, right_ones(widget)) == (verdict, 0, 0)
    assert widget.notice
    send(widget, "next")
    assert (widget.verdict, widget.notice) == ({}, "")


def test_a_wrong_answer_counts_as_a_mistake(legal):
    send(legal, "answer", answer=right(legal))
    send(legal, "next")
    send(legal, "answer", answer=wrong(legal))
    assert (legal.verdict["ok"], legal.recent) == (False, [True, False])
    assert (legal.stars, legal.done) == (0, 2)


def test_hints_come_one_by_one_and_only_the_last_holds_the_answer(legal):
    for number in (1, 2, 3):
        send(legal, "hint")
        assert legal.hint["shown"] == number
        assert not legal.hint.get("worked")
    send(legal, "hint")
    assert (legal.hint["shown"], bool(legal.hint["worked"])) == (4, True)
    send(legal, "hint")
    assert legal.hint["shown"] == 4


@pytest.mark.parametrize(("hints", "stars", "row"), [(1, 2, 1), (2, 2, 1), (3, 1, 1), (4, 0, 0)])
def test_stars_go_down_with_the_hints_and_the_worked_answer_does_not_count(
    legal, hints, stars, row
):
    for _ in range(hints):
        send(legal, "hint")
    send(legal, "answer", answer=right(legal))
    assert (legal.stars, right_ones(legal)) == (stars, row)


def test_a_series_is_mastered_by_its_goal_of_right_answers():
    widget = Exercise("TR-04", "call", seed=0)
    for number in range(goal_for("TR-04", "call").right):
        assert not widget.mastered
        assert (len(widget.recent), widget.window) == (number, 12)
        assert "10 sur 12" in widget.row
        send(widget, "answer", answer=right(widget))
        send(widget, "next")
    assert (widget.mastered, widget.lesson_done) == (True, True)


def test_exercises_of_a_lesson_count_together_where_its_goal_does():
    learner = Learner()
    order, value = (Exercise("BO-01", kind, learner=learner) for kind in ("order", "value"))
    send(order, "answer", answer=right(order))
    send(value, "answer", answer=right(value))
    assert order.row == value.row
    assert order.row == "2 justes sur 2, but\u00a0: 12 sur 15 ou 6 de suite"


def test_exercises_with_goals_of_their_own_count_apart():
    learner = Learner()
    legal, score = (Exercise("BO-07", kind, learner=learner) for kind in ("legal", "score"))
    send(legal, "answer", answer=right(legal))
    assert (right_ones(legal), right_ones(score)) == (1, 0)
    assert score.row == "But\u00a0: 12 sur 15\u00a0; sortes de questions réussies\u00a0: 0 sur 7"


@pytest.mark.parametrize("miss", ["wrong", "worked"])
def test_a_missed_exercise_comes_again_after_two_others(legal, miss):
    if miss == "wrong":
        send(legal, "answer", answer=wrong(legal))
    else:
        for _ in range(4):
            send(legal, "hint")
    shown = []
    for _ in range(4):
        send(legal, "next")
        shown.append(legal.seed)
        send(legal, "answer", answer=right(legal))
    assert shown == [4, 5, 3, 6]


def test_the_time_of_an_answer_counts_where_the_goal_has_one(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("cartes_widgets.exercise.exercise.time.monotonic", lambda: now[0])
    learner = Learner()
    widget = Exercise("TR-05", "value", learner=learner)
    for _ in range(3):
        now[0] += 30
        send(widget, "answer", answer=right(widget))
        send(widget, "next")
    # How long the first answer took is unknown.
    answers = learner.progress("TR-05").answers["value"]
    assert [answer.seconds for answer in answers] == [0.0, 30.0, 30.0]


def test_after_three_right_in_a_row_the_level_rises_with_a_word():
    widget = Exercise("BO-04", "legal", seed=3)
    shown = []
    for _ in range(5):
        shown.append((widget.level, widget.risen))
        send(widget, "answer", answer=right(widget))
        send(widget, "next")
    assert shown == [(1, ""), (1, ""), (1, ""), (2, "Niveau 2\u00a0!"), (2, "")]


def test_after_two_wrong_the_level_falls_without_a_word(legal):
    send(legal, "level", level=3)
    for _ in range(2):
        send(legal, "answer", answer=wrong(legal))
        send(legal, "next")
    assert (legal.level, legal.risen) == (2, "")


def test_answers_before_the_learner_chose_a_level_do_not_lower_it(legal):
    send(legal, "level", level=3)
    send(legal, "answer", answer=wrong(legal))
    send(legal, "next")
    send(legal, "level", level=3)
    send(legal, "answer", answer=wrong(legal))
    send(legal, "next")
    assert legal.level == 3


def test_a_missed_exercise_that_comes_again_keeps_its_level_and_the_series_its_own(legal):
    send(legal, "answer", answer=wrong(legal))
    send(legal, "level", level=2)
    shown = []
    for _ in range(4):
        send(legal, "answer", answer=right(legal))
        send(legal, "next")
        shown.append((legal.seed, legal.level))
    assert shown == [(5, 2), (6, 2), (3, 1), (7, 3)]


def test_the_learner_may_keep_a_level():
    widget = Exercise("BO-04", "legal", seed=3)
    for _ in range(3):
        send(widget, "answer", answer=right(widget))
        send(widget, "next")
    send(widget, "level", level=1)
    send(widget, "answer", answer=right(widget))
    send(widget, "next")
    assert widget.level == 1


def test_a_goal_that_lacks_its_level_says_so():
    widget = Exercise("BO-03", "next", seed=0)
    for _ in range(goal_for("BO-03", "next").right):
        send(widget, "level", level=2)
        send(widget, "level", level=1)
        send(widget, "answer", answer=right(widget))
        send(widget, "next")
    assert not widget.mastered
    assert widget.row.endswith("encore 3 justes au niveau 2")


def test_the_next_exercise_has_the_next_seed_and_a_code_of_its_own(legal):
    code = legal.code
    send(legal, "hint")
    send(legal, "answer", answer=right(legal))
    send(legal, "next")
    assert (legal.seed, legal.revision, legal.stars) == (4, 2, 0)
    assert (legal.verdict, legal.hint) == ({}, {"shown": 0, "of": 4})
    assert legal.code.startswith("BO-04-")
    assert legal.code != code


def test_after_the_last_seed_comes_the_first():
    widget = Exercise("BO-04", "legal", seed=SEEDS - 1)
    send(widget, "next")
    assert widget.seed == 0


def test_another_level_brings_no_exercise_back_that_was_shown_before(legal):
    shown = {(legal.seed, legal.level)}
    send(legal, "answer", answer=wrong(legal))
    for level in (2, 1, 2, 3, 1):
        send(legal, "level", level=level)
        assert legal.level == level
        assert (legal.seed, level) not in shown
        assert (legal.hint["shown"], legal.verdict) == (0, {})
        shown.add((legal.seed, level))


def test_a_reload_during_a_mistake_that_comes_again_does_not_repeat_the_series(legal):
    send(legal, "answer", answer=wrong(legal))
    shown = []
    while legal.seed != 3 or not shown:
        send(legal, "next")
        shown.append(legal.seed)
        if legal.seed != 3:
            send(legal, "answer", answer=right(legal))
    assert shown == [4, 5, 3]
    again = Exercise("BO-04", "legal", seed=3)
    state = {**plain(legal.saved), "seed": legal.seed, "level": legal.level, "solved": False}
    send(again, "restore", state=state)
    send(again, "answer", answer=right(again))
    send(again, "next")
    assert again.seed == 6


def test_choosing_the_current_level_keeps_the_hints(legal):
    send(legal, "hint")
    send(legal, "level", level=legal.level)
    assert legal.hint["shown"] == 1
    for _ in range(3):
        send(legal, "hint")
    send(legal, "answer", answer=right(legal))
    assert legal.stars == 0


@pytest.mark.parametrize("do", ["next", "hint", "level"])
def test_a_second_click_is_ignored_without_a_message(legal, do):
    revision = legal.revision
    send(legal, "next")
    before = page_state(legal)
    send(legal, do, revision=revision, level=2)
    assert page_state(legal) == before


@pytest.mark.parametrize(
    "message",
    [
        {"do": "level", "level": 4},
        {"do": "level", "level": True},
        {"do": "level", "level": [1]},
        {"do": "answer"},
        {"do": "answer", "answer": "__import__('os')"},
        {"do": "answer", "answer": {"9o": {"9o": []}}},
        {"do": "answer", "answer": [["9o"]]},
        {"do": "answer", "answer": ["9o"] * 10_000},
        {"do": "execute"},
        {"do": ["answer"]},
        {"do": None},
        {"do": "restore"},
        {"do": "restore", "state": "mastered"},
        {"do": "restore", "state": {"mastered": True}},
        {"do": "restore", "state": {"mastered": 1, "streak": 1, "stars": 0, "seed": 1}},
    ],
)
def test_a_message_that_makes_no_sense_brings_a_notice_and_changes_nothing(legal, message):
    before = page_state(legal)
    send(legal, **message)
    assert legal.notice
    assert page_state(legal) == {**before, "notice": legal.notice}


@pytest.mark.parametrize("content", [None, [], "next", 7, {}, {"do": "next"}])
def test_a_message_of_another_revision_changes_nothing(legal, content):
    before = page_state(legal)
    post(legal, content)
    assert page_state(legal) == {**before, "notice": legal.notice}


def test_an_answer_to_an_earlier_exercise_is_reported_as_late(legal):
    late, revision = right(legal), legal.revision
    send(legal, "next")
    before = page_state(legal)
    send(legal, "answer", revision=revision, answer=late)
    assert legal.notice
    assert page_state(legal) == {**before, "notice": legal.notice}


def test_a_solved_exercise_takes_no_second_answer(legal):
    send(legal, "answer", answer=right(legal))
    send(legal, "answer", answer=[])
    assert (right_ones(legal), legal.done) == (1, 1)
    assert legal.notice


def test_an_answer_that_a_returning_connection_sends_again_changes_nothing(legal):
    send(legal, "answer", answer=right(legal))
    before = page_state(legal)
    send(legal, "answer", answer=right(legal))
    assert page_state(legal) == before
    assert not legal.notice


@pytest.fixture
def saved(legal):
    """The saved data of a series with one solved exercise, as a page sends it to a new widget."""
    send(legal, "answer", answer=right(legal))
    send(legal, "level", level=2)
    content = json.loads(json.dumps({**legal.saved, "seed": legal.seed, "level": 2, "done": 1}))
    return {**content, "seed": 40, "newest": 40}


def test_a_series_continues_from_the_saved_data_of_the_browser(saved):
    legal = Exercise("BO-04", "legal", seed=3)
    send(legal, "restore", state=saved)
    assert (legal.seed, legal.level, right_ones(legal), legal.done) == (40, 2, 1, 1)
    assert {name: legal.saved[name] for name in ("progress", "review")} == {
        name: saved[name] for name in ("progress", "review")
    }
    assert legal.notice == ""


@pytest.mark.parametrize(("hints", "earned"), [(1, 2), (3, 1), (4, 0)])
def test_hints_outlast_a_reload(legal, saved, hints, earned):
    legal = Exercise("BO-04", "legal", seed=3)
    send(legal, "restore", state={**saved, "hints": hints})
    assert (legal.hint["shown"], legal.saved["hints"]) == (hints, hints)
    send(legal, "answer", answer=right(legal))
    assert legal.stars == earned


def test_an_answer_missed_before_a_reload_does_not_count_again(saved):
    legal = Exercise("BO-04", "legal", seed=3)
    send(legal, "restore", state={**saved, "failed": True})
    before = legal.recent
    send(legal, "answer", answer=right(legal))
    assert legal.recent == before


def test_after_a_reload_the_next_exercise_follows_a_solved_one(saved):
    legal = Exercise("BO-04", "legal", seed=3)
    send(legal, "restore", state={**saved, "solved": True})
    assert (legal.seed, legal.hint["shown"]) == (41, 0)


def test_a_lesson_goes_on_in_an_exercise_that_is_new_to_the_browser(saved):
    learner = Learner()
    why = Exercise("BO-04", "why", seed=3, learner=learner)
    send(why, "restore", state={"progress": saved["progress"]})
    legal = Exercise("BO-04", "legal", seed=3, learner=learner)
    assert (why.seed, why.notice, right_ones(legal)) == (3, "", 1)


def test_answers_in_another_tab_count_here_too(saved):
    first = Exercise("BO-04", "legal", seed=50)
    send(first, "answer", answer=right(first))
    send(first, "merge", revision=0, progress=saved["progress"])
    assert (right_ones(first), first.notice) == (2, "")
    send(first, "merge", progress={"lesson": "BO-04", "answers": "x"})
    assert right_ones(first) == 2


def test_two_exercises_of_a_page_take_up_the_same_lesson_once(saved):
    learner = Learner()
    legal, why = (Exercise("BO-04", kind, learner=learner) for kind in ("legal", "why"))
    send(legal, "restore", state=saved)
    send(legal, "answer", answer=right(legal))
    send(why, "restore", state=saved)
    assert right_ones(legal) == 2


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", -1),
        ("seed", SEEDS),
        ("seed", "40"),
        ("seed", 4.0),
        ("level", 0),
        ("level", 9),
        ("done", -1),
        ("done", 10**12),
        ("hints", 5),
        ("hints", True),
    ],
)
def test_damaged_saved_data_of_a_series_is_ignored(saved, name, value):
    legal = Exercise("BO-04", "legal", seed=3)
    before = page_state(legal)
    send(legal, "restore", state={**saved, name: value})
    assert legal.notice
    assert page_state(legal) == {**before, "notice": legal.notice}


@pytest.mark.parametrize(("name", "value"), [("progress", "x"), ("progress", []), ("review", 3)])
def test_saved_data_damaged_in_part_is_used_without_that_part(saved, name, value):
    legal = Exercise("BO-04", "legal", seed=3)
    send(legal, "restore", state={**saved, name: value})
    assert (legal.notice, legal.seed) == ("", 40)


def test_saved_data_cannot_undo_an_answer(legal, saved):
    legal = Exercise("BO-04", "legal", seed=3)
    send(legal, "answer", answer=right(legal))
    send(legal, "restore", state=saved)
    assert (legal.seed, right_ones(legal)) == (3, 1)


@pytest.mark.parametrize(
    "sent",
    [
        {"row": "99"},
        {"saved": {}},
        {"mastered": True},
        {"verdict": {"ok": True}},
        {"lesson": "BO-05"},
    ],
)
def test_a_page_sets_no_trait_of_an_exercise(legal, sent):
    before = page_state(legal)
    legal.set_state(sent)
    assert page_state(legal) == before


@pytest.mark.rule("BOT-IND4-01")
def test_nobody_is_a_partner_at_a_table_where_each_plays_alone():
    alone, pairs = Exercise("BO-13", "legal"), Exercise("BO-04", "legal")
    assert alone.scene["names"][2] == "en face"
    assert pairs.scene["names"][2] == "partenaire"


def test_restoring_the_exercise_that_is_shown_makes_no_answer_come_too_late(legal):
    before = legal.revision
    send(legal, "restore", state={"seed": legal.seed, "level": legal.level, "hints": 1})
    assert legal.hint["shown"] == 1
    assert legal.revision == before
    send(legal, "answer", answer=right(legal))
    assert legal.verdict["ok"]
