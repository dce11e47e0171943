"""Reasons why one card is better to play than another.

A reason states a difference between two cards of the hand. It uses only what the seat may know.
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

_HONOUR, _RISK = 3, 2
"""Minimum points of a card that is worth guarding with a lower card, and of a card that loses too
much when it is led and beaten.
"""

_TOPS = (9, 1)
"""Ranks of the two highest cards of a suit."""

Facts = Mapping[str, Fact]
Comparison = Callable[[Sight, Sight], Facts | None]


def _is_sure(at: Sight) -> bool:
    """Whether the card would win the trick so far, and no opponent can still beat it."""
    return at.takes and (at.is_last or at.stands(at.card))


def _partner_is_safe(at: Sight) -> bool:
    """Whether the partner is winning the trick and no opponent can still beat the partner's
    card.
    """
    return at.best is not None and at.partner_wins and (at.is_last or at.stands(at.best.card))


def _rank(at: Sight) -> int:
    return strength(at.card, at.memory.view.rules)


def _points(at: Sight) -> int:
    return card_points(at.card)


def _wins(better: Sight, other: Sight) -> Facts | None:
    """Facts if only the better card is sure to take the trick from an opponent; else None."""
    if _is_sure(better) and not better.partner_wins and not other.takes:
        return {"points": better.on_table + _points(better) + 1}
    return None


def _richer(better: Sight, other: Sight) -> Facts | None:
    """Facts if both cards are sure to win and the better card is worth more points; else None."""
    if _is_sure(better) and _is_sure(other) and _points(better) > _points(other):
        return {"points": _points(better)}
    return None


def _cheaper(better: Sight, other: Sight) -> Facts | None:
    """Facts if both cards are sure to win and the better card is the lower one; else None."""
    same = better.card.suit == other.card.suit
    if same and _is_sure(better) and _is_sure(other) and _rank(better) < _rank(other):
        return {}
    return None


def _overtakes(better: Sight, other: Sight) -> Facts | None:
    """Facts if the partner's card is sure to win and the other card would beat it; else None."""
    if _partner_is_safe(better) and other.takes and not better.takes and better.best:
        return {"best": better.best.card}
    return None


def _loads(better: Sight, other: Sight) -> Facts | None:
    """Facts if the partner is sure to win and the better card adds more points; else None."""
    loses = not better.takes and not other.takes
    if _partner_is_safe(better) and loses and _points(better) > _points(other) and better.best:
        return {"best": better.best.card, "points": _points(better)}
    return None


def _risks(better: Sight, other: Sight) -> Facts | None:
    """Facts if the partner may still lose the trick and the other card risks more points; else
    None.
    """
    at_risk = better.best is not None and better.partner_wins and not _partner_is_safe(better)
    loses = not better.takes and not other.takes
    if at_risk and loses and _points(better) < _points(other) and better.best:
        return {"best": better.best.card, "points": _points(other)}
    return None


def _gives(better: Sight, other: Sight) -> Facts | None:
    """Facts if an opponent wins the trick and the other card gives away more points; else None."""
    loses = better.best is not None and not better.takes and not other.takes
    if loses and not better.partner_wins and _points(better) < _points(other):
        return {"points": _points(other), "rest": _points(better)}
    return None


def _bares(better: Sight, other: Sight) -> Facts | None:
    """Facts if playing the other card leaves a high card alone in its suit, where it can be beaten;
    else None.
    """
    suit = other.card.suit
    rest = [card for card in other.own if card.suit == suit and card != other.card]
    if len(rest) != 1 or better.card.suit == suit or card_points(rest[0]) < _HONOUR:
        return None
    alone = Sight(other.memory, rest[0])
    return {"honour": rest[0]} if alone.higher(alone.others) else None


def _spends(better: Sight, other: Sight) -> Facts | None:
    """Facts if the other card beats the trick so far but a later opponent may beat it; else
    None.
    """
    if other.takes and not _is_sure(other) and not better.takes:
        return {}
    return None


def _contests(better: Sight, other: Sight) -> Facts | None:
    """Facts if only the better card beats an opponent's winning card, even if it may be beaten
    later; else None.
    """
    if better.takes and not better.partner_wins and not other.takes:
        return {}
    return None


def _exposes(better: Sight, other: Sight, least: int = _HONOUR) -> Facts | None:
    """Facts if the other card leads a card worth `least` points that an unseen card can beat; else
    None.
    """
    higher = other.higher(other.others)
    lead = not other.memory.view.trick and _points(other) >= least and bool(higher)
    better_is_safe = _points(better) < least or not better.higher(better.others)
    if lead and better_is_safe:
        return {"higher": higher[0], "points": _points(other)}
    return None


def _useless(better: Sight, other: Sight) -> Facts | None:
    """Facts if the other card leads trumps although the opponents have no trumps left; else
    None.
    """
    if other.memory.view.trick or other.trump is None or other.card.suit != other.trump:
        return None
    trumps = [card for card in other.others if card.suit == other.trump]
    may_be_held = any(
        other.may_hold(seat, card) for seat in other.later_opponents for card in trumps
    )
    return None if may_be_held or better.card.suit == other.trump else {"suit": other.trump}


def _lower(better: Sight, other: Sight) -> Facts | None:
    """Facts if both cards lose, have the same suit and points, and the better card is lower; else
    None.
    """
    same = better.card.suit == other.card.suit and _points(better) == _points(other)
    loses = better.best is not None and not better.takes and not other.takes
    return {} if same and loses and _rank(better) < _rank(other) else None


def _opens(better: Sight, other: Sight) -> Facts | None:
    """Facts for a lead: the other card opens a suit in which the seat holds the 9 or the 1.

    None if the better card does so too, or if the other players have no points left in that suit.
    """
    if other.memory.view.trick or better.card.suit == other.card.suit:
        return None
    tops, rest = (
        [card for card in at.own if card.suit == at.card.suit and card.rank in _TOPS]
        for at in (other, better)
    )
    at_stake = any(card_points(card) for card in other.others if card.suit == other.card.suit)
    if tops and not rest and at_stake:
        return {"suit": other.card.suit, "top": max(tops, key=card_points)}
    return None


def _risks_lead(better: Sight, other: Sight) -> Facts | None:
    """Facts if the other card is led and an unseen card can beat it; else None."""
    return _exposes(better, other, _RISK)


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
"""The functions that test the reasons; the keys are the names of the reasons, the strongest
first.
"""


_WEAKER: Mapping[str, Comparison] = {"opens": _opens, "exposes": _risks_lead}
"""Reasons to lead a card that decide only if no other reason applies."""


def true_comparisons(memory: Memory, better: Card, other: Card) -> dict[str, Facts]:
    """The facts of each reason why `better` is a better card than `other`. The keys are the names
    of the true reasons, the strongest first.
    """
    pair = Sight(memory, better), Sight(memory, other)
    all_facts = ((name, compare(*pair)) for name, compare in COMPARISONS.items())
    return {name: facts for name, facts in all_facts if facts is not None}


def deciding_reason(memory: Memory, better: Card, other: Card) -> Message | None:
    """The reason why `better` is better than `other`; None if no known reason applies.

    If no reason of `COMPARISONS` is true, the result is the coach's first reason for `better` that
    is not true for `other`.
    """
    cards: dict[str, Fact] = {"card": better, "other": other}
    for name, facts in true_comparisons(memory, better, other).items():
        return Message(f"reason-play-{name}", {**cards, **facts})
    shared = {reason.id for reason in reasons(memory, PlayCard(other))}
    for reason in reasons(memory, PlayCard(better)):
        if reason.id not in shared:
            return Message(f"coach-{reason.id}", reason.facts)
    pair = Sight(memory, better), Sight(memory, other)
    known = ((name, compare(*pair)) for name, compare in _WEAKER.items())
    return next(
        (Message(f"reason-play-{name}", {**cards, **it}) for name, it in known if it is not None),
        None,
    )
