"""Reasons why one contract is better than another with the same hand.

A reason states a difference between two calls, so it is never true of both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.asking.contract import Message
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import trump_of
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.engine import Fact

_LONG = 5
"""Minimum number of cards of a good trump suit."""

_TOPS = (9, 1)
"""Ranks of the two highest cards of a suit."""

_MANY_TOPS = 4

_MANY_HONORS = 6
"""Minimum number of cards with points that make a botifarra good."""

Facts = Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class _NamedCall:
    """A call, and the hand of the player who may make it."""

    hand: Hand
    call: str

    @property
    def suit(self) -> Suit | None:
        """The trump suit that the call names; None for botifarra and for delegating."""
        return None if self.call == "delegate" else trump_of(self.call)

    @property
    def cards(self) -> Hand:
        """The cards of the hand in the trump suit; empty if there is no trump suit."""
        return tuple(card for card in self.hand if card.suit == self.suit)

    @property
    def points(self) -> int:
        """The points of the cards in the trump suit; 0 if there is no trump suit."""
        return sum(map(card_points, self.cards))

    @property
    def tops(self) -> tuple[Card, ...]:
        """The manillas (nines) and aces of the hand."""
        return tuple(card for card in self.hand if card.rank in _TOPS)

    @property
    def open_suits(self) -> list[Suit]:
        """The suits in which the hand has neither the manilla (nine) nor the ace."""
        closed = {card.suit for card in self.tops}
        return [suit for suit in Suit if suit not in closed]


def _longer(better: _NamedCall, other: _NamedCall) -> Facts | None:
    """Facts if both calls name a suit and the better call's suit has more cards; else None."""
    more, fewer = len(better.cards), len(other.cards)
    if better.suit is not None and other.suit is not None and more > fewer:
        return {"suit": better.suit, "count": more, "other": other.suit, "fewer": fewer}
    return None


def _richer(better: _NamedCall, other: _NamedCall) -> Facts | None:
    """Facts if both calls name a suit and the better call's suit is worth more points; else
    None.
    """
    both = better.suit is not None and other.suit is not None
    if both and better.points > other.points:
        return {"suit": better.suit, "points": better.points, "other": other.suit}
    return None


def _own_trumps(better: _NamedCall, other: _NamedCall) -> Facts | None:
    """Facts if the better call names a long suit and the other call delegates; else None."""
    if other.call == "delegate" and len(better.cards) >= _LONG:
        return {"suit": better.suit, "count": len(better.cards)}
    return None


def _too_short(better: _NamedCall, other: _NamedCall) -> Facts | None:
    """Facts if the better call delegates and the other call names a short suit; else None."""
    if better.call == "delegate" and other.suit is not None and len(other.cards) < _LONG:
        return {"suit": other.suit, "count": len(other.cards)}
    return None


def _open(better: _NamedCall, other: _NamedCall) -> Facts | None:
    """Facts if the other call is botifarra (no trump) and the hand lacks nine and ace of a suit;
    else None.
    """
    if other.call == "botifarra" and other.open_suits:
        return {"suit": other.open_suits[0]}
    return None


def _masters(better: _NamedCall, other: _NamedCall) -> Facts | None:
    """Facts if the better call is botifarra and the hand has many nines and aces; else None."""
    if better.call == "botifarra" and len(better.tops) >= _MANY_TOPS:
        return {"count": len(better.tops)}
    return None


def _honors(better: _NamedCall, other: _NamedCall) -> Facts | None:
    """Facts if the better call is botifarra and many cards of the hand have points; else None."""
    count = sum(card_points(card) > 0 for card in better.hand)
    if better.call == "botifarra" and count >= _MANY_HONORS:
        return {"count": count}
    return None


CONTRACT_COMPARISONS: Mapping[str, Callable[[_NamedCall, _NamedCall], Facts | None]] = (
    MappingProxyType(
        {
            "longer": _longer,
            "richer": _richer,
            "own-trumps": _own_trumps,
            "too-short": _too_short,
            "open": _open,
            "masters": _masters,
            "honors": _honors,
        }
    )
)
"""The functions that test the reasons; the keys are the names of the reasons, the strongest
first.
"""


def true_contract_comparisons(hand: Hand, better: str, other: str) -> dict[str, Facts]:
    """The facts of each reason why `better` is a better call than `other`. The keys are the names
    of the true reasons, the strongest first.
    """
    pair = _NamedCall(hand, better), _NamedCall(hand, other)
    all_facts = ((name, compare(*pair)) for name, compare in CONTRACT_COMPARISONS.items())
    return {name: facts for name, facts in all_facts if facts is not None}


def contract_reason(hand: Hand, better: str, other: str) -> Message | None:
    """The reason why `better` is a better call than `other`; None if no known reason applies."""
    for name, facts in true_contract_comparisons(hand, better, other).items():
        return Message(f"reason-contract-{name}", facts)
    return None
