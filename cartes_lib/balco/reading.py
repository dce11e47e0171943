"""Parses position strings; errors name the invalid part."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cartes_lib.balco.condition import FREE, Condition, at_least, trenca, under_fire
from cartes_lib.balco.consistency import first_fault
from cartes_lib.balco.notation import GAME
from cartes_lib.balco.pile import RankedCard
from cartes_lib.balco.rules import Rules
from cartes_lib.balco.state import State
from cartes_lib.balco.table import Shot
from cartes_lib.cards import Hand, card
from cartes_lib.position import PositionError, PositionReader, Word, whole_number

__all__ = ["parse_position"]

ValueT = TypeVar("ValueT")
_NEEDED = ("dealer", "hands", "up", "down")
_OPTIONAL = (
    "rules",
    "stock",
    "exchanging",
    "shown",
    "turn",
    "asks",
    "pile",
    "shots",
    "lifted",
    "cleared",
    "out",
    "throws",
    "won",
    "known",
)


def parse_position(text: str) -> State:
    """Parse the position string `text` to a state.

    Raises:
        PositionError: `text` is not a position string, or describes an impossible position (reason
            `impossible`). The error has the place, the token and the reason.

    >>> from cartes_lib.balco import Match, parse_position
    >>> parse_position(Match(seed=1).state.position()) == Match(seed=1).state
    True
    """
    reader = PositionReader(text, GAME, _NEEDED, _OPTIONAL)
    state = _state(reader)
    fault = first_fault(state)
    if fault:
        words = reader.words(fault) or (Word(fault, len(text)),)
        raise PositionError(text, words[0].place, fault, "impossible")
    return state


def _state(reader: PositionReader) -> State:
    rules, dealer = reader.rules(Rules), reader.dealer()
    shots = reader.each("shots", _shot)
    shown = _by_seat(reader, "shown", whole_number, rules) if reader.words("shown") else ()
    return State(
        rules=rules,
        dealer=dealer,
        hands=_hands(reader, "hands", rules),
        up=_hands(reader, "up", rules),
        down=_by_seat(reader, "down", card, rules),
        stock=reader.each("stock", card),
        exchanging=reader.each("exchanging", whole_number),
        shown=shown,
        turn=reader.single("turn", whole_number),
        condition=under_fire(shots[0].target) if shots else _condition(reader),
        pile=reader.each("pile", _pile_card),
        shots=shots,
        lifted=reader.single("lifted", card),
        cleared=reader.each("cleared", card),
        out=reader.each("out", whole_number),
        throws=reader.single("throws", whole_number) or 0,
        won=reader.each("won", whole_number) or (0,) * rules.players,
        known=tuple(sorted(reader.each("known", card))),
    )


def _by_seat(
    reader: PositionReader, name: str, parse: Callable[[str], ValueT], rules: Rules
) -> tuple[tuple[ValueT, ...], ...]:
    rows = reader.rows(name, parse)
    if len(rows) != rules.players:
        words = reader.words(name)
        place = words[-1].place if words else len(reader.text)
        raise PositionError(reader.text, place, name, "impossible")
    return rows


def _hands(reader: PositionReader, name: str, rules: Rules) -> tuple[Hand, ...]:
    return tuple(tuple(sorted(row)) for row in _by_seat(reader, name, card, rules))


def _condition(reader: PositionReader) -> Condition:
    words = reader.words("asks")
    if not words:
        return FREE
    kind, *numbers = (word.text for word in words)
    try:
        values = tuple(map(whole_number, numbers))
        if kind == "at-least" and len(values) == 1:
            return at_least(values[0])
        if kind == "trenca" and len(values) in (1, 2):
            return trenca(*values)
    except ValueError as error:
        raise words[-1].fault(reader.text) from error
    raise words[0].fault(reader.text)


def _shot(text: str) -> Shot:
    sender, arrow, target = text.partition(">")
    if not arrow:
        raise ValueError(f"no shot: {text!r}")
    return Shot(whole_number(sender), whole_number(target))


def _pile_card(text: str) -> RankedCard:
    name, equals, rank = text.partition("=")
    item = card(name)
    counts_as = whole_number(rank) if equals else item.rank
    if item.is_joker != bool(equals) or not 1 <= counts_as <= 12:
        raise ValueError(f"no card of a pile: {text!r}")
    return RankedCard(item, counts_as)
