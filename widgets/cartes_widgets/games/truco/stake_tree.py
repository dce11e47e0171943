"""The tree of a bet of Truco."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cartes_lib.messages import format_message
from cartes_lib.truco import Rules
from cartes_lib.truco.bets import BetStates, bet_states
from cartes_lib.truco.stakes import stake_points

__all__ = ["stake_branches"]

_STRICT_CHAIN = Rules(envido_chain="strict")
"""The table that is drawn: the source sets no limit to envidos (TRU-ENV-06), a drawing must."""

_ANSWERS = ("quiero", "no-quiero", "con-flor-quiero", "con-flor-me-achico")


def stake_branches(
    bet: str, calls: Iterable[str] = (), scores: Sequence[int] = (0, 0)
) -> list[dict[str, Any]]:
    """The tree of calls of a bet of Truco, from the engine's state machine, with their points.

    Answers that only accept or refuse are not branches: their points are shown at the call.

    Args:
        bet: "flor", "envido" or "truco".
        calls: the calls that were made, whose path is marked.
        scores: the scores of the two sides, 0 to 29; a falta and an al resto depend on them.

    Raises:
        ValueError: no such bet, or an impossible chain of calls.

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
    """The branches of the calls that are possible in `state`, or after it is accepted."""
    accepted = table[state].calls.get("quiero", state)
    open_now = {**table[state].calls, **table[accepted].calls}
    return [
        _bet(table, following, (*calls, call), here, scores)
        for call, following in open_now.items()
        # A third flor changes nothing that a drawing of two could show.
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
