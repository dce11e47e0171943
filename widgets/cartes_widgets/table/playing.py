"""Matches to play and to watch: the functions with which a notebook opens a table of any game."""

from __future__ import annotations

from functools import partial

from cartes_widgets.core.address import chosen_seed, invitation
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.games.tables import PRESENTATIONS, players_of, table_game
from cartes_widgets.lesson_widgets.walkthrough import Step, Walkthrough
from cartes_widgets.table.daily import Daily
from cartes_widgets.table.mini import MiniTable
from cartes_widgets.table.move_review import MoveReviewTable
from cartes_widgets.table.play import Play
from cartes_widgets.table.table import Table, watched

__all__ = ["daily", "mini", "move_review", "play", "table", "watch"]


def table(game: str, *, variant: str = "", players: int = 0, seed: int = 0) -> Table:
    """Whole matches against house players; the learner has the front seat.

    Args:
        variant: a preset of the game's rules; "" for the usual one.
        players: number of players; 0 for the usual number of the variant.

    Raises:
        KeyError: no such variant.
        ValueError: no table of that game, or not with this number of players.
    """
    return Table(partial(_begin, game, variant, players), seed)


def _begin(game: str, variant: str, players: int, seed: int) -> TableGame:
    """A match at a table of `players`; 0 means the usual number of the variant."""
    usual = players_of(game, variant)[:1] if game in PRESENTATIONS else ()
    return table_game(game, variant, players or sum(usual), seed)


def play() -> Play:
    """The page of matches: the learner chooses a table, or gets one from the page's address, and
    plays.
    """
    return Play(chosen_seed(), invitation())


def daily() -> Daily:
    """The deal of the day, and the deals of the last thirty days."""
    return Daily()


def mini(name: str, *, seed: int = 0) -> MiniTable:
    """A small match that ends a lesson, with a goal.

    Raises:
        KeyError: no such match.
    """
    return MiniTable(name, seed)


def move_review(game: str) -> MoveReviewTable:
    """A deal of `game` with house players, then the learner's costliest moves to choose again.

    Raises:
        ValueError: there is no such game.
    """
    return MoveReviewTable(game)


def watch(
    game: str,
    *,
    variant: str = "",
    players: int = 0,
    seed: int = 0,
    first: int = 0,
    acts: int = 10,
) -> Walkthrough:
    """A match among house players, to step through: `acts` acts, after skipping the `first` acts.

    Args:
        players: number of players; 0 for the usual number of the variant.

    Raises:
        KeyError: no such variant.
        ValueError: no table of that game, or not with this number of players.
    """
    steps = watched(_begin(game, variant, players, seed), acts, first)
    return Walkthrough([Step(**step) for step in steps])
