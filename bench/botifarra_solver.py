"""Processor time of the perfect-information solver with eight tricks left, on one core.

Each deal is played at random until eight tricks are left. Then the exact points of every legal lead
are computed; the limit is for this step.
"""

from __future__ import annotations

import random
import statistics
import sys
import time

from cartes_lib.botifarra import LLIURE, OBLIGADA, Rules
from cartes_lib.botifarra.fast import MutableDeal, compiled_rules, deal_masks, numbers
from cartes_lib.botifarra.solver import solve_deal

BARS = {"obligada": 60.0, "lliure": 150.0}
"""The limits of the median, in milliseconds; the keys are the variants."""

DEALS = 101
REPEATS = 3
"""Number of runs per deal. The time of the fastest run is used, because other processes can only
slow a run down.
"""
CARDS_LEFT = 32


def ending(rules: Rules, rng: random.Random) -> MutableDeal:
    """A random deal with `CARDS_LEFT` cards in the hands and no card on the table."""
    deal = MutableDeal(deal_masks(rng), rng.randrange(5), rng.randrange(4), compiled_rules(rules))
    while deal.left > CARDS_LEFT:
        deal.play(rng.choice(numbers(deal.legal())))
    return deal


def solved_in(deal: MutableDeal) -> float:
    """Processor time in milliseconds to solve `deal` for all legal leads."""
    start = time.process_time()
    solve_deal(deal)
    return 1000 * (time.process_time() - start)


def main() -> int:
    """Prints a line for each variant; returns 1 if any variant misses its limit, else 0."""
    missed = False
    for rules in (OBLIGADA, LLIURE):
        rng, spent = random.Random(8), []
        for _ in range(DEALS):
            deal = ending(rules, rng)
            spent.append(min(solved_in(deal) for _ in range(REPEATS)))
        median, bar = statistics.median(spent), BARS[rules.variant]
        missed |= median > bar
        print(f"{rules.variant:10} median {median:7.1f} ms  worst {max(spent):8.1f}  bar {bar:.0f}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
