"""Number of deals per second that the playout policies of the strong bots play, on one core.

Botifarra and Truco are played to the end of a deal, Balcó for the maximum number of throws that
its bot looks ahead. It prints the median of five runs, and exits with an error if a game misses its
limit.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from cartes_lib import balco, botifarra, truco
from cartes_lib.balco.actions import Exchange
from cartes_lib.balco.bots.reply import reply
from cartes_lib.balco.dealing import random_deal
from cartes_lib.balco.fast import MutableDeal as BalcoDeal
from cartes_lib.botifarra.bots.playout import play_out as play_botifarra
from cartes_lib.botifarra.fast import NO_TRUMP, compiled_rules, deal_masks
from cartes_lib.botifarra.fast import MutableDeal as BotifarraDeal
from cartes_lib.truco.bots.playout import play_out as play_truco
from cartes_lib.truco.bots.ranges import USUAL
from cartes_lib.truco.fast import MutableDeal as TrucoDeal

SECONDS = 0.6
RUNS = 5
DEALS = 50
THROWS = 60
"""The maximum number of throws of a playout of Balcó, as in
`cartes_lib/balco/bots/monte_carlo.py`.
"""

Playout = Callable[[random.Random], object]


def playout_of_botifarra(rules: botifarra.Rules) -> Playout:
    """A function that plays a new deal, with a random trump and leader, to its end."""
    table = compiled_rules(rules)

    def run(rng: random.Random) -> object:
        trump, leader = rng.randrange(NO_TRUMP + 1), rng.randrange(rules.seats)
        return play_botifarra(BotifarraDeal(deal_masks(rng, table), trump, leader, table), rng)

    return run


def playout_of_truco(rules: truco.Rules) -> Playout:
    """A function that plays one of `DEALS` deals from its first card to its end."""
    deals = []
    for seed in range(DEALS):
        deal = truco.start_deal(rules, 0, truco.random_deal(random.Random(seed), rules)).deal
        if deal is None:
            raise RuntimeError("no card was exposed, so the deal begins at once")
        deals.append(TrucoDeal.of(deal))
    return lambda rng: play_truco(rng.choice(deals).copy(), USUAL, rng)


def playout_of_balco(rules: balco.Rules) -> Playout:
    """A function that plays `THROWS` throws of one of `DEALS` deals, which have no exchanges."""
    deals = []
    for seed in range(DEALS):
        state = balco.start_deal(rules, 0, random_deal(random.Random(seed), rules))
        while state.exchanging:
            state = state.play(Exchange(state.up[state.to_act[0]]))
        deals.append(BalcoDeal(state))

    def run(rng: random.Random) -> object:
        deal = rng.choice(deals).copy()
        for _ in range(THROWS):
            if deal.is_over:
                break
            reply(deal)
        return deal

    return run


PLAYOUTS = {
    "Botifarra obligada": (playout_of_botifarra(botifarra.OBLIGADA), 2500),
    "Botifarra lliure": (playout_of_botifarra(botifarra.LLIURE), 2500),
    "Truco of four": (playout_of_truco(truco.Rules()), 2500),
    "Balcó of four": (playout_of_balco(balco.Rules()), 2500),
}
"""The playouts, each with its limit in deals per second; the keys are the printed names."""


def deals_a_second(run: Playout) -> float:
    """The number of deals per second: the median of `RUNS` runs of `SECONDS` each, after a first
    run that is not counted.
    """
    rates = []
    for turn in range(RUNS + 1):
        rng, deals, start = random.Random(turn), 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            run(rng)
            deals += 1
        rates.append(deals / spent)
    return statistics.median(rates[1:])


def main() -> int:
    """Prints the table; returns 1 if a game misses its limit, else 0."""
    missed = False
    for name, (run, bar) in PLAYOUTS.items():
        rate = deals_a_second(run)
        missed |= rate < bar
        print(f"{name:20} {rate:8,.0f} deals/s   bar {bar:6,}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
