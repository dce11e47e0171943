"""The four hints of an exercise.

They are: the family of rules, the cards to look at, half of the wrong answers, the explained
answer.
"""

from __future__ import annotations

from collections.abc import Mapping

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Exercise, Hint, Item, Message
from cartes_lib.asking.registry import answer_key
from cartes_lib.game_ids import game_of_rule
from cartes_lib.games import GAMES

__all__ = ["hints"]


def hints(exercise: Exercise) -> tuple[Hint, ...]:
    """The four hints of `exercise`, in the order in which they are shown.

    >>> from cartes_lib.asking import generate, hints
    >>> hints(generate("BO-04", "legal", seed=7))[0].answer is None
    True
    """
    key = answer_key(exercise)
    removed, message = _half(exercise.schema, key)
    ringed = key.highlight
    if message.key == "hint-first-item" and isinstance(key.answer, tuple):
        ringed = key.answer[:1]
    second = Message("hint-highlight" if key.highlight else f"rule-{key.rule}")
    return (
        Hint(1, key.hint),
        Hint(2, second, highlight=key.highlight),
        Hint(3, message, highlight=ringed, removed=removed),
        Hint(4, key.why, highlight=key.highlight, answer=key.answer, rule=key.rule),
    )


def _half(schema: AnswerSchema, key: AnswerKey) -> tuple[tuple[str, ...], Message]:
    """The contents of the third hint: ids of half of the wrong answers, and a message that narrows
    down the right answer.
    """
    answer = key.answer
    if schema.kind == "number" and isinstance(answer, int):
        width = _width(answer, schema)
        # The answer must not be in the middle of the range, since learners would guess that.
        low = max(schema.low, answer - (7 * answer + schema.high) % (width + 1))
        high = low + width
        if key.tolerance:
            # The answer of an estimate is rounded, so the exact figure may be on either side of it.
            low, high = min(low, answer - 1), max(high, answer + 1)
        bounds = {"low": max(schema.low, low), "high": min(schema.high, high)}
        return (), Message("hint-between", bounds)
    if schema.kind == "order" and isinstance(answer, tuple):
        cards = {item.id: item for item in schema.items}
        first = cards[answer[0]]
        if first.card is not None:
            by_number = GAMES[game_of_rule(key.rule)].calls_by_number
            named = "number" if by_number else "card"
            return (), Message(f"hint-first-{named}", {"card": first.card})
        return (), Message("hint-first-item")
    if isinstance(answer, Mapping):
        return _half_of_parts(schema, key, answer)
    right = (
        {answer} if isinstance(answer, str) else set(answer if isinstance(answer, tuple) else ())
    )
    wrong = [item for item in schema.items if item.id not in right]
    return _set_aside(tuple(item.id for item in _some(wrong)), key)


def _width(answer: int, schema: AnswerSchema) -> int:
    """The width of the range of numbers that a hint shows; smaller for a smaller answer."""
    fitting = next((width for width in _WIDTHS if answer < 3 * width), schema.high)
    return min(fitting, max(2, (schema.high - schema.low) // 5))


_WIDTHS = (2, 4, 8, 16, 32, 64)


def _set_aside(removed: tuple[str, ...], key: AnswerKey) -> tuple[tuple[str, ...], Message]:
    """The contents of a hint: the ids of wrong answers to remove (`removed`), and a message. If
    `removed` is empty, the message explains the rule.
    """
    return removed, Message("hint-removed" if removed else f"rule-{key.rule}")


def _some(wrong: list[Item]) -> list[Item]:
    """The wrong answers that a hint removes: half of them.

    If there is only one wrong answer it is not removed, since only the right answer would be left.
    """
    return _first_half(wrong) if len(wrong) > 1 else []


def _half_of_parts(
    schema: AnswerSchema, key: AnswerKey, answer: Mapping[str, object]
) -> tuple[tuple[str, ...], Message]:
    """Wrong answers to remove, each as "part/answer" or "item/place", and the message of the hint.

    They are half of the wrong answers of each part, or all wrong answers of half of the items.
    """
    removed = [
        f"{name}/{item.id}"
        for name, _, part in schema.parts
        if part.kind == "choice"
        for item in _some([item for item in part.items if item.id != answer[name]])
    ]
    if schema.parts:
        return _set_aside(tuple(removed), key)
    removed = [
        f"{item.id}/{target.id}"
        for item in _first_half(list(schema.items))
        for target in schema.targets
        if target.id != answer[item.id]
    ]
    return tuple(removed), Message("hint-half-placed")


def _first_half(items: list[Item]) -> list[Item]:
    return items[: (len(items) + 1) // 2]
