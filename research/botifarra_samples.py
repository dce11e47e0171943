"""`python -m research.botifarra_samples leads|contracts|doublings|survey`: results of choices.

Leads are for BO-14, contracts for BO-06, doublings for the contro of BO-07.

The script samples deals that fit the learner's knowledge, and plays each choice in the same deals.
Heuristic players, who see only their own cards, play until the last four tricks; then all play
perfectly. It writes `leads.toml`, `contracts.toml` or `doublings.toml` to standard output; each run
gives the same figures. `survey` prints the statements of BO-07 about many hands.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, count
from math import sqrt

from cartes_lib.asking.botifarra.double_reasons import DOUBLE_REASONS, double_reason
from cartes_lib.botifarra import OBLIGADA, Match, State
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.botifarra.bots import heuristic
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.fast import BIT, SUITS, MutableDeal, compiled_rules, deal_masks, numbers
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.score import DEAL_POINTS, HALF, card_points
from cartes_lib.botifarra.solver import solve_deal
from cartes_lib.botifarra.trick import trump_of
from cartes_lib.cards import notation

SAMPLES = 200
SURVEYED = 400
ROUGH = 30
LEADS, CONTRACTS_ASKED = 14, 30
SHOWN = (84, 30)
"""Numbers of the two deals in BO-07: four trumps with high cards, and four trumps alone."""

DOUBLINGS_A_REASON = 8
"""Number of hands in `doublings.toml` for each deciding reason."""

CERTAIN = 3.0
"""Minimum gain or loss of a hand in `doublings.toml`, in standard errors."""

SOLVED_FROM = 4
"""Sampled deals are solved exactly from this number of remaining tricks."""

MOODS = 0.1
"""The probability that a heuristic player plays a random card."""

TABLE = compiled_rules(OBLIGADA)
Figures = dict[str, tuple[float, float]]
"""The average result of a choice and its standard error; the keys are the choices."""


def plain_card(deal: MutableDeal, rest: int, rng: random.Random) -> int:
    """The card of a heuristic player, who sees only the own hand and the played cards."""
    legal = numbers(deal.legal())
    if len(legal) == 1 or rng.random() < MOODS:
        return rng.choice(legal)
    points = TABLE.points
    mine = deal.hands[deal.player]
    others = rest & ~mine

    def stands(card: int) -> bool:
        return not others & SUITS[card // 12] & -(BIT[card] << 1)

    if not deal.plays:
        masters = [card for card in legal if stands(card)]
        if masters:
            return max(masters, key=lambda item: (points[item], rng.random()))
        longest = sorted(legal, key=lambda item: (points[item] > 2, item % 12, rng.random()))
        return longest[0]
    is_last = deal.plays == 3
    if not (deal.best_seat ^ deal.player) & 1:
        loads = is_last or stands(deal.best)
        order = sorted(legal, key=lambda item: (points[item], item % 12))
        return order[-1] if loads else order[0]
    taking = [card for card in legal if TABLE.beats[deal.trump][deal.best] >> card & 1]
    if not taking:
        return min(legal, key=lambda item: (points[item], item % 12))
    if is_last:
        return max(
            taking, key=lambda item: (points[item] if points[item] < 5 else -1, -(item % 12))
        )
    return max(taking, key=lambda item: item % 12)


def ours_after(deal: MutableDeal, rng: random.Random) -> float:
    """Points of the side of seat 0 after a playout of `deal`."""
    rest = sum(deal.hands)
    deal = deal.copy()
    while deal.left > 4 * SOLVED_FROM or deal.plays:
        card = plain_card(deal, rest, rng)
        deal.play(card)
        rest ^= BIT[card]
    won, player = deal.points[0], deal.player
    best = max(least for least, _ in solve_deal(deal).bounds.values())
    left = DEAL_POINTS - sum(deal.points)
    return won + (best if player % 2 == 0 else left - best)


def average(values: list[float]) -> tuple[float, float]:
    """The mean of `values`, and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(spread / len(values))


def begun(number: int, dealer: int) -> State:
    """A deal before the first card, with a contract that heuristic players chose, and no
    doubling.
    """
    match = Match(OBLIGADA, number, dealer)
    rng = random.Random(number)
    while match.state.talk.speaker is not None:
        seat = match.state.to_act[0]
        acts = match.state.actions(seat)
        choice = heuristic.choose(match.state.view(seat), acts, rng)
        match.play("pass" if match.state.talk.contract else choice, seat)
    return match.state


def leads(state: State, samples: int) -> Figures:
    """The average result, for the learner's side, of each lead that the learner can make."""
    info_set, rng = InformationSet(remember(state, 0)), random.Random(state.position())
    result: dict[int, list[float]] = {number: [] for number in numbers(info_set.own)}
    for _ in range(samples):
        hands, mood = info_set.hands(rng), rng.random()
        for card, points in result.items():
            deal = MutableDeal(hands, info_set.trump, 0, TABLE)
            deal.play(card)
            points.append(ours_after(deal, random.Random(mood)))
    return {str(TABLE.card(card)): average(points) for card, points in result.items()}


def contracts(mine: int, rng: random.Random, samples: int) -> Figures:
    """The average score difference after each contract that the learner may name, and after
    delegating.
    """
    result: dict[str, list[float]] = {item: [] for item in (*CONTRACTS, "delegate")}
    others = [item for item in range(48) if not mine >> item & 1]
    for _ in range(samples):
        rng.shuffle(others)
        rest = [sum(BIT[item] for item in others[at : at + 12]) for at in (0, 12, 24)]
        hands, mood = [mine, *rest], rng.random()
        for at, contract in enumerate(CONTRACTS):
            deal = MutableDeal(hands, at, 1, TABLE)
            above = ours_after(deal, random.Random(mood)) - HALF
            result[contract].append(above * (2 if contract == "botifarra" else 1))
        result["delegate"].append(result[named_by(hands[2])][-1])
    return {name: average(points) for name, points in result.items()}


def doublings(state: State, samples: int) -> Figures:
    """The average score difference of the learner's side with a contro and without it; the learner
    leads.
    """
    info_set, rng = InformationSet(remember(state, 0)), random.Random(state.position())
    above: list[float] = []
    for _ in range(samples):
        hands, mood = info_set.hands(rng), rng.random()
        deal = MutableDeal(hands, info_set.trump, 0, TABLE)
        above.append(ours_after(deal, random.Random(mood)) - HALF)
    return {"pass": average(above), "contro": average([2 * item for item in above])}


def named_by(hand: int) -> str:
    """The suit that a heuristic partner with the hand `hand` names, by its length and its
    points.
    """

    def weight(suit: int) -> int:
        count = hand >> 12 * suit & 4095
        return 2 * count.bit_count() + sum(TABLE.points[number] for number in numbers(count))

    return CONTRACTS[max(range(4), key=weight)]


def lead_positions() -> Iterator[str]:
    """Yields the entries of `leads.toml`."""
    count = number = 0
    while count < LEADS:
        number += 1
        state = begun(number, 3)
        rough = [mean for mean, _ in leads(state, ROUGH).values()]
        if max(rough) - min(rough) < 5:
            continue
        count += 1
        figures = leads(state, SAMPLES)
        named = f'contract = "{state.talk.contract}"\nchooser = {state.talk.chooser}\n'
        yield f'hand = "{notation(state.hands[0])}"\n{toml_table(figures, named)}'


def contract_hands() -> Iterator[str]:
    """Yields the entries of `contracts.toml`."""
    rng = random.Random("contracts")
    for _ in range(CONTRACTS_ASKED):
        mine = deal_masks(rng)[0]
        hand = notation(tuple(TABLE.card(number) for number in numbers(mine)))
        yield f'hand = "{hand}"\n{toml_table(contracts(mine, rng, SAMPLES))}'


def doubling_hands() -> Iterator[str]:
    """Yields the entries of `doublings.toml`, with the same number of hands for each reason."""
    missing = Counter(dict.fromkeys(chain(*DOUBLE_REASONS.values()), DOUBLINGS_A_REASON))
    others = filter(lambda number: number not in SHOWN, count(1))
    for number in chain(SHOWN, others):
        if not missing.total():
            return
        state = begun(number, 3)
        trump = trump_of(state.talk.contract)
        if trump is None:
            continue
        figures = doublings(state, SAMPLES)
        mean, error = figures["pass"]
        pair = ("contro", "pass") if mean > 0 else ("pass", "contro")
        reason = double_reason(state.hands[0], trump, *pair)
        name = reason.key.removeprefix("reason-double-") if reason else ""
        if not missing[name] or abs(mean) < CERTAIN * error:
            continue
        missing[name] -= 1
        named = f'contract = "{state.talk.contract}"\nchooser = {state.talk.chooser}\n'
        yield f'hand = "{notation(state.hands[0])}"\n{toml_table(figures, named)}'


def survey() -> Iterator[str]:
    """Yields results of hands against a named suit, by their points and their trumps."""
    results: list[tuple[int, int, float]] = []
    for number in range(1, SURVEYED + 1):
        state = begun(number, 3)
        info_set = InformationSet(remember(state, 0))
        if info_set.trump >= len(SUITS):
            continue
        points = sum(map(card_points, state.hands[0]))
        trumps = (info_set.own & SUITS[info_set.trump]).bit_count()
        results.append((points, trumps, doublings(state, ROUGH)["pass"][0]))
    yield f"{len(results)} hands\n"
    for low, high in ((0, 14), (15, 19), (20, 60)):
        for least, most in ((0, 12), (0, 1), (3, 12)):
            group = [
                won for pts, count, won in results if low <= pts <= high and least <= count <= most
            ]
            mean, error = average(group)
            yield f"{low}-{high} points, {least}-{most} trumps: {len(group)} hands, "
            yield f"{mean:.1f} ± {error:.1f}, won {sum(won > 0 for won in group)}\n"


def toml_table(figures: Figures, more: str = "") -> str:
    """The figures as a table of TOML."""
    averages = ", ".join(
        f'"{name}" = [{mean:.1f}, {error:.1f}]' for name, (mean, error) in figures.items()
    )
    return f"{more}averages = {{ {averages} }}\n"


ASKED: dict[str, Callable[[], Iterator[str]]] = {
    "leads": lead_positions,
    "contracts": contract_hands,
    "doublings": doubling_hands,
}


def main() -> None:
    """Writes the bank (or the survey) that the command line names to standard output."""
    if sys.argv[1:] == ["survey"]:
        sys.stdout.writelines(survey())
        return
    print(f"# Averages and standard errors of {SAMPLES} deals: research/botifarra_samples.py.")
    for position in ASKED[sys.argv[1]]():
        print(f"\n[[position]]\n{position}", end="", flush=True)


if __name__ == "__main__":
    main()
