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
from cartes_lib.truco.bout import Bout
from cartes_lib.truco.fast import FastBout
from cartes_lib.truco.judge import actions
from cartes_lib.truco.play import play_in_bout

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


def dealt(rules: Rules, rng: random.Random) -> Bout:
    """A bout of freshly dealt cards."""
    dealer = rng.randrange(rules.players)
    hands = deal_cards(rng.sample(PACK_40, len(PACK_40)), None, dealer, rules)
    bout = start_deal(rules, dealer, hands).bout
    if bout is None:
        raise RuntimeError("no card was exposed, so that the bout begins at once")
    return bout


def fast_actions(bouts: list[FastBout], rng: random.Random) -> int:
    """Plays a bout out ten times on integers; how many actions were taken."""
    bout, taken = rng.choice(bouts), 0
    for _ in range(PLAYOUTS):
        bout.playout(rng)
        taken += bout.taken
    return taken


def readable_actions(bouts: list[Bout], rng: random.Random) -> int:
    """Plays a bout at random by the readable rules; how many actions were taken."""
    bout, taken = rng.choice(bouts), 0
    while not bout.is_over:
        moves = [(one, seat) for seat in bout.seats for one in actions(bout, seat)]
        bout = play_in_bout(bout, *rng.choice(moves))
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
        bouts = [dealt(rules, rng) for _ in range(200)]
        fasts = [FastBout.of(bout) for bout in bouts]
        fast = actions_a_second(lambda rng, fasts=fasts: fast_actions(fasts, rng))
        readable = actions_a_second(lambda rng, bouts=bouts: readable_actions(bouts, rng))
        missed |= fast < BAR
        ratio = fast / readable
        print(f"{name:11} fast {fast:10,.0f}   readable {readable:7,.0f} actions/s   ×{ratio:,.0f}")
    print(f"bar: {BAR:,} actions a second: {'missed' if missed else 'met'}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
