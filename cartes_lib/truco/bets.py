"""The three bets of a deal (flor, envido, truco) as state machines of calls and points.

`BetStates` maps the name of a state to a `Node`. The engine goes from node to node, and a tutorial
can draw the graph. No other code defines the points of a bet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules

__all__ = [
    "ENVIDO_CALLS",
    "FALTA",
    "FLOR_CALLS",
    "TRUCO_CALLS",
    "BetStates",
    "Node",
    "Stake",
    "bet_states",
    "envido_states",
    "flor_states",
    "truco_states",
]

ENVIDO_CALLS: Mapping[str, int] = MappingProxyType({"envido": 2, "real-envido": 3})
"""The points that a call of the envido adds (TRU-ENV-04, TRU-ENV-05); the keys are the calls."""

FALTA = "falta-envido"
"""The call whose points replace the points of all earlier calls (TRU-ENV-08)."""

TRUCO_CALLS = ("truco", "retruco", "vale-cuatro")
"""The calls of the truco; each call raises the call before it (TRU-TRU-13)."""

FLOR_CALLS = (
    "flor",
    "contraflor",
    "contraflor-al-resto",
    "con-flor-quiero",
    "con-flor-me-achico",
)
"""All calls of the flor (TRU-FLOR-08, TRU-FLOR-13)."""

_FLOR = 3
_CONTRAFLOR = 6
_CLASSIC = {"flor": 3, "contraflor": 4, "rest": 4, "contraflor-rest": 6}


@dataclass(frozen=True, slots=True)
class Stake:
    """The stake of a bet: fixed points, or points that depend on the scores.

    Attributes:
        points: the fixed part.
        rest: the part that depends on the scores: "falta" (a falta envido) or "rest" (a contraflor
            al resto), both for all points that a side still needs; else "".

    >>> from cartes_lib.truco.bets import Stake
    >>> Stake(points=2).points
    2
    """

    points: int
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Node:
    """A state of a bet.

    Attributes:
        calls: the name of the next state; the keys are the possible calls.
        accepted: the stake if the bet is accepted; None without a bet.
        refused: the stake that the last caller wins if the bet is refused; None if no call is
            pending.

    >>> from cartes_lib.truco import SIN_FLOR
    >>> from cartes_lib.truco.bets import truco_states
    >>> truco_states(SIN_FLOR)["truco"].refused.points
    1
    """

    calls: Mapping[str, str]
    accepted: Stake | None = None
    refused: Stake | None = None

    @property
    def is_pending(self) -> bool:
        """Whether a call must be answered."""
        return self.refused is not None


BetStates = Mapping[str, Node]
"""The states of a bet; the keys are their names. The first state is "none", before any call."""

_END = Node(MappingProxyType({}))


def bet_states(bet: str, rules: Rules = CON_FLOR) -> BetStates:
    """The states of the bet "flor" (two flores against each other), "envido" or "truco".

    Raises:
        ValueError: `bet` is unknown, or is "flor" although `rules` have no flor.

    >>> from cartes_lib.truco.bets import bet_states
    >>> sorted(bet_states("truco"))[:3]
    ['none', 'refused', 'retruco']
    """
    if bet == "flor" and rules.flor:
        return flor_states(rules)
    if bet in ("envido", "truco"):
        return envido_states(rules) if bet == "envido" else truco_states(rules)
    raise ValueError(f"no such bet at this table: {bet}")


@cache
def truco_states(rules: Rules = CON_FLOR) -> BetStates:
    """The states of the truco. Without a truco (state "none"), a deal is worth 1 point.

    Rules: TRU-TRU-12 to -15.

    >>> from cartes_lib.truco.bets import truco_states
    >>> sorted(truco_states())[:3]
    ['none', 'refused', 'retruco']
    """
    nodes = {"none": Node(MappingProxyType({"truco": "truco"}), Stake(1))}
    for step, call in enumerate(TRUCO_CALLS, 1):
        raises = {call: call for call in TRUCO_CALLS[step : step + 1]}
        answers = {"quiero": f"{call}-accepted", "no-quiero": "refused"}
        if rules.implicit_quiero:
            answers |= raises
        nodes[call] = Node(MappingProxyType(answers), Stake(step + 1), Stake(step))
        nodes[f"{call}-accepted"] = Node(MappingProxyType(raises), Stake(step + 1))
    return MappingProxyType({**nodes, "refused": _END})


@cache
def envido_states(rules: Rules = CON_FLOR) -> BetStates:
    """The states of the envido. A state's name contains the points for accepting and for refusing.

    The source gives no limit of raises. The limit here is the target of the chico (a part of the
    match): if the bet has reached it, only a falta envido (for all missing points) is possible.

    Rules: TRU-ENV-04 to -09.

    >>> from cartes_lib.truco.bets import envido_states
    >>> sorted(envido_states())[:3]
    ['10/7', '10/8', '11/8']
    """
    nodes: dict[str, Node] = {}
    waiting: list[tuple[int, int, tuple[str, ...]]] = [(0, 0, ())]
    while waiting:
        total, refused, words = waiting.pop()
        calls = {}
        for call in _envido_raises(total, words, rules):
            following = (total + ENVIDO_CALLS[call], total or 1, (*words, call))
            calls[call] = f"{following[0]}/{following[1]}"
            if calls[call] not in nodes:
                waiting.append(following)
        calls[FALTA] = f"falta/{total or 1}"
        nodes[calls[FALTA]] = _answered({}, Stake(0, "falta"), total or 1)
        if words:
            nodes[f"{total}/{refused}"] = _answered(calls, Stake(total), refused)
        else:
            nodes["none"] = Node(MappingProxyType(calls))
    return MappingProxyType({**nodes, "accepted": _END, "refused": _END})


def _answered(raises: Mapping[str, str], accepted: Stake, refused: int) -> Node:
    calls = {"quiero": "accepted", "no-quiero": "refused", **raises}
    return Node(MappingProxyType(calls), accepted, Stake(refused))


def _envido_raises(total: int, calls: Sequence[str], rules: Rules) -> tuple[str, ...]:
    if rules.envido_chain == "seed-free":
        return tuple(ENVIDO_CALLS) if total < rules.target else ()
    if "real-envido" in calls:
        return ()
    return tuple(ENVIDO_CALLS) if calls.count("envido") < 2 else ("real-envido",)


Flores = tuple[int, int]
"""Numbers of flores announced by the side that called first, and by the other side."""


@cache
def flor_states(
    rules: Rules = CON_FLOR, sung: Flores = (1, 1), before: Flores = (1, 0)
) -> BetStates:
    """The states of the flor (three cards of one suit), and of its raises, contraflor and
    contraflor al resto.

    In the state "flor" one side has called, in "flor-flor" both sides have. In both states, a
    player who has not called yet may call or challenge. After all players have called or passed,
    the side that called first accepts or calls contraflor. The states "rest" and "contraflor-rest"
    follow a contraflor al resto: called directly, or in answer to a contraflor.

    Args:
        sung: number of announced flores: of the side that called first, and of the other side.
        before: the same numbers before the contraflor, or before a direct contraflor al resto.

    Rules: TRU-FLOR-08 to -15, TRU-FLOR-21, TRU-FLOR-22.

    >>> from cartes_lib.truco.bets import flor_states
    >>> sorted(flor_states())[:2]
    ['accepted', 'contraflor']
    """
    flores = sum(sung)
    contraflor = _contraflor(flores, rules)
    rest = Stake(_FLOR * flores, "rest")
    # A player who concedes says "con flor", which at some tables announces a flor too.
    announced = {"flor": sung[0] + 1, "contraflor": flores, "rest": flores}
    alone = _tariff((sung[0], 0), rules)
    standing = {"flor": alone, "contraflor": _tariff(before, rules), "rest": _tariff(before, rules)}
    standing["contraflor-rest"], announced["contraflor-rest"] = contraflor, flores

    def pending(state: str, raises: Mapping[str, str], accepted: Stake) -> Node:
        calls = {"con-flor-quiero": "accepted", "con-flor-me-achico": "refused", **raises}
        amount = _refusal(state, standing[state], announced[state], rules)
        return Node(MappingProxyType(calls), accepted, Stake(amount))

    challenges = {"contraflor": "contraflor", "contraflor-al-resto": "rest"}
    sing = {"flor": "flor-flor", "con-flor-me-achico": "refused", **challenges}
    again = {"con-flor-quiero": "accepted", "flor": "flor-flor", **challenges}
    return MappingProxyType(
        {
            "none": Node(MappingProxyType({"flor": "flor"})),
            "flor": Node(
                MappingProxyType(sing),
                Stake(alone),
                Stake(_refusal("flor", alone, announced["flor"], rules)),
            ),
            "flor-flor": Node(MappingProxyType(again), Stake(_tariff(sung, rules))),
            "contraflor": pending(
                "contraflor", {"contraflor-al-resto": "contraflor-rest"}, Stake(contraflor)
            ),
            "rest": pending("rest", {}, rest),
            "contraflor-rest": pending("contraflor-rest", {}, rest),
            "accepted": _END,
            "refused": _END,
        }
    )


def _tariff(sung: Flores, rules: Rules) -> int:
    """The points for the announced flores without a raise. Rules: TRU-FLOR-09, TRU-FLOR-22."""
    if rules.flor_tariff == "3-each":
        return _FLOR * sum(sung)
    return 4 if rules.flor_tariff == "4-contested" and all(sung) else _FLOR


def _contraflor(flores: int, rules: Rules) -> int:
    """The points for an accepted contraflor (a raise of the flor). Rules: TRU-FLOR-10,
    TRU-FLOR-11.
    """
    if rules.contraflor_three == "by-flors":
        return max(_CONTRAFLOR, _FLOR * flores)
    three_scores = rules.contraflor_three == "by-teams" and rules.accounts == 3
    return 9 if three_scores else _CONTRAFLOR


def _refusal(state: str, standing: int, announced: int, rules: Rules) -> int:
    """The points that the other side wins if a side concedes in `state`: `standing` are the points
    without the last raise, `announced` is the number of flores. Rules: TRU-FLOR-14, TRU-FLOR-15.
    """
    if rules.flor_refusal == "classic":
        return _CLASSIC[state]
    if rules.flor_refusal == "per-announced":
        return _FLOR * announced
    return standing + (rules.flor_refusal == "plus-one")
