"""BO-06, BO-07, BO-14: choices weighed by what they brought in imagined deals.

The figures are ours and stand in `contracts.toml`, `doublings.toml` and `leads.toml`: averages
of `SAMPLES` deals and their standard errors, written by `research/botifarra_samples.py`.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import permutations
from math import comb
from types import MappingProxyType

from cartes_lib.asking.botifarra.base import SEAT_NAMES
from cartes_lib.asking.contract import (
    NO_TRUMP,
    AnswerKey,
    AnswerSchema,
    ChoiceValue,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import card_items, fitting, tenths
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import CONTRACTS, trump_of
from cartes_lib.botifarra.odds import location_odds
from cartes_lib.cards import PACK_48, Card, Hand, Suit, cards
from cartes_lib.cards import card as read_card

__all__ = [
    "NEAR",
    "SAMPLES",
    "Weighed",
    "bank",
    "contract",
    "hand_scene",
    "lead",
    "lead_scene",
    "odds",
]

SAMPLES = 200
"""Deals imagined for each position; every choice is played out in all of them."""

NEAR = {"leads": 1.0, "contracts": 1.5}
"""Points that a choice may fall short of the best and still be right: it may be chance."""

_OTHERS = 3
_HELD = 12


@dataclass(frozen=True, slots=True)
class Weighed:
    """A hand, and the result of each choice.

    Attributes:
        contract: the named contract; "" if it has to be chosen.
        chooser: the seat that named it.
        brought: by a card or a call: average and standard error, in points.
    """

    hand: Hand
    contract: str
    chooser: int
    brought: Mapping[str, tuple[float, float]]

    @property
    def best(self) -> str:
        """The choice that brought most."""
        return max(self.brought, key=lambda item: self.brought[item][0])

    @property
    def spread(self) -> float:
        """How much the worst choice falls short of the best."""
        means = [mean for mean, _ in self.brought.values()]
        return max(means) - min(means)

    def behind(self, choice: str) -> float:
        """How much `choice` falls short of the best."""
        return self.brought[self.best][0] - self.brought[choice][0]


@cache
def bank(name: str) -> tuple[Weighed, ...]:
    """All positions of that bank, those in which most can be lost first.

    Args:
        name: "leads", "contracts" or "doublings".
    """
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    results = [
        Weighed(
            tuple(sorted(cards(table["hand"]))),
            table.get("contract", ""),
            table.get("chooser", 0),
            MappingProxyType(
                {one: (mean, error) for one, (mean, error) in table["brought"].items()}
            ),
        )
        for table in tomllib.loads(text)["position"]
    ]
    return tuple(sorted(results, key=lambda item: -item.spread))


def _drawn(rng: random.Random, name: str, level: int) -> Weighed:
    """A position of that level, its suits exchanged: only trumps tell them apart."""
    known = bank(name)
    result = rng.choice(known[: -(-len(known) * (level + 1) // 4)])
    suits = dict(zip(Suit, rng.choice(tuple(permutations(Suit))), strict=True))

    def turned(card: Card) -> Card:
        assert card.suit is not None, "Botifarra has no joker"
        return Card(card.rank, suits[card.suit])

    def renamed(choice: str) -> str:
        if choice in CONTRACTS[:4]:
            return suits[Suit[choice.upper()]].name.lower()
        return str(turned(read_card(choice))) if choice[0].isdigit() else choice

    return Weighed(
        tuple(sorted(map(turned, result.hand))),
        renamed(result.contract) if result.contract else "",
        result.chooser,
        {renamed(one): figures for one, figures in result.brought.items()},
    )


def _key(
    found: Weighed,
    name: str,
    labels: Mapping[str, Message],
    highlight: tuple[str, ...],
    rule: str,
) -> AnswerKey:
    """What answers a choice that is graded by its loss."""
    near = [item for item in found.brought if found.behind(item) <= NEAR[name]]
    told: dict[str | int | tuple[str, ...], Message] = {
        item: Message(
            f"why-{name}-{_verdict(found, item, near)}",
            {**tenths(found.behind(item)), "samples": SAMPLES},
        )
        for item in found.brought
    }
    ranked = sorted(found.brought, key=found.behind)
    return AnswerKey(
        answer=found.best,
        rule=rule,
        why=told[found.best],
        hint=Message(f"hint-{name}"),
        highlight=highlight,
        accepted=tuple(item for item in near if item != found.best),
        replies=told,
        worths=tuple(ChoiceValue(item, labels[item], *found.brought[item]) for item in ranked),
    )


def _two_suits(found: Weighed) -> tuple[str, ...]:
    """The hand's cards of two suits, one of them the best lead's."""
    ranked = sorted(found.brought, key=found.behind)
    other = next((item for item in ranked if item[-1] != ranked[0][-1]), ranked[0])
    return tuple(str(card) for card in found.hand if str(card)[-1] in (ranked[0][-1], other[-1]))


def _verdict(found: Weighed, choice: str, near: list[str]) -> str:
    if choice == found.best:
        return "best"
    if round(10 * found.behind(choice)) == 0:
        return "level"
    return "near" if choice in near else "costs"


@generator("BO-14", "play", "obligada")
def lead(rng: random.Random, level: int, rules: str) -> Question:
    """Which card to lead first: right are those that cost no more than chance may."""
    result = _drawn(rng, "leads", level)
    labels = {str(card): Message("breakdown-card", {"card": card}) for card in result.hand}
    prompt = Message("prompt-lead", {"seat": f"seat-{SEAT_NAMES[result.chooser]}"})
    key = _key(result, "leads", labels, _two_suits(result), "BOT-PLAY-01")
    return Question(prompt, lead_scene(result), AnswerSchema("pick", card_items(result.hand)), key)


def lead_scene(found: Weighed) -> Scene:
    """What is seen by him who leads first: the trump, and his hand."""
    trump = trump_of(found.contract)
    return Scene("trick", turn=0, trump=NO_TRUMP if trump is None else trump, hand=found.hand)


@generator("BO-06", "play", "obligada")
def contract(rng: random.Random, level: int, rules: str) -> Question:
    """Which contract to name with a hand: right are those that cost no more than chance may."""
    result = _drawn(rng, "contracts", level)
    labels = {item: Message(f"term-call-{item}") for item in (*CONTRACTS, "delegate")}
    schema = AnswerSchema("choice", tuple(Item(one, words=label) for one, label in labels.items()))
    key = _key(result, "contracts", labels, ("hand",), "BOT-TRUMP-01")
    return Question(Message("prompt-contract"), hand_scene(result), schema, key)


def hand_scene(found: Weighed, *rows: Row) -> Scene:
    """What is seen by him who speaks: his hand, and `rows`."""
    return Scene(
        "table", groups=(Group("hand", Message("widget-your-hand"), found.hand),), rows=rows
    )


_TOLERANCE = 8


@generator("BO-14", "odds", "obligada")
def odds(rng: random.Random, level: int, rules: str) -> Question:
    """How many times in a hundred the partner holds a card, or one of several."""
    hand = tuple(sorted(rng.sample(PACK_48, _HELD)))
    rest = [card for card in PACK_48 if card not in hand]
    high = [card for card in rest if card.rank in (9, 1, 12)]
    void = level > 1 and rng.random() < 0.5
    asked = tuple(sorted(rng.sample(high, 1 if void else rng.randint(1, 3))))
    if void:
        suit = asked[0].suit
        assert suit is not None, "Botifarra has no joker"
        chance = location_odds(asked[0], rest, (_HELD,) * _OTHERS, ((suit,), (), ()))[1]
    else:
        elsewhere = comb(len(rest) - _HELD, len(asked))
        chance = 1 - Fraction(elsewhere, comb(len(rest), len(asked)))
    right = round(100 * chance)
    ideas = {
        "odds-half": 50,
        "odds-third": 33,
        "odds-added": min(100, 33 * len(asked)),
    }
    schema = AnswerSchema("number", high=100, unit=Message("guess-unit-percent"), dial=True)
    kept = fitting(ideas, right, schema)
    rows = (Row("void", Message("row-void"), Message("term-seat-right")),) if void else ()
    groups = (
        Group("hand", Message("widget-your-hand"), hand),
        Group("asked", Message("group-asked", {"count": len(asked)}), asked),
    )
    key = AnswerKey(
        answer=right,
        rule="BOT-SET-02",
        why=Message(
            "why-located-void" if void else "why-located", {"percent": right, "count": len(asked)}
        ),
        hint=Message("hint-located"),
        highlight=("void",) if void else tuple(map(str, asked[:1])),
        mistakes={name: one for name, one in kept.items() if abs(one - right) > _TOLERANCE},
        tolerance=_TOLERANCE,
    )
    prompt = Message("prompt-located", {"count": len(asked)})
    return Question(prompt, Scene("table", groups=groups, rows=rows), schema, key)
