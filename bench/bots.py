"""Strength and speed of the bots.

`python -m bench bots` compares every bot with the heuristic bot. Each deal is played from every
seat or side in turn, so that luck is equal. Standard errors are over deals.
`python bench/bots.py --table NAME --deals N --samples N` measures the tables whose name
begins with NAME, with another number of deals.

It exits with an error in two cases: a strong bot misses its limit by more than two standard errors,
or a bot takes more than 0.7 s per move on average.

The lesson player follows only the rules that the lessons teach. Its limits: Botifarra 2 points
above half a deal, Truco 55 % of chicos, Balcó 35 % of deals against three. If it misses one, this
is only printed.

The limits of the strong bot: Botifarra 5 points above half a deal (obligada) and 4 (lliure), Truco
60 % of chicos, Balcó 40 % of deals against three.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import mean, stdev
from typing import Any

from cartes_lib import balco, botifarra, truco
from cartes_lib.balco import memory as balco_memory
from cartes_lib.balco.bots import heuristic as balco_heuristic
from cartes_lib.balco.bots import monte_carlo as balco_strong
from cartes_lib.balco.dealing import random_deal
from cartes_lib.botifarra import memory as botifarra_memory
from cartes_lib.botifarra.bots import heuristic as botifarra_heuristic
from cartes_lib.botifarra.bots import monte_carlo as botifarra_strong
from cartes_lib.bots.budget import Budget
from cartes_lib.games import GAMES
from cartes_lib.truco import memory as truco_memory
from cartes_lib.truco.bots import heuristic as truco_heuristic
from cartes_lib.truco.bots import monte_carlo as truco_strong
from research.lesson_players import balco as balco_lessons
from research.lesson_players import botifarra as botifarra_lessons
from research.lesson_players import truco as truco_lessons

MAX_SECONDS = 0.7

Player = Callable[[Any, int, random.Random], Any]


@dataclass
class Clock:
    """A player that acts like another player, and measures the time of its moves."""

    player: Player
    seconds: list[float] = field(default_factory=list)

    def __call__(self, state: Any, seat: int, rng: random.Random) -> Any:
        begun = time.process_time()
        action = self.player(state, seat, rng)
        self.seconds.append(time.process_time() - begun)
        return action


def anything(state: Any, seat: int, rng: random.Random) -> Any:
    """A random legal action, but never a fold."""
    actions = state.actions(seat)
    return rng.choice([action for action in actions if str(action) != "mazo"] or list(actions))


def plain(bot: Any) -> Player:
    """A player that acts like the heuristic bot `bot`."""
    return lambda state, seat, rng: bot.choose(state.view(seat), state.actions(seat), rng)


def strong(bot: Any, memory: Any, budget: Budget) -> Player:
    """A player that acts like the strong bot `bot`, with the limit `budget`."""
    return lambda state, seat, rng: bot.choose(
        memory.remember(state, seat), state.actions(seat), rng, budget
    )


def taught(lessons: Any, memory: Any) -> Player:
    """The lesson player of a game: it follows only the rules that the lessons teach."""
    return lambda state, seat, rng: lessons.choose(
        memory.remember(state, seat), state.actions(seat), rng
    )


def botifarra_deal(rules: botifarra.Rules, seed: int, players: list[Player], side: int) -> float:
    """The points of `side` in the deal with the seed `seed`, minus half of all points."""
    state, rng = botifarra.Match(rules, seed, dealer=seed % rules.seats).state, random.Random(seed)
    while not state.deal_is_over:
        seat = state.to_act[0]
        state = state.play(players[seat](state, seat, rng), seat)
    return state.points[side] - 36


def truco_chico(rules: truco.Rules, seed: int, players: list[Player], side: int) -> float:
    """100 if `side` wins the first chico of the match with the seed `seed`, else 0."""
    match, rng = truco.Match(rules, seed), random.Random(seed)
    while True:
        seat = match.state.to_act[0]
        after = match.play(players[seat](match.state, seat, rng), seat)
        if after.deal_is_over and after.chico_winner is not None:
            return 100.0 * (after.chico_winner == side)


def balco_deal(rules: balco.Rules, seed: int, players: list[Player], seat: int) -> float:
    """100 if `seat` goes out first in the deal with the seed `seed`, else 0."""
    dealt = random_deal(random.Random(seed), rules)
    state, rng = balco.start_deal(rules, seed % rules.players, dealt), random.Random(seed)
    while not (state.out or state.deal_is_over):
        acting = state.to_act[0]
        state = state.play(players[acting](state, acting, rng), acting)
    return 100.0 * (state.out[:1] == (seat,))


@dataclass(frozen=True)
class Row:
    """A table to measure: the function that plays a deal of its game, its bots, and the limits of
    two of them. A limit of None means that the bot has no limit.
    """

    game: str
    name: str
    play: Callable[[Any, int, list[Player], int], float]
    rules: Any
    seats: int
    parts: int
    bar: float | None
    lesson_bar: float | None
    heuristic: Any
    strong: Any
    memory: Any
    lessons: Any

    def measured(self, player: Player, deals: int) -> list[float]:
        """The average result of `player` over all sides or seats, for each deal."""
        results = []
        for seed in range(deals):
            each = []
            for part in range(self.parts):
                others = plain(self.heuristic)
                players = [
                    player if seat % self.parts == part else others for seat in range(self.seats)
                ]
                each.append(self.play(self.rules, seed, players, part))
            results.append(mean(each))
        return results


BOTIFARRA = (botifarra_heuristic, botifarra_strong, botifarra_memory, botifarra_lessons)
TRUCO = (truco_heuristic, truco_strong, truco_memory, truco_lessons)
BALCO = (balco_heuristic, balco_strong, balco_memory, balco_lessons)


def rows() -> Iterator[Row]:
    """All tables to measure."""
    for name, bar in (("obligada", 5.0), ("lliure", 4.0)):
        rules = botifarra.PRESETS[name]
        yield Row(
            "botifarra", f"Botifarra {name}", botifarra_deal, rules, 4, 2, bar, 2.0, *BOTIFARRA
        )
    for name in ("sin-flor", "con-flor", "duelo"):
        agreed = truco.PRESETS[name]
        yield Row(
            "truco", f"Truco {name}", truco_chico, agreed, agreed.players, 2, 60.0, 55.0, *TRUCO
        )
    for players in (4, 2, 3, 5):
        table = balco.Rules(players=players)
        most, least = (40.0, 35.0) if players == 4 else (None, None)
        name = f"Balcó of {players}"
        yield Row("balco", name, balco_deal, table, players, players, most, least, *BALCO)


def print_result(row: Row, name: str, player: Player, deals: int) -> bool:
    """Prints the result of one bot at a table; returns True if it misses a limit."""
    clock = Clock(player)
    result = row.measured(clock, deals)
    error = stdev(result) / len(result) ** 0.5 if len(result) > 1 else 0.0
    each, strong_one = mean(clock.seconds), name == "monte-carlo"
    bar = {"monte-carlo": row.bar, "lessons": row.lesson_bar}.get(name)
    below = bar is not None and mean(result) + 2 * error < bar
    missed = strong_one and (below or each > MAX_SECONDS)
    asked = "" if bar is None else f"  bar {bar:g}{'  below' if below and not missed else ''}"
    figures = f"{mean(result):7.1f} ± {error:.1f}  {1000 * each:6.1f} ms a move{asked}"
    print(f"{row.name:20} {name:8} {figures}{'  MISSED' if missed else ''}", flush=True)
    return missed


def main(asked: list[str]) -> int:
    """Prints all results; returns 1 if a bot misses a limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", default="", help="how the names of the tables begin")
    parser.add_argument("--deals", type=int, default=20, help="deals or chicos a row")
    parser.add_argument("--samples", type=int, help="deals imagined for a move")
    given = parser.parse_args(asked)
    chosen = [row for row in rows() if row.name.lower().startswith(given.table.lower())]
    if not chosen:
        parser.error(f"no table {given.table!r}; there are {', '.join(row.name for row in rows())}")
    print(f"{given.deals} deals or chicos a row, from every side")
    missed = False
    for row in chosen:
        samples = given.samples or GAMES[row.game].bots.samples
        sampled = strong(row.strong, row.memory, Budget(samples, None))
        for name, player in (
            ("random", anything),
            ("heuristic", plain(row.heuristic)),
            ("lessons", taught(row.lessons, row.memory)),
            ("monte-carlo", sampled),
        ):
            missed |= print_result(row, name, player, given.deals)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
