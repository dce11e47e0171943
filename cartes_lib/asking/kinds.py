"""The kinds of questions: how each draws a position, reads one, and asks about it."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from cartes_lib.asking.contract import ExerciseError, Question
from cartes_lib.asking.custom import CustomForm, CustomPosition

__all__ = ["EQUAL", "InLesson", "Kind"]

PositionT = TypeVar("PositionT")
RulesT = TypeVar("RulesT")

EQUAL = (1.0, 1.0, 1.0)
"""The same weight at levels 1, 2 and 3."""


@dataclass(frozen=True, slots=True)
class InLesson:
    """The name of a kind as an exercise of a lesson.

    Attributes:
        lesson, name: such as "BO-03", "duel".
        presets: of the rules for which it works, the lesson's own first.
        weights: how often this kind is drawn among the kinds of the same exercise, by level.
        form: the form of custom positions, or None.

    >>> from cartes_lib.asking.kinds import InLesson
    >>> InLesson("BO-03", "duel", ("lliure",)).weights
    (1.0, 1.0, 1.0)
    """

    lesson: str
    name: str
    presets: tuple[str, ...]
    weights: tuple[float, float, float] = EQUAL
    form: CustomForm | None = None


class Kind(ABC, Generic[PositionT, RulesT]):
    """A kind of question about positions of a game; its docstring states the question.

    A position is an engine state, or a frozen dataclass of engine values. The methods do not
    restate rules: the engine judges, counts and compares.

    Attributes:
        game: id of the game.
        name: name of the kind as a guess, unique in the game.
        exercises: the exercises of lessons that draw this kind.

    >>> from cartes_lib.asking.registry import kind_of
    >>> kind_of("botifarra", "winner").guess(trick="12o 9o 3o 1o").key.answer
    '9o'
    """

    game: ClassVar[str]
    name: ClassVar[str]
    exercises: ClassVar[tuple[InLesson, ...]] = ()

    @abstractmethod
    def rules(self, preset: str) -> RulesT:
        """The rules of that preset."""

    @abstractmethod
    def read(self, *args: Any, **notation: Any) -> tuple[PositionT, RulesT]:
        """Reads the position that a notebook writes in notation, and the rules of its table.

        Subclasses name their arguments.

        Raises:
            NotationError, ValueError, IllegalAction: no such position.
        """

    @abstractmethod
    def draw(self, rng: random.Random, level: int, rules: RulesT) -> PositionT:
        """Draws a position of that level, 1 to 3; the same `rng` gives the same position."""

    @abstractmethod
    def ask(self, position: PositionT, rules: RulesT) -> Question:
        """Asks the question about `position`."""

    def lay_out(self, custom: CustomPosition, rules: RulesT) -> PositionT:
        """The position of a teacher's cards; only for exercises with a `form`.

        Raises:
            ExerciseError: no such position, or no such exercise if the kind has no `form`.
        """
        raise ExerciseError("unknown-exercise")

    def state(self, position: PositionT, rules: RulesT, rng: random.Random) -> Any:
        """The state in which seat 0 acts on `position`, so that the deal can be played on from
        there.

        None for a kind whose positions are not moments of a deal. `rng` deals the cards that the
        position does not show.
        """
        return None

    def guess(self, **notation: Any) -> Question:
        """The question about a position in notation."""
        return self.ask(*self.read(**notation))

    def drawn(self, rng: random.Random, level: int, preset: str) -> Question:
        """The question about a position drawn for that level and preset."""
        rules = self.rules(preset)
        return self.ask(self.draw(rng, level, rules), rules)

    def laid_out(self, custom: CustomPosition, preset: str) -> Question:
        """The question about a custom position, by the rules of that preset."""
        rules = self.rules(preset)
        return self.ask(self.lay_out(custom, rules), rules)
