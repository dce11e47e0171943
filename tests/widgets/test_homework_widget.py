"""Tests of the homework widget: one exercise after the other, each with one answer."""

import json
from datetime import date

import pytest

from cartes_lib.asking import answer_key, deal_code, exercise_kinds, generate
from cartes_lib.asking.homework import new_homework
from cartes_widgets.exercise.homework import Homework

from .page import send

EXERCISES = (
    generate("BO-04", "legal", 7),
    generate("TR-05", exercise_kinds("TR-05")[0], 3),
    generate("BA-03", exercise_kinds("BA-03")[0], 5),
)

TEXT = new_homework(date(2026, 12, 4), EXERCISES).signed("0" * 20).text


def right(number):
    answer = answer_key(EXERCISES[number - 1]).answer
    plain = dict(answer) if hasattr(answer, "items") else answer
    return list(plain) if isinstance(plain, tuple) else plain


def begun(*answered):
    widget = Homework(TEXT)
    send(widget, "begin", answered=list(answered))
    return widget


def test_exercises_come_in_order_and_each_takes_one_answer():
    widget = begun()
    for number, exercise in enumerate(EXERCISES, 1):
        assert (widget.current, widget.code) == (number, deal_code(exercise))
        send(widget, "answer", answer=right(number))
        assert widget.verdict["ok"]
        assert (widget.given["number"], widget.given["ok"]) == (number, True)
        before = widget.given
        send(widget, "answer", answer=[])
        assert (widget.notice != "", widget.given) == (True, before)
        send(widget, "next")
    assert (widget.current, widget.over, widget.verdict) == (0, True, {})
    json.dumps(widget.given)


def test_a_wrong_answer_is_explained_and_stays():
    widget = begun()
    wrong = next(item.id for item in EXERCISES[0].schema.items if item.id not in right(1))
    send(widget, "answer", answer=[wrong])
    assert widget.verdict["ok"] is False
    assert widget.given == {"number": 1, "answer": [wrong], "ok": False}
    send(widget, "next")
    assert widget.current == 2


def test_a_homework_continues_where_the_browser_stopped():
    assert begun(1).current == 2
    assert begun(1, 2, 3).over
    widget = begun(2)
    send(widget, "go", number=3)
    assert widget.current == 3
    send(widget, "answer", answer=right(3))
    send(widget, "next")
    assert widget.current == 1, "an exercise that was passed over comes at the end"
    send(widget, "go", number=2)
    assert widget.current == 1, "it is answered"


def test_the_paper_has_all_questions_and_no_answers():
    widget = Homework(TEXT)
    assert widget.paper == []
    send(widget, "begin", answered=[2])
    assert [item["code"] for item in widget.paper] == [deal_code(item) for item in EXERCISES]
    for item in widget.paper:
        assert set(item) == {"code", "prompt", "scene", "answer"}
    send(widget, "go", number=3)
    shown = {"prompt": widget.prompt, "scene": widget.scene, "answer": widget.answer}
    assert {"code": widget.code, **shown} == widget.paper[2]


@pytest.mark.parametrize("answered", [None, "x", [0, 4, -1, True, 1.0, "1", None, [1]], {"1": 2}])
def test_impossible_saved_answers_of_a_homework_are_ignored(answered):
    widget = Homework(TEXT)
    send(widget, "begin", answered=answered)
    assert widget.current == 1


def test_before_the_answer_the_state_does_not_contain_it():
    widget = begun()
    state = {name: value for name, value in widget.get_state().items() if name != "texts"}
    assert (state["verdict"], state["given"]) == ({}, {})
    assert state["hint"]["shown"] == 0
    assert '"ok"' not in json.dumps(state)


def test_other_messages_change_nothing():
    widget = begun()
    before = (widget.current, widget.revision, widget.hint)
    for do in ("hint", "level", "restore", "begin", "x"):
        send(widget, do, answered=[1], level=3, state={})
        assert (widget.current, widget.revision, widget.hint) == before
        assert widget.notice, do
    send(widget, "next")
    assert widget.current == 1
    for number in (0, 4, "2", True, None):
        send(widget, "go", number=number)
        assert (widget.current, widget.notice != "") == (1, True)
    send(widget, "merge", progress=None)
    assert widget.current == 1


@pytest.mark.parametrize("text", [TEXT[:-30], TEXT.replace("12-04", "12-05"), "x"])
def test_a_damaged_link_is_reported_and_begins_nothing(text):
    widget = Homework(text)
    assert widget.problem
    assert (widget.link, widget.of) == ("", 0)
    send(widget, "begin", answered=[])
    assert widget.current == 0
    send(widget, "answer", answer=[])
    assert widget.given == {}


def test_without_a_link_there_is_no_problem_yet():
    widget = Homework()
    assert (widget.problem, widget.link) == ("", "")
