"""The functions with which a notebook opens tables of any game, to play or to watch."""

from __future__ import annotations

from functools import partial

from cartes_widgets.core.address import chosen_seed, invitation
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.games.tables import PRESENTATIONS, players_of, table_game
from cartes_widgets.lesson_widgets.walkthrough import Step, TableWalk, Walkthrough
from cartes_widgets.table.daily import Daily
from cartes_widgets.table.mini import MiniTable
from cartes_widgets.table.move_review import MoveReviewTable
from cartes_widgets.table.play import Play
from cartes_widgets.table.table import Table, watched


def table(game: str, *, variant: str = "", players: int = 0, seed: int = 0) -> Table:
    """A widget with whole matches against bots; the learner has the front seat.

    Args:
        variant: a preset of the game's rules; "" for the usual one.
        players: number of players; 0 for the usual number of the variant.

    Raises:
        KeyError: there is no such variant.
        ValueError: no table of this game has this number of players, or the game has no table.
    """
    return Table(partial(_begin, game, variant, players), seed)


def _begin(game: str, variant: str, players: int, seed: int) -> TableGame:
    """A match at a table of `players`; for 0, the usual number of the variant."""
    usual = players_of(game, variant)[:1] if game in PRESENTATIONS else ()
    return table_game(game, variant, players or sum(usual), seed)


def play() -> Play:
    """The widget of the page of matches.

    The learner chooses a table, or gets the table in the page's address, and plays.
    """
    return Play(chosen_seed(), invitation())


def daily() -> Daily:
    """A widget with the deal of the day, and the deals of the last thirty days."""
    return Daily()


def mini(name: str, *, seed: int = 0) -> MiniTable:
    """A widget with a small match that has a goal and ends a lesson.

    Raises:
        KeyError: there is no such small match.
    """
    return MiniTable(name, seed)


def move_review(game: str) -> MoveReviewTable:
    """A widget with a deal of `game` against bots; then the learner repeats the costliest moves.

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
    """A widget that replays a match among bots, step by step.

    Args:
        players: number of players; 0 for the usual number of the variant.
        first: number of actions to skip at the start.
        acts: number of actions to show after them.

    Raises:
        KeyError: there is no such variant.
        ValueError: no table of this game has this number of players, or the game has no table.
    """
    steps = watched(_begin(game, variant, players, seed), acts, first)
    is_around = steps[0]["scene"].get("kind") == "around"
    return (TableWalk if is_around else Walkthrough)([Step(**step) for step in steps])
