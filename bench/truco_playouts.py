"""Actions a second in random hands with all bets, on one core.

A hand is dealt, then played out at random several times, as a sampled search does it; every
action that may be taken is worked out at each step. The integer layer builds the graph of
what may be said as it walks it: it is measured once that graph is mostly there. Prints the
median of five runs for both layers; ends with an error when the integer layer misses the
bar.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from cartes_lib.cards import PACK_40
from cartes_lib.truco import DUELO, GALLO, REDONDILLA, SIN_FLOR, Rules, deal_cards, start_deal
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.fast import FastDeal
from cartes_lib.truco.judge import actions
from cartes_lib.truco.play import play_in_deal

BAR = 500_000
SECONDS = 0.6
WARM_UP = 8.0
RUNS = 5
PLAYOUTS = 10

TABLES = {
    "2 players": DUELO,
    "4 players": Rules(),
    "4, no flor": SIN_FLOR,
    "3, gallo": GALLO,
    "6, redonda": REDONDILLA,
}


def dealt(rules: Rules, rng: random.Random) -> Deal:
    """A deal of freshly dealt cards."""
    dealer = rng.randrange(rules.players)
    hands = deal_cards(rng.sample(PACK_40, len(PACK_40)), None, dealer, rules)
    deal = start_deal(rules, dealer, hands).deal
    if deal is None:
        raise RuntimeError("no card was exposed, so that the deal begins at once")
    return deal


def fast_actions(deals: list[FastDeal], rng: random.Random) -> int:
    """Plays a deal out ten times on integers; how many actions were taken."""
    deal, taken = rng.choice(deals), 0
    for _ in range(PLAYOUTS):
        deal.playout(rng)
        taken += deal.taken
    return taken


def readable_actions(deals: list[Deal], rng: random.Random) -> int:
    """Plays a deal at random by the readable rules; how many actions were taken."""
    deal, taken = rng.choice(deals), 0
    while not deal.is_over:
        moves = [(one, seat) for seat in deal.seats for one in actions(deal, seat)]
        deal = play_in_deal(deal, *rng.choice(moves))
        taken += 1
    return taken


def actions_a_second(run: Callable[[random.Random], int]) -> float:
    """The median of `RUNS` runs of `SECONDS` each, after `WARM_UP` seconds."""
    rates = []
    for turn in range(RUNS + 1):
        rng, taken, begun = random.Random(turn), 0, time.process_time()
        while (spent := time.process_time() - begun) < (SECONDS if turn else WARM_UP):
            taken += run(rng)
        rates.append(taken / spent)
    return statistics.median(rates[1:])


def main() -> int:
    """Prints the table; 1 when the integer layer misses the bar, else 0."""
    missed = False
    for name, rules in TABLES.items():
        rng = random.Random(0)
        deals = [dealt(rules, rng) for _ in range(200)]
        fasts = [FastDeal.of(deal) for deal in deals]
        fast = actions_a_second(lambda rng, fasts=fasts: fast_actions(fasts, rng))
        readable = actions_a_second(lambda rng, deals=deals: readable_actions(deals, rng))
        missed |= fast < BAR
        ratio = fast / readable
        print(f"{name:11} fast {fast:10,.0f}   readable {readable:7,.0f} actions/s   ×{ratio:,.0f}")
    print(f"bar: {BAR:,} actions a second: {'missed' if missed else 'met'}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
