"""Throws of Balcó, one by one: what the pile asks, who is skipped, when it is cleared."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cartes_lib.balco import FREE, Condition, after_throw, clears, judge_throw, next_seat
from cartes_lib.cards import Card, Hand, NotationError, cards
from cartes_lib.engine import IllegalAction
from cartes_lib.exercises.balco.throws import condition_words
from cartes_lib.exercises.pieces import seat_terms
from cartes_lib.exercises.worded import words
from cartes_lib.wording import capitalised, card_name, card_names, say

__all__ = ["Position", "Throw", "balco_steps", "pile_scene", "positions", "read_throw"]

_TAKE = "-"
_FORM = re.compile(r"(\w+(?:\+\w+)*)(?:=(\d+))?(?:>(\d))?")
_EFFECTS = {1: "ace", 2: "two", 7: "seven", 8: "eight"}


@dataclass(frozen=True, slots=True)
class Throw:
    """Cards thrown together; none of them means that the pile is taken.

    Attributes:
        rank: what the cards count as.
        target: the seat that a 1 names.
    """

    cards: Hand = ()
    rank: int = 0
    target: int | None = None


def read_throw(text: str) -> Throw:
    """The throw that `text` says: "5o", "7o+7c", "J1=8", "1o>2", or "-" for taking the pile.

    Raises:
        NotationError: `text` is no such throw.
    """
    if text == _TAKE:
        return Throw()
    found = _FORM.fullmatch(text)
    if found is None:
        raise NotationError(text, 0, text, "not-one-card")
    thrown = cards(found[1].replace("+", " "))
    numbers = {card.rank for card in thrown if not card.is_joker}
    rank = int(found[2] or (numbers.pop() if numbers else 0))
    if numbers - {rank} or not 1 <= rank <= 12:
        raise NotationError(text, 0, text, "not-one-card")
    return Throw(thrown, rank, int(found[3]) if found[3] else None)


@dataclass(frozen=True, slots=True)
class Position:
    """How the pile stands after a throw.

    Attributes:
        pile: its cards and what each counts as, the last one on top.
        turn: the seat that throws next.
        said: what happened, in words.
    """

    pile: tuple[tuple[Card, int], ...]
    condition: Condition
    turn: int
    said: str


def positions(throws: Iterable[Throw], players: int, lang: str = "fr") -> tuple[Position, ...]:
    """The empty pile, and how it stands after each of `throws`; seat 0, the reader's, begins.

    Raises:
        IllegalAction: a throw that the pile's condition forbids.
        ValueError: a 1 that names nobody, or somebody who is not there.

    Rules: BAL-LEG-01 to -08, BAL-SP1 to -SP10, BAL-CLR-01, BAL-TAKE-01, BAL-TAKE-02.
    """
    seats = [term.removeprefix("term-") for term in seat_terms(players, sides=False)]
    pile: list[tuple[Card, int]] = []
    turn, condition, said = 0, FREE, say("balco-begins", lang, seat=seats[0])
    found = [Position((), condition, turn, capitalised(said))]
    for throw in throws:
        said, turn, condition = _made(throw, pile, turn, condition, seats, lang)
        found.append(Position(tuple(pile), condition, turn, capitalised(said)))
    return tuple(found)


def balco_steps(throws: Iterable[Throw], players: int, lang: str = "fr") -> list[dict[str, Any]]:
    """Scenes and captions of `throws` from an empty pile on, as `positions` finds them."""
    return [
        {"scene": pile_scene(one, players, lang), "caption": one.said}
        for one in positions(throws, players, lang)
    ]


def _made(
    throw: Throw,
    pile: list[tuple[Card, int]],
    seat: int,
    condition: Condition,
    seats: list[str],
    lang: str,
) -> tuple[str, int, Condition]:
    """What is said of a throw, who is next, and what the pile asks; `pile` takes it up."""
    if not throw.cards:
        pile.clear()
        following = next_seat(seat, len(seats))
        return say("balco-takes", lang, seat=seats[seat]), following, FREE
    verdict = judge_throw(throw.rank, condition)
    if not verdict.legal:
        raise IllegalAction(verdict)
    pile += [(card, throw.rank) for card in throw.cards]
    thrown = card_names(throw.cards, "the", "and", lang)
    said = say("balco-throws", lang, seat=seats[seat], thrown=thrown)
    if any(card.is_joker for card in throw.cards):
        said = f"{said} {say('balco-declares', lang, rank=throw.rank)}"
    if clears([rank for _, rank in pile]):
        pile.clear()
        effect = "ten" if throw.rank == 10 else "four"
        return f"{said} {say(f'balco-{effect}', lang, seat=seats[seat], again=True)}", seat, FREE
    following, target = _next(throw, seat, len(seats)), ""
    if throw.rank == 1:
        target = say(f"term-{seats[following]}", lang)
    if throw.rank in _EFFECTS:
        effect = say(f"balco-{_EFFECTS[throw.rank]}", lang, count=len(throw.cards), target=target)
        said = f"{said} {effect}"
    return said, following, after_throw(condition, throw.rank, len(throw.cards))


def _next(throw: Throw, seat: int, players: int) -> int:
    if throw.rank == 1:
        if throw.target is None or throw.target == seat or throw.target >= players:
            raise ValueError(f"a 1 names another player: {throw}")
        return throw.target
    skipped = len(throw.cards) if throw.rank == 8 else 0
    return next_seat(seat, players, skipped)


def pile_scene(position: Position, players: int, lang: str = "fr") -> dict[str, Any]:
    """The pile as a page draws it, whose turn it is, and what the pile asks in words."""
    shown = [card for card, _ in position.pile]
    turn = say(seat_terms(players, sides=False)[position.turn], lang)
    asks = words(condition_words(position.condition), lang)
    return {
        "kind": "table",
        "groups": [
            {
                "id": "pile",
                "label": say("balco-pile", lang, count=len(shown)),
                "cards": list(map(str, shown)),
                "hidden": 0,
            }
        ],
        "rows": [
            {"id": "turn", "label": say("balco-turn", lang), "value": capitalised(turn)},
            {"id": "asks", "label": say("row-asks", lang), "value": asks},
        ],
        "spoken": {str(card): card_name(card, "bare", lang) for card in shown},
    }
