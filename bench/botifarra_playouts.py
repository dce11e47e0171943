"""Plies a second of processor time in random deals, legal cards worked out at every one.

Prints the median of five runs for both layers and, where open-spiel is installed, for its
hearts and euchre, with what the integer layer plays for each ply of theirs; ends with an error
when that layer misses a bar.
"""

from __future__ import annotations

import importlib.util
import random
import statistics
import sys
import time
from collections.abc import Callable

from cartes_lib.botifarra import LLIURE, OBLIGADA, Play, Rules, legal_cards, trick_winner
from cartes_lib.botifarra.fast import NO_TRUMP, FastDeal, deal_masks, fast_table
from cartes_lib.cards import PACK_48, Suit

BAR = 1_000_000
HEARTS_BAR = 1.5
"""Plies to play for each of open-spiel's hearts, called from Python in the same run."""
SECONDS = 0.6
RUNS = 5


def fast_plies(rules: Rules, rng: random.Random) -> int:
    """Plays ten random deals on integers; how many cards were played."""
    table = fast_table(rules)
    hands = deal_masks(rng)
    for leader in range(10):
        FastDeal(hands, leader % (NO_TRUMP + 1), leader % 4, table).playout(rng)
    return 480


def readable_plies(rules: Rules, rng: random.Random) -> int:
    """Plays one random deal by the readable rules; how many cards were played."""
    pack = rng.sample(PACK_48, 48)
    hands = [list(pack[seat : seat + 12]) for seat in (0, 12, 24, 36)]
    trump, seat = rng.choice([*Suit, None]), 0
    for _ in range(12):
        plays: tuple[Play, ...] = ()
        for _ in range(4):
            card = rng.choice(legal_cards(hands[seat], plays, trump, rules))
            hands[seat].remove(card)
            plays += (Play(seat, card),)
            seat = (seat + 1) % 4
        seat = trick_winner(plays, trump, rules)
    return 48


def open_spiel_plies(name: str, rng: random.Random) -> int:
    """Plays one random game of open-spiel; how many actions were taken."""
    state = importlib.import_module("pyspiel").load_game(name).new_initial_state()
    count = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        count += 1
    return count


def plies_a_second(run: Callable[[random.Random], int]) -> float:
    """The median of `RUNS` runs of `SECONDS` each, after one to warm up."""
    rates = []
    for turn in range(RUNS + 1):
        rng, plies, start = random.Random(turn), 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            plies += run(rng)
        rates.append(plies / spent)
    return statistics.median(rates[1:])


def main() -> int:
    """Prints the table; 1 when the integer layer misses the bar, else 0."""
    missed, slowest = False, float("inf")
    for rules in (OBLIGADA, LLIURE):
        fast = plies_a_second(lambda rng, rules=rules: fast_plies(rules, rng))
        readable = plies_a_second(lambda rng, rules=rules: readable_plies(rules, rng))
        slowest = min(slowest, fast)
        print(f"{rules.variant:10} fast {fast:12,.0f}   readable {readable:10,.0f} plies/s")
    if importlib.util.find_spec("pyspiel"):
        for name in ("hearts", "euchre"):
            rate = plies_a_second(lambda rng, name=name: open_spiel_plies(name, rng))
            print(f"{name:10} open-spiel {rate:6,.0f} plies/s, ratio {slowest / rate:.2f}")
            missed |= name == "hearts" and slowest / rate < HEARTS_BAR
        print(f"bar: {HEARTS_BAR} times hearts")
    missed |= slowest < BAR
    print(f"bar: {BAR:,} plies a second: {'one missed' if missed else 'all met'}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
