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
    ringed = key.highlight
    if words.key == "hint-first-item" and isinstance(key.answer, tuple):
        ringed = key.answer[:1]
    return (
        Hint(1, key.hint),
        Hint(2, Said("hint-highlight"), highlight=key.highlight),
        Hint(3, words, highlight=ringed, removed=removed),
        Hint(4, key.why, highlight=key.highlight, answer=key.answer, rule=key.rule),
    )


def _half(shape: Shape, key: AnswerKey) -> tuple[tuple[str, ...], Said]:
    """Half of the wrong answers: ids to set aside, or words that narrow the answer."""
    answer = key.answer
    if shape.kind == "number" and isinstance(answer, int):
        width = _width(answer, shape)
        # The answer must not stand in the middle of what is left, or it would be told.
        low = max(shape.low, answer - (7 * answer + shape.high) % (width + 1))
        high = low + width
        if key.tolerance:
            # An estimate is rounded: the exact figure lies on either side of the answer.
            low, high = min(low, answer - 1), max(high, answer + 1)
        bounds = {"low": max(shape.low, low), "high": min(shape.high, high)}
        return (), Said("hint-between", bounds)
    if shape.kind == "order" and isinstance(answer, tuple):
        cards = {item.id: item for item in shape.items}
        first = cards[answer[0]]
        if first.card is not None:
            # Players of Balcó call cards by their numbers.
            named = "number" if key.rule.startswith("BAL-") else "card"
            return (), Said(f"hint-first-{named}", {"card": first.card})
        return (), Said("hint-first-item")
    if isinstance(answer, Mapping):
        return _half_of_parts(shape, key, answer)
    right = (
        {answer} if isinstance(answer, str) else set(answer if isinstance(answer, tuple) else ())
    )
    wrong = [item for item in shape.items if item.id not in right]
    return _set_aside(tuple(item.id for item in _some(wrong)), key)


def _width(answer: int, shape: Shape) -> int:
    """How far apart the bounds of a number are told: no farther than its size makes useful."""
    fitting = next((width for width in _WIDTHS if answer < 3 * width), shape.high)
    return min(fitting, max(2, (shape.high - shape.low) // 5))


_WIDTHS = (2, 4, 8, 16, 32, 64)


def _set_aside(removed: tuple[str, ...], key: AnswerKey) -> tuple[tuple[str, ...], Said]:
    """What is removed, and its words; where nothing can be, the words of the rule."""
    return removed, Said("hint-removed" if removed else f"rule-{key.rule}")


def _some(wrong: list[Item]) -> list[Item]:
    """Half of the wrong answers; none of a single one, which would tell the right one."""
    return _first_half(wrong) if len(wrong) > 1 else []


def _half_of_parts(
    shape: Shape, key: AnswerKey, answer: Mapping[str, object]
) -> tuple[tuple[str, ...], Said]:
    """Wrong answers as "part/answer": half of each part's, or all of half of the items'."""
    removed = [
        f"{name}/{item.id}"
        for name, _, part in shape.parts
        if part.kind == "choice"
        for item in _some([one for one in part.items if one.id != answer[name]])
    ]
    if shape.parts:
        return _set_aside(tuple(removed), key)
    removed = [
        f"{item.id}/{target.id}"
        for item in _first_half(list(shape.items))
        for target in shape.targets
        if target.id != answer[item.id]
    ]
    return tuple(removed), Said("hint-half-placed")


def _first_half(items: list[Item]) -> list[Item]:
    return items[: (len(items) + 1) // 2]
