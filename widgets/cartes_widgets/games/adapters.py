"""The registry of the games at a table: which class plays a game, and which tables there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from cartes_lib.games import GAMES
from cartes_widgets.games.balco.adapter import BalcoGame
from cartes_widgets.games.botifarra.adapter import BotifarraGame
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.games.truco.adapter import TrucoGame

__all__ = ["ADAPTERS", "Adapter", "players_of", "table_game", "variants_of"]


class Adapter(NamedTuple):
    """How a game comes to a table.

    Attributes:
        begin: begins a match, from rules and a seed.
        tables: numbers of players for which it is drawn, the usual one first.
    """

    begin: Callable[[Any, int], TableGame]
    tables: tuple[int, ...]


ADAPTERS: Mapping[str, Adapter] = MappingProxyType(
    {
        "botifarra": Adapter(BotifarraGame.of_match, (4, 3, 2)),
        "truco": Adapter(TrucoGame.of_match, (4, 2, 3, 6, 8)),
        "balco": Adapter(BalcoGame.of_match, (4, 2, 3, 5)),
    }
)


def players_of(game: str, variant: str) -> tuple[int, ...]:
    """How many may sit at a table of that variant, the usual number first; none at no table.

    Raises:
        KeyError: no such game or variant.
    """
    found = GAMES[game]
    return tuple(one for one in ADAPTERS[game].tables if found.can_seat(variant, one))


def variants_of(game: str) -> tuple[str, ...]:
    """The variants of a game that have a table, the usual one first."""
    found = [name for name in GAMES[game].presets if players_of(game, name)]
    return tuple(sorted(found, key=lambda name: name != GAMES[game].usual))


def table_game(game: str, variant: str, players: int, seed: int) -> TableGame:
    """A match of `game` at a table of `players`; `variant` "" is the usual one.

    Raises:
        KeyError: no such variant.
        ValueError: no table of that game, or of that variant for so many players.
    """
    adapter = ADAPTERS.get(game)
    if adapter is None or players not in players_of(game, variant):
        raise ValueError(f"no table of {game!r} {variant!r} for {players}")
    return adapter.begin(GAMES[game].rules(variant, players), seed)
