"""The probability of winning a bet of Truco, against hands that fit the earlier bets."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.truco.bets import Node, Stake, bet_states
from cartes_lib.truco.bots.deals import InformationSet
from cartes_lib.truco.bots.playout import play_tricks
from cartes_lib.truco.bots.ranges import USUAL, Range
from cartes_lib.truco.fast.cards import best_envido
from cartes_lib.truco.memory import Memory
from cartes_lib.truco.stakes import stake_points

_SAMPLES = 150


@dataclass(frozen=True, slots=True)
class Odds:
    """The probability of winning a bet, and the minimum probability for accepting it.

    Attributes:
        bet: "envido" or "truco".
        win: the probability, 0 to 1, that the seat's side wins the bet.
        needed: the minimum probability for which accepting is as good as refusing; None if no call
            is pending.
        yes, no: the points of the bet if it is accepted, and if it is refused.
        exact: whether all possible hands were counted; else `win` is an average of samples.
    """

    bet: str
    win: float
    needed: float | None
    yes: int
    no: int
    exact: bool


def odds(
    memory: Memory,
    bet: str,
    ranges: Range = USUAL,
    rng: random.Random | None = None,
    samples: int = _SAMPLES,
) -> Odds:
    """The probability of winning the bet ("envido" or "truco") for the seat of `memory`; see
    `Odds`.

    Args:
        ranges: the hands with which the other players are assumed to bet.
        rng: random generator for sampled deals, used if not all deals can be counted; None for the
            same deals each time.
        samples: number of sampled deals.

    Raises:
        ValueError: `bet` is unknown.

    Rules: TRU-ENV-04 to -10, TRU-TRU-13.
    """
    if bet not in ("envido", "truco"):
        raise ValueError(f"no such bet: {bet}")
    info_set, view = InformationSet(memory, ranges), memory.view
    chance_rng = random.Random(0) if rng is None else rng
    states = bet_states(bet, view.rules)
    node = states.get(view.envido if bet == "envido" else view.truco, Node({}))
    yes, no = _points(memory, node.accepted), _points(memory, node.refused)
    needed = (yes - no) / (2 * yes) if node.is_pending and yes else None
    exact = bet == "envido" and len(info_set.chances) == 1
    if exact:
        win = _envido_counted(info_set)
    elif bet == "envido":
        win = (
            sum(_wins_envido(info_set, info_set.hands(chance_rng)) for _ in range(samples))
            / samples
        )
    else:
        side = info_set.table.talks.sides[info_set.place]
        won = (play_tricks(info_set.determinization(chance_rng)) == side for _ in range(samples))
        win = sum(won) / samples
    return Odds(bet, win, needed, yes, no, exact)


def _points(memory: Memory, stake: Stake | None) -> int:
    view = memory.view
    return stake_points(stake, view.scores, view.rules, pica=view.pica) if stake else 0


def _envido_counted(info_set: InformationSet) -> float:
    """The probability of winning the envido against one opponent, from all possible hands and their
    weights.
    """
    ((place, (hands, weights)),) = info_set.chances.items()
    mine = best_envido(info_set.own[:3])
    won = before = 0.0
    for hand, total in zip(hands, weights, strict=True):
        theirs = best_envido(hand)
        if mine > theirs or (mine == theirs and info_set.place < place):
            won += total - before
        before = total
    return won / before


def _wins_envido(info_set: InformationSet, hands: list[tuple[int, ...]]) -> bool:
    sides = info_set.table.talks.sides
    values = [best_envido(hand[:3]) for hand in hands]
    best = max(range(len(hands)), key=lambda place: (values[place], -place))
    return sides[best] == sides[info_set.place]
