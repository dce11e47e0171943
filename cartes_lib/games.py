"""All games. Each game is declared in `cartes_lib/<game>/game.py`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from cartes_lib.game import Bots, Game, Match
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.record import parse_record

__all__ = ["GAMES", "Bots", "Game", "Match", "read_match"]


def _declared(name: str) -> Game:
    game: Game = import_module(f"cartes_lib.{name}.game").GAME
    return game


GAMES: Mapping[str, Game] = MappingProxyType({name: _declared(name) for name in GAME_IDS})
"""All games, in the order of `GAME_IDS`; the keys are their names."""


def read_match(text: str, seed: int = 0) -> Match:
    """Create the match that the record `text` describes; `seed` shuffles the later deals.

    Raises:
        RecordError: `text` is not a record, or contains an illegal action.

    >>> from cartes_lib.botifarra import Match, dump_record
    >>> from cartes_lib.games import read_match
    >>> read_match(dump_record(Match(seed=1).record())).state.rules.seats
    4
    """
    record = parse_record(text)
    return GAMES[record.game].replay(record, seed)
