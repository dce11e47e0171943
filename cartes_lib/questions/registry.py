"""Which questions there are, by game and kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cartes_lib.exercises.contract import Item, Said, Shape
from cartes_lib.questions.contract import Question

__all__ = ["QuestionError", "ask", "kinds", "question"]

_ASKERS: dict[str, dict[str, Callable[..., Question]]] = {}


class QuestionError(ValueError):
    """There is no such question."""


def question(game: str, kind: str) -> Callable[[Callable[..., Question]], Callable[..., Question]]:
    """Registers what asks that kind of question; its arguments are a position in notation."""

    def register(asker: Callable[..., Question]) -> Callable[..., Question]:
        _ASKERS.setdefault(game, {})[kind] = asker
        return asker

    return register


def kinds(game: str) -> tuple[str, ...]:
    """The kinds of question of `game`, in the order of the alphabet; none of an unknown game."""
    return tuple(sorted(_ASKERS.get(game, ())))


def ask(game: str, kind: str, *, among: str = "", **position: object) -> Question:
    """The question of that kind about a position.

    Args:
        among: for a number, those to choose from, such as "60 72"; else any may be said.
        position: what that kind asks about, in notation.

    Raises:
        QuestionError: no such game or kind, or a choice without the answer.
        TypeError: that kind takes no such argument, or lacks one.
        NotationError, ValueError, IllegalAction: no such position.
    """
    if kind not in _ASKERS.get(game, {}):
        known = ", ".join(kinds(game)) or "none"
        raise QuestionError(f"no question {kind!r} of {game!r}; there are: {known}")
    found = _ASKERS[game][kind](**position)
    return _chosen(found, among.split()) if among else found


def _chosen(found: Question, numbers: list[str]) -> Question:
    if found.shape.kind != "number" or str(found.answer) not in numbers:
        raise QuestionError(f"{found.answer!r} is no choice among {' '.join(numbers)!r}")
    items = tuple(Item(one, words=Said("number-rank", {"number": int(one)})) for one in numbers)
    return replace(found, shape=Shape("choice", items), answer=str(found.answer), tolerance=0)
