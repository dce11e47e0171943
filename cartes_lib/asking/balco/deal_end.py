"""States near the end of a deal of three players, built around a given hand and pile."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from cartes_lib.balco import STANDARD, Rules, State
from cartes_lib.balco.condition import Condition, at_least, under_fire
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.pile import RankedCard
from cartes_lib.balco.table import Shot
from cartes_lib.cards import Card, Hand

PLAYERS = 3
"""Number of players of the simulated deals."""

_DOWN = 2
"""Number of face-down cards of each player near the end."""

_SEVEN = 7


def end_of_deal(
    hand: Hand,
    pile: Hand,
    rest: Sequence[Card],
    condition: Condition | None = None,
    rules: Rules = STANDARD,
) -> State:
    """A state of a deal of three players in which seat 0 must throw cards of `hand` on `pile`.

    Every seat has as many cards as `hand`, and two face-down cards. No card is face up or in the
    stock.

    Args:
        rest: all other cards. They are dealt in this order; the cards that remain are out of play.
        condition: the condition of the pile; None if the number on top decides. If the condition is
            an answer to a 1, the player before seat 0 threw this 1.

    >>> from cartes_lib.asking.balco.deal_end import end_of_deal
    >>> from cartes_lib.balco.dealing import pack
    >>> hand, pile, rest = pack()[:2], pack()[2:3], pack()[3:]
    >>> [len(held) for held in end_of_deal(hand, pile, rest).hands]
    [2, 2, 2]
    """
    dealt = iter(rest)
    hands = [tuple(sorted(islice(dealt, len(hand)))) for _ in range(PLAYERS - 1)]
    downs = tuple(tuple(islice(dealt, _DOWN)) for _ in range(PLAYERS))
    requirement = at_least(pile[-1].rank) if condition is None else condition
    is_shot = requirement.kind == "ace"
    return State(
        rules=replace(rules, players=PLAYERS),
        dealer=PLAYERS - 1,
        hands=(tuple(sorted(hand)), *hands),
        up=((),) * PLAYERS,
        down=downs,
        stock=(),
        shown=((),) * PLAYERS,
        turn=0,
        pile=tuple(RankedCard(card, card.rank) for card in pile),
        condition=under_fire(0) if is_shot else requirement,
        shots=(Shot(PLAYERS - 1, 0),) if is_shot else (),
        cleared=tuple(sorted(dealt)),
        won=(0,) * PLAYERS,
    )


def dealt_around(
    hand: Hand, top: Card, condition: Condition, rules: Rules, rng: random.Random
) -> State:
    """A random state near the end of a deal: seat 0 has `hand`, and `top` is the top of the pile.

    `condition` is the condition of the pile. If it depends on cards under `top`, these are added.

    >>> import random
    >>> from cartes_lib.asking.balco.deal_end import dealt_around
    >>> from cartes_lib.balco import STANDARD, card, cards
    >>> from cartes_lib.balco.condition import trenca
    >>> seen = cards("3o 9b"), card("7o"), trenca(2), STANDARD
    >>> [each.rank for each in dealt_around(*seen, random.Random(1)).pile]
    [7, 7]
    """
    rest = [card for card in pack(rules) if card != top and card not in hand]
    rng.shuffle(rest)
    # The pile contains one seven for each player whom the sevens still bind.
    sevens = [card for card in rest if card.rank == _SEVEN and not card.is_joker]
    under = sevens[: max(0, condition.players - 1)]
    left = [card for card in rest if card not in under]
    return end_of_deal(hand, (*under, top), left, condition, rules)
