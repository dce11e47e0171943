"""BO-13: tables of two, three and four players each for himself, and a 3 that comes second."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import card_items, distinct, fitting, ids
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import (
    DEAL_POINTS,
    INDIVIDUAL,
    TRES,
    TRES_SEGON,
    Rules,
    duo_points,
    individual_score,
    multiplier,
    rank_order,
    strength,
)
from cartes_lib.cards import Card, Suit

__all__ = ["TABLES", "alone_score", "duel", "score", "signed", "sort"]

TABLES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "pairs": {
            "delegate": "BOT-TRUMP-01",
            "partner": "BOT-SET-01",
            "shared-pile": "BOT-PLAY-05",
        },
        "alone": {
            "minus-18": "BOT-IND4-06",
            "four-alone": "BOT-IND4-01",
            "eighteen": "BOT-IND4-06",
        },
        "three": {
            "minus-24": "BOT-IND3-02",
            "no-low": "BOT-IND3-01",
            "thirty-six": "BOT-IND3-01",
        },
        "duo": {
            "half-points": "BOT-DUO-A-07",
            "tops": "BOT-DUO-A-02",
            "twenty-four-tricks": "BOT-DUO-A-01",
        },
    }
)
"""By table, what is so at that one only, with its rule; `table-fact-<id>` words each."""

_SIZES = {1: 4, 2: 6, 3: 8}
_SWAPS = {
    "tables-shares-swapped": ("minus-18", "minus-24"),
    "tables-alone-delegates": ("delegate", "four-alone"),
    "tables-tricks-swapped": ("twenty-four-tricks", "thirty-six"),
}
"""Two facts that somebody takes for each other's, by the wrong idea."""


@generator("BO-13", "sort", "obligada")
def sort(rng: random.Random, level: int, rules: str) -> Question:
    """Four, six or eight facts to assign to their tables."""
    table_of = {fact: table for table, facts in TABLES.items() for fact in facts}
    pair = list(rng.choice(tuple(_SWAPS.values())))
    others = [fact for fact in table_of if fact not in pair]
    facts = pair + rng.sample(others, _SIZES[level] - 2)
    rng.shuffle(facts)
    right = {fact: table_of[fact] for fact in facts}
    ideas = {
        name: {**right, one: right[other], other: right[one]}
        for name, (one, other) in _SWAPS.items()
        if one in right and other in right
    }
    telling = next(fact for fact in facts if right[fact] != "pairs")
    key = AnswerKey(
        answer=right,
        rule=TABLES[right[telling]][telling],
        why=Message("why-tables"),
        hint=Message("hint-tables"),
        highlight=(telling,),
        faults={fact: Message(f"why-table-{table}") for fact, table in right.items()},
        mistakes=distinct(ideas, right),
    )
    items = tuple(Item(fact, words=Message(f"table-fact-{fact}")) for fact in facts)
    targets = tuple(Item(table, words=Message(f"table-kind-{table}")) for table in TABLES)
    return Question(
        Message("prompt-tables"), Scene(), AnswerSchema("zones", items, targets=targets), key
    )


@generator("BO-13", "score", "obligada")
def score(rng: random.Random, level: int, rules: str) -> Question:
    """What you note alone, above or below your share; at level 3, sometimes of two players."""
    if level == 3 and rng.random() < 0.5:
        return _of_two(rng)
    table = INDIVIDUAL if level == 1 or rng.random() < 0.5 else TRES
    share = DEAL_POINTS // table.seats
    own = share + rng.choice((-1, 1)) * rng.randint(1, 14)
    contract = "botifarra" if level > 1 and rng.random() < 0.5 else rng.choice(_SUITS)
    said = "contro" if level > 1 and contract != "botifarra" and rng.random() < 0.5 else "none"
    times = multiplier(contract, said, table)
    right = alone_score(own, times, table)
    ideas = {
        "tables-like-pairs": max(0, own - DEAL_POINTS // 2) * times,
        "tables-no-minus": abs(right),
        "tables-other-share": (own - (24 if table is INDIVIDUAL else 18)) * times,
        "tables-times-forgotten": own - share,
        "tables-all-points": own * times,
    }
    schema = AnswerSchema("number", low=-100, high=200, unit=Message("unit-points"))
    rows = (
        Row("table", Message("row-table-kind"), Message(f"table-kind-{_KIND[table.seats]}")),
        Row("points", Message("row-own-points"), own),
        Row("contract", Message("guess-row-contract"), Message(f"term-call-{contract}")),
        Row("doubling", Message("guess-row-doubling"), Message(f"doubling-{said}")),
    )
    key = AnswerKey(
        answer=right,
        rule="BOT-IND4-06" if table is INDIVIDUAL else "BOT-IND3-02",
        why=Message(
            "why-alone", {"own": own, "share": share, "times": times, "score": signed(right)}
        ),
        hint=Message("hint-alone"),
        highlight=("table",),
        mistakes=fitting(ideas, right, schema),
        facts={"share": share, "times": times},
        breakdown=(
            (Message("row-own-points"), own),
            (Message("breakdown-share", {"count": table.seats}), -share),
            *(((Message("breakdown-doubled"), own - share),) if times == 2 else ()),
        ),
    )
    return Question(Message("prompt-alone"), Scene("score", rows=rows), schema, key)


_SUITS = ("oros", "copas", "espadas", "bastos")
_KIND = {4: "alone", 3: "three"}


def alone_score(own: int, times: int, table: Rules) -> int:
    """What one notes who made `own`, however the others share the rest."""
    rest = DEAL_POINTS - own
    return individual_score((own, rest, *(0,) * (table.seats - 2)), times)[0]


def signed(number: int) -> str:
    """A number as a score sheet has it, with a true minus."""
    return f"\u2212{-number}" if number < 0 else f"+{number}" if number else "0"


def _of_two(rng: random.Random) -> Question:
    """The points that one of two has made: cards, and a point for two tricks."""
    tricks = rng.randint(6, 18)
    cards = rng.randint(15, 45)
    right = duo_points((cards, 60 - cards), (tricks, 24 - tricks))[0]
    ideas = {
        "tables-trick-each": cards + tricks,
        "tables-odd-lost": cards + tricks // 2,
        "tables-odd-to-all": cards + (tricks + 1) // 2,
    }
    schema = AnswerSchema("number", high=DEAL_POINTS, unit=Message("unit-points"))
    rows = (
        Row("table", Message("row-table-kind"), Message("table-kind-duo")),
        Row("cards", Message("row-card-points"), cards),
        Row("tricks", Message("row-tricks-won"), tricks),
    )
    why = "even" if tricks % 2 == 0 else "gets" if right > cards + tricks // 2 else "loses"
    key = AnswerKey(
        answer=right,
        rule="BOT-DUO-A-07" if why == "even" else "BOT-DUO-A-08",
        why=Message(f"why-duo-{why}", {"cards": cards, "tricks": tricks, "points": right}),
        hint=Message("hint-duo"),
        highlight=("tricks",),
        mistakes=fitting(ideas, right, schema),
        breakdown=(
            (Message("row-card-points"), cards),
            (Message("breakdown-tricks", {"count": tricks}), right - cards),
        ),
    )
    return Question(Message("prompt-duo-points"), Scene("score", rows=rows), schema, key)


@generator("BO-13", "duel", "tres-segon")
def duel(rng: random.Random, level: int, rules: str) -> Question:
    """Two or four cards of a suit, a 3 among them nearly always: which wins at this table?"""
    suit, count = rng.choice(list(Suit)), 2 if level == 1 else 4
    with_three, with_nine = rng.random() < 0.85, rng.random() < 0.4
    fixed = [rank for rank, held in ((3, with_three), (9, with_nine)) if held]
    rest = [rank for rank in rank_order(TRES_SEGON) if rank not in (3, 9)]
    ranks = [*fixed, *rng.sample(rest, count - len(fixed))]
    hand = tuple(Card(rank, suit) for rank in rng.sample(ranks, len(ranks)))
    best = max(hand, key=lambda item: strength(item, TRES_SEGON))
    usual = max(hand, key=strength)
    ideas = {
        "duel-three-forgotten": str(usual),
        "duel-three-on-top": next((str(card) for card in hand if card.rank == 3), str(best)),
    }
    key = AnswerKey(
        answer=str(best),
        rule="BOT-VAR-01",
        why=Message("why-duel-three", {"card": best}),
        hint=Message("hint-duel-three"),
        highlight=ids(hand),
        mistakes=distinct(ideas, str(best)),
        facts={"best": best},
        counterexample=(best,),
    )
    schema = AnswerSchema("pick", card_items(hand))
    return Question(Message("prompt-duel-three", {"count": len(hand)}), Scene(), schema, key)
