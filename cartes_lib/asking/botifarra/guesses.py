"""Questions about Botifarra: tricks, legal cards, points, calls, seats, odds.

The reader is seat 0. A trick is given by its cards in the order played.
"""

from __future__ import annotations

from fractions import Fraction

from cartes_lib.asking import parts
from cartes_lib.asking.contract import Message, Question
from cartes_lib.asking.registry import guess_kind
from cartes_lib.botifarra import (
    DEAL_POINTS,
)
from cartes_lib.botifarra.odds import chance_of_length

__all__ = [
    "deal",
    "length",
]

_SEATS = 4
_LAST = 1
"""The seat from which a trick is led so that the reader plays last."""


@guess_kind("botifarra", "deal")
def deal(*, of: str = "deal") -> Question:
    """How many points has a whole deal, or have the cards of the pack alone?

    Args:
        of: "deal" or "cards".

    Raises:
        KeyError: neither of them.

    Rules: BOT-SET-04, BOT-SET-06.
    """
    if of not in ("deal", "cards"):
        raise KeyError(of)
    counts, asked = parts.number(0, 200, "unit-points"), of == "cards"
    if asked:
        # Nothing has been said of tricks yet.
        why = Message("guess-why-pack")
        return parts.plain_question(
            Message("guess-pack"), counts, DEAL_POINTS - 12, "BOT-SET-04", why=why
        )
    return parts.plain_question(Message("guess-deal"), counts, DEAL_POINTS, "BOT-SET-06")


@guess_kind("botifarra", "length")
def length(*, least: int, most: int = 12) -> Question:
    """How often has a hand `least` to `most` cards of a given suit? Rule: BOT-DEAL-05."""
    prompt = Message("guess-length", {"least": least, "most": most})
    return parts.chance(prompt, chance_of_length(least, most), "BOT-SET-02")


@guess_kind("botifarra", "holder")
def holder() -> Question:
    """How often is one given card that one does not see at the partner's? Rule: BOT-SET-02."""
    return parts.chance(Message("guess-holder"), Fraction(1, 3), "BOT-SET-02")
