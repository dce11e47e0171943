"""Numbers of players and variants of each game's live tables."""

from __future__ import annotations

from collections.abc import Mapping

from cartes_lib.games import GAMES
from cartes_widgets.table.terms import Terms

__all__ = ["LIVE", "LiveTerms", "live_variants"]

LIVE: Mapping[str, tuple[int, ...]] = {
    "botifarra": (4, 2, 3),
    "truco": (4, 2, 3, 6, 8),
    "balco": (4, 2, 3, 5),
}
"""Numbers of players of each game's live tables, the usual number first."""


def live_variants(game: str, players: int) -> tuple[str, ...]:
    """The variants of `game` for that number of players, the usual one first.

    Raises:
        KeyError: no such game.
    """
    played = GAMES[game]
    seating = players in LIVE[game]
    found = [name for name in played.presets if seating and played.can_seat(name, players)]
    return tuple(sorted(found, key=lambda name: name != GAMES[game].usual))


class LiveTerms(Terms):
    """The terms of a live table, for any number of players that the engine knows."""

    __slots__ = ()

    def _is_table(self) -> bool:
        usual = self.variant or GAMES[self.game].usual
        return usual in live_variants(self.game, self.players)
