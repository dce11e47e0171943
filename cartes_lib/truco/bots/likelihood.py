"""Estimates the likelihood of hands from the calls and cards of a deal of Truco."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from cartes_lib.cards import card
from cartes_lib.truco import Rules
from cartes_lib.truco.bets import TRUCO_CALLS, envido_states
from cartes_lib.truco.bots.promise import Teams, card_to_play, promise
from cartes_lib.truco.bots.ranges import Range
from cartes_lib.truco.fast.cards import best_envido, number
from cartes_lib.truco.stakes import stake_points
from cartes_lib.truco.strength import hand_winner

_ENVIDOS = ("envido", "real-envido", "falta-envido")
_HIDDEN_FLOR = 0.03
"""Probability that a player hides a flor."""

_SENSIBLE = 0.8
"""Probability that a player plays the same card as the heuristic bot."""

Codes = tuple[int, int, int]
"""A hand of three cards, encoded as numbers."""

Clue = Callable[[Codes], float]
"""A function of a hand that returns the likelihood of an action if the hand is that of the
player.
"""


@dataclass
class _Table:
    """The public part of a deal in progress."""

    rules: Rules
    sides: tuple[int, ...]
    scores: tuple[int, ...]
    pica: bool
    ranges: Range
    results: list[int] = field(default_factory=list)
    trick: list[tuple[int, int]] = field(default_factory=list)
    played: dict[int, list[int]] = field(default_factory=dict)
    envido: str = "none"
    truco: str = "none"
    raiser: int = -1
    leader: int = 0
    gone: set[int] = field(default_factory=set)
    sung: bool = False

    def best(self) -> tuple[int, int, bool]:
        """The highest strength in the trick, the seat that played it, and whether it is tied."""
        best, lead, tie = 0, self.leader, False
        for seat, strength_of in self.trick:
            if strength_of >> 2 > best:
                best, lead, tie = strength_of >> 2, seat, False
            elif strength_of >> 2 == best and self.sides[seat] != self.sides[lead]:
                tie = True
        return best, lead, tie

    def chance(self, seat: int) -> Clue:
        """A function that takes a hand of `seat`, and returns the probability of winning the tricks
        as `seat` would estimate it.
        """
        side = self.sides[seat]
        best, lead, tie = self.best()
        ours = best if self.sides[lead] == side and not tie else 0
        results = tuple(0 if result < 0 else 1 if result == side else -1 for result in self.results)
        gone, leads = frozenset(self.played.get(seat, ())), not self.trick
        teams: Teams = (self.sides.count(side), self.sides.count(1 - side))

        def chance_of(hand: Codes) -> float:
            strengths = sorted((item >> 2 for item in hand if item not in gone), reverse=True)
            return promise(teams, results, tuple(strengths), ours, best - ours, leads)

        return chance_of

    def opponents(self, seat: int) -> int:
        return self.sides.count(1 - self.sides[seat])


def clues(
    steps: Sequence[tuple[int, str]],
    rules: Rules,
    sides: tuple[int, ...],
    scores: tuple[int, ...],
    pica: bool,
    ranges: Range,
) -> dict[int, list[Clue]]:
    """Functions that return the likelihood of a hand, given a seat's calls and cards; the keys are
    the seats.

    `steps` has the calls and cards; its seats are counted from the first player (mano).
    """
    table = _Table(rules, sides, scores, pica, ranges)
    result: dict[int, list[Clue]] = {seat: [] for seat in range(len(sides))}
    for seat, call in steps:
        if call[0].isdigit():
            result[seat] += _of_card(table, seat, number(card(call)))
        else:
            result[seat] += _of_word(table, seat, call)
    return result


def _of_card(table: _Table, seat: int, thrown: int) -> Iterator[Clue]:
    ranges, first = table.ranges, seat not in table.played
    opponents = table.opponents(seat)
    if first and table.rules.flor and not table.sung:
        yield lambda hand: _HIDDEN_FLOR if _is_flor(hand) else 1.0
    if first and table.envido == "none" and table.truco in ("none", "truco") and not table.sung:
        yield lambda hand: 1 - sum(ranges.opens_envido(best_envido(hand), opponents).values())
    raised = _may_raise(table, seat)
    if raised is not None:
        chance = table.chance(seat)
        yield lambda hand: 1 - ranges.calls_truco(chance(hand), raised)
    yield _sensible(table, seat, thrown)
    table.played.setdefault(seat, []).append(thrown)
    table.trick.append((seat, thrown))
    _close_trick(table)


def _sensible(table: _Table, seat: int, thrown: int) -> Clue:
    best, lead, tie = table.best()
    safe = best > 0 and not tie and table.sides[lead] == table.sides[seat]
    gone, first = frozenset(table.played.get(seat, ())), not table.results

    def likely(hand: Codes) -> float:
        strengths = sorted((item for item in hand if item not in gone), reverse=True)
        if len(strengths) < 2:
            return 1.0
        place = card_to_play([item >> 2 for item in strengths], best, safe, first)
        same = strengths[place] >> 2 == thrown >> 2
        return _SENSIBLE if same else (1 - _SENSIBLE) / (len(strengths) - 1)

    return likely


def _close_trick(table: _Table) -> None:
    playing = {seat for seat in range(len(table.sides)) if seat not in table.gone}
    if playing - {seat for seat, _ in table.trick}:
        return
    _, lead, tie = table.best()
    table.results.append(-1 if tie else table.sides[lead])
    table.leader = table.trick[0][0] if tie else lead
    table.trick = []


def _may_raise(table: _Table, seat: int) -> int | None:
    """The number of earlier raises of the truco, if `seat` may call or raise now; else None."""
    if table.truco == "none":
        return 0
    accepted = table.truco.removesuffix("-accepted")
    if accepted == table.truco or table.raiser == table.sides[seat]:
        return None
    raised = TRUCO_CALLS.index(accepted) + 1
    return raised if raised < len(TRUCO_CALLS) else None


def _of_word(table: _Table, seat: int, call: str) -> Iterator[Clue]:
    if call == "mazo":
        table.gone.add(seat)
        done = hand_winner(
            [None if result < 0 else result for result in table.results], table.sides[0]
        )
        if table.trick and done is None:
            _close_trick(table)
    elif call in ("flor", "contraflor", "contraflor-al-resto"):
        table.sung, table.envido = True, "refused"
        yield lambda hand: float(_is_flor(hand))
    elif call == "paso" and table.sung:
        yield lambda hand: _HIDDEN_FLOR if _is_flor(hand) else 1.0
    elif call in _ENVIDOS or (call in ("quiero", "no-quiero") and _is_pending(table.envido)):
        yield _of_envido(table, seat, call)
    elif call in TRUCO_CALLS or call in ("quiero", "no-quiero"):
        yield _of_truco(table, seat, call)


def _is_flor(hand: Codes) -> bool:
    return not ((hand[0] ^ hand[1]) | (hand[0] ^ hand[2])) & 3


def _is_pending(envido: str) -> bool:
    return envido not in ("none", "accepted", "refused")


def _of_envido(table: _Table, seat: int, call: str) -> Clue:
    rules, ranges, opponents = table.rules, table.ranges, table.opponents(seat)
    node, is_first = envido_states(rules)[table.envido], table.envido == "none"
    table.envido = node.calls[call]
    barred = rules.flor and call != "no-quiero"
    if is_first:
        return lambda hand: (
            0.0
            if barred and _is_flor(hand)
            else ranges.opens_envido(best_envido(hand), opponents)[call]
        )
    assert node.accepted is not None, "a pending envido can be accepted"
    assert node.refused is not None, "a pending envido can be refused"
    yes = stake_points(node.accepted, table.scores, rules, pica=table.pica)
    no = node.refused.points
    raised = 0 if no < 2 else 1 + (yes > 5)

    def likely(hand: Codes) -> float:
        if _is_flor(hand) and rules.flor:
            return 0.0 if barred else _HIDDEN_FLOR
        raises, accepts = ranges.answers_envido(best_envido(hand), opponents, yes, no, raised)
        return {"quiero": accepts, "no-quiero": 1 - raises - accepts}.get(call, raises)

    return likely


def _of_truco(table: _Table, seat: int, call: str) -> Clue:
    ranges, chance = table.ranges, table.chance(seat)
    pending = table.truco in TRUCO_CALLS
    raised = TRUCO_CALLS.index(table.truco) if pending else _may_raise(table, seat) or 0
    if call == "quiero":
        table.truco += "-accepted"
        return lambda hand: ranges.answers_truco(chance(hand), raised)[1]
    if call == "no-quiero":
        table.truco = "refused"
        return lambda hand: 1 - sum(ranges.answers_truco(chance(hand), raised))
    table.truco, table.raiser = call, table.sides[seat]
    if pending:
        return lambda hand: ranges.answers_truco(chance(hand), raised)[0]
    return lambda hand: ranges.calls_truco(chance(hand), raised)
