"""What the teacher sees of a room: the grid, who is stuck, what was missed most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cartes_lib.lessons import lessons
from cartes_widgets.classroom.model.results import Deal, Result, first_answers

__all__ = ["Cell", "Missed", "cells", "columns", "missed_most", "stuck_reason"]

STILL_MS = 4 * 60 * 1000
"""How long a pupil whose page is open may answer nothing before he counts as stuck."""

_IN_A_ROW = 3
_FEWEST = 2
_MOST_MISSED = 3


@dataclass(frozen=True, slots=True)
class Cell:
    """How far one pupil is with one kind of exercise.

    Attributes:
        right, of: first answers, and how many of them were right.
        last: whether each of the last five was right, the oldest first.
    """

    right: int
    of: int
    last: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """A kind of exercise, or one deal of it, that many missed.

    Attributes:
        deal: an exercise to propose again: the deal that several missed, else the next one
            that nobody had.
        wrong, of: first answers that were wrong, of how many.
    """

    deal: Deal
    wrong: int
    of: int


def columns(results: Iterable[Result]) -> list[tuple[str, str]]:
    """Lesson and kind of every exercise that somebody answered, in the order of the map."""
    found = {(one.deal.lesson, one.deal.kind) for one in results}
    places = {
        (lesson.id, kind): (at, number)
        for at, lesson in enumerate(lessons().values())
        for number, kind in enumerate(lesson.exercises)
    }
    return sorted(found, key=lambda one: places.get(one, (len(places), 0)))


def cells(results: Iterable[Result]) -> dict[str, dict[tuple[str, str], Cell]]:
    """By pupil and by lesson and kind, how far they are; only first answers count."""
    held: dict[str, dict[tuple[str, str], list[bool]]] = defaultdict(lambda: defaultdict(list))
    for one in first_answers(results):
        held[one.member][one.deal.lesson, one.deal.kind].append(one.ok)
    return {
        member: {
            place: Cell(sum(given), len(given), tuple(given[-5:])) for place, given in row.items()
        }
        for member, row in held.items()
    }


def stuck_reason(results: Sequence[Result], now: int, is_here: bool, since: int) -> str:
    """Why a pupil seems stuck; "" if he does not.

    `wrong`: his last three answers were wrong; `shown`: he looked at the worked answer last;
    `still`: his page is open and nothing came for minutes.

    Args:
        results: his own, the oldest first.
        now, since: this moment, and when he was seen last, in milliseconds.
        is_here: one of his pages is open.
    """
    last = results[-_IN_A_ROW:]
    if results and results[-1].shown:
        return "shown"
    if len(last) == _IN_A_ROW and not any(one.ok for one in last):
        return "wrong"
    latest = max([since, *(one.at for one in last)])
    return "still" if is_here and results and now - latest > STILL_MS else ""


def missed_most(results: Iterable[Result]) -> list[Missed]:
    """The three kinds of exercise that the class missed most, the worst first."""
    kinds: dict[tuple[str, str], list[Result]] = defaultdict(list)
    for one in first_answers(results):
        kinds[one.deal.lesson, one.deal.kind].append(one)
    found = []
    for given in kinds.values():
        wrong = [one for one in given if not one.ok]
        if len(given) >= _FEWEST and wrong:
            found.append(Missed(_again(given, wrong), len(wrong), len(given)))
    found.sort(key=lambda one: (-one.wrong / one.of, -one.wrong))
    return found[:_MOST_MISSED]


def _again(given: Sequence[Result], wrong: Sequence[Result]) -> Deal:
    """The deal that at least two missed, else one of that kind that nobody had."""
    by_deal: dict[Deal, int] = defaultdict(int)
    for one in wrong:
        by_deal[one.deal] += 1
    worst, number = max(by_deal.items(), key=lambda item: item[1])
    if number >= _FEWEST:
        return worst
    used = {one.deal.seed for one in given}
    seed = next(seed for seed in range(len(used) + 1) if seed not in used)
    return Deal(worst.lesson, worst.kind, seed, worst.level, worst.rules)
