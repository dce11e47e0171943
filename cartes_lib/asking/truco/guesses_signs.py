"""Questions about the signs that partners make each other in Truco. Rule: TRU-TURN-09."""

from __future__ import annotations

from cartes_lib.asking import parts
from cartes_lib.asking.contract import AnswerSchema, Item, Message, Question, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import NOTHING, SIGNS, first_sign, sign_of

__all__ = ["first", "meant"]

_RULE = "TRU-TURN-09"


@guess_kind("truco", "sign")
def meant(*, sign: str, cards: str) -> Question:
    """Which of the cards does the partner hold who makes that sign? Rule: TRU-TURN-09."""
    shown = read_cards(cards)
    told = [card for card in shown if sign_of(card) == sign]
    if len(told) != 1:
        raise ValueError(f"{sign!r} tells of {len(told)} cards among {cards!r}, not of one")
    scene = Scene("cards", cards=shown, sign=Message(f"sign-{sign}"))
    why = Message(f"sign-{sign}.why")
    return parts.plain_question(
        Message("guess-sign"), parts.card_choice(shown), str(told[0]), _RULE, scene, why
    )


@guess_kind("truco", "first-sign")
def first(*, hand: str) -> Question:
    """Which sign tells of the hand's strongest card? Rule: TRU-TURN-09."""
    held = read_cards(hand)
    found = first_sign(held)
    offered = {NOTHING, *filter(None, map(sign_of, held))}
    items = tuple(Item(sign, words=Message(f"sign-{sign}")) for sign in SIGNS if sign in offered)
    why = Message("why-first-sign-none" if found == NOTHING else "why-first-sign")
    scene = Scene("cards", cards=held)
    return parts.plain_question(
        Message("guess-first-sign"), AnswerSchema("choice", items), found, _RULE, scene, why
    )
