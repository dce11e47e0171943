"""The presentation of each game in the widgets, and the tables of each game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

from cartes_lib.games import GAMES
from cartes_widgets.deck.faces import face_drawing
from cartes_widgets.deck.guests import shown_faces
from cartes_widgets.games.house_players import HousePlayer
from cartes_widgets.games.presentation import Presentation
from cartes_widgets.games.table_game import TableGame


def _presentation(game: str) -> Presentation:
    result: Presentation = import_module(f"cartes_widgets.games.{game}.game").PRESENTATION
    return result


PRESENTATIONS: Mapping[str, Presentation] = MappingProxyType(
    {game: _presentation(game) for game in GAMES}
)
"""The presentation of each game, in the order of `GAMES`; the key is the game's id."""

HOUSE_PLAYERS: Mapping[str, HousePlayer] = MappingProxyType(
    {player.id: player for shown in PRESENTATIONS.values() for player in shown.house_players}
)
"""The characters of all bots; the key is the character's id. Each can play every game."""


def house_players_of(game: str) -> tuple[HousePlayer, ...]:
    """The bots' characters for a table of `game`: first those of this game, then of other games."""
    own = PRESENTATIONS[game].house_players
    return own + tuple(player for player in HOUSE_PLAYERS.values() if player not in own)


def table_faces() -> list[dict[str, Any]]:
    """The `id` and `face` of all faces that may be at a table: those of people, then of bots."""
    house = [
        {"id": player.id, "face": face_drawing(player.face, player.ground)}
        for player in HOUSE_PLAYERS.values()
    ]
    return shown_faces() + house


def players_of(game: str, variant: str) -> tuple[int, ...]:
    """The possible numbers of players of this variant, the usual one first; empty without a table.

    Raises:
        KeyError: there is no such game or variant.
    """
    result = GAMES[game]
    return tuple(table for table in PRESENTATIONS[game].tables if result.can_seat(variant, table))


def variants_of(game: str) -> tuple[str, ...]:
    """The variants of a game that have a table, the usual one first."""
    results = [name for name in GAMES[game].presets if players_of(game, name)]
    return tuple(sorted(results, key=lambda name: name != GAMES[game].usual))


def table_game(game: str, variant: str, players: int, seed: int) -> TableGame:
    """A match of `game` at a table of `players`; the default variant if `variant` is "".

    Raises:
        KeyError: there is no such variant.
        ValueError: no table of that game or variant has this number of players.
    """
    presented = PRESENTATIONS.get(game)
    if presented is None or players not in players_of(game, variant):
        raise ValueError(f"no table of {game!r} {variant!r} for {players}")
    return presented.begin(GAMES[game].rules(variant, players), seed)
