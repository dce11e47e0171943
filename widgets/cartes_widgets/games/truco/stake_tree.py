"""The tree of the calls of a Truco bet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cartes_lib.messages import format_message
from cartes_lib.truco import Rules
from cartes_lib.truco.bets import BetStates, bet_states
from cartes_lib.truco.stakes import stake_points

_STRICT_CHAIN = Rules(envido_chain="strict")
"""The rules of the drawn tree. The source does not limit envidos (TRU-ENV-06), but a drawing
must.
"""

_ANSWERS = ("quiero", "no-quiero", "con-flor-quiero", "con-flor-me-achico")


def stake_branches(
    bet: str, calls: Iterable[str] = (), scores: Sequence[int] = (0, 0)
) -> list[dict[str, Any]]:
    """The tree of calls of a Truco bet with their points; `BetTree` describes a branch.

    Answers that only accept or refuse are not branches; each call shows their points.

    Args:
        bet: "flor", "envido" or "truco".
        calls: the calls that were made; their path is marked.
        scores: the scores of the two sides, 0 to 29. The points of the calls falta envido and
            contraflor al resto depend on them.

    Raises:
        ValueError: there is no such bet, or the chain of calls is impossible.

    Rules: TRU-FLOR-09 to -15, TRU-ENV-04 to -09, TRU-TRU-13 to -15.
    """
    here, table = tuple(calls), bet_states(bet, _STRICT_CHAIN)
    branches = _raises(table, "none", (), here, scores)
    if here and not any(branch["here"] for branch in _all(branches)):
        raise ValueError(f"no such calls: {here}")
    return branches


def _all(branches: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for branch in branches:
        yield branch
        yield from _all(branch["branches"])


def _raises(
    table: BetStates,
    state: str,
    calls: tuple[str, ...],
    here: tuple[str, ...],
    scores: Sequence[int],
) -> list[dict[str, Any]]:
    """The branches for the calls that are possible in `state`, or after `state` is accepted.

    Args:
        calls: the calls on the path to `state`.
        here: the calls whose path is marked.
        scores: the scores of the two sides.
    """
    accepted = table[state].calls.get("quiero", state)
    open_now = {**table[state].calls, **table[accepted].calls}
    return [
        _bet(table, following, (*calls, call), here, scores)
        for call, following in open_now.items()
        # A third flor adds nothing to a tree of two players.
        if call not in _ANSWERS and following != state
    ]


def _bet(
    table: BetStates,
    state: str,
    calls: tuple[str, ...],
    here: tuple[str, ...],
    scores: Sequence[int],
) -> dict[str, Any]:
    node = table[state]
    notes = [
        format_message(key, points=stake_points(stake, scores, _STRICT_CHAIN))
        for key, stake in (("bet-accepted", node.accepted), ("bet-refused", node.refused))
        if stake is not None
    ]
    return {
        "text": format_message(f"speech-{calls[-1]}"),
        "who": "",
        "notes": notes,
        "here": here == calls,
        "passed": here[: len(calls)] == calls,
        "branches": _raises(table, state, calls, here, scores),
    }
