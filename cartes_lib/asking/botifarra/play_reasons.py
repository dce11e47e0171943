"""The reason why one card is better than another: a fact of the position that decides.

A reason compares two cards of the hand: it is true of one, and not of the other. It uses only
what the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cartes_lib.asking.contract import Message
from cartes_lib.botifarra.actions import PlayCard
from cartes_lib.botifarra.bots.reasons import Sight, reasons
from cartes_lib.botifarra.memory import Memory
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import strength
from cartes_lib.cards import Card
from cartes_lib.engine import Fact

__all__ = ["COMPARISONS", "deciding_reason", "true_comparisons"]

_HONOUR = 3
"""Points from which a card is worth guarding."""

Facts = Mapping[str, Fact]
Comparison = Callable[[Sight, Sight], Facts | None]


def _is_sure(at: Sight) -> bool:
    """Whether the card takes the trick and no opponent can beat it any more."""
    return at.takes and (at.is_last or at.stands(at.card))


def _partner_is_safe(at: Sight) -> bool:
    """Whether no opponent can take the trick from the partner any more."""
    return at.best is not None and at.partner_wins and (at.is_last or at.stands(at.best.card))


def _rank(at: Sight) -> int:
    return strength(at.card, at.memory.view.rules)


def _points(at: Sight) -> int:
    return card_points(at.card)


def _wins(better: Sight, other: Sight) -> Facts | None:
    """The better card surely takes the trick from an opponent, and the other card does
    not take it.
    """
    if _is_sure(better) and not better.partner_wins and not other.takes:
        return {"points": better.on_table + _points(better) + 1}
    return None


def _richer(better: Sight, other: Sight) -> Facts | None:
    """Both cards surely take the trick, and the better one is itself worth more points."""
    if _is_sure(better) and _is_sure(other) and _points(better) > _points(other):
        return {"points": _points(better)}
    return None


def _cheaper(better: Sight, other: Sight) -> Facts | None:
    """Both cards surely take the trick, and the higher one stays in the hand."""
    same = better.card.suit == other.card.suit
    if same and _is_sure(better) and _is_sure(other) and _rank(better) < _rank(other):
        return {}
    return None


def _overtakes(better: Sight, other: Sight) -> Facts | None:
    """The partner's card surely wins, and the other card would only take the lead from it."""
    if _partner_is_safe(better) and other.takes and not better.takes and better.best:
        return {"best": better.best.card}
    return None


def _loads(better: Sight, other: Sight) -> Facts | None:
    """The better card gives more points to the partner's safe trick."""
    loses = not better.takes and not other.takes
    if _partner_is_safe(better) and loses and _points(better) > _points(other) and better.best:
        return {"best": better.best.card, "points": _points(better)}
    return None


def _risks(better: Sight, other: Sight) -> Facts | None:
    """The partner's trick is not safe yet, and the other card would risk more points."""
    at_risk = better.best is not None and better.partner_wins and not _partner_is_safe(better)
    loses = not better.takes and not other.takes
    if at_risk and loses and _points(better) < _points(other) and better.best:
        return {"best": better.best.card, "points": _points(other)}
    return None


def _gives(better: Sight, other: Sight) -> Facts | None:
    """An opponent wins the trick, and the other card would give away more points."""
    loses = better.best is not None and not better.takes and not other.takes
    if loses and not better.partner_wins and _points(better) < _points(other):
        return {"points": _points(other), "kept": _points(better)}
    return None


def _bares(better: Sight, other: Sight) -> Facts | None:
    """The other card is the only guard of an honour that a higher card can still take."""
    suit = other.card.suit
    rest = [card for card in other.own if card.suit == suit and card != other.card]
    if len(rest) != 1 or better.card.suit == suit or card_points(rest[0]) < _HONOUR:
        return None
    alone = Sight(other.memory, rest[0])
    return {"honour": rest[0]} if alone.higher(alone.others) else None


def _spends(better: Sight, other: Sight) -> Facts | None:
    """The other card takes the lead, and an opponent who has yet to play may beat it."""
    if other.takes and not _is_sure(other) and not better.takes:
        return {}
    return None


def _contests(better: Sight, other: Sight) -> Facts | None:
    """The better card takes the lead from an opponent, though not surely. The other card
    does not.
    """
    if better.takes and not better.partner_wins and not other.takes:
        return {}
    return None


def _exposes(better: Sight, other: Sight) -> Facts | None:
    """The other card is an honour led under a higher card that is still out."""
    higher = other.higher(other.others)
    lead = not other.memory.view.trick and _points(other) >= _HONOUR and bool(higher)
    better_is_safe = _points(better) < _HONOUR or not better.higher(better.others)
    if lead and better_is_safe:
        return {"higher": higher[0], "points": _points(other)}
    return None


def _useless(better: Sight, other: Sight) -> Facts | None:
    """The other card leads trumps although no opponent has any left."""
    if other.memory.view.trick or other.trump is None or other.card.suit != other.trump:
        return None
    trumps = [card for card in other.others if card.suit == other.trump]
    may_be_held = any(other.may_hold(seat, card) for seat in other.to_come for card in trumps)
    return None if may_be_held or better.card.suit == other.trump else {"suit": other.trump}


def _lower(better: Sight, other: Sight) -> Facts | None:
    """Neither card takes the trick or costs more points, and the higher card of the suit stays."""
    same = better.card.suit == other.card.suit and _points(better) == _points(other)
    loses = better.best is not None and not better.takes and not other.takes
    return {} if same and loses and _rank(better) < _rank(other) else None


COMPARISONS: Mapping[str, Comparison] = MappingProxyType(
    {
        "wins": _wins,
        "richer": _richer,
        "cheaper": _cheaper,
        "overtakes": _overtakes,
        "loads": _loads,
        "risks": _risks,
        "gives": _gives,
        "bares": _bares,
        "spends": _spends,
        "contests": _contests,
        "exposes": _exposes,
        "useless": _useless,
        "lower": _lower,
    }
)
"""By name, the facts for which one card is better than another; the most telling first."""


def true_comparisons(memory: Memory, better: Card, other: Card) -> dict[str, Facts]:
    """The comparisons that are true of the two cards, with their facts; in order."""
    pair = Sight(memory, better), Sight(memory, other)
    all_facts = ((name, compare(*pair)) for name, compare in COMPARISONS.items())
    return {name: facts for name, facts in all_facts if facts is not None}


def deciding_reason(memory: Memory, better: Card, other: Card) -> Message | None:
    """Why `better` is better than `other`; None if no known reason distinguishes them.

    If no comparison is true, it is the coach's first reason for `better` that does not also hold
    for `other`.
    """
    for name, facts in true_comparisons(memory, better, other).items():
        return Message(f"reason-play-{name}", {"card": better, "other": other, **facts})
    shared = {reason.id for reason in reasons(memory, PlayCard(other))}
    for reason in reasons(memory, PlayCard(better)):
        if reason.id not in shared:
            return Message(f"coach-{reason.id}", reason.facts)
    return None
