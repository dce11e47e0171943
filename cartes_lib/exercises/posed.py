"""Questions about a position that somebody lays out, card by card.

They ask what exercises of the same lesson and kind ask of positions that are drawn, and are graded
and explained alike. A position is told by its fields, each its name and its cards:

    trick 2o 3o; hand 1o 4c 9b; trump oros

A joker that lies on the pile says what it counts as: J1=7.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from cartes_lib.balco import Condition, after_throw, clears, legal_ranks
from cartes_lib.balco.condition import FREE, RANKS
from cartes_lib.balco.pile import Laid, PileCard
from cartes_lib.botifarra import Play
from cartes_lib.cards import JOKERS, PACK_40, PACK_48, Card, Hand, NotationError, Suit, cards
from cartes_lib.engine import Fact
from cartes_lib.exercises.balco.throws import throws_drawn
from cartes_lib.exercises.botifarra.legal import legal_drawn
from cartes_lib.exercises.botifarra.tricks import duel_drawn as trick_drawn
from cartes_lib.exercises.contract import NO_TRUMP
from cartes_lib.exercises.registry import Drawn, ExerciseError, poser, rules_of
from cartes_lib.exercises.truco.envido import value_drawn
from cartes_lib.exercises.truco.scales import duel_drawn as cards_drawn

__all__ = ["POSED", "TRUMPS", "Field", "Posed", "posed_position"]

TRUMPS = (*(suit.name.lower() for suit in Suit), NO_TRUMP)
"""What a position may say of the trump."""

_SEATS = 4
_LONGEST = 200
_DECLARED = re.compile(r"(?<!\S)(?P<joker>J\d)=(?P<rank>\d{1,2})(?!\S)")
_LAWS: Mapping[str, str] = {
    "free": "BAL-LEG-01",
    "at-least": "BAL-LEG-02",
    "trenca": "BAL-LEG-06",
    "ace": "BAL-LEG-07",
}
"""Which rule says what a pile asks for."""


@dataclass(frozen=True, slots=True)
class Field:
    """Cards of a position that lie together.

    Attributes:
        name: `hand`, `trick` (in the order played), `pile` (from the bottom) or `pair`.
        low, high: how many cards, both included.
    """

    name: str
    low: int
    high: int

    @property
    def declares(self) -> bool:
        """Whether a joker that lies there says what it counts as."""
        return self.name == "pile"


@dataclass(frozen=True, slots=True)
class Posed:
    """A kind of question that may be asked of any position.

    Attributes:
        has_trump: whether a position says which suit is trump.
        pack: the cards that may be laid out.
    """

    lesson: str
    kind: str
    game: str
    fields: tuple[Field, ...]
    pack: Hand
    has_trump: bool = False

    @property
    def rules(self) -> tuple[str, ...]:
        """The presets by which it may be asked, the usual one first."""
        return rules_of(self.lesson, self.kind)


POSED: Mapping[tuple[str, str], Posed] = {
    (one.lesson, one.kind): one
    for one in (
        Posed(
            "BO-05",
            "legal",
            "botifarra",
            (Field("trick", 1, _SEATS - 1), Field("hand", 1, 12)),
            PACK_48,
            has_trump=True,
        ),
        Posed(
            "BO-03", "duel", "botifarra", (Field("trick", _SEATS, _SEATS),), PACK_48, has_trump=True
        ),
        Posed("TR-05", "value", "truco", (Field("hand", 3, 3),), PACK_40),
        Posed("TR-02", "duel", "truco", (Field("pair", 2, 2),), PACK_40),
        Posed(
            "BA-07",
            "legal",
            "balco",
            (Field("pile", 1, 12), Field("hand", 1, 12)),
            (*PACK_48, *JOKERS[:1]),
        ),
    )
}


def posed_position(lesson: str, kind: str, fields: Mapping[str, object]) -> str:
    """The position that `fields` tell, in one line; whether it can be is seen by `generate`.

    Args:
        fields: cards in notation by the field's name, and `trump`.

    Raises:
        ExerciseError: `unknown-exercise`, or a value that no field has.
    """
    found = POSED.get((lesson, kind))
    if found is None:
        raise ExerciseError("unknown-exercise")
    names = [*(one.name for one in found.fields), *(["trump"] if found.has_trump else [])]
    parts = []
    for name in names:
        value = fields.get(name, "")
        if not isinstance(value, str) or len(value) > _LONGEST or ";" in value:
            raise ExerciseError("position")
        parts.append(f"{name} {' '.join(value.split())}".strip())
    return "; ".join(parts)


@dataclass(frozen=True, slots=True)
class _Position:
    """What is laid out.

    Attributes:
        cards: those of each field.
        trump: None where there is none.
        joker: what the joker of the pile counts as; 0 where it says nothing.
    """

    cards: Mapping[str, Hand]
    trump: Suit | None
    joker: int


def _read(found: Posed, position: str) -> _Position:
    """What `position` tells.

    Raises:
        ExerciseError: no such position can be.
    """
    told: dict[str, str] = {}
    for part in position.split(";"):
        name, _, value = part.strip().partition(" ")
        told[name] = value
    names = {one.name for one in found.fields} | ({"trump"} if found.has_trump else set())
    if set(told) != names:
        raise ExerciseError("position")
    joker = 0
    for one in found.fields:
        if one.declares:
            joker, told[one.name] = _declared(told[one.name])
    laid = {one.name: _cards(one, told[one.name], found.pack) for one in found.fields}
    lying: set[Card] = set()
    for hand in laid.values():
        for card in hand:
            if card in lying:
                raise ExerciseError("twice", {"card": card})
            lying.add(card)
    if told.get("trump", NO_TRUMP) not in TRUMPS:
        raise ExerciseError("trump")
    trump = told.get("trump", NO_TRUMP)
    return _Position(laid, None if trump == NO_TRUMP else Suit[trump.upper()], joker)


def _declared(text: str) -> tuple[int, str]:
    """What the joker of a pile counts as, 0 for nothing; and its cards without saying so.

    Rules: BAL-SPJ-01, BAL-SPJ-02.
    """
    joker = 0
    for one in _DECLARED.finditer(text):
        joker = int(one["rank"])
        if joker not in RANKS:
            raise ExerciseError("card", {"word": one[0]})
    return joker, _DECLARED.sub(r"\g<joker>", text)


def _cards(field: Field, text: str, pack: Hand) -> Hand:
    try:
        found = cards(text)
    except NotationError as error:
        if error.reason == "repeated":
            raise ExerciseError("twice", {"card": cards(error.word)[0]}) from error
        raise ExerciseError("card", {"word": error.word}) from error
    strange = next((card for card in found if card not in pack), None)
    if strange is not None:
        raise ExerciseError("pack", {"card": strange})
    if not field.low <= len(found) <= field.high:
        facts: dict[str, Fact] = {
            "field": field.name,
            "low": field.low,
            "high": field.high,
            "given": len(found),
        }
        raise ExerciseError("exactly" if field.low == field.high else "count", facts)
    return found


_Made = Callable[[_Position, str], Drawn]


def _asked(lesson: str, kind: str) -> Callable[[_Made], _Made]:
    """Registers what asks that kind of question of a position, by rules."""

    def register(made: _Made) -> _Made:
        found = POSED[lesson, kind]
        poser(lesson, kind)(lambda position, rules: made(_read(found, position), rules))
        return made

    return register


@_asked("BO-05", "legal")
def _legal(laid: _Position, rules: str) -> Drawn:
    """Which cards of the hand may be played to the trick; the reader plays next."""
    first = _SEATS - len(laid.cards["trick"])
    plays = tuple(Play(first + at, card) for at, card in enumerate(laid.cards["trick"]))
    return legal_drawn((tuple(sorted(laid.cards["hand"])), plays, laid.trump), rules)


@_asked("BO-03", "duel")
def _winner(laid: _Position, rules: str) -> Drawn:
    """Which card wins the trick; the reader played last."""
    plays = tuple(Play((1 + at) % _SEATS, card) for at, card in enumerate(laid.cards["trick"]))
    return trick_drawn(plays, laid.trump, rules)


@_asked("TR-05", "value")
def _envido(laid: _Position, rules: str) -> Drawn:
    """What the envido of three cards is worth."""
    if len({card.suit for card in laid.cards["hand"]}) == 1 and rules != "sin-flor":
        raise ExerciseError("flor")
    return value_drawn(laid.cards["hand"], rules)


@_asked("TR-02", "duel")
def _stronger(laid: _Position, _rules: str) -> Drawn:
    """Which of two cards wins."""
    return cards_drawn(laid.cards["pair"])


@_asked("BA-07", "legal")
def _throws(laid: _Position, _rules: str) -> Drawn:
    """Which cards of the hand may be thrown on the pile."""
    has_joker = any(card.is_joker for card in laid.cards["pile"])
    if has_joker != bool(laid.joker):
        raise ExerciseError("joker")
    pile = tuple(Laid(one, laid.joker if one.is_joker else one.rank) for one in laid.cards["pile"])
    condition = _condition(pile)
    hand = tuple(sorted(laid.cards["hand"]))
    return throws_drawn(hand, condition, pile, _LAWS[condition.kind], told=False)


def _condition(pile: Sequence[Laid]) -> Condition:
    """What `pile` asks for, thrown card on card since it began.

    Cards alike in a row were thrown together or one after the other: that only sevens tell apart.

    Raises:
        ExerciseError: it cannot lie there so, or it does not tell what it asks for.
    """
    asked, at = {FREE}, 0
    for rank, alike in groupby(one.rank for one in pile):
        begun, at = at, at + len(tuple(alike))
        below = pile[:begun]
        if clears(pile[:at]):
            raise ExerciseError("cleared")
        asked = {one for before in asked for one in _after_run(before, rank, at - begun, below)}
        if not asked:
            facts = {"card": pile[begun].card, "below": pile[begun - 1].card}
            raise ExerciseError("under", facts)
    found = sorted(asked, key=lambda one: (one.kind, -one.players))
    if len({legal_ranks(one, pile) for one in found}) > 1:
        raise ExerciseError("sevens")
    return found[0]


def _after_run(
    condition: Condition, rank: int, number: int, pile: Sequence[PileCard]
) -> set[Condition]:
    """All that may be asked for once `number` cards of one rank were thrown on `pile`."""
    if number == 0:
        return {condition}
    found: set[Condition] = set()
    for together in range(1, number + 1):
        try:
            asked = after_throw(condition, rank, together, pile)
        except ValueError:
            # It may lie there only after another throw.
            continue
        lying = (*pile, *(rank,) * together)
        found |= _after_run(asked, rank, number - together, lying)
    return found
