"""The base class of the kinds of questions."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from cartes_lib.asking.contract import Question
from cartes_lib.asking.custom import CustomForm, CustomPosition
from cartes_lib.asking.errors import ExerciseError

__all__ = ["EQUAL", "InLesson", "Kind"]

PositionT = TypeVar("PositionT")
RulesT = TypeVar("RulesT")

EQUAL = (1.0, 1.0, 1.0)
"""Weights of a kind that is equally frequent at levels 1, 2 and 3."""


@dataclass(frozen=True, slots=True)
class InLesson:
    """An exercise of a lesson that uses a kind of question.

    Attributes:
        lesson, name: the lesson and the exercise, such as "BO-03" and "duel".
        presets: names of presets of the rules with which the exercise works, the lesson's own
            preset first.
        weights: relative frequency of this kind among the kinds of the same exercise, at each
            level.
        form: the form of custom positions; None if teachers cannot lay out cards.

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
    """Base class of the kinds of question. The docstring of a subclass states the question.

    A position is an engine state, or a frozen dataclass of engine values. The methods contain no
    rules of the game: they call the engine.

    Attributes:
        game: id of the game, such as "botifarra".
        name: the name with which `ask` finds the kind, unique in the game.
        exercises: the exercises of lessons that use this kind.

    >>> from cartes_lib.asking.registry import kind_of
    >>> kind_of("botifarra", "winner").guess(trick="12o 9o 3o 1o").key.answer
    '9o'
    """

    game: ClassVar[str]
    name: ClassVar[str]
    exercises: ClassVar[tuple[InLesson, ...]] = ()

    @abstractmethod
    def rules(self, preset: str) -> RulesT:
        """The rules of the preset with the name `preset`."""

    @abstractmethod
    def read(self, *args: Any, **notation: Any) -> tuple[PositionT, RulesT]:
        """Reads a position in notation, as a notebook contains it, and returns it with the rules.

        Subclasses define the arguments.

        Raises:
            NotationError, ValueError, IllegalAction: the arguments do not describe a possible
                position.
        """

    @abstractmethod
    def draw(self, rng: random.Random, level: int, rules: RulesT) -> PositionT:
        """Draws a random position of `level` (1 to 3); equal states of `rng` give the same
        position.
        """

    @abstractmethod
    def ask(self, position: PositionT, rules: RulesT) -> Question:
        """The question about `position`, with its answer key."""

    def lay_out(self, custom: CustomPosition, rules: RulesT) -> PositionT:
        """The position with the cards that a teacher laid out; only for exercises with a `form`.

        Raises:
            ExerciseError: the position is impossible, or the kind has no `form` (reason
                `unknown-exercise`).
        """
        raise ExerciseError("unknown-exercise")

    def state(self, position: PositionT, rules: RulesT, rng: random.Random) -> Any:
        """A state of a deal at `position`, where seat 0 must act, so that the learner can play on.

        None if positions of this kind are not moments of a deal. `rng` deals the cards that the
        position does not show.
        """
        return None

    def guess(self, **notation: Any) -> Question:
        """The question about the position that `notation` describes."""
        return self.ask(*self.read(**notation))

    def generate(self, rng: random.Random, level: int, preset: str) -> Question:
        """The question about a random position of `level`, with the rules of `preset`."""
        rules = self.rules(preset)
        return self.ask(self.draw(rng, level, rules), rules)

    def ask_custom(self, custom: CustomPosition, preset: str) -> Question:
        """The question about a custom position, with the rules of `preset`."""
        rules = self.rules(preset)
        return self.ask(self.lay_out(custom, rules), rules)
