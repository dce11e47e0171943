"""Parts of questions about probabilities and averages."""

from __future__ import annotations

from fractions import Fraction

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.parts import named_items, number
from cartes_lib.engine import Fact

__all__ = ["chance", "figure", "fraction_facts", "share_choice", "share_of", "tenths"]

_MAX_TOLERANCE, _LEAST_TOLERANCE = 5, 2
_MAX_TOTAL, _NEAR_TOTAL = 100, 20
"""Maximum denominators: of an exact fraction in a text, and of a fraction near a larger one."""


def figure(mean: float, error: float) -> Message:
    """A message that states an average and its standard error, both with one decimal.

    >>> from cartes_lib.asking.probabilities import figure
    >>> dict(figure(3.25, 0.5).facts)
    {'sign': 'plus', 'whole': 3, 'tenths': 2, 'error': 0, 'error_tenths': 5}
    """
    off = tenths(error)
    facts: dict[str, Fact] = {
        "sign": "minus" if mean < 0 else "plus",
        **tenths(mean),
        "error": off["whole"],
        "error_tenths": off["tenths"],
    }
    return Message("choice-value-figure", facts)


def tenths(value: Fraction | float) -> dict[str, int]:
    """The absolute value of `value` as integer part and tenths, for the facts of a message.

    >>> from cartes_lib.asking.probabilities import tenths
    >>> tenths(3.25)
    {'whole': 3, 'tenths': 2}
    """
    whole, rest = divmod(abs(round(10 * value)), 10)
    return {"whole": whole, "tenths": rest}


def fraction_facts(value: Fraction) -> dict[str, int | str]:
    """The probability `value` as a fraction, for the facts of a message.

    The keys are `part`, `total` and `share`: "exact" for the fraction itself, "near" for a readable
    fraction near it, and "none" if the fraction is 0 or 1, which needs no text.

    >>> from fractions import Fraction
    >>> from cartes_lib.asking.probabilities import fraction_facts
    >>> fraction_facts(Fraction(14, 68))
    {'part': 7, 'total': 34, 'share': 'exact'}
    >>> fraction_facts(Fraction(1001, 2003))
    {'part': 1, 'total': 2, 'share': 'near'}
    """
    shown = value
    if value.denominator > _MAX_TOTAL:
        is_rare = value < Fraction(1, 10)
        shown = Fraction(1, round(1 / value)) if is_rare else value.limit_denominator(_NEAR_TOTAL)
    share = "none" if shown in (0, 1) else "exact" if shown == value else "near"
    return {"part": shown.numerator, "total": shown.denominator, "share": share}


_SHARES = {"quarter": Fraction(1, 4), "half": Fraction(1, 2), "more": Fraction(1)}
"""The largest share that each choice includes; the keys are ids of choices."""


def share_choice() -> AnswerSchema:
    """An answer schema with the choices: up to a quarter, up to half, more than half.

    >>> from cartes_lib.asking.probabilities import share_choice
    >>> [item.id for item in share_choice().items]
    ['quarter', 'half', 'more']
    """
    return AnswerSchema("choice", named_items("share-", _SHARES))


def share_of(value: Fraction) -> str:
    """The id of the choice of `share_choice` that includes `value`, a number from 0 to 1.

    >>> from fractions import Fraction
    >>> from cartes_lib.asking.probabilities import share_of
    >>> share_of(Fraction(1, 3))
    'half'
    """
    return next(name for name, most in _SHARES.items() if value <= most)


def chance(prompt: Message, value: Fraction, rule: str, scene: Scene | None = None) -> Question:
    """A question about the probability `value`, answered in whole percent.

    The tolerance is five percentage points. For a rare or an almost certain event it is smaller:
    half of the distance to 0 or 100 %. So 0 is a wrong answer for 5 %.

    >>> from fractions import Fraction
    >>> from cartes_lib.asking import Message
    >>> from cartes_lib.asking.probabilities import chance
    >>> chance(Message("prompt-odds"), Fraction(1, 3), "TRU-ENV-10").key.answer
    33
    """
    why = Message("guess-why-chance", {**tenths(100 * value), **fraction_facts(value)})
    schema, answer = number(0, 100, "guess-unit-percent"), round(100 * value)
    rare = min(answer, 100 - answer) // 2
    tolerance = max(_LEAST_TOLERANCE, min(_MAX_TOLERANCE, rare))
    key = AnswerKey(answer, rule, why, Message(f"rule-{rule}"), tolerance=tolerance)
    return Question(prompt, scene or Scene(), schema, key)
