"""The calls of a lesson's notebook that only Balcó has."""

from __future__ import annotations

from cartes_lib.asking.balco.throw_notation import read_throws
from cartes_widgets.games.balco.pile_table import PileTable
from cartes_widgets.games.balco.replay import replay_balco
from cartes_widgets.games.balco.walk import named_walk
from cartes_widgets.lesson_widgets.walkthrough import Walkthrough

__all__ = ["naming", "pile_table", "replay_balco"]


def naming(throws: str, players: int = 4) -> Walkthrough:
    """A replay of Balcó that asks, at each act that has one, for the players' word for it.

    Args:
        throws: written as for `walkthrough`; the reader begins.

    Raises:
        NotationError: `throws` is no notation.
        IllegalAction: a throw that cannot be made.
    """
    return Walkthrough(named_walk(throws, players))


def pile_table(throws: str = "", players: int = 4, goal: str = "") -> PileTable:
    """A pile of Balcó to try throws on, jokers and 1s included; the reader throws for all.

    Args:
        throws: what lies there already, written as for `walkthrough`.
        goal: what to reach: "clear 1" (in one throw), "clear", "skip", "bind 2", "free",
            "shoot" or "take".

    Raises:
        NotationError: `throws` is no notation.
        IllegalAction: a throw that cannot be made.
    """
    return PileTable(read_throws(throws), players, goal)
