"""Position strings: one line for a whole state; each game defines its own fields.

botifarra; rules variant=lliure; dealer 0; dealt 9o 1o ... / ... / ...; said 0:oros 1:pass

Semicolons separate fields: the game's name, then each field's name and its words, in any order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple, TypeVar

from cartes_lib.engine import RulesError
from cartes_lib.options import Options, Value

__all__ = [
    "PositionError",
    "PositionReader",
    "Word",
    "options_text",
    "position_text",
    "rows_text",
    "whole_number",
]

ROW = "/"
"""Separates the cards of one seat from those of the next."""

ValueT = TypeVar("ValueT")
RulesT = TypeVar("RulesT", bound=Options)
_PART = re.compile(r"(?:^|(?<=;))[^;]*")
_WORD = re.compile(r"\S+")
_NUMBER = re.compile(r"[0-9]{1,9}")


class PositionError(ValueError):
    """A position string that cannot be read.

    Attributes:
        text: the whole text.
        place: index in `text` of the first wrong character.
        word: the wrong word or field; "" when something is missing at the end.
        reason: the catalogue entry is `position-<reason>`: `unknown-game`, `unknown-field`,
            `repeated-field`, `missing-field`, `bad-word`, `impossible` (well-formed parts of an
            impossible position).

    >>> from cartes_lib.botifarra import parse_position
    >>> from cartes_lib.position import PositionError
    >>> try:
    ...     parse_position("nothing")
    ... except PositionError as error:
    ...     print(error.reason)
    unknown-game
    """

    def __init__(self, text: str, place: int, word: str, reason: str) -> None:
        super().__init__(text, place, word, reason)
        self.text = text
        self.place = place
        self.word = word
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason}: {self.word!r} at {self.place}"


class Word(NamedTuple):
    """A word of a position string, and its index there.

    >>> from cartes_lib.position import PositionReader
    >>> PositionReader("truco; dealer 0", "truco", ["dealer"], []).words("dealer")
    (Word(text='0', place=14),)
    """

    text: str
    place: int

    def fault(self, whole: str, reason: str = "bad-word") -> PositionError:
        """An error for this word of the position string `whole`."""
        return PositionError(whole, self.place, self.text, reason)


def whole_number(text: str) -> int:
    """A number of at most nine digits.

    Raises:
        ValueError: `text` is not such a number.

    >>> from cartes_lib.position import whole_number
    >>> whole_number("12")
    12
    """
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"no number: {text!r}")
    return int(text)


def options_text(options: Mapping[str, Value]) -> str:
    """`options` as words of a position string, which `PositionReader.rules` reads.

    >>> from cartes_lib.position import options_text
    >>> options_text({"target": 50, "flor": True})
    'target=50 flor=true'
    """
    return " ".join(
        f"{name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in options.items()
    )


def position_text(game: str, fields: Mapping[str, str]) -> str:
    """The position string of `game` with `fields`; fields without words are left out.

    >>> from cartes_lib.position import position_text
    >>> position_text("truco", {"dealer": "0", "rules": ""})
    'truco; dealer 0'
    """
    return "; ".join([game, *(f"{name} {words}" for name, words in fields.items() if words)])


def rows_text(rows: Iterable[str]) -> str:
    """The words of each seat, with `ROW` between the seats.

    >>> from cartes_lib.position import rows_text
    >>> rows_text(["9o 1o", "2c"])
    '9o 1o / 2c'
    """
    return " ".join(f" {ROW} ".join(rows).split())


class PositionReader:
    """The fields of a position string; each error names the wrong word.

    Args:
        game: the first word of the text.
        needed: the fields that are required.
        optional: the fields that may be left out; they then have no words.

    Raises:
        PositionError: `unknown-game`, `unknown-field`, `repeated-field`, `missing-field`.

    >>> from cartes_lib.position import PositionReader, whole_number
    >>> PositionReader("truco; dealer 1", "truco", ["dealer"], []).single("dealer", whole_number)
    1
    """

    def __init__(
        self, text: str, game: str, needed: Collection[str], optional: Collection[str]
    ) -> None:
        self.text = text
        fields: dict[str, tuple[Word, ...]] = {}
        for number, part in enumerate(_PART.finditer(text)):
            words = [Word(match[0], match.start()) for match in _WORD.finditer(text, *part.span())]
            name = words[0] if words else Word("", part.start())
            if number == 0:
                if [word.text for word in words] != [game]:
                    raise name.fault(text, "unknown-game")
            elif name.text not in needed and name.text not in optional:
                raise name.fault(text, "unknown-field")
            elif name.text in fields:
                raise name.fault(text, "repeated-field")
            else:
                fields[name.text] = tuple(words[1:])
        for missing in needed:
            if missing not in fields:
                raise PositionError(text, len(text), missing, "missing-field")
        self._fields = fields

    def words(self, name: str) -> tuple[Word, ...]:
        """The words of a field, in order."""
        return self._fields.get(name, ())

    def fault(self, name: str, reason: str = "bad-word") -> PositionError:
        """An error about the first word of field `name`, or about the empty field."""
        words = self.words(name)
        if not words:
            return PositionError(self.text, len(self.text), name, "missing-field")
        return words[0].fault(self.text, reason)

    def rules(self, kind: type[RulesT]) -> RulesT:
        """The rules of the field `rules`, with options such as "target=73".

        Raises:
            PositionError: a word is not an option, repeats an option, or has an invalid value.
        """
        options: dict[str, Value] = {}
        for word in self.words("rules"):
            name, equals, value = word.text.partition("=")
            if not name or not equals or not value or name in options:
                raise word.fault(self.text)
            options[name] = _value(value)
        try:
            return kind.from_options(options)
        except RulesError as error:
            for word in self.words("rules"):
                if word.text.startswith(f"{error.option}="):
                    raise word.fault(self.text) from error
            raise self.fault("rules") from error

    def read(self, word: Word, parse: Callable[[str], ValueT]) -> ValueT:
        """The result of `parse` for one word; its ValueError becomes an error about that word."""
        try:
            return parse(word.text)
        except ValueError as error:
            raise word.fault(self.text) from error

    def each(self, name: str, parse: Callable[[str], ValueT]) -> tuple[ValueT, ...]:
        """The results of `parse` for the words of a field."""
        return tuple(self.read(word, parse) for word in self.words(name))

    def single(self, name: str, parse: Callable[[str], ValueT]) -> ValueT | None:
        """The result of `parse` for the only word of a field; None for an empty field.

        Raises:
            PositionError: the field has several words, or a wrong one.
        """
        words = self.words(name)
        if len(words) > 1:
            raise words[1].fault(self.text)
        return self.read(words[0], parse) if words else None

    def rows(self, name: str, parse: Callable[[str], ValueT]) -> tuple[tuple[ValueT, ...], ...]:
        """The results of `parse` for the words of a field, by seat; `ROW` separates the seats."""
        rows: list[list[ValueT]] = [[]]
        for word in self.words(name):
            if word.text == ROW:
                rows.append([])
            else:
                rows[-1].append(self.read(word, parse))
        return tuple(map(tuple, rows))

    def dealer(self) -> int:
        """The seat of the field `dealer`.

        Raises:
            PositionError: the field is not a number, or has several words.
        """
        words = self.words("dealer")
        if len(words) != 1:
            raise self.fault("dealer")
        return self.read(words[0], whole_number)


def _value(text: str) -> Value:
    """The value of an option: a bool, a number or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text
