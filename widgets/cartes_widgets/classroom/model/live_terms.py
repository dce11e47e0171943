"""The possible numbers of players and variants of each game's live tables."""

from __future__ import annotations

from cartes_lib.games import GAMES
from cartes_widgets.games.tables import PRESENTATIONS
from cartes_widgets.table.terms import Terms


def live_variants(game: str, players: int) -> tuple[str, ...]:
    """The variants of `game` for this number of players, the usual one first.

    Raises:
        KeyError: there is no such game.
    """
    played = GAMES[game]
    seating = players in PRESENTATIONS[game].tables
    results = [name for name in played.presets if seating and played.can_seat(name, players)]
    return tuple(sorted(results, key=lambda name: name != GAMES[game].usual))


class LiveTerms(Terms):
    """The terms (game, variant, players, cards) of a live table.

    They allow every number of players that the engine supports.
    """

    __slots__ = ()

    def _is_table(self) -> bool:
        usual = self.variant or GAMES[self.game].usual
        return usual in live_variants(self.game, self.players)
