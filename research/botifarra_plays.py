"""`python -m research.botifarra_plays draws|cards`: the result of each card in a position.

The positions are those of BO-15 (a lead with trumps in hand) and BO-16 (second, third or last to
play). The script samples deals that fit the learner's knowledge. It plays each card in the same
deals, with the method of `research/botifarra_samples.py`. A position is included if a wrong card
costs enough, and a reason against each wrong card is known. The result on standard output is a
bank: a TOML file of positions with results.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from cartes_lib.asking.botifarra.weighed_plays import NEAR, SAMPLES, PlayPosition
from cartes_lib.botifarra import LLIURE, OBLIGADA, Match, Rules, State
from cartes_lib.botifarra.actions import PlayCard
from cartes_lib.botifarra.bots import heuristic
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.fast import compiled_rules
from cartes_lib.botifarra.memory import remember
from research.botifarra_samples import average, ours_after

ROUGH = 20
LEAST = 2.5
"""Minimum difference between the best and the worst card of a position in the bank, in points."""

COUNTS = {"draws": 16, "cards": 24}
"""Number of positions in a bank for each set of rules; the keys are the names of the banks."""

RULES = {"draws": (OBLIGADA,), "cards": (OBLIGADA, LLIURE)}


def positions(number: int, rules: Rules) -> Iterator[State]:
    """Positions of the deal with the number `number` in which seat 0 plays next, except in the last
    three tricks.
    """
    match, rng = Match(rules, number, number % 4), random.Random(number)
    while not match.state.deal_is_over and len(match.state.tricks) < 10:
        state = match.state
        seat = state.to_act[0]
        actions = state.actions(seat)
        if seat == 0 and state.talk.speaker is None and len(actions) > 1:
            yield state
        is_doubling = state.talk.speaker is not None and bool(state.talk.contract)
        choice = heuristic.choose(state.view(seat), actions, rng)
        match.play("pass" if is_doubling else choice, seat)


def fits(state: State, name: str) -> bool:
    """Whether `state` is of the type of position that the bank `name` contains."""
    if name == "cards":
        return bool(state.trick)
    own = [card for card in state.hands[0] if card.suit == state.trump]
    others = [card for hand in state.hands[1:] for card in hand if card.suit == state.trump]
    is_lead = not state.trick and state.trump is not None
    return is_lead and 1 <= len(state.tricks) <= 7 and len(own) >= 2 and len(others) >= 1


def weigh(state: State, samples: int) -> PlayPosition:
    """The position `state` with the average result of each card."""
    memory = remember(state, 0)
    info_set, rng = InformationSet(memory), random.Random(state.position())
    table = compiled_rules(state.rules)
    cards = [action.card for action in state.actions(0) if isinstance(action, PlayCard)]
    points: dict[str, list[float]] = {str(card): [] for card in cards}
    for _ in range(samples):
        deal, mood = info_set.determinization(rng), rng.random()
        for card in cards:
            after = deal.copy()
            after.play(table.number(card))
            points[str(card)].append(ours_after(after, random.Random(mood)))
    return PlayPosition(state, {card: average(points[str(card)]) for card in cards})


def trumps_decide(position: PlayPosition, least: float) -> bool:
    """Whether the best trump and the best other card differ by at least `least` points."""
    trump = position.state.trump
    drawing = [position.behind(card) for card in position.averages if card.suit == trump]
    others = [position.behind(card) for card in position.averages if card.suit != trump]
    return bool(drawing and others) and abs(min(drawing) - min(others)) > least


def is_worth_asking(position: PlayPosition, name: str) -> bool:
    """Whether at least half of the cards are wrong, and a reason against each of them is known."""
    if name == "draws" and not trumps_decide(position, NEAR):
        return False
    if 2 * len(position.costly) < len(position.averages):
        return False
    return position.spread >= LEAST and all(map(position.reason, position.costly))


def bank(name: str) -> Iterator[str]:
    """The entries of the bank `name`; at most one position per deal."""
    for rules in RULES[name]:
        number = count = 0
        while count < COUNTS[name]:
            number += 1
            suitable = [item for item in positions(number, rules) if fits(item, name)]
            if not suitable:
                continue
            state = random.Random(number).choice(suitable)
            rough = weigh(state, ROUGH)
            if rough.spread < LEAST or (name == "draws" and not trumps_decide(rough, NEAR)):
                continue
            position = weigh(state, SAMPLES)
            if not is_worth_asking(position, name):
                continue
            count += 1
            figures = ", ".join(
                f'"{card}" = [{mean:.1f}, {error:.1f}]'
                for card, (mean, error) in position.averages.items()
            )
            yield f'state = "{state.position()}"\naverages = {{ {figures} }}\n'


def main() -> None:
    """Writes the bank that the command line names."""
    print(f"# Averages and standard errors of {SAMPLES} deals: research/botifarra_plays.py.")
    for position in bank(sys.argv[1]):
        print(f"\n[[position]]\n{position}", end="", flush=True)


if __name__ == "__main__":
    main()
