"""BO-05: one hand, two variants: what each of them allows."""

from __future__ import annotations

import random

from cartes_lib.asking.botifarra.legal import Position, position, position_scene
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question
from cartes_lib.asking.parts import card_items, distinct
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import LLIURE, OBLIGADA, decision, legal_cards
from cartes_lib.cards import Card, Hand

__all__ = ["sort"]

_ZONES = ("both", "lliure-only", "neither")


def _zone(card: Card, lliure: Hand, obligada: Hand) -> str:
    if card in obligada:
        return "both"
    return "lliure-only" if card in lliure else "neither"


def _telling(rng: random.Random, level: int) -> tuple[Position, Hand, Hand]:
    """A position where the variants differ, what lliure allows, what obligada allows."""
    while True:
        spot = position(rng, level, "obligada")
        lliure = legal_cards(*spot, LLIURE)
        obligada = legal_cards(*spot, OBLIGADA)
        if lliure != obligada and (level == 1 or len(lliure) < len(spot[0])):
            return spot, lliure, obligada


@generator("BO-05", "sort", "obligada")
def sort(rng: random.Random, level: int, rules: str) -> Question:
    """The cards of a hand by the variants that allow them."""
    spot, lliure, obligada = _telling(rng, level)
    hand = spot[0]
    result = decision(*spot, OBLIGADA)
    right = {str(card): _zone(card, lliure, obligada) for card in hand}
    ideas = {
        "sort-no-difference": {
            one: "both" if zone == "lliure-only" else zone for one, zone in right.items()
        },
        "sort-lliure-forgotten": {
            one: "neither" if zone == "lliure-only" else zone for one, zone in right.items()
        },
        "sort-lliure-all-free": {
            one: "lliure-only" if zone == "neither" else zone for one, zone in right.items()
        },
    }
    best = result.best.card if result.best else hand[0]
    key = AnswerKey(
        answer=right,
        rule=result.rule,
        why=Message("why-sort-variants", {"both": obligada, "more": _only(lliure, obligada)}),
        hint=Message("hint-sort-variants"),
        highlight=(str(best),),
        faults={
            str(card): Message(
                f"why-sort-{right[str(card)]}", {"card": card, "partner": bool(result.partner_wins)}
            )
            for card in hand
        },
        mistakes=distinct(ideas, right),
        facts={"best": best, "more": _only(lliure, obligada)},
    )
    zones = tuple(Item(zone, words=Message(f"zone-{zone}")) for zone in _ZONES)
    schema = AnswerSchema("zones", card_items(hand), targets=zones)
    return Question(Message("prompt-sort-variants"), position_scene(spot), schema, key)


def _only(lliure: Hand, obligada: Hand) -> Hand:
    return tuple(card for card in lliure if card not in obligada)
