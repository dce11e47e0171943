"""The registry of the games at a table: which class plays a game, and for how many."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from cartes_lib.games import GAMES
from cartes_widgets.table.balco_table import BalcoGame
from cartes_widgets.table.botifarra_table import BotifarraGame
from cartes_widgets.table.table import TableGame
from cartes_widgets.table.truco_table import TrucoGame

__all__ = ["ADAPTERS", "Adapter", "table_game"]


class Adapter(NamedTuple):
    """How a game comes to a table.

    Attributes:
        begin: begins a match, from rules and a seed.
        tables: numbers of players for which it is drawn.
    """

    begin: Callable[[Any, int], TableGame]
    tables: tuple[int, ...]


ADAPTERS: Mapping[str, Adapter] = MappingProxyType(
    {
        "botifarra": Adapter(BotifarraGame, (4,)),
        "truco": Adapter(TrucoGame.of_match, (2, 3, 4, 6)),
        "balco": Adapter(BalcoGame, (2, 3, 4, 5)),
    }
)


def table_game(game: str, variant: str, players: int, seed: int) -> TableGame:
    """A match of `game` at a table of `players`; `variant` "" is the usual one.

    Raises:
        KeyError: no such variant.
        ValueError: no table of that game, or not for so many players.
    """
    adapter = ADAPTERS.get(game)
    if adapter is None or players not in adapter.tables:
        raise ValueError(f"no table of {game!r} for {players}")
    return adapter.begin(GAMES[game].rules(variant, players), seed)
