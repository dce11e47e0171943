"""The four hints: rule family, what to look at, half of the wrong answers, the worked answer."""

from __future__ import annotations

from collections.abc import Mapping

from cartes_lib.exercises.contract import AnswerKey, Exercise, Hint, Item, Said, Shape
from cartes_lib.exercises.registry import answer_key

__all__ = ["hints"]


def hints(exercise: Exercise) -> tuple[Hint, ...]:
    """The four hints of `exercise`, in the order in which they may be asked for."""
    key = answer_key(exercise)
    removed, words = _half(exercise.shape, key)
    return (
        Hint(1, key.hint),
        Hint(2, Said("hint-highlight"), highlight=key.highlight),
        Hint(3, words, highlight=key.highlight, removed=removed),
        Hint(4, key.why, highlight=key.highlight, answer=key.answer, rule=key.rule),
    )


def _half(shape: Shape, key: AnswerKey) -> tuple[tuple[str, ...], Said]:
    """Half of the wrong answers: ids to set aside, or words that narrow the answer."""
    answer = key.answer
    if shape.kind == "number" and isinstance(answer, int):
        width = max(2, (shape.high - shape.low) // 5)
        # The answer must not stand in the middle of what is left, or it would be told.
        low = max(shape.low, answer - (7 * answer + shape.high) % (width + 1))
        return (), Said("hint-between", {"low": low, "high": min(shape.high, low + width)})
    if shape.kind == "order" and isinstance(answer, tuple):
        cards = {item.id: item for item in shape.items}
        first = cards[answer[0]]
        if first.card is not None:
            return (), Said("hint-first-card", {"card": first.card})
        return (), Said("hint-first-item", {"number": 1 + list(cards).index(answer[0])})
    if isinstance(answer, Mapping):
        return _half_of_parts(shape, answer)
    right = (
        {answer} if isinstance(answer, str) else set(answer if isinstance(answer, tuple) else ())
    )
    wrong = [item.id for item in shape.items if item.id not in right]
    return tuple(wrong[: (len(wrong) + 1) // 2]), Said("hint-removed")


def _half_of_parts(shape: Shape, answer: Mapping[str, object]) -> tuple[tuple[str, ...], Said]:
    """Wrong answers as "part/answer": half of each part's, or all of half of the items'."""
    removed = [
        f"{name}/{item.id}"
        for name, _, part in shape.parts
        if part.kind == "choice"
        for item in _first_half([one for one in part.items if one.id != answer[name]])
    ]
    if shape.parts:
        return tuple(removed), Said("hint-removed")
    removed = [
        f"{item.id}/{target.id}"
        for item in _first_half(list(shape.items))
        for target in shape.targets
        if target.id != answer[item.id]
    ]
    return tuple(removed), Said("hint-half-placed")


def _first_half(items: list[Item]) -> list[Item]:
    return items[: (len(items) + 1) // 2]
