"""Position strings: one line of text for a whole state. Each game defines its own fields.

botifarra; rules variant=lliure; dealer 0; dealt 9o 1o ... / ... / ...; calls 0:oros 1:pass

Semicolons separate the fields. The first field is the name of the game. The other fields may be in
any order; each has a name and tokens.
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
"""The separator between the cards of one seat and the cards of the next seat."""

ValueT = TypeVar("ValueT")
RulesT = TypeVar("RulesT", bound=Options)
_PART = re.compile(r"(?:^|(?<=;))[^;]*")
_WORD = re.compile(r"\S+")
_NUMBER = re.compile(r"[0-9]{1,9}")


class PositionError(ValueError):
    """Raised for an invalid position string.

    Attributes:
        text: the whole text that was parsed.
        place: index in `text` of the first invalid character.
        word: the invalid token or field; "" if a part is missing at the end.
        reason: `unknown-game`, `unknown-field`, `repeated-field`, `missing-field`, `bad-word` or
            `impossible` (valid syntax, but an impossible position). The message is
            `position-<reason>`.

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
    """A token of a position string, and its index in the string.

    >>> from cartes_lib.position import PositionReader
    >>> PositionReader("truco; dealer 0", "truco", ["dealer"], []).words("dealer")
    (Word(text='0', place=14),)
    """

    text: str
    place: int

    def fault(self, whole: str, reason: str = "bad-word") -> PositionError:
        """A `PositionError` for this token of the position string `whole`."""
        return PositionError(whole, self.place, self.text, reason)


def whole_number(text: str) -> int:
    """Parse a number of at most nine digits.

    Raises:
        ValueError: `text` is not a number of at most nine digits.

    >>> from cartes_lib.position import whole_number
    >>> whole_number("12")
    12
    """
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"no number: {text!r}")
    return int(text)


def options_text(options: Mapping[str, Value]) -> str:
    """`options` as tokens of a position string, which `PositionReader.rules` reads.

    >>> from cartes_lib.position import options_text
    >>> options_text({"target": 50, "flor": True})
    'target=50 flor=true'
    """
    return " ".join(
        f"{name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in options.items()
    )


def position_text(game: str, fields: Mapping[str, str]) -> str:
    """The position string of `game` with `fields`; empty fields are left out.

    >>> from cartes_lib.position import position_text
    >>> position_text("truco", {"dealer": "0", "rules": ""})
    'truco; dealer 0'
    """
    return "; ".join([game, *(f"{name} {words}" for name, words in fields.items() if words)])


def rows_text(rows: Iterable[str]) -> str:
    """The tokens of all seats, with a slash (`ROW`) between the seats.

    >>> from cartes_lib.position import rows_text
    >>> rows_text(["9o 1o", "2c"])
    '9o 1o / 2c'
    """
    return " ".join(f" {ROW} ".join(rows).split())


class PositionReader:
    """Reads the fields of a position string; each error names the invalid token.

    Args:
        game: the name of the game, which must be the first token.
        needed: the names of the required fields.
        optional: the names of the fields that may be left out; they are empty then.

    Raises:
        PositionError: the game is different (reason `unknown-game`), or a field is unknown,
            repeated or missing (`unknown-field`, `repeated-field`, `missing-field`).

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
        """The tokens of the field `name`, in order."""
        return self._fields.get(name, ())

    def fault(self, name: str, reason: str = "bad-word") -> PositionError:
        """A `PositionError` about the first token of the field `name`, or about the empty field."""
        words = self.words(name)
        if not words:
            return PositionError(self.text, len(self.text), name, "missing-field")
        return words[0].fault(self.text, reason)

    def rules(self, kind: type[RulesT]) -> RulesT:
        """The rules of the field `rules`, with options such as "target=73".

        Raises:
            PositionError: a token is not an option, repeats an option, or has an invalid value.
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
        """The result of `parse` for one token; a ValueError of `parse` becomes a
        `PositionError`.
        """
        try:
            return parse(word.text)
        except ValueError as error:
            raise word.fault(self.text) from error

    def each(self, name: str, parse: Callable[[str], ValueT]) -> tuple[ValueT, ...]:
        """The results of `parse` for all tokens of the field `name`."""
        return tuple(self.read(word, parse) for word in self.words(name))

    def single(self, name: str, parse: Callable[[str], ValueT]) -> ValueT | None:
        """The result of `parse` for the only token of the field `name`; None for an empty field.

        Raises:
            PositionError: the field has several tokens, or `parse` raises ValueError.
        """
        words = self.words(name)
        if len(words) > 1:
            raise words[1].fault(self.text)
        return self.read(words[0], parse) if words else None

    def rows(self, name: str, parse: Callable[[str], ValueT]) -> tuple[tuple[ValueT, ...], ...]:
        """The results of `parse` for the tokens of the field `name`, for each seat; a slash (`ROW`)
        separates the seats.
        """
        rows: list[list[ValueT]] = [[]]
        for word in self.words(name):
            if word.text == ROW:
                rows.append([])
            else:
                rows[-1].append(self.read(word, parse))
        return tuple(map(tuple, rows))

    def dealer(self) -> int:
        """The seat in the field `dealer`.

        Raises:
            PositionError: the field is not a single number.
        """
        words = self.words("dealer")
        if len(words) != 1:
            raise self.fault("dealer")
        return self.read(words[0], whole_number)


def _value(text: str) -> Value:
    """Parse the value of an option: a Boolean, a number or a string."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text
