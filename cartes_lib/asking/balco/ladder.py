"""BA-01 and BA-02: the ladder, the table, and who begins."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import pairwise

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import card_items, distinct, ids, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.balco import LADDER, PRESETS, opening_seat, stock_size
from cartes_lib.cards import JOKERS, PACK_48, PACK_52, Card, Hand, Suit
from cartes_lib.seats import seat_names

__all__ = ["duel", "order", "setup", "sort", "starter"]

_ENDS = (Message("end-highest"), Message("end-lowest"))


def _place(card: Card) -> int:
    return LADDER.index(card.rank)


def _of_any_suit(rng: random.Random, ranks: list[int]) -> Hand:
    return tuple(Card(rank, rng.choice(list(Suit))) for rank in ranks)


@generator("BA-01", "order", "standard")
def order(rng: random.Random, level: int, rules: str) -> Question:
    """Five, six or eight numbers of the ladder to put in order, the 1 among them."""
    ranks = [1, *rng.sample([rank for rank in LADDER if rank != 1], (4, 5, 7)[level - 1])]
    hand = _of_any_suit(rng, rng.sample(ranks, len(ranks)))
    right = sorted(hand, key=_place, reverse=True)
    ideas = {
        "ladder-ace-low": ids(sorted(hand, key=lambda card: card.rank, reverse=True)),
        "ladder-upside-down": ids(right[::-1]),
        "ladder-three-high": ids(
            sorted(hand, key=lambda card: 99 if card.rank == 3 else _place(card), reverse=True)
        ),
    }
    key = AnswerKey(
        answer=ids(right),
        rule="BAL-OPN-02",
        why=Message("why-ladder", {"cards": tuple(right)}),
        hint=Message("hint-ladder"),
        highlight=ids(card for card in hand if card.rank in (1, 3)),
        faults={
            str(card): Message("why-order-place-number", {"card": card, "lower": lower})
            for card, lower in pairwise(right)
        },
        mistakes=distinct(ideas, ids(right)),
        facts={"first": right[0]},
    )
    schema = AnswerSchema("order", card_items(hand), ends=_ENDS)
    return Question(Message("prompt-ladder"), Scene(), schema, key)


@generator("BA-01", "duel", "standard")
def duel(rng: random.Random, level: int, rules: str) -> Question:
    """Two numbers: which is higher? At level 3 perhaps neither."""
    pairs = ((9, 11), (12, 1), (1, 3), (8, 1), (6, 7), (11, 12))
    ranks = list(rng.choice(pairs)) if rng.random() < 0.6 else rng.sample(LADDER, 2)
    if level == 3 and rng.random() < 0.3:
        ranks[1] = ranks[0]
    rng.shuffle(ranks)
    suits = rng.sample(list(Suit), 2) if level > 1 else [rng.choice(list(Suit))] * 2
    hand = tuple(Card(rank, suit) for rank, suit in zip(ranks, suits, strict=True))
    tied = ranks[0] == ranks[1]
    best = max(hand, key=_place)
    right = "tie" if tied else str(best)
    ideas = {
        "ladder-ace-low": right if tied else str(max(hand, key=lambda card: card.rank)),
        "ladder-suit-counts": str(hand[0]) if tied else right,
        "ladder-tie-too-soon": "tie",
    }
    key = AnswerKey(
        answer=right,
        rule="BAL-SET-07" if tied else "BAL-OPN-02",
        why=Message("why-ladder-tie") if tied else Message("why-ladder-duel", {"card": best}),
        hint=Message("hint-ladder"),
        highlight=ids(hand),
        mistakes=distinct(ideas, right),
        counterexample=hand if tied else (best,),
    )
    items = (*card_items(hand), Item("tie", words=Message("choice-same-number")))
    return Question(Message("prompt-ladder-duel"), Scene(), AnswerSchema("choice", items), key)


@generator("BA-01", "sort", "standard", "without-jokers")
def sort(rng: random.Random, level: int, rules: str) -> Question:
    """Cards on the ladder, and the three that stand beside it."""
    count = 4 + 2 * level
    beside = [card for card in PACK_52 if card.is_joker or card.rank in (2, 10)]
    on = [card for card in PACK_52 if card not in beside]
    jokers = [rng.choice(JOKERS)] if PRESETS[rules].jokers else []
    others = rng.sample([card for card in beside if not card.is_joker], level)
    hand = [*jokers, *others]
    hand += rng.sample(on, count - len(hand))
    rng.shuffle(hand)
    right = {str(card): "beside" if card in beside else "ladder" for card in hand}
    ideas = {
        "ladder-ten-is-a-number": _moved(right, hand, {10}),
        "ladder-two-is-a-number": _moved(right, hand, {2}),
        "ladder-all-numbers": _moved(right, hand, {2, 10}),
        "ladder-specials-beside": {
            str(card): "beside" if card.is_joker or card.rank in (1, 2, 7, 8, 10) else "ladder"
            for card in hand
        },
    }
    key = AnswerKey(
        answer=right,
        rule="BAL-OPN-02",
        why=Message("why-beside", {"jokers": len(jokers)}),
        hint=Message("hint-beside", {"jokers": len(jokers)}),
        highlight=ids(card for card in hand if card in beside)[:1],
        faults={str(card): Message(f"why-on-{right[str(card)]}", {"card": card}) for card in hand},
        mistakes=distinct(ideas, right),
    )
    zones = tuple(Item(item, words=Message(f"zone-{item}")) for item in ("ladder", "beside"))
    schema = AnswerSchema("zones", card_items(hand), targets=zones)
    return Question(Message("prompt-beside"), Scene(), schema, key)


def _moved(right: Mapping[str, str], hand: list[Card], ranks: set[int]) -> dict[str, str]:
    """The answer of somebody who takes cards of `ranks` for numbers of the ladder."""
    taken = ids(card for card in hand if not card.is_joker and card.rank in ranks)
    return {**right, **dict.fromkeys(taken, "ladder")}


_PLACES = ("down", "up", "hand", "stock")


@generator("BA-02", "setup", "standard", "without-jokers")
def setup(rng: random.Random, level: int, rules: str) -> Question:
    """Packets to lay out, and how many cards are left."""
    players = rng.randint(2, 3) if level == 1 else rng.randint(2, 5)
    jokers = PRESETS[rules].jokers
    left = stock_size(players, jokers)
    packets = rng.sample(_PLACES, len(_PLACES))
    sizes = sorted({left, left + 4 - 2 * jokers, left + 9, left - 3, left + 12})
    counts = tuple(
        Item(str(size), words=Message("number-cards", {"count": size}))
        for size in sizes
        if size > 0
    )
    right: dict[str, str | dict[str, str]] = {
        "places": {place: place for place in packets},
        "stock": str(left),
    }
    swapped = {"down": "up", "up": "down"}
    ideas = {
        "setup-up-and-down-swapped": {
            **right,
            "places": {place: swapped.get(place, place) for place in packets},
        },
        "setup-forgets-jokers": {**right, "stock": str(left - 4 if jokers else left + 4)},
        "setup-one-player-less": {**right, "stock": str(left + 9)},
    }
    listed = {item.id for item in counts}
    key = AnswerKey(
        answer=right,
        rule="BAL-SET-05",
        why=Message("why-setup", {"players": players, "dealt": 9 * players, "left": left}),
        hint=Message("hint-setup"),
        highlight=("players", "jokers"),
        mistakes=distinct(
            {name: one for name, one in ideas.items() if one["stock"] in listed}, right
        ),
    )
    items = tuple(Item(place, words=Message(f"packet-{place}")) for place in packets)
    zones = tuple(Item(place, words=Message(f"place-{place}")) for place in _PLACES)
    parts = (
        ("places", Message("part-places"), AnswerSchema("zones", items, targets=zones)),
        ("stock", Message("part-stock"), AnswerSchema("choice", counts)),
    )
    rows = (
        Row("players", Message("row-players"), players),
        Row("jokers", Message("row-jokers"), jokers),
    )
    return Question(
        Message("prompt-setup"), Scene("score", rows=rows), AnswerSchema("parts", parts=parts), key
    )


@generator("BA-02", "next", "standard")
def starter(rng: random.Random, level: int, rules: str) -> Question:
    """Who begins: the smallest number; 1s, 2s and 10s to mislead; a tie at level 3."""
    seats = {1: 3, 2: 4, 3: 5}[level]
    while True:
        hands = _dealt(rng, seats)
        right = opening_seat(hands)
        sorted_hands = [sorted(map(_number, hand)) for hand in hands]
        # A tie to the last card goes by the dealer, who is not told.
        if sorted_hands.count(min(sorted_hands)) > 1:
            continue
        lowest = [min(map(_number, hand)) for hand in hands]
        tied = lowest.count(min(lowest)) > 1
        by_rank = [min(card.rank for card in hand) for hand in hands]
        if tied == (level == 3 and right % 2 == 0) and by_rank.index(min(by_rank)) != right:
            break
    names = seat_names(seats, sides=False)
    sums = [sum(card.rank for card in hand) for hand in hands]
    ideas = {
        "starter-ace-or-two-low": names[by_rank.index(min(by_rank))],
        "starter-smallest-sum": names[sums.index(min(sums))],
        "starter-highest": names[lowest.index(max(lowest))],
    }
    key = AnswerKey(
        answer=names[right],
        rule="BAL-OPN-06" if tied else "BAL-OPN-01",
        why=Message("why-starter-tie" if tied else "why-starter", {"seat": f"seat-{names[right]}"}),
        hint=Message("hint-starter"),
        highlight=ids(min(hand, key=_number) for hand in hands),
        mistakes=distinct(ideas, names[right]),
    )
    groups = tuple(
        Group(name, Message(f"term-seat-{name}"), hand)
        for name, hand in zip(names, hands, strict=True)
    )
    return Question(
        Message("prompt-starter"),
        Scene("table", groups=groups),
        AnswerSchema("choice", seat_items(seats, sides=False)),
        key,
    )


def _dealt(rng: random.Random, seats: int) -> tuple[Hand, ...]:
    pack = rng.sample(PACK_48, 3 * seats)
    return tuple(tuple(pack[3 * seat : 3 * seat + 3]) for seat in range(seats))


def _number(card: Card) -> int:
    """The place on the ladder; what stands beside it is higher than all."""
    return _place(card) if card.rank in LADDER else len(LADDER)
