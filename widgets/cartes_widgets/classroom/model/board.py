"""The teacher's overview of a room: the grid of results, stuck students, most missed exercises."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cartes_lib.lessons import lessons
from cartes_widgets.classroom.model.results import Deal, Result, first_answers

IDLE_MS = 4 * 60 * 1000
"""Milliseconds without an answer after which a student with an open page counts as stuck."""

_IN_A_ROW = 3
_MIN_ANSWERS = 2
_MAX_MISSED = 3


@dataclass(frozen=True, slots=True)
class Cell:
    """The results of one student in one kind of exercise.

    Attributes:
        right, of: number of right first answers, and of all first answers.
        last: whether each of the last five answers was right, the oldest first.
    """

    right: int
    of: int
    last: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class MissedExercise:
    """A kind of exercise that many students answered wrongly, and an exercise of it to ask again.

    Attributes:
        deal: the exercise to ask again: one that several students answered wrongly, or else a new
            one.
        wrong, of: number of wrong first answers, and of all first answers.
    """

    deal: Deal
    wrong: int
    of: int


def columns(results: Iterable[Result]) -> list[tuple[str, str]]:
    """Pairs of lesson and kind, for each kind of exercise with an answer, in lesson order."""
    kinds = {(result.deal.lesson, result.deal.kind) for result in results}
    places = {
        (lesson.id, kind): (at, number)
        for at, lesson in enumerate(lessons().values())
        for number, kind in enumerate(lesson.exercises)
    }
    return sorted(kinds, key=lambda item: places.get(item, (len(places), 0)))


def cells(results: Iterable[Result]) -> dict[str, dict[tuple[str, str], Cell]]:
    """The results of each student in each kind of exercise; only first answers count.

    The outer key is the student's id, the inner key is the lesson and the kind.
    """
    answers: dict[str, dict[tuple[str, str], list[bool]]] = defaultdict(lambda: defaultdict(list))
    for answer in first_answers(results):
        answers[answer.member][answer.deal.lesson, answer.deal.kind].append(answer.ok)
    return {
        member: {
            place: Cell(sum(given), len(given), tuple(given[-5:])) for place, given in row.items()
        }
        for member, row in answers.items()
    }


def stuck_reason(results: Sequence[Result], now: int, is_here: bool, since: int) -> str:
    """The reason why a student seems to be stuck; "" if the student seems not to be stuck.

    `wrong`: the last three answers were wrong. `shown`: the student has just looked at the
    solution. `still`: a page is open, but no answer has come for minutes.

    Args:
        results: the results of the student, the oldest first.
        now, since: the current time, and the time of the student's last activity, in milliseconds.
        is_here: whether one of the student's pages is open.
    """
    last = results[-_IN_A_ROW:]
    if results and results[-1].shown:
        return "shown"
    if len(last) == _IN_A_ROW and not any(item.ok for item in last):
        return "wrong"
    latest = max([since, *(item.at for item in last)])
    return "still" if is_here and results and now - latest > IDLE_MS else ""


def missed_most(results: Iterable[Result]) -> list[MissedExercise]:
    """The three kinds of exercise that the class missed most, the worst first."""
    kinds: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for answer in first_answers(results):
        kinds[answer.deal.lesson, answer.deal.kind].append(answer)
    result = []
    for given in kinds.values():
        wrong = [item for item in given if not item.ok]
        if len(given) >= _MIN_ANSWERS and wrong:
            result.append(MissedExercise(_again(given, wrong), len(wrong), len(given)))
    result.sort(key=lambda item: (-item.wrong / item.of, -item.wrong))
    return result[:_MAX_MISSED]


def _again(given: Sequence[Result], wrong: Sequence[Result]) -> Deal:
    """The exercise that at least two students answered wrongly, else a new one of the same kind."""
    by_deal: dict[Deal, int] = defaultdict(int)
    for entry in wrong:
        by_deal[entry.deal] += 1
    worst, number = max(by_deal.items(), key=lambda item: item[1])
    if number >= _MIN_ANSWERS:
        return worst
    used = {item.deal.seed for item in given}
    seed = next(seed for seed in range(len(used) + 1) if seed not in used)
    return Deal(worst.lesson, worst.kind, seed, worst.level, worst.rules)
