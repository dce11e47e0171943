"""Questions about the signs that partners make each other in Truco. Rule: TRU-TURN-09."""

from __future__ import annotations

from cartes_lib.cards import cards as read_cards
from cartes_lib.exercises.contract import Item, Said, Scene, Shape
from cartes_lib.questions import parts
from cartes_lib.questions.contract import Question
from cartes_lib.questions.registry import question
from cartes_lib.truco import NOTHING, SIGNS, first_sign, sign_of

__all__ = ["first", "meant"]

_RULE = "TRU-TURN-09"


@question("truco", "sign")
def meant(*, sign: str, cards: str) -> Question:
    """Which of the cards does the partner hold who makes that sign? Rule: TRU-TURN-09."""
    shown = read_cards(cards)
    told = [card for card in shown if sign_of(card) == sign]
    if len(told) != 1:
        raise ValueError(f"{sign!r} tells of {len(told)} cards among {cards!r}, not of one")
    scene = Scene("cards", cards=shown, sign=Said(f"sign-{sign}"))
    why = Said(f"sign-{sign}.why")
    return Question(Said("guess-sign"), parts.card_choice(shown), str(told[0]), _RULE, scene, why)


@question("truco", "first-sign")
def first(*, hand: str) -> Question:
    """Which sign tells of the hand's strongest card? Rule: TRU-TURN-09."""
    held = read_cards(hand)
    found = first_sign(held)
    offered = {NOTHING, *filter(None, map(sign_of, held))}
    items = tuple(Item(sign, words=Said(f"sign-{sign}")) for sign in SIGNS if sign in offered)
    why = Said("why-first-sign-none" if found == NOTHING else "why-first-sign")
    scene = Scene("cards", cards=held)
    return Question(Said("guess-first-sign"), Shape("choice", items), found, _RULE, scene, why)
