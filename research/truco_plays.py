"""`python -m research.truco_plays cards|answers|calls`: the result of each choice in a position.

The positions are those of TR-17 for two players: the first card of a deal, the answer to a truco,
and a card or a truco after the first trick. The script samples deals that fit the learner's
knowledge, and plays each choice in the same deals. A position is included if a wrong choice costs
enough, and a reason against it is known. The result on standard output is a bank: a TOML file of
positions with results.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace

from cartes_lib.asking.truco.weighed_plays import SAMPLES, TrucoPlay
from cartes_lib.bots.tally import Tally
from cartes_lib.truco import CON_FLOR, Match, State
from cartes_lib.truco.actions import PlayCard
from cartes_lib.truco.bots import heuristic
from cartes_lib.truco.bots.deals import InformationSet
from cartes_lib.truco.bots.monte_carlo import sensible, tried
from cartes_lib.truco.memory import remember

ROUGH = 60
LEAST = 0.25
"""Minimum difference between the best and the worst choice of a position in the bank, in points."""

COUNTS = {"cards": 20, "answers": 24, "calls": 20}
RULES = replace(CON_FLOR, players=2)


def positions(number: int) -> Iterator[State]:
    """Positions of the deal with the number `number` in which seat 0 acts next."""
    match, rng = Match(RULES, number, number % 2), random.Random(number)
    while not match.state.deal_is_over:
        state = match.state
        seat = state.to_act[0]
        if seat == 0:
            yield state
        match.play(heuristic.choose(state.view(seat), state.actions(seat), rng), seat)


def choices(state: State, name: str) -> list[str]:
    """The choices in `state` that the bank `name` compares; empty if the bank does not contain such
    positions.
    """
    memory = remember(state, 0)
    actions = sensible(memory, state.actions(0))
    if name == "answers":
        answers = ("quiero", "no-quiero", "retruco")
        names = [str(action) for action in actions if str(action) in answers]
        return names if len(names) == len(answers) and state.view(0).phase == "truco" else []
    if name == "calls":
        names = [str(action) for action in actions if str(action) == "truco"]
        names += [str(action) for action in actions if isinstance(action, PlayCard)]
        return names if "truco" in names and len(names) > 1 and state.view(0).results else []
    if len({card.suit for card in memory.dealt}) == 1:
        # A flor is announced first, and its points would hide the effect of the cards.
        return []
    cards = [str(action) for action in actions if isinstance(action, PlayCard)]
    return cards if len(cards) >= 2 and not state.view(0).results else []


def weigh(state: State, names: list[str], samples: int) -> TrucoPlay:
    """The position `state` with the average result of each choice."""
    memory = remember(state, 0)
    info_set, rng = InformationSet(memory), random.Random(state.position())
    actions = [action for action in state.actions(0) if str(action) in names]
    tally: Tally = Tally(actions)
    for _ in range(samples):
        deal = info_set.determinization(rng)
        tally.note({action: tried(info_set, deal, action, rng) for action in actions})
    return TrucoPlay(state, {str(item): (tally.mean(item), tally.error(item)) for item in actions})


def bank(name: str) -> Iterator[str]:
    """The entries of the bank `name`; at most one position per deal."""
    number = count = 0
    while count < COUNTS[name]:
        number += 1
        suitable = [(item, choices(item, name)) for item in positions(number)]
        suitable = [(item, names) for item, names in suitable if names]
        if not suitable:
            continue
        state, names = suitable[0]
        if weigh(state, names, ROUGH).spread < LEAST:
            continue
        position = weigh(state, names, SAMPLES)
        costly = position.costly
        if position.spread < LEAST or not all(map(position.reason, costly)):
            continue
        count += 1
        figures = ", ".join(
            f'"{item}" = [{mean:.2f}, {error:.2f}]'
            for item, (mean, error) in position.averages.items()
        )
        yield f'state = "{state.position()}"\naverages = {{ {figures} }}\n'


def main() -> None:
    """Writes the bank that the command line names."""
    print(f"# Averages and standard errors of {SAMPLES} deals: research/truco_plays.py.")
    for position in bank(sys.argv[1]):
        print(f"\n[[position]]\n{position}", end="", flush=True)


if __name__ == "__main__":
    main()
