"""A finished deal of a live table, action by action, and the cost of its decisions."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

from cartes_lib.bots.budget import Budget
from cartes_lib.coach import Costly, costliest
from cartes_lib.games import GAMES
from cartes_lib.record import MatchRecord
from cartes_widgets.classroom.model.contest import new_game
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.games.table_game import DEAL, MATCH, Event, TableGame
from cartes_widgets.table.terms import seed_of

_BUDGET = Budget(samples=30, seconds=0.8)


def finished_deals(table: LiveTable) -> int:
    """Number of deals of the current match whose score is counted."""
    return len(table.starts) - 1 + (table.game.pause in (DEAL, MATCH))


def steps_of(table: LiveTable, deal: int) -> int:
    """The number of steps to replay a finished deal: one for each action, and one for the score.

    Args:
        deal: number of the deal in the match, from 1.
    """
    ends = [*table.starts[1:], len(table.acts)]
    return ends[deal - 1] - table.starts[deal - 1] + 1


def replay_step(table: LiveTable, deal: int, step: int) -> tuple[TableGame, Event[Any] | None]:
    """The match after `step` actions of a finished deal, and the last of these actions.

    Args:
        deal: number of the deal in the match, from 1.
        step: 0 to `steps_of(table, deal)`. At step 0 no action is returned (None). At the last step
            the score is counted.
    """
    first = table.starts[deal - 1]
    game, event = new_game(table.terms, table.length), None
    for seat, text in table.acts[: min(first + step, first + steps_of(table, deal) - 1)]:
        _clear(game)
        event = game.play(text, seat)
    if not step:
        _clear(game)
        return game, None
    if step == steps_of(table, deal):
        while game.pause not in (DEAL, MATCH):
            game.go_on()
    return game, event


def _clear(game: TableGame) -> None:
    while game.pause not in ("", MATCH):
        game.go_on()


def record_of(table: LiveTable) -> MatchRecord:
    """The record of the current match; the table must not be part of a tournament."""
    match = GAMES[table.terms.game].match(table.terms.rules(), seed_of(table.terms.deals))
    for seat, text in table.acts:
        match.play(text, seat)
    record: MatchRecord = match.record()
    return record


def reviewed(record: MatchRecord, deal: int, seats: Collection[int]) -> tuple[Costly, ...]:
    """The costliest decisions of `seats` in the deal number `deal`, from 1; the earliest first.

    It takes seconds of processor time, so a server runs it in another process.
    """
    rng = random.Random(0)
    results = [
        item
        for seat in seats
        for item in costliest(record, seat, rng, n=2, deal=deal - 1, budget=_BUDGET)
    ]
    return tuple(sorted(results, key=lambda item: item.step))
