"""Tests of a class of thirty on a network that loses 5 % of packets and stops once."""

import contextlib
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from urllib.parse import urlsplit

import pytest

from .lossy import LossyNetwork
from .wire import CODE, RIGHT, WRONG, Browser, holding, of_member

pytestmark = [pytest.mark.served, pytest.mark.long]

STUDENTS, QUESTIONS = 30, 3
PATIENCE = 300
FAILURES = (OSError, HTTPException, ValueError, StopIteration)
"""Errors that a request may raise when its connection breaks."""


def again(attempt):
    """The result of the function `attempt`, which is called again after each network error."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(*FAILURES):
            return attempt()
        assert time.monotonic() < deadline, "stuck"
        time.sleep(0.5)


def sees(student, holds):
    """Waits until the function `holds` is true of the student's state.

    Reconnects if the event stream breaks.
    """

    def look():
        with student.following() as events:
            return next(state for state in events if holds(state))

    return again(look)


def answers(student, number, answer):
    """Sends the student's `answer` to question `number` until the server confirms it."""

    def send():
        status, _ = student.post("class/answer", number=number, answer=answer)
        if status != 200:
            raise ValueError(status)

    again(send)


def is_past(question, number):
    """Whether `question` shows that question `number` is over; None if there is no question."""
    return question and (question["number"] > number or question["revealed"])


def work(student, place):
    """Answers all questions as the student number `place`; waits for the end of each question."""
    for number in range(1, QUESTIONS + 1):
        sees(student, lambda state, n=number: (state["question"] or {}).get("number") == n)
        answers(student, number, RIGHT if place % 2 else WRONG)
        # An event stream sends only the newest state: the next question may have begun.
        sees(student, lambda state, n=number: is_past(state["question"], n))


def test_no_answer_is_lost_and_no_student_waits_forever(tmp_path):
    with holding(tmp_path) as hosted_class, ThreadPoolExecutor(STUDENTS) as threads:
        network = LossyNetwork(urlsplit(hosted_class.address).port)
        students = [hosted_class.student(f"Élève {place}") for place in range(STUDENTS)]
        far = [Browser(network.address) for _ in students]
        for browser, student in zip(far, students, strict=True):
            browser.cookies.update(student.cookies)
        working = [threads.submit(work, browser, place) for place, browser in enumerate(far)]
        for number in range(1, QUESTIONS + 1):
            hosted_class.command("ask", code=CODE)
            if number == 2:
                network.stall()
            hosted_class.teacher.until(
                lambda state: state["question"]["distribution"]["answered"] == STUDENTS
            )
            hosted_class.command("reveal")
        for done in working:
            done.result(PATIENCE)
        board = hosted_class.board()
        for place in range(STUDENTS):
            # The three questions are the same exercise, so only the first answer counts.
            member = of_member(board, f"Élève {place}")
            assert (member["right"], member["of"]) == (place % 2, 1)
        _, table = hosted_class.teacher.ask("class/answers.csv")
        assert table.count(";BO-04;") == STUDENTS * QUESTIONS
        assert network.lost > STUDENTS
        assert network.broken > 0
        network.close()
