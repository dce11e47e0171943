"""`python -m research.truco_promise`: fits the weights in `cartes_lib/truco/bots/weights.py`.

Heuristic players play tricks without bets on random cards. For each position of a seat, a logistic
regression estimates how often its side wins. The script writes the module to standard output; each
run gives the same figures.
"""

from __future__ import annotations

import random
from collections import defaultdict
from math import exp

from cartes_lib.cards import PACK_40
from cartes_lib.truco import strength
from cartes_lib.truco.bots.promise import FEATURES, Teams, card_to_play, features
from cartes_lib.truco.strength import hand_winner

DEALS = 12_000
TABLES: dict[Teams, tuple[int, ...]] = {
    (1, 1): (0, 1),
    (2, 2): (0, 1, 0, 1),
    (1, 2): (0, 1, 1),
    (3, 3): (0, 1, 0, 1, 0, 1),
    (4, 4): (0, 1, 0, 1, 0, 1, 0, 1),
}
CLASSES = [strength(card) for card in PACK_40]

Key = tuple[Teams, tuple[int, ...], int]
Samples = dict[Key, list[tuple[list[float], int]]]


def noted(hands: list[list[int]], sides: tuple[int, ...], results: list[int | None]) -> list[Key]:
    """The key of each seat's position: teams, results of the tricks and number of cards in hand."""
    hits = []
    for seat, side in enumerate(sides):
        own = tuple(0 if result is None else 1 if result == side else -1 for result in results)
        teams = (sides.count(side), sides.count(1 - side))
        hits.append((teams, own, len(hands[seat])))
    return hits


def play(sides: tuple[int, ...], rng: random.Random, samples_by_key: Samples) -> None:
    """Plays the tricks of one deal. Adds to `samples_by_key` the features of each seat's positions,
    and whether its side won.
    """
    classes = rng.sample(CLASSES, 3 * len(sides))
    hands = [sorted(classes[3 * seat : 3 * seat + 3], reverse=True) for seat in range(len(sides))]
    entries: list[tuple[Key, list[float], int]] = []
    results: list[int | None] = []
    leader, winner = 0, None
    while winner is None:
        best, lead, tie = 0, leader, False
        order = [(leader + step) % len(sides) for step in range(len(sides))]
        for place, seat in enumerate(order):
            for item, key in enumerate(noted(hands, sides, results)):
                ours = best if sides[lead] == sides[item] and not tie else 0
                theirs = best if sides[lead] != sides[item] or tie else 0
                leads = item == seat and not place
                entries.append((key, features(hands[item], ours, theirs, leads), sides[item]))
            safe = sides[lead] == sides[seat] and not tie
            card = hands[seat].pop(card_to_play(hands[seat], best, safe, not results))
            if card > best:
                best, lead, tie = card, seat, False
            elif card == best and sides[seat] != sides[lead]:
                tie = True
        results.append(None if tie else sides[lead])
        leader = leader if tie else lead
        winner = hand_winner(results, sides[0])
    for key, numbers, side in entries:
        samples_by_key[key].append((numbers, int(side == winner)))


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(right)
    grid = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(grid[row][at]))
        grid[at], grid[pivot] = grid[pivot], grid[at]
        for row in range(size):
            if row != at:
                factor = grid[row][at] / grid[at][at]
                grid[row] = [a - factor * b for a, b in zip(grid[row], grid[at], strict=True)]
    return [grid[at][size] / grid[at][at] for at in range(size)]


def fitted(samples: list[tuple[list[float], int]]) -> tuple[float, ...]:
    """The weights of a logistic regression, with a small penalty."""
    weights = [0.0] * FEATURES
    for _ in range(7):
        slope = [-weight for weight in weights]
        bend = [[float(i == j) for j in range(FEATURES)] for i in range(FEATURES)]
        for numbers, won in samples:
            chance = 1 / (1 + exp(-sum(map(float.__mul__, weights, numbers))))
            spread = chance * (1 - chance)
            for i, number in enumerate(numbers):
                if number:
                    slope[i] += (won - chance) * number
                    row, factor = bend[i], spread * number
                    for j, second in enumerate(numbers):
                        row[j] += factor * second
        step = solved(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return tuple(round(weight, 2) for weight in weights)


def main() -> None:
    """Writes the module with the weights to standard output."""
    print('"""Weights of the features of `promise`, fitted by `research/truco_promise.py`."""\n')
    print("from __future__ import annotations\n")
    print("from collections.abc import Mapping\nfrom types import MappingProxyType\n")
    print('__all__ = ["WEIGHTS"]\n')
    print("_Key = tuple[tuple[int, int], tuple[int, ...], int]\n")
    print("WEIGHTS: Mapping[_Key, tuple[float, ...]] = MappingProxyType(\n    {")
    for sides in TABLES.values():
        samples_by_key: Samples = defaultdict(list)
        rng = random.Random(1)
        for _ in range(DEALS // len(sides)):
            play(sides, rng, samples_by_key)
        for key, samples in sorted(samples_by_key.items()):
            if len(samples) > 60:
                print(f"        {key}: {fitted(samples[:9000])},")
    print("    }\n)")
    print('"""The weights; a key has teams, the results of the tricks and the cards in hand."""')


if __name__ == "__main__":
    main()
