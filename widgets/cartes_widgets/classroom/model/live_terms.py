"""For how many, and by which customs, there are live tables of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cartes_lib.games import GAMES
from cartes_widgets.table.terms import Terms

__all__ = ["LIVE", "LiveTerms", "live_variants"]

_FOUR = 4

LIVE: Mapping[str, tuple[int, ...]] = {
    "botifarra": (4, 2, 3),
    "truco": (4, 2, 3, 6, 8),
    "balco": (4, 2, 3, 5),
}
"""For how many there are live tables of each game, the usual number first."""


def live_variants(game: str, players: int) -> tuple[str, ...]:
    """The variants of `game` that so many people may play, the usual one first.

    Raises:
        KeyError: no such game.
    """
    found = []
    for name, rules in GAMES[game].presets.items():
        made_for: Any = getattr(rules, "players")  # noqa: B009 - each game has its own rules
        seats = getattr(rules, "seats", made_for)
        # A variant for another number than four is made for that number.
        is_open = isinstance(made_for, int) and made_for == _FOUR
        if players in LIVE[game] and (is_open or seats == players):
            found.append(name)
    return tuple(sorted(found, key=lambda name: name != GAMES[game].usual))


class LiveTerms(Terms):
    """The terms of a live table: any number of people that the engine knows."""

    __slots__ = ()

    def _is_table(self) -> bool:
        usual = self.variant or GAMES[self.game].usual
        return usual in live_variants(self.game, self.players)
