"""What cards are worth for the envido and the flor, and what a chain of envidos is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from cartes_lib.cards import Card

__all__ = [
    "CHICO",
    "ENVIDO_CALLS",
    "FALTA",
    "card_value",
    "envido_answers",
    "envido_stake",
    "envido_value",
    "flor_value",
    "has_flor",
]

CHICO = 30
"""Points of a chico (TRU-SET-04)."""

ENVIDO_CALLS: Mapping[str, int] = MappingProxyType({"envido": 2, "real-envido": 3})
"""What a call adds; the falta envido replaces all (TRU-ENV-04, TRU-ENV-05)."""

_FIGURES = (10, 11, 12)
FALTA = "falta-envido"
"""The call that replaces all before it (TRU-ENV-08)."""


def card_value(card: Card) -> int:
    """Value of `card` for envido and flor: its number, 0 for figures. Rule: TRU-CARD-03."""
    return 0 if card.rank in _FIGURES else card.rank


def has_flor(hand: Iterable[Card]) -> bool:
    """True if all of `hand` is of one suit. Rule: TRU-FLOR-01."""
    return len({card.suit for card in hand}) == 1


def flor_value(hand: Sequence[Card]) -> int:
    """Value of a flor, 20 to 38.

    Raises:
        ValueError: `hand` is no flor.

    Rule: TRU-FLOR-01.
    """
    if len(hand) != 3 or not has_flor(hand):
        raise ValueError("not three cards of one suit")
    return 20 + sum(map(card_value, hand))


def envido_value(hand: Sequence[Card]) -> int:
    """Value of three cards for the envido, 0 to 33.

    Of three cards of one suit, as may be held where flor is not played, the best two count.

    Raises:
        ValueError: `hand` has no cards, or more than three.

    Rules: TRU-ENV-01, TRU-ENV-02, TRU-ENV-03.
    """
    if not 1 <= len(hand) <= 3:
        raise ValueError(f"{len(hand)} cards are no hand")
    pairs = [
        20 + card_value(card) + card_value(other)
        for place, card in enumerate(hand)
        for other in hand[:place]
        if card.suit == other.suit
    ]
    return max(pairs, default=max(map(card_value, hand)))


def envido_stake(calls: Sequence[str], scores: Sequence[int] = (0, 0)) -> tuple[int, int]:
    """What the last of `calls` brings: if it is accepted, and if it is refused.

    Args:
        calls: "envido", "real-envido" or "falta-envido", in the order said.
        scores: of the sides in this chico; the falta is what the leading one lacks.

    Raises:
        ValueError: no call, an unknown one, or one after the falta envido.

    Rules: TRU-ENV-04 to -09.
    """
    *before, last = calls
    if any(call not in ENVIDO_CALLS for call in before) or last not in (*ENVIDO_CALLS, FALTA):
        raise ValueError(f"no such bet: {calls}")
    accepted_before = sum(ENVIDO_CALLS[call] for call in before)
    accepted = CHICO - max(scores) if last == FALTA else accepted_before + ENVIDO_CALLS[last]
    return accepted, accepted_before or 1


def envido_answers(calls: Sequence[str]) -> tuple[str, ...]:
    """What may be said to the last of `calls`: accept, refuse, or raise.

    Raises:
        ValueError: no such chain of calls.

    Rules: TRU-ENV-05, TRU-ENV-06, TRU-ENV-07.
    """
    envido_stake(calls)
    answers = ("quiero", "no-quiero")
    return answers if calls[-1] == FALTA else (*answers, *ENVIDO_CALLS, FALTA)
