"""A page of matches: the reader chooses a table, and sits down at it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, TypedDict

from traitlets import Bool, Dict, List

from cartes_lib.wording import say
from cartes_widgets.table.games import ADAPTERS, players_of, table_game, variants_of
from cartes_widgets.table.table import Table

__all__ = ["Offered", "OfferedGame", "Play"]

_FIRST = "botifarra"


class Offered(TypedDict):
    """A variant of a game, in words, and how many may play it, the usual number first."""

    id: str
    name: str
    players: list[int]


class OfferedGame(TypedDict):
    """A game, what is said of it, three of its cards, and its variants, the usual one first."""

    id: str
    name: str
    about: str
    cards: list[str]
    variants: list[Offered]


_FANS = {
    "botifarra": ["9o", "1o", "12o"],
    "truco": ["1e", "1b", "7e"],
    "balco": ["2c", "10b", "J1"],
}


class Play(Table):
    """A table that the reader chooses first, and may leave for another one.

    Attributes:
        games: what may be chosen, each an `OfferedGame`.
        seated: whether a table was chosen; else the choice is shown.
    """

    module = "play"

    games = List(Dict()).tag(sync=True)
    seated = Bool(False).tag(sync=True)

    def __init__(self, seed: int = 0, **traits: Any) -> None:
        """Offers all tables; `seed` deals the first match."""
        first = partial(table_game, _FIRST, "", players_of(_FIRST, "")[0])
        super().__init__(first, seed, games=[dict(_offered(game)) for game in ADAPTERS], **traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Sits down, leaves, or plays."""
        if message.get("do") == "choose":
            self._choose(message.get("game"), message.get("variant"), message.get("players"))
        elif message.get("do") == "leave":
            self.seated = False
        elif self.seated:
            super().on_page_message(message)

    def _choose(self, game: object, variant: object, players: object) -> None:
        if (
            not isinstance(game, str)
            or not isinstance(variant, str)
            or game not in ADAPTERS
            or variant not in variants_of(game)
            or type(players) is not int
            or players not in players_of(game, variant)
        ):
            self.notice = say("widget-unknown-message")
            return
        with self.hold_sync():
            self._match = partial(table_game, game, variant, players)
            self._seed += 1
            self._begin()
            self.seated = True


def _offered(game: str) -> OfferedGame:
    return {
        "id": game,
        "name": say(f"game-{game}"),
        "about": say(f"table-about-{game}"),
        "cards": _FANS[game],
        "variants": [
            {
                "id": one,
                "name": say(f"table-variant-{one}"),
                "players": list(players_of(game, one)),
            }
            for one in variants_of(game)
        ],
    }
