"""TR-01 and TR-02: the two scales of Truco, and the order that wins tricks."""

from __future__ import annotations

import random
from itertools import pairwise

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Scene
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.parts import card_items, distinct, fitting, ids
from cartes_lib.asking.registry import generator
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.truco import card_value, strength, stronger

__all__ = ["BRAVAS", "ENDS", "duel", "duel_drawn", "order", "sort", "value"]

ENDS = (Message("end-strongest"), Message("end-weakest"))
BRAVAS = tuple(card for card in PACK_40 if strength(card) >= 11)
"""The four strongest cards: two aces and two sevens."""

_FALSE = tuple(card for card in PACK_40 if card.rank in (1, 7) and card not in BRAVAS)
_FIGURES = tuple(card for card in PACK_40 if card.rank >= 10)


def _as_plain(card: Card) -> int:
    """The strength that a card would have if no ace and no seven were special."""
    return {3: 13, 2: 12, 1: 11}.get(card.rank, card.rank - 3)


@generator("TR-01", "sort", "con-flor")
def sort(rng: random.Random, level: int, rules: str) -> Question:
    """Claims that one card is above another: true of which of the two scales?"""
    pairs: dict[str, tuple[Card, Card]] = {}
    wanted = {f"pair-{number}": number % 2 for number in range(2 + 2 * level)}
    for name, by_strength in wanted.items():
        pairs[name] = _pair(
            rng, bool(by_strength), {one for pair in pairs.values() for one in pair}
        )
    shuffled = rng.sample(list(pairs), len(pairs))
    right = {name: "tricks" if wanted[name] else "values" for name in shuffled}
    ideas = {
        "scale-swapped": {
            name: "values" if one == "tricks" else "tricks" for name, one in right.items()
        },
        "scale-tricks-only": dict.fromkeys(shuffled, "tricks"),
        "scale-values-only": dict.fromkeys(shuffled, "values"),
    }
    items = tuple(
        Item(name, words=Message("scale-claim", _claim(pairs[name]))) for name in shuffled
    )
    key = AnswerKey(
        answer=right,
        rule="TRU-CARD-01",
        why=Message("why-scale"),
        hint=Message("hint-scale"),
        highlight=tuple(shuffled[:2]),
        faults={
            name: Message(f"why-scale-{right[name]}", _claim(pairs[name])) for name in shuffled
        },
        mistakes=distinct(ideas, right),
    )
    scales = tuple(Item(one, words=Message(f"scale-{one}")) for one in ("tricks", "values"))
    return Question(
        Message("prompt-scale"), Scene(), AnswerSchema("zones", items, targets=scales), key
    )


def _claim(pair: tuple[Card, Card]) -> dict[str, Card]:
    return {"card": pair[0], "other": pair[1]}


def _pair(rng: random.Random, by_strength: bool, used: set[Card]) -> tuple[Card, Card]:
    """Two unused cards, the first above the second on one scale and below it on the other."""
    pack = [card for card in PACK_40 if card not in used]
    while True:
        card, other = rng.sample(pack, 2)
        stronger_card = strength(card) > strength(other)
        worth_more = card_value(card) > card_value(other)
        differ = strength(card) != strength(other) and card_value(card) != card_value(other)
        if differ and stronger_card != worth_more and stronger_card == by_strength:
            return card, other


@generator("TR-01", "value", "con-flor")
def value(rng: random.Random, level: int, rules: str) -> Question:
    """The value of cards for the envido: one, two or three of them, figures among them."""
    rest = [card for card in PACK_40 if card not in _FIGURES]
    figures = rng.sample(_FIGURES, rng.randint(1, level) - (level == 1 and rng.random() < 0.7))
    hand = (*figures, *rng.sample(rest, level - len(figures)))
    right = sum(map(card_value, hand))
    schema = AnswerSchema("number", high=36)
    ideas = {
        "value-figures-by-number": sum(card.rank for card in hand),
        "value-figures-ten": sum(card_value(card) or 10 for card in hand),
        "value-strength": sum(map(strength, hand)),
        "value-twenty-added": 20 + right,
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-CARD-03",
        why=Message("why-truco-value", {"points": right}),
        hint=Message("hint-truco-value"),
        highlight=ids(figures) or ids(hand),
        mistakes=fitting(ideas, right, schema),
        breakdown=tuple(
            (Message("breakdown-card", {"card": card}), card_value(card)) for card in hand
        ),
    )
    prompt = Message("prompt-truco-value", {"count": len(hand)})
    return Question(prompt, Scene("cards", cards=hand), schema, key)


def _telling_hand(rng: random.Random, size: int) -> Hand:
    """Cards of different classes, a special one and a false one among them."""
    while True:
        special = rng.choice(BRAVAS)
        false = rng.choice(_FALSE)
        rest = [card for card in PACK_40 if card not in (special, false)]
        hand = (special, false, *rng.sample(rest, size - 2))
        if len({strength(card) for card in hand}) == size:
            return tuple(rng.sample(hand, size))


@generator("TR-02", "order", "con-flor")
def order(rng: random.Random, level: int, rules: str) -> Question:
    """Four, six or eight cards of different classes to put in order."""
    hand = _telling_hand(rng, 2 + 2 * level)
    right = sorted(hand, key=strength, reverse=True)
    ideas = {
        "truco-order-upside-down": ids(right[::-1]),
        "truco-order-by-number": ids(sorted(hand, key=lambda card: card.rank, reverse=True)),
        "truco-order-bravas-forgotten": ids(sorted(hand, key=_as_plain, reverse=True)),
        "truco-order-by-value": ids(sorted(hand, key=card_value, reverse=True)),
    }
    key = AnswerKey(
        answer=ids(right),
        rule="TRU-CARD-01",
        why=Message("why-order", {"cards": tuple(right)}),
        hint=Message("hint-truco-order"),
        highlight=ids(card for card in hand if card in (*BRAVAS, *_FALSE)),
        faults={
            str(card): Message("why-order-place", {"card": card, "lower": lower})
            for card, lower in pairwise(right)
        },
        mistakes=distinct(ideas, ids(right)),
        facts={"first": right[0]},
    )
    schema = AnswerSchema("order", card_items(hand), ends=ENDS)
    return Question(Message("prompt-order"), Scene(), schema, key)


def _duellists(rng: random.Random, level: int) -> Hand:
    """Two cards; at the higher levels a false card against its like, or a tie."""
    kind = rng.random()
    if level > 1 and kind < 0.3:
        card = rng.choice([one for one in PACK_40 if one not in BRAVAS])
        like = [one for one in PACK_40 if one != card and strength(one) == strength(card)]
        return card, rng.choice(like)
    if level == 3 or kind < 0.6:
        special = rng.choice((*BRAVAS, *_FALSE))
        near = [
            one
            for one in PACK_40
            if one != special and (abs(strength(one) - strength(special)) <= 5 or level == 1)
        ]
        pair = special, rng.choice(near)
        return pair if rng.random() < 0.5 else pair[::-1]
    card, other = rng.sample(PACK_40, 2)
    return card, other


def _laid_out(custom: CustomPosition, _rules: str) -> Question:
    """Which of a teacher's two cards wins."""
    return duel_drawn(custom.cards["pair"])


@generator(
    "TR-02",
    "duel",
    "con-flor",
    game="truco",
    form=CustomForm((Field("pair", 2, 2),), PACK_40),
    lay_out=_laid_out,
)
def duel(rng: random.Random, level: int, rules: str) -> Question:
    """Two cards: which one wins, or do they tie?"""
    return duel_drawn(_duellists(rng, level))


def duel_drawn(hand: Hand) -> Question:
    """The question which of two cards wins, or whether they tie."""
    best = stronger(*hand)
    right = "tie" if best is None else str(best)
    by_number = max(hand, key=lambda card: card.rank)
    ideas = {
        "truco-duel-suit-breaks-tie": str(hand[0]) if best is None else right,
        "truco-duel-bravas-forgotten": _winner([_as_plain(card) for card in hand], hand),
        "truco-duel-by-number": str(by_number) if hand[0].rank != hand[1].rank else right,
        "truco-duel-by-value": _winner([card_value(card) for card in hand], hand),
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-CARD-02" if best is None else "TRU-CARD-01",
        why=Message("why-truco-tie") if best is None else Message("why-truco-duel", {"card": best}),
        hint=Message("hint-truco-order"),
        highlight=ids(hand),
        mistakes=distinct(ideas, right),
        counterexample=hand if best is None else (best,),
    )
    items = (*card_items(hand), Item("tie", words=Message("choice-tie")))
    return Question(Message("prompt-truco-duel"), Scene(), AnswerSchema("choice", items), key)


def _winner(worth: list[int], hand: Hand) -> str:
    """Who wins where cards are worth that much."""
    return "tie" if worth[0] == worth[1] else str(hand[worth.index(max(worth))])
