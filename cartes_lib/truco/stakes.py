"""The points of a bet: of a stake at given scores, or of a sequence of calls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cartes_lib.truco.bets import (
    FLOR_CALLS,
    TRUCO_CALLS,
    BetStates,
    Node,
    Stake,
    envido_states,
    flor_states,
    truco_states,
)
from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules

__all__ = [
    "Calls",
    "call_sequence",
    "envido_stake",
    "flor_stake",
    "stake_points",
    "truco_stake",
]

_PICA_REST = 6


def stake_points(
    stake: Stake,
    scores: Sequence[int],
    rules: Rules = CON_FLOR,
    *,
    pica: bool = False,
    winner: Sequence[int] = (),
) -> int:
    """The points of `stake` at the given scores of a chico (a part of the match).

    Args:
        scores: all scores of this chico.
        pica: whether the deal is a duel of a pica-pica (a round of duels).
        winner: the winner's scores, needed if a falta envido wins the chico. Empty if the winner is
            unknown; then a score of 0 is assumed.

    Raises:
        ValueError: the scores are impossible in an unfinished chico.

    Rules: TRU-ENV-08, TRU-FLOR-12, TRU-FLOR-16, TRU-SIX-05, TRU-SIX-06, TRU-GAL-05.

    >>> from cartes_lib.truco.bets import Stake
    >>> from cartes_lib.truco.stakes import stake_points
    >>> stake_points(Stake(points=2), (0, 0))
    2
    """
    if not scores or not all(0 <= item < rules.target for item in (*scores, *winner)):
        raise ValueError(f"no scores of a chico of {rules.target} that goes on: {scores}")
    lacking = rules.target - max(scores)
    if stake.rest == "rest":
        return stake.points + (min(lacking, _PICA_REST) if pica else lacking)
    if stake.rest == "":
        return stake.points
    if pica:
        return _PICA_REST
    if rules.falta == "winner-takes-chico":
        return rules.target - max(winner, default=0)
    in_malas = rules.falta == "malas-variant" and max(scores) < rules.half
    return rules.half - max(scores) if in_malas else lacking


Calls = str | Sequence[object]
"""One call, or several calls in order: names of calls, or `Call` objects."""


def call_sequence(calls: Calls) -> tuple[str, ...]:
    """The names of `calls`, which is the name of a single call, or several calls.

    >>> from cartes_lib.truco.stakes import call_sequence
    >>> call_sequence("envido")
    ('envido',)
    """
    return (calls,) if isinstance(calls, str) else tuple(map(str, calls))


def truco_stake(
    calls: Calls, scores: Sequence[int] = (0, 0), rules: Rules = CON_FLOR
) -> tuple[int, int]:
    """The points of the deal if the last of `calls` is accepted, and if it is refused.

    Args:
        calls: the last call, or all calls, with or without the answers "quiero" between them.
        scores: ignored, since the points of a truco do not depend on the scores. The argument
            exists so that the three functions have the same arguments.

    Raises:
        ValueError: `calls` is empty, contains an unknown call or an answer to the last call, or
            skips a call.

    Rule: TRU-TRU-13.

    >>> from cartes_lib.truco.stakes import truco_stake
    >>> truco_stake(["truco", "retruco"])
    (3, 2)
    """
    sequence = call_sequence(calls)
    if len(sequence) == 1 and sequence[0] in TRUCO_CALLS:
        sequence = TRUCO_CALLS[: TRUCO_CALLS.index(sequence[0]) + 1]
    return _both(_walk(truco_states(replace(rules, implicit_quiero=True)), sequence), scores, rules)


def envido_stake(
    calls: Calls,
    scores: Sequence[int] = (0, 0),
    rules: Rules = CON_FLOR,
    *,
    pica: bool = False,
    winner: Sequence[int] = (),
) -> tuple[int, int]:
    """The points of the envido if the last of `calls` is accepted, and if it is refused.

    Args:
        calls: "envido", "real-envido" or "falta-envido", in order, without the answer to the last
            call.
        scores: all scores of this chico (a part of the match); a falta envido is worth the points
            that the leading score needs.
        pica: whether the deal is a duel of a pica-pica (a round of duels), where a falta envido is
            worth 6 points.
        winner: the winner's scores, as in `stake_points`.

    Raises:
        ValueError: `calls` is empty, or contains an unknown call or a call that may not follow the
            call before.

    Rules: TRU-ENV-04 to -09, TRU-SIX-05.

    >>> from cartes_lib.truco.stakes import envido_stake
    >>> envido_stake(["envido"])
    (2, 1)
    """
    node = _walk(envido_states(rules), call_sequence(calls))
    return _both(node, scores, rules, pica=pica, winner=winner)


def flor_stake(
    calls: Calls,
    scores: Sequence[int] = (0, 0),
    rules: Rules = CON_FLOR,
    *,
    sides: Sequence[int] = (),
    pica: bool = False,
) -> tuple[int, int | None]:
    """The points of the flores after `calls`: in the current state, and if a side concedes now.

    Args:
        calls: "flor", "contraflor" or "contraflor-al-resto", in order, without the answer to the
            last call.
        scores: all scores of this chico (a part of the match); a contraflor al resto is worth the
            points that the leading score needs.
        sides: the side that made each call; empty if the sides alternate. Needed if both partners
            called.
        pica: whether the deal is a duel of a pica-pica (a round of duels), where a contraflor al
            resto is worth at most 6 points.

    Returns:
        Two numbers of points. The second is None if no side can concede, because both have only
        announced a flor.

    Raises:
        ValueError: `calls` is empty, or contains an unknown call or a call that may not follow the
            call before; or the rules have no flor.

    Rules: TRU-FLOR-09 to -15, TRU-FLOR-22, TRU-SIX-06.

    >>> from cartes_lib.truco.stakes import flor_stake
    >>> flor_stake(["flor"])
    (3, 3)
    """
    sequence = call_sequence(calls)
    callers = tuple(sides) or tuple(place % 2 for place in range(len(sequence)))
    if not sequence or len(callers) != len(sequence) or not rules.flor or {*callers} - {0, 1}:
        raise _no_bet(sequence)
    sung, before, state = [0, 0], [0, 0], "none"
    for call, side in zip(sequence, callers, strict=True):
        other = side != callers[0]
        if call == "flor" and state != "none" and not (other and state == "flor"):
            sung[other] += 1
            continue
        if call not in FLOR_CALLS[:3] or call not in flor_states(rules)[state].calls:
            raise _no_bet(sequence)
        if call != "flor" and state in ("flor", "flor-flor"):
            before = sung[:]
        # A challenge also announces the caller's own flor, unless the flor was announced before.
        sung[other] += call == "flor" or (other and state != "contraflor")
        state = flor_states(rules)[state].calls[call]
    states = flor_states(rules, (sung[0], sung[1]), (before[0], before[1]))
    accepted, refused = _both(states[state], scores, rules, pica=pica)
    return accepted, refused if states[state].is_pending else None


def _walk(states: BetStates, calls: Sequence[str]) -> Node:
    state = "none"
    for word in calls:
        if word not in states[state].calls:
            raise _no_bet(calls)
        state = states[state].calls[word]
    if not calls or calls[-1] in ("quiero", "no-quiero"):
        raise _no_bet(calls)
    return states[state]


def _no_bet(calls: Sequence[str]) -> ValueError:
    text = " ".join(calls) or "nothing"
    return ValueError(f"no such bet at this table, or a bet that was already answered: {text}")


def _both(
    node: Node,
    scores: Sequence[int],
    rules: Rules,
    *,
    pica: bool = False,
    winner: Sequence[int] = (),
) -> tuple[int, int]:
    accepted = stake_points(node.accepted or Stake(0), scores, rules, pica=pica, winner=winner)
    refused = stake_points(node.refused or Stake(0), scores, rules, pica=pica)
    return accepted, refused
