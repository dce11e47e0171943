"""TR-03: the cheapest card that does: win a trick with the least, or spend nothing on it."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question, Scene, Seated
from cartes_lib.asking.parts import card_items, distinct
from cartes_lib.asking.registry import generator
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.truco import strength, trick_leaders

__all__ = ["cheapest"]

_PARTNER = 2

Found = tuple[Card, str, dict[str, Card]]
"""The card to play, why, and what wrong ideas would play."""


@generator("TR-03", "play", "con-flor")
def cheapest(rng: random.Random, level: int, rules: str) -> Question:
    """Which card to play last to a trick; at level 3 the first trick was won or lost before."""
    if level == 3 and rng.random() < 0.6:
        return _second_trick(rng, won=rng.random() < 0.5)
    return _first_trick(rng, players=2 if level == 1 else 4)


def _first_trick(rng: random.Random, players: int) -> Question:
    """The first trick, in which no card of the hand ties."""
    wanted = rng.choice(("wins", "wins", "none") if players == 2 else ("wins", "none", "partner"))
    while True:
        drawn = rng.sample(PACK_40, players + 2)
        played, hand = tuple(drawn[: players - 1]), tuple(sorted(drawn[players - 1 :]))
        best = strength(played[trick_leaders(played)[0]])
        if best in map(strength, hand) or len(set(map(strength, hand))) < len(hand):
            continue
        holders = {place + 1 for place in trick_leaders(played)}
        if _PARTNER in holders and holders != {_PARTNER}:
            continue
        right, why, ideas = _spent(hand, best, partner=_PARTNER in holders)
        if why == wanted and (why != "partner" or "least-over-partner" in ideas):
            break
    return _asked(Message("prompt-least"), played, hand, (right, why, ideas))


def _spent(hand: Hand, best: int, *, partner: bool) -> Found:
    """What is to be played of `hand` where the strongest card so far has the strength `best`."""
    ordered = sorted(hand, key=strength)
    winning = [card for card in ordered if strength(card) > best]
    weakest, strongest = ordered[0], ordered[-1]
    if partner:
        return weakest, "partner", {"least-over-partner": winning[0]} if winning else {}
    if not winning:
        return weakest, "none", {"least-wasted": strongest}
    return winning[0], "wins", {"least-too-strong": strongest, "least-gives-up": weakest}


def _second_trick(rng: random.Random, *, won: bool) -> Question:
    """The second trick of two players: whether a tie will do depends on the first one."""
    ties = rng.random() < 0.7
    while True:
        led, low, high = rng.sample(PACK_40, 3)
        gaps = strength(low) - strength(led), strength(high) - strength(led)
        if gaps[1] > gaps[0] and gaps[1] > 0 and (gaps[0] == 0 if ties else gaps[0] > 0):
            break
    if not ties:
        found: Found = low, "wins", {"least-too-strong": high}
    elif won:
        found = low, "tie", {"least-tie-unused": high}
    else:
        found = high, "must", {"least-tie-too-little": low}
    prompt = Message("prompt-least-won" if won else "prompt-least-lost")
    return _asked(prompt, (led,), tuple(sorted((low, high))), found)


def _asked(prompt: Message, played: Hand, hand: Hand, found: Found) -> Question:
    right, why, ideas = found
    best = played[trick_leaders(played)[0]]
    key = AnswerKey(
        answer=str(right),
        rule="TRU-TRU-07" if why in ("tie", "must") else "TRU-TRU-02",
        why=Message(f"why-least-{why}", {"card": right}),
        hint=Message("hint-least"),
        highlight=(str(best),),
        mistakes=distinct({name: str(card) for name, card in ideas.items()}, str(right)),
    )
    plays = tuple(Seated(seat, card) for seat, card in enumerate(played, 1))
    scene = Scene("trick", plays=plays, seats=len(played) + 1, turn=0, hand=hand)
    return Question(prompt, scene, AnswerSchema("pick", card_items(hand)), key)
