"""Spaced review: which exercises a learner should repeat, and when.

The memory model is that of the package `fsrs`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Any

from fsrs import Card, Rating, Scheduler

from cartes_lib.asking import exercise_kinds
from cartes_lib.lessons import lessons

_RATINGS = {0: Rating.Again, 1: Rating.Hard, 2: Rating.Hard, 3: Rating.Good}
"""The rating of `fsrs`; the key is the stars of the exercise, 0 for a wrong answer."""

# Without learning steps of minutes: the lesson itself repeats what was wrong in this session.
# Without random intervals, so that the same answers give the same schedule on every machine.
_SCHEDULER = Scheduler(
    learning_steps=(), relearning_steps=(), maximum_interval=180, enable_fuzzing=False
)

_MAX_DAYS = 36500
"""The longest interval in days that a saved review may have."""

Kind = tuple[str, str]
"""The id of a lesson, and the kind of one of its exercises."""


@dataclass(frozen=True, slots=True)
class Due:
    """An exercise to review: `kind` of `lesson`, due at the time `at` (UTC)."""

    lesson: str
    kind: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Reviews:
    """The memory state of each exercise that a learner has practised.

    Attributes:
        cards: the memory states, as cards of `fsrs`; the key is the lesson and the kind.
    """

    cards: Mapping[Kind, Card] = field(default_factory=lambda: MappingProxyType({}))

    def after(self, lesson: str, kind: str, stars: int, now: datetime) -> Reviews:
        """The reviews after the learner got `stars`, 0 to 3, for an exercise at the time `now`
        (UTC).

        Raises:
            ValueError: there is no such exercise, or `stars` is out of range.
        """
        if kind not in exercise_kinds(lesson) or stars not in _RATINGS:
            raise ValueError(f"nothing to review: {lesson} {kind}, {stars} stars")
        card = self.cards.get((lesson, kind), Card(card_id=_number(lesson, kind), due=now))
        reviewed, _ = _SCHEDULER.review_card(card, _RATINGS[stars], now)
        return Reviews({**self.cards, (lesson, kind): reviewed})

    def due(self, now: datetime) -> tuple[Due, ...]:
        """The exercises that are due at the time `now` (UTC), the longest overdue first."""
        results = [Due(*kind, card.due) for kind, card in self.cards.items() if card.due <= now]
        return tuple(sorted(results, key=lambda item: (item.at, item.lesson, item.kind)))

    def next_due(self) -> datetime | None:
        """The time when the next exercise is due, in UTC; None if the learner has practised
        nothing.
        """
        return min((card.due for card in self.cards.values()), default=None)

    def plain(self) -> dict[str, Any]:
        """The reviews as data that JSON can represent; the keys are "lesson/kind"."""
        return {f"{lesson}/{kind}": card.to_dict() for (lesson, kind), card in self.cards.items()}

    @classmethod
    def from_plain(cls, plain: object) -> Reviews:
        """The reviews in data that a browser has saved, without invalid values."""
        saved = plain if isinstance(plain, Mapping) else {}
        cards = {}
        for lesson in lessons():
            for kind in exercise_kinds(lesson):
                card = _card(saved.get(f"{lesson}/{kind}"))
                if card is not None:
                    cards[lesson, kind] = card
        return cls(cards)


def _number(lesson: str, kind: str) -> int:
    """The id of the exercise's card in `fsrs`; it does not depend on the time, unlike the default
    id.
    """
    places = list(lessons())
    return 10 * places.index(lesson) + lessons()[lesson].exercises.index(kind)


def _card(plain: object) -> Card | None:
    try:
        card = Card.from_dict(plain)  # type: ignore[arg-type]  # whatever it is, it is checked
        moments = [card.due, *([card.last_review] if card.last_review else [])]
        sound = all(moment.tzinfo for moment in moments) and 0 < (card.stability or 1) < _MAX_DAYS
        _SCHEDULER.review_card(card, Rating.Good, max(moments))
    except (TypeError, ValueError, KeyError, AttributeError, OverflowError, ArithmeticError):
        return None
    return card if sound else None
