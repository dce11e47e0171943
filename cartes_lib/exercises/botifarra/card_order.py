"""BO-01: the order of the cards, which of them wins, and what they are worth."""

from __future__ import annotations

import random
from itertools import pairwise

from cartes_lib.botifarra import PRESETS, card_points, rank_order, strength
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.exercises.contract import AnswerKey, Said, Scene, Shape
from cartes_lib.exercises.pieces import card_items, ids
from cartes_lib.exercises.registry import Drawn, generator

__all__ = ["ENDS", "duel", "order", "value"]

ENDS = (Said("end-strongest"), Said("end-weakest"))
"""What stands at the ends of an order of cards."""

_COUNTING = (9, 1, 12, 11, 10)


def _suit_cards(rng: random.Random, ranks: tuple[int, ...], count: int) -> Hand:
    suit = rng.choice(list(Suit))
    return tuple(Card(rank, suit) for rank in rng.sample(ranks, count))


@generator("BO-01", "order", "obligada")
def order(rng: random.Random, level: int, rules: str) -> Drawn:
    """Cards of one suit to put in order: four, six or eight of them."""
    table = PRESETS[rules]
    high = rng.sample((9, 1, 12), 2)
    rest = [rank for rank in rank_order(table) if rank not in high]
    ranks = tuple(high + rng.sample(rest, 2 * level))
    hand = _suit_cards(rng, ranks, len(ranks))
    right = sorted(hand, key=lambda card: strength(card, table), reverse=True)
    by_number = sorted(hand, key=lambda card: card.rank, reverse=True)
    mistakes = {"order-by-number": by_number, "order-upside-down": right[::-1]}
    key = AnswerKey(
        answer=ids(right),
        rule="BOT-SET-05",
        why=Said("why-order", {"cards": tuple(right)}),
        hint=Said("hint-order"),
        highlight=(str(right[0]),),
        faults={
            str(card): Said("why-order-place", {"card": card, "lower": lower})
            for card, lower in pairwise(right)
        },
        mistakes={name: ids(wrong) for name, wrong in mistakes.items() if wrong != right},
        facts={"first": right[0], "last": right[-1]},
    )
    return Drawn(Said("prompt-order"), Scene(), Shape("order", card_items(hand), ends=ENDS), key)


@generator("BO-01", "duel", "obligada")
def duel(rng: random.Random, level: int, rules: str) -> Drawn:
    """Cards of one suit, of which one wins: two with an honour, any two, any four.

    Mostly it is not the one with the highest number.
    """
    table = PRESETS[rules]
    adversarial = rng.random() < 0.6
    while True:
        hand = _suit_cards(rng, rank_order(table), 4 if level == 3 else 2)
        best = max(hand, key=lambda card: strength(card, table))
        highest = max(hand, key=lambda card: card.rank)
        honours = ids(card for card in hand if card.rank in _COUNTING)
        if (best != highest) == adversarial and (honours or level > 1):
            break
    key = AnswerKey(
        answer=str(best),
        rule="BOT-SET-05",
        why=Said("why-duel", {"card": best}),
        hint=Said("hint-order"),
        highlight=honours if len(honours) > 1 else ids(hand),
        mistakes={"duel-by-number": str(highest)} if highest != best else {},
        facts={"best": best, "highest": highest},
        counterexample=(best,),
    )
    return Drawn(
        Said("prompt-duel", {"count": len(hand)}), Scene(), Shape("pick", card_items(hand)), key
    )


@generator("BO-01", "value", "obligada")
def value(rng: random.Random, level: int, rules: str) -> Drawn:
    """The points of one card, of three, of five."""
    count = 2 * level - 1
    pack = [Card(rank, suit) for suit in Suit for rank in rank_order(PRESETS[rules])]
    counting = [card for card in pack if card_points(card)]
    hand = rng.sample(counting, (count + 1) // 2)
    hand += rng.sample([card for card in pack if card not in hand], count // 2)
    rng.shuffle(hand)
    total = sum(map(card_points, hand))
    # Two wrong ideas: that the number is the value, and that a trick's point counts here too.
    mistakes = {"value-by-number": sum(card.rank for card in hand), "value-and-trick": total + 1}
    key = AnswerKey(
        answer=total,
        rule="BOT-SET-04",
        why=Said("why-value", {"cards": tuple(hand), "points": total}),
        hint=Said("hint-value"),
        highlight=tuple(str(card) for card in hand if card_points(card)),
        mistakes={name: wrong for name, wrong in mistakes.items() if wrong != total},
        facts={"points": total},
        breakdown=tuple(
            (Said("breakdown-card", {"card": card}), card_points(card)) for card in hand
        ),
    )
    scene = Scene("cards", cards=tuple(hand))
    shape = Shape("number", low=0, high=60)
    return Drawn(Said("prompt-value", {"count": count}), scene, shape, key)
