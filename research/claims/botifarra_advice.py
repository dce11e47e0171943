"""Claims of the coach of Botifarra: a card with one of its reasons has a higher result than
others.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean

from research.claims.botifarra_samples import (
    SUIT_CALLS,
    Choice,
    Position,
    between,
    named,
    won_by,
)
from research.claims.claim import Figure, average, claim


def _leads(position: Position) -> bool:
    return not position[0].sight.memory.view.trick


def _anything(position: Position) -> bool:
    return True


def _advice(
    name: str, states: str, where: Callable[[Position], bool] = _anything
) -> Callable[[], Figure]:
    """Registers the claim that a card whose first reason is `name` has a higher result than other
    cards.
    """

    def is_advised(item: Choice) -> bool:
        return item.advice == f"botifarra-{name}"

    @claim(f"coach-botifarra-{name}", states, least=0)
    def compute() -> Figure:
        return between(is_advised, lambda item: True, where)

    return compute


_advice("charge-last", "Last to play, points in the partner's trick bring more than other cards.")
_advice("master", "A card that nobody can beat is a better lead than others.", _leads)
_advice("partner-ruffs", "Leading what the partner can ruff brings more.", _leads)
_advice("draws-trumps", "Leading a trump that draws others brings more.", _leads)
_advice("makes-void", "Leading the last card of a suit, with trumps left, brings more.", _leads)


def _of_suits(lengths: range, least: int = 0) -> list[tuple[float, float, float]]:
    """The results of naming a suit, of delegating, and of naming any suit, for each suit whose
    length is in `lengths`.
    """
    results = []
    for hand in named():
        every = [hand.averages[suit] for suit in SUIT_CALLS]
        for at, suit in enumerate(SUIT_CALLS):
            if hand.lengths[at] in lengths and hand.points[at] >= least:
                results.append((hand.averages[suit], hand.averages["delegate"], mean(every)))
    return results


@claim("coach-botifarra-names-long", "Naming five cards or more beats delegating.", least=0)
def _names_long() -> Figure:
    return average(suit - delegated for suit, delegated, _ in _of_suits(range(5, 13)))


@claim(
    "coach-botifarra-names-strong",
    "If one must name a suit, one of up to four cards and six points beats the average suit.",
    least=0,
)
def _names_strong() -> Figure:
    return average(suit - every for suit, _, every in _of_suits(range(5), 6))


@claim("coach-botifarra-delegates-flat", "Delegating beats a suit of up to four cards.", least=0)
def _delegates_flat() -> Figure:
    hands = [hand for hand in named() if max(hand.lengths) < 5]
    return average(hand.averages["delegate"] - hand.best_suit for hand in hands)


@claim(
    "coach-botifarra-names-masters",
    "With four manillas and aces, a botifarra beats the best suit.",
    least=0,
)
def _names_masters() -> Figure:
    hands = [hand for hand in named() if hand.masters >= 4]
    return average(hand.averages["botifarra"] - hand.best_suit for hand in hands)


@claim("coach-botifarra-doubles-trumps", "Four trumps win against those who named them.", least=0)
def _doubles_trumps() -> Figure:
    return won_by(lambda hand: hand.trumps >= 4)


@claim("coach-botifarra-passes-short", "Two trumps or fewer lose.", most=0)
def _passes_short() -> Figure:
    return won_by(lambda hand: hand.trumps <= 2)
