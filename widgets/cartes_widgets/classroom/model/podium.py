"""The podium of a class, by the share of right answers to questions for all, not by speed.

In a tournament, it is by the share of won comparisons with other tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from cartes_lib.cards import Suit
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.results import Result
from cartes_widgets.classroom.model.room import Room

STEPS = 3
"""Number of places on a podium; lower places are not shown."""

_MAX_DENOMINATOR = 10_000
"""Greatest denominator of a share; a tournament's table never has more comparisons."""


def team_of(room: Room, member: Member) -> Suit:
    """The team of a student, which has the name of a suit; students join the four teams in turn."""
    order = list(room.members).index(member.id)
    return tuple(Suit)[order % len(Suit)]


@dataclass(frozen=True, slots=True)
class Score:
    """The number of right answers of a student or a team, and the number of questions.

    In a tournament, the two numbers are the share of won comparisons as a fraction.
    """

    right: int
    of: int

    @property
    def share(self) -> Fraction:
        return Fraction(self.right, self.of) if self.of else Fraction(0)


@dataclass(frozen=True, slots=True)
class Standing:
    """The students or teams that share a place of the podium.

    Attributes:
        place: the place, from 1.
        names: nicknames of students, or message keys of the suits that name the teams.
    """

    place: int
    names: tuple[str, ...]
    score: Score


def questions_of(room: Room) -> int:
    """Number of finished questions for all; the current question is finished when its answer is
    shown.
    """
    question = room.course.question
    is_open = question is not None and not question.revealed
    return room.course.asked - is_open


def standings(room: Room, *, by_team: bool) -> list[Standing]:
    """The places on the podium; equal shares have the same place.

    A missing answer counts as wrong. Only students who are present count.

    Args:
        by_team: True for the places of teams, False for those of students.
    """
    question_count = questions_of(room)
    right = _right_answers(room.results, question_count)
    scores: dict[str, Score] = {}
    for member in room.present():
        name = team_of(room, member).name.lower() if by_team else member.name
        known = scores.get(name, Score(0, 0))
        own = len(right.get(member.id, ()))
        scores[name] = Score(known.right + own, known.of + question_count)
    return _placed(scores) if question_count else []


def contest_standings(
    room: Room, percents: Mapping[str, float], names: Mapping[str, str], *, by_team: bool
) -> list[Standing]:
    """The places on the podium of a tournament; a team has the mean percentage of its tables.

    Args:
        percents: the percentage of each finished table; the key is the id of the student at its
            first seat.
        names: the names of the people at each table; the keys are those of `percents`.
        by_team: True for the places of teams, False for those of tables.
    """
    shares: dict[str, list[Fraction]] = {}
    for member in room.present():
        if member.id in percents:
            name = team_of(room, member).name.lower() if by_team else names[member.id]
            share = Fraction(percents[member.id] / 100).limit_denominator(_MAX_DENOMINATOR)
            shares.setdefault(name, []).append(share)
    means = {name: sum(given, Fraction(0)) / len(given) for name, given in shares.items()}
    return _placed({name: Score(mean.numerator, mean.denominator) for name, mean in means.items()})


def _right_answers(results: Sequence[Result], question_count: int) -> Mapping[str, set[int]]:
    right: dict[str, set[int]] = {}
    for result in results:
        if result.ok and 0 < result.question <= question_count:
            right.setdefault(result.member, set()).add(result.question)
    return right


def _placed(scores: Mapping[str, Score]) -> list[Standing]:
    shares = sorted({score.share for score in scores.values() if score.right}, reverse=True)
    places: list[Standing] = []
    for share in shares[:STEPS]:
        names = tuple(name for name, score in scores.items() if score.share == share)
        place = 1 + sum(score.share > share for score in scores.values())
        places.append(Standing(place, names, scores[names[0]]))
    return places
