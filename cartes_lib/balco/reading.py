"""Parser of position strings, with errors that name the wrong word."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cartes_lib.balco.condition import FREE, Condition, at_least, trenca, under_fire
from cartes_lib.balco.consistency import first_fault
from cartes_lib.balco.notation import GAME, ROW
from cartes_lib.balco.pile import Laid
from cartes_lib.balco.rules import Rules
from cartes_lib.balco.state import State
from cartes_lib.balco.table import Shot
from cartes_lib.cards import Hand, card
from cartes_lib.engine import RulesError
from cartes_lib.record import PositionError, Word, position_fields, position_options

__all__ = ["parse_position"]

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
ValueT = TypeVar("ValueT")


def parse_position(text: str) -> State:
    """The state with the position string `text`.

    Raises:
        PositionError: with the place, the word and the reason; `impossible` for a well-formed
            text of an impossible position.

    >>> from cartes_lib.balco import Match, parse_position
    >>> parse_position(Match(seed=1).state.position()) == Match(seed=1).state
    True
    """
    fields = position_fields(text, GAME, _NEEDED, _OPTIONAL)
    state = _Reader(text, fields).state()
    fault = first_fault(state)
    if fault:
        words = fields.get(fault) or (Word(fault, len(text)),)
        raise PositionError(text, words[0].place, fault, "impossible")
    return state


class _Reader:
    """Reads the fields of one position string; an error names the wrong word."""

    def __init__(self, text: str, fields: dict[str, tuple[Word, ...]]) -> None:
        self._text = text
        self._fields = fields

    def state(self) -> State:
        rules = self._rules()
        shots = self._each("shots", _shot)
        won = self._each("won", _number)
        turn, lifted = self._single("turn", _number), self._single("lifted", card)
        dealer, throws = self._single("dealer", _number), self._single("throws", _number)
        if dealer is None:
            raise PositionError(self._text, len(self._text), "dealer", "missing-field")
        shown = self._rows("shown", _number, rules) if self._fields["shown"] else ()
        return State(
            rules=rules,
            dealer=dealer,
            hands=self._hands("hands", rules),
            up=self._hands("up", rules),
            down=self._rows("down", card, rules),
            stock=self._each("stock", card),
            exchanging=self._each("exchanging", _number),
            shown=shown,
            turn=turn,
            condition=under_fire(shots[0].target) if shots else self._condition(),
            pile=self._each("pile", _pile_card),
            shots=shots,
            lifted=lifted,
            cleared=self._each("cleared", card),
            out=self._each("out", _number),
            throws=throws or 0,
            won=won or (0,) * rules.players,
            known=tuple(sorted(self._each("known", card))),
        )

    def _rules(self) -> Rules:
        words = self._fields["rules"]
        options = position_options(self._text, words)
        try:
            return Rules.from_options(options)
        except RulesError as error:
            blamed = [word for word in words if word.text.startswith(f"{error.option}=")]
            raise (blamed or list(words))[0].fault(self._text) from error

    def _each(self, name: str, read: Callable[[str], ValueT]) -> tuple[ValueT, ...]:
        return tuple(self._read(word, read) for word in self._fields[name])

    def _read(self, word: Word, read: Callable[[str], ValueT]) -> ValueT:
        try:
            return read(word.text)
        except ValueError as error:
            raise word.fault(self._text) from error

    def _single(self, name: str, read: Callable[[str], ValueT]) -> ValueT | None:
        words = self._fields[name]
        if len(words) > 1:
            raise words[1].fault(self._text)
        return self._read(words[0], read) if words else None

    def _rows(
        self, name: str, read: Callable[[str], ValueT], rules: Rules
    ) -> tuple[tuple[ValueT, ...], ...]:
        rows: list[list[ValueT]] = [[]]
        for word in self._fields[name]:
            if word.text == ROW:
                rows.append([])
            else:
                rows[-1].append(self._read(word, read))
        if len(rows) != rules.players:
            place = self._fields[name][-1].place if self._fields[name] else len(self._text)
            raise PositionError(self._text, place, name, "impossible")
        return tuple(map(tuple, rows))

    def _hands(self, name: str, rules: Rules) -> tuple[Hand, ...]:
        return tuple(tuple(sorted(row)) for row in self._rows(name, card, rules))

    def _condition(self) -> Condition:
        words = self._fields["asks"]
        if not words:
            return FREE
        kind, *numbers = (word.text for word in words)
        try:
            values = tuple(map(_number, numbers))
            if kind == "at-least" and len(values) == 1:
                return at_least(values[0])
            if kind == "trenca" and len(values) in (1, 2):
                return trenca(*values)
        except ValueError as error:
            raise words[-1].fault(self._text) from error
        raise words[0].fault(self._text)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise ValueError(f"no number: {text!r}")
    return int(text)


def _shot(text: str) -> Shot:
    sender, arrow, target = text.partition(">")
    if not arrow:
        raise ValueError(f"no shot: {text!r}")
    return Shot(_number(sender), _number(target))


def _pile_card(text: str) -> Laid:
    name, equals, rank = text.partition("=")
    item = card(name)
    counts_as = _number(rank) if equals else item.rank
    if item.is_joker != bool(equals) or not 1 <= counts_as <= 12:
        raise ValueError(f"no card of a pile: {text!r}")
    return Laid(item, counts_as)
