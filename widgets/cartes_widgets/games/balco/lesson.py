"""The functions for notebooks that only Balcó has."""

from __future__ import annotations

from cartes_lib.asking.balco.throw_notation import read_throws
from cartes_widgets.core.base import lesson_call
from cartes_widgets.games.balco.pile_table import PileTable
from cartes_widgets.games.balco.replay import replay_balco as replay_balco
from cartes_widgets.games.balco.walk import named_walk
from cartes_widgets.lesson_widgets.walkthrough import TableWalk


@lesson_call
def naming(throws: str, players: int = 4) -> TableWalk:
    """A widget that replays throws (cards played on the pile), and asks how players call an action.

    It asks only about actions for which players have a name.

    Args:
        throws: throws in the notation of `walkthrough`; the learner begins.

    Raises:
        NotationError: `throws` is not in that notation.
        IllegalAction: a throw is illegal.
    """
    return TableWalk(named_walk(throws, players))


@lesson_call
def pile_table(throws: str = "", players: int = 4, goal: str = "") -> PileTable:
    """A widget with a pile on which the learner tries throws (plays), also of jokers and 1s.

    The learner throws for all players.

    Args:
        throws: the earlier throws, in the notation of `walkthrough`.
        goal: the learner's goal: a name in `pile_table.GOALS`, which a number may follow. For
            example, "clear 1" is to clear the pile in one throw.

    Raises:
        NotationError: `throws` is not in that notation.
        IllegalAction: a throw is illegal.
    """
    return PileTable(read_throws(throws), players, goal)
