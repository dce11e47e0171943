"""Throws a second in random deals of Balcó, legal cards worked out at every one, on one core.

Prints the median of five runs for both layers and how many times faster integers are; ends
with an error when the integer layer misses the bar.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from cartes_lib.balco import Exchange, Rules, State, deal, shuffled, start_deal
from cartes_lib.balco.fast import FastDeal
from cartes_lib.balco.playout import playout

BAR = 500_000
SECONDS = 0.6
RUNS = 5
TABLES = {
    "two players": Rules(players=2),
    "four players": Rules(),
    "five, no jokers": Rules(players=5, jokers=0),
    "hardest options": Rules(
        ten_ban="anywhere-in-pile",
        joker_vs_ace="any",
        ace_stack="one-target-each",
        finish_on_special="forbidden",
    ),
}


def begun(rules: Rules, rng: random.Random) -> State:
    """A deal in which everybody keeps the cards that were dealt."""
    state = start_deal(rules, 0, deal(shuffled(rng, rules), rules))
    while state.exchanging:
        state = state.play(Exchange(state.up[state.to_act[0]]))
    return state


def fast_throws(start: FastDeal, rng: random.Random) -> int:
    """Plays ten random deals on integers; how many throws there were."""
    return sum(playout(start, rng).throws for _ in range(10))


def readable_throws(state: State, rng: random.Random) -> int:
    """Plays a random deal by the readable rules; how many throws there were."""
    while state.to_act:
        state = state.play(rng.choice(state.actions()))
    return state.throws


def throws_a_second(run: Callable[[random.Random], int]) -> float:
    """The median of `RUNS` runs of `SECONDS` each, after one to warm up."""
    rates = []
    for turn in range(RUNS + 1):
        rng, throws, start = random.Random(turn), 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            throws += run(rng)
        rates.append(throws / spent)
    return statistics.median(rates[1:])


def main() -> int:
    """Prints the table; 1 when the integer layer misses the bar, else 0."""
    missed = False
    for name, rules in TABLES.items():
        starts = [begun(rules, random.Random(seed)) for seed in range(20)]
        packed = list(map(FastDeal, starts))
        fast = throws_a_second(lambda rng, packed=packed: fast_throws(rng.choice(packed), rng))
        readable = throws_a_second(
            lambda rng, starts=starts: readable_throws(rng.choice(starts), rng)
        )
        missed |= fast < BAR
        print(
            f"{name:16} fast {fast:10,.0f}   readable {readable:7,.0f} throws/s"
            f"   {fast / readable:4.0f} times"
        )
    print(f"bar: {BAR:,} throws a second: {'missed' if missed else 'met'}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
