"""`python -m research.botifarra_endings VARIANT TRICKS DEALS`: when to solve endings exactly.

In each deal, heuristic players play until TRICKS tricks are left. The strong bot then chooses a
card by playouts, by a few solved deals, or by both. Deals for which the solver needs more than
`NODES` positions are ignored. The chosen cards are compared by their results when strong bots
continue, with the true cards and with other possible cards.
`docs/decisions/2026-11-24-solved-endings.md` has the results.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Mapping, Sequence
from statistics import mean, stdev

from cartes_lib.botifarra import PRESETS, Rules, State, start_deal
from cartes_lib.botifarra.actions import PlayCard
from cartes_lib.botifarra.bots import heuristic
from cartes_lib.botifarra.bots import monte_carlo as strong
from cartes_lib.botifarra.bots.deals import InformationSet
from cartes_lib.botifarra.bots.playout import play_out
from cartes_lib.botifarra.dealing import random_deal
from cartes_lib.botifarra.fast import MutableDeal
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.solver import solve_deal
from cartes_lib.botifarra.state import replay_deal
from cartes_lib.bots.budget import Budget
from cartes_lib.engine import IllegalAction
from cartes_lib.games import GAMES

SOLVED, NODES, WORLDS = 10, 4000, 3
"""Number of solved deals, maximum positions for each, and number of deals to compare the
choices.
"""

WAYS: Mapping[str, tuple[int, int, int]] = {
    "400 played out": (GAMES["botifarra"].bots.samples, 0, 0),
    "200 played out": (200, 0, 0),
    "200 played out, 5 solved x 8": (200, 5, 8),
    "400 played out, 10 solved x 8": (400, 10, 8),
    "400 played out, 10 solved x 32": (400, 10, 32),
    "5 solved": (0, 5, 1),
    "10 solved": (0, 10, 1),
}
"""Numbers of playouts and of solved deals, and the weight of a solved deal in playouts; the keys
are the names of the methods.
"""

MeanValues = Sequence[Mapping[int, float]]


def ending(rules: Rules, tricks: int, number: int) -> State:
    """A deal played by heuristic players until `tricks` tricks are left, then for up to three
    plays.
    """
    rng, dealer = random.Random(number), number % 4
    state = start_deal(rules, dealer, random_deal(random.Random(number), rules, dealer))
    played = 4 * (12 - tricks) + rng.randrange(4)
    while len(state.all_plays) < played:
        seat = state.to_act[0]
        state = state.play(heuristic.choose(state.view(seat), state.actions(seat), rng), seat)
    return state


def solved(deal: MutableDeal) -> Mapping[int, float]:
    """The total points of the player's side after a card if all players see all cards; the keys are
    cards. Empty if the solver would take too long.
    """
    won, solution = deal.points[deal.player & 1], solve_deal(deal, NODES)
    if not solution.exact:
        return {}
    return {card: won + least for card, (least, _) in solution.bounds.items()}


def other_world(state: State, info_set: InformationSet, rng: random.Random) -> State | None:
    """The same position with other cards in the other hands; None if these cards are impossible."""
    hands = [
        [*info_set.table.cards(mask), *(play.card for play in state.all_plays if play.seat == seat)]
        for seat, mask in enumerate(info_set.hands(rng))
    ]
    try:
        return replay_deal(state, hands)
    except IllegalAction:
        return None


def played_out(deal: MutableDeal, cards: Sequence[int], rng: random.Random) -> Mapping[int, float]:
    """Points of the player's side after each of `cards`, from one playout; the keys are the
    cards.
    """
    result = {}
    for card in cards:
        after = deal.copy()
        after.play(card)
        result[card] = float(play_out(after, rng).points[deal.player & 1])
    return result


def chosen(
    cards: Sequence[int], playouts: MeanValues, exact: MeanValues, way: tuple[int, int, int]
) -> int:
    """The card that the method `way` prefers; of equally good cards, the card with fewer points."""
    plays, solutions, weight = way

    def worth(card: int) -> float:
        rough = sum(playout[card] for playout in playouts[:plays])
        return rough + weight * sum(item[card] for item in exact[:solutions])

    return max(cards, key=worth)


def played_on(state: State, card: PlayCard, seat: int, number: int) -> float:
    """Total points of the side of `seat` when strong bots continue after `card`."""
    rng, quick = random.Random(number), Budget(12, None)
    state = state.play(card, seat)
    while not state.deal_is_over:
        acting = state.to_act[0]
        memory, actions = remember(state, acting), state.actions(acting)
        state = state.play(strong.choose(memory, actions, rng, quick), acting)
    return float(state.points[seat & 1])


def compared(state: State, number: int, times: list[float]) -> dict[str, float]:
    """The value of the card that each method chooses; the keys are the methods. Empty if all
    methods choose the same card.
    """
    seat, rng = state.to_act[0], random.Random(number)
    info_set = InformationSet(remember(state, seat))
    plays = {info_set.table.number(action.card): action for action in reversed(state.actions(seat))}
    cards = sorted(plays, key=lambda item: (info_set.table.points[item], item % 12))
    if len(cards) < 2:
        return {}
    playouts = [
        played_out(info_set.determinization(rng), cards, rng)
        for _ in range(GAMES["botifarra"].bots.samples)
    ]
    exact = []
    for _ in range(SOLVED):
        deal, begun = info_set.determinization(rng), time.process_time()
        exact.append(solved(deal))
        times.append(time.process_time() - begun)
    results = [item for item in exact if item]
    choice = {name: chosen(cards, playouts, results, way) for name, way in WAYS.items()}
    asked = sorted({*choice.values()})
    if len(asked) < 2:
        return dict.fromkeys(WAYS, 0.0)
    others = [
        other_world(state, info_set, random.Random(f"{number}/{item}")) for item in range(1, WORLDS)
    ]
    worlds = [state, *(item for item in others if item is not None)]
    worth = {
        card: mean(played_on(world, plays[card], seat, number) for world in worlds)
        for card in asked
    }
    return {name: worth[card] for name, card in choice.items()}


def main(variant: str, tricks: int, deals: int) -> None:
    """Prints the gain of each method over the first one, with standard errors."""
    rows, times, number = list[dict[str, float]](), list[float](), 0
    while len(rows) < deals:
        number += 1
        result = compared(ending(PRESETS[variant], tricks, number), number, times)
        rows += [result] if result else []
    print(f"{variant}, {tricks} tricks left, {len(rows)} deals; one solved: ", end="")
    print(f"{1000 * mean(times):.0f} ms, at worst {1000 * max(times):.0f}")
    first, *others = WAYS
    for name in others:
        apart = [row[name] - row[first] for row in rows]
        print(f"{name:30} {mean(apart):+.2f} ± {stdev(apart) / len(apart) ** 0.5:.2f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
