"""BO-10: what one may play in the intermediate variant, and when one says "I charge"."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.botifarra.legal import Position, legal_drawn, position, position_scene
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question
from cartes_lib.asking.parts import distinct
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import INTERMEDIA, Play, decision, judge_play
from cartes_lib.cards import PACK_48, Card, Suit

__all__ = ["call", "legal"]

_SIZES = {1: 5, 2: 7, 3: 9}
_LEFT = 3
_CHARGED_SHARE = 0.7
"""Of the positions to play, how many allow a charge."""


def _spot(rng: random.Random, level: int, with_charge: bool) -> Position:
    """A position in which the pupil may charge, or one in which he may not."""
    while True:
        spot = _led_high(rng, level) if with_charge else position(rng, level, "intermedia")
        if bool(decision(*spot, INTERMEDIA).charges) == with_charge:
            return spot


def _led_high(rng: random.Random, level: int) -> Position:
    """The left of the pupil has led a high card, so that his partner plays last."""
    suits = rng.sample(list(Suit), 3 if level < 3 else 4)
    led = Card(rng.choice((9, 1, 12)), suits[0])
    pack = [card for card in PACK_48 if card.suit in suits and card != led]
    hand = tuple(sorted(rng.sample(pack, _SIZES[level])))
    return hand, (Play(_LEFT, led),), rng.choice([*suits[1:], None])


@generator("BO-10", "legal", "intermedia")
def legal(rng: random.Random, level: int, rules: str) -> Question:
    """All the cards that may be played: in most positions, charges among them."""
    return legal_drawn(_spot(rng, level, rng.random() < _CHARGED_SHARE), rules)


def _card(rng: random.Random, spot: Position, wanted: str) -> Card | None:
    """A card of the hand that is a charge, another that may be played, or one that may not."""
    result = decision(*spot, INTERMEDIA)
    plain = [card for card in result.legal if card not in result.charges]
    others = [item for item in spot[0] if item not in result.legal]
    cards = {"charge": list(result.charges), "plain": plain, "forbidden": others}[wanted]
    return rng.choice(cards) if cards else None


@generator("BO-10", "call", "intermedia")
def call(rng: random.Random, level: int, rules: str) -> Question:
    """The right announcement with a card, at a table that announces charges or does not."""
    wanted = rng.choice(("charge", "charge", "plain", "forbidden")[: 3 if level == 1 else 4])
    announced = rng.random() < 0.6
    while True:
        spot = _spot(rng, level, wanted == "charge" or rng.random() < 0.5)
        card = _card(rng, spot, wanted)
        if card is not None:
            break
    hand, plays, trump = spot
    table = replace(INTERMEDIA, announce_charge=announced)
    said = {
        name: judge_play(hand, plays, trump, card, name == "say-charge", table)
        for name in ("say-charge", "say-nothing")
    }
    right = next((name for name, verdict in said.items() if verdict.legal), "say-impossible")
    best = decision(hand, plays, trump, table).best
    ideas = {
        "charge-unsaid": "say-nothing" if wanted == "charge" and announced else right,
        "charge-not-agreed": "say-charge" if wanted == "charge" and not announced else right,
        "charge-for-nothing": "say-charge" if wanted == "plain" else right,
        "charge-forbidden": "say-charge" if wanted == "forbidden" else right,
        "charge-is-allowed": "say-impossible" if wanted == "charge" else right,
    }
    kind = f"{wanted}-said" if wanted == "charge" and announced else wanted
    key = AnswerKey(
        answer=right,
        rule="BOT-LEG-IN-02" if wanted == "forbidden" else "BOT-LEG-IN-05",
        why=Message(f"why-charge-{kind}", {"card": card}),
        hint=Message("hint-charge"),
        highlight=(str(best.card),) if best else (str(card),),
        mistakes=distinct(ideas, right),
        facts={"card": card},
    )
    items = tuple(
        Item(item, words=Message(f"charge-{item}"))
        for item in ("say-charge", "say-nothing", "say-impossible")
    )
    prompt = Message("prompt-charge", {"card": card, "announced": announced})
    return Question(prompt, position_scene(spot, marked=card), AnswerSchema("choice", items), key)
