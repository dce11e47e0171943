"""`python -m research.balco_value`: fits the weights in `cartes_lib/balco/bots/weights.py`.

Heuristic players play deals, and positions are recorded with the first player out. The weights are
those of maximum likelihood. The script writes the module to standard output; each run gives the
same figures.
"""

from __future__ import annotations

import random
from math import exp

from cartes_lib.balco import Rules, start_deal
from cartes_lib.balco.actions import Exchange
from cartes_lib.balco.bots import heuristic
from cartes_lib.balco.bots.reply import default_targets, reply
from cartes_lib.balco.bots.value import FEATURES, features, stage
from cartes_lib.balco.dealing import random_deal
from cartes_lib.balco.fast import MutableDeal

DEALS = 2200
NOTED, MOODS = 0.15, 0.05
"""The probability that a position is recorded, and that a player makes a random throw."""

CAP = 500
ROUNDS = 4

Position = tuple[int, list[list[float]]]


def begun(rules: Rules, seed: int) -> MutableDeal:
    """A deal before its first throw, in which each player has put the best cards face up."""
    state = start_deal(rules, seed % rules.players, random_deal(random.Random(seed), rules))
    rng = random.Random(seed)
    while state.exchanging:
        seat = state.to_act[0]
        acts = [action for action in state.actions(seat) if isinstance(action, Exchange)]
        state = state.play(heuristic.choose(state.view(seat), acts, rng), seat)
    return MutableDeal(state)


def played(deal: MutableDeal, rng: random.Random) -> list[tuple[Position, int]]:
    """Positions of a deal that is played until the first player is out, each with the seat of this
    player.
    """
    results: list[Position] = []
    for _ in range(CAP):
        if deal.out:
            break
        if rng.random() < NOTED:
            seats = range(len(deal.hands))
            results.append((stage(deal), [features(deal, seat) for seat in seats]))
        if rng.random() < MOODS and deal.hands[deal.seat] and deal.legal():
            rank, naturals, jokers = rng.choice(list(deal.throws_open()))
            deal.throw(rank, naturals, jokers, default_targets(deal, rank, naturals + jokers))
        else:
            reply(deal)
    return [(item, deal.out[0]) for item in results] if deal.out else []


def fitted(entries: list[tuple[Position, int]], rng: random.Random) -> list[list[float]]:
    """The weights of the features for each stage of the stock, found by gradient descent with
    decreasing steps.
    """
    weights = [[0.0] * FEATURES for _ in range(3)]
    steps = [[1e-6] * FEATURES for _ in range(3)]
    for _ in range(ROUNDS):
        rng.shuffle(entries)
        for (at, players), winner in entries:
            own, past = weights[at], steps[at]
            results = [exp(sum(map(float.__mul__, own, player))) for player in players]
            total = sum(results)
            for seat, item in enumerate(players):
                off = results[seat] / total - (seat == winner)
                for place, number in enumerate(item):
                    if number:
                        slope = off * number + 1e-4 * own[place]
                        past[place] += slope * slope
                        own[place] -= 0.15 * slope / past[place] ** 0.5
    return weights


def main() -> None:
    """Writes the module with the weights to standard output."""
    print('"""Weights of the features of `value`, fitted by `research/balco_value.py`."""\n')
    print("from __future__ import annotations\n")
    print("from collections.abc import Mapping\nfrom types import MappingProxyType\n")
    print('__all__ = ["WEIGHTS"]\n')
    print("WEIGHTS: Mapping[int, tuple[tuple[float, ...], ...]] = MappingProxyType(\n    {")
    for players in (2, 3, 4, 5):
        rng, rules = random.Random(players), Rules(players=players)
        results = []
        for seed in range(DEALS):
            results += played(begun(rules, seed), rng)
        rows = [tuple(round(value, 2) for value in row) for row in fitted(results, rng)]
        print(f"        {players}: (")
        for row in rows:
            print(f"            {row},")
        print("        ),", flush=True)
    print("    }\n)")
    print('"""The weights by number of players; a value has those of each stage."""')


if __name__ == "__main__":
    main()
