"""Claims about the last cards of a deal of Balcó, when the stock is empty.

The deals have three players, and the method of `research/balco_throws.py`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import mean

from cartes_lib.asking.balco.deal_end import PLAYERS, end_of_deal
from cartes_lib.balco import Rules
from cartes_lib.balco.condition import LADDER
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.fast import MutableDeal
from cartes_lib.cards import PACK_48, Card, Hand
from research.balco_plain import plain_playout
from research.claims.claim import Figure, average, claim

DEALS = "deals in 100"

POSITIONS, SAMPLES = 300, 60
"""Number of positions, and of deals for each choice."""

RIGHT, LEFT = 1, PLAYERS - 1

_TOPS = (3, 4, 5, 6, 9)
_HAND_SIZE = 3

Choice = tuple[int, int, int, tuple[int, ...]]
"""A throw as integers: rank, number of cards of the rank, number of jokers, targets of 1s."""


def _pile(rng: random.Random, hand: Hand) -> Hand:
    """A pile of two to six cards without effect, from low to high."""
    plain = [card for card in PACK_48 if card.rank in _TOPS and card not in hand]
    return tuple(sorted(rng.sample(plain, rng.randint(2, 6)), key=lambda it: LADDER.index(it.rank)))


def _won(hand: Hand, pile: Hand, choice: Choice, name: str) -> float:
    """Percentage of simulated deals that seat 0 wins when it now makes the throw `choice`."""
    rest = [card for card in pack(Rules(players=PLAYERS)) if card not in (*hand, *pile)]
    wins = 0
    for sample in range(SAMPLES):
        rng = random.Random(f"{name}/{sample}")
        deal = MutableDeal(end_of_deal(hand, pile, rng.sample(rest, len(rest))))
        rank, naturals, jokers, targets = choice
        deal.throw(rank, naturals, jokers, targets)
        wins += plain_playout(deal, rng).out[:1] == [0]
    return 100 * wins / SAMPLES


@claim(
    "ba-08-left",
    "With an empty stock, a 1 aimed at the left wins more deals than one aimed at the right.",
    least=0,
    unit=DEALS,
)
def _left() -> Figure:
    rng = random.Random("left")
    ones = [card for card in PACK_48 if card.rank == 1]
    others = [card for card in PACK_48 if card.rank != 1]
    gaps = []
    for number in range(POSITIONS):
        hand = (rng.choice(ones), *rng.sample(others, _HAND_SIZE - 1))
        pile = _pile(rng, hand)
        left, right = (
            _won(hand, pile, (1, 1, 0, (seat,)), f"left/{number}") for seat in (LEFT, RIGHT)
        )
        gaps.append(left - right)
    return average(gaps)


@claim(
    "ba-12-clear-last",
    "With an empty stock, another card wins more deals than a 10 that is not yet the last card.",
    least=0,
    unit=DEALS,
)
def _clear_last() -> Figure:
    return _kept([card for card in PACK_48 if card.rank == 10], (10, 1, 0, ()))


@claim(
    "ba-12-joker-last",
    "With an empty stock, another card wins more deals than a joker that is not yet the last card.",
    least=0,
    unit=DEALS,
)
def _joker_last() -> Figure:
    jokers = [card for card in pack(Rules(players=PLAYERS)) if card.is_joker]
    return _kept(jokers, (10, 0, 1, ()))


def _kept(cards: Sequence[Card], choice: Choice) -> Figure:
    """How many more deals, of a hundred, the other cards of a hand win than one of `cards`, which
    clears the pile with the throw `choice`.
    """
    rng = random.Random("kept")
    others = [card for card in PACK_48 if card.rank != 10]
    gaps = []
    while len(gaps) < POSITIONS:
        hand = (rng.choice(cards), *rng.sample(others, _HAND_SIZE - 1))
        pile = _pile(rng, hand)
        top = LADDER.index(pile[-1].rank)
        legal = [card.rank for card in hand[1:] if card.rank == 2 or LADDER.index(card.rank) >= top]
        if not legal:
            continue
        name = f"kept/{len(gaps)}"
        played = [
            _won(hand, pile, (rank, 1, 0, (LEFT,) if rank == 1 else ()), name) for rank in legal
        ]
        gaps.append(mean(played) - _won(hand, pile, choice, name))
    return average(gaps)
