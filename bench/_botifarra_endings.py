"""`python bench/_botifarra_endings.py obligada|lliure TRICKS DEALS`: exact endings, from how early.

In each deal plain players go on until so many tricks are left; the strong player then chooses
a card by deals played out, as he does, or by a few deals solved, alone or beside those played
out. What is chosen is compared on the same cards: with all hands open, played out by plain
players, and played on by strong ones. `docs/ARCHITECTURE.md` tells what was found.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Mapping, Sequence
from statistics import mean, stdev

from cartes_lib.botifarra import PRESETS, PlayCard, Rules, State, start_deal
from cartes_lib.botifarra.dealing import random_deal
from cartes_lib.botifarra.fast import FastDeal
from cartes_lib.botifarra.memory import remember
from cartes_lib.botifarra.solver import solve_deal
from cartes_lib.bots import botifarra as thumb
from cartes_lib.bots.budget import SAMPLES, Budget
from cartes_lib.bots.sampled import botifarra as strong
from cartes_lib.bots.sampled.botifarra_deals import Seen
from cartes_lib.bots.sampled.botifarra_playout import play_out

SOLVED = 8
PLAYED_OUT = 40
"""How often what was chosen is played out by plain players."""

WAYS: Mapping[str, tuple[int, int, int]] = {
    "400 played out": (SAMPLES["botifarra"], 0, 0),
    "8 solved": (0, 8, 1),
    "280 played out, 3 solved x 8": (280, 3, 8),
    "200 played out, 5 solved x 8": (200, 5, 8),
    "200 played out, 5 solved x 32": (200, 5, 32),
}
"""How many deals are played out and solved, and how many of the first count as one solved."""

Worths = Sequence[Mapping[int, float]]


def ending(rules: Rules, tricks: int, number: int) -> State:
    """A deal in which plain players have gone on until `tricks` are left, and up to three plays."""
    rng, dealer = random.Random(number), number % 4
    state = start_deal(rules, dealer, random_deal(random.Random(number), rules, dealer))
    played = 4 * (12 - tricks) + rng.randrange(4)
    while len(state.all_plays) < played:
        seat = state.to_act[0]
        state = state.play(thumb.choose(state.view(seat), state.actions(seat), rng), seat)
    return state


def imagined(seen: Seen, rng: random.Random) -> FastDeal:
    """A deal that fits what the seat has seen, as it stands now."""
    return laid(seen, seen.hands(rng))


def laid(seen: Seen, hands: Sequence[int]) -> FastDeal:
    """The deal with these cards in the hands, and the trick on the table."""
    masks, trick = list(hands), seen.memory.view.trick
    for play in trick:
        masks[play.seat] |= 1 << seen.table.number(play.card)
    deal = FastDeal(masks, seen.trump, trick[0].seat if trick else seen.seat, seen.table)
    deal.points = seen.points_so_far()
    for play in trick:
        deal.play(seen.table.number(play.card))
    return deal


def solved(deal: FastDeal) -> Mapping[int, float]:
    won = deal.points[deal.player & 1]
    return {card: won + least for card, (least, _) in solve_deal(deal).bounds.items()}


def played_out(deal: FastDeal, cards: Sequence[int], rng: random.Random) -> Mapping[int, float]:
    found = {}
    for card in cards:
        after = deal.copy()
        after.play(card)
        found[card] = float(play_out(after, rng).points[deal.player & 1])
    return found


def chosen(cards: Sequence[int], playouts: Worths, exact: Worths, way: tuple[int, int, int]) -> int:
    """The card that a way prefers; of equals the cheaper."""
    plays, solutions, weight = way

    def worth(card: int) -> float:
        rough = sum(one[card] for one in playouts[:plays])
        return rough + weight * sum(one[card] for one in exact[:solutions])

    return max(cards, key=worth)


def played_on(state: State, card: PlayCard, seat: int, number: int) -> float:
    """What the side of `seat` makes in all when strong players go on."""
    rng, quick = random.Random(number), Budget(12, None)
    state = state.play(card, seat)
    while not state.deal_is_over:
        acting = state.to_act[0]
        memory, actions = remember(state, acting), state.actions(acting)
        state = state.play(strong.choose(memory, actions, rng, quick), acting)
    return float(state.points[seat & 1])


def compared(state: State, number: int, times: list[float]) -> dict[str, Sequence[float]]:
    """By way, what its card is worth in three measures; nothing where there is no choice."""
    seat, rng = state.to_act[0], random.Random(number)
    seen = Seen(remember(state, seat))
    plays = {seen.table.number(one.card): one for one in reversed(state.actions(seat))}
    cards = sorted(plays, key=lambda one: (seen.table.points[one], one % 12))
    if len(cards) < 2:
        return {}
    playouts = [played_out(imagined(seen, rng), cards, rng) for _ in range(SAMPLES["botifarra"])]
    exact = []
    for _ in range(SOLVED):
        deal, begun = imagined(seen, rng), time.process_time()
        exact.append(solved(deal))
        times.append(time.process_time() - begun)
    true = laid(seen, [seen.table.mask(hand) for hand in state.hands])
    best, choice = solved(true), {}
    for name, way in WAYS.items():
        choice[name] = chosen(cards, playouts, exact, way)
    asked = sorted({*choice.values()})
    if len(asked) < 2:
        return dict.fromkeys(WAYS, (0.0, 0.0, 0.0))
    rough = [played_out(true, asked, rng) for _ in range(PLAYED_OUT)]
    worth = {
        card: (
            best[card],
            mean(one[card] for one in rough),
            played_on(state, plays[card], seat, number),
        )
        for card in asked
    }
    return {name: worth[card] for name, card in choice.items()}


def main(variant: str, tricks: int, deals: int) -> None:
    """Prints what each way is worth more than the first one, with standard errors."""
    rows, times, number = [], list[float](), 0
    while len(rows) < deals:
        number += 1
        found = compared(ending(PRESETS[variant], tricks, number), number, times)
        rows += [found] if found else []
    print(f"{variant}, {tricks} tricks left, {len(rows)} deals; one solved: ", end="")
    print(f"{1000 * mean(times):.0f} ms, at worst {1000 * max(times):.0f}")
    first, *others = WAYS
    for name in others:
        told = []
        for at in range(3):
            apart = [one[name][at] - one[first][at] for one in rows]
            told.append(f"{mean(apart):+.2f} ± {stdev(apart) / len(apart) ** 0.5:.2f}")
        print(f"{name:30} {'   '.join(told)}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
