"""Writes position strings: one line of text for a whole table, including hidden cards."""

from __future__ import annotations

from collections.abc import Iterable

from cartes_lib.balco.condition import Condition
from cartes_lib.balco.table import Table
from cartes_lib.cards import notation
from cartes_lib.position import options_text, position_text, rows_text

__all__ = ["GAME", "position"]

GAME = "balco"
"""The first token of a position string."""


def position(table: Table) -> str:
    """The position string of `table`, which `parse_position` reads.

    Empty fields are left out; slashes separate seats.

    >>> from cartes_lib.balco import Match, parse_position
    >>> from cartes_lib.balco.notation import position
    >>> state = Match(seed=1).state
    >>> parse_position(position(state)) == state
    True
    """
    won = table.won if any(table.won) else ()
    fields = {
        "rules": options_text(table.rules.options()),
        "dealer": str(table.dealer),
        "hands": rows_text(map(notation, table.hands)),
        "up": rows_text(map(notation, table.up)),
        "down": rows_text(map(notation, table.down)),
        "stock": notation(table.stock),
        "exchanging": _spaced(table.exchanging),
        "shown": rows_text(map(_spaced, table.shown)),
        "turn": "" if table.turn is None else str(table.turn),
        "asks": _asks(table.condition),
        "pile": _spaced(table.pile),
        "shots": _spaced(f"{shot.sender}>{shot.target}" for shot in table.shots),
        "lifted": "" if table.lifted is None else str(table.lifted),
        "cleared": notation(table.cleared),
        "out": _spaced(table.out),
        "throws": str(table.throws or ""),
        "won": _spaced(won),
        "known": notation(table.known),
    }
    return position_text(GAME, fields)


def _spaced(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def _asks(condition: Condition) -> str:
    if condition.kind in ("free", "ace"):
        return ""
    numbers = (condition.players, condition.rank)
    return f"{condition.kind} {_spaced(number for number in numbers if number)}"
