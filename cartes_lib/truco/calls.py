"""What may be said about one bet, and what is open in the first trick, without a match."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.truco.bets import ENVIDO_CALLS, FALTA, TRUCO_CALLS, envido_stake, envido_table
from cartes_lib.truco.presets import CON_FLOR
from cartes_lib.truco.rules import Rules

__all__ = ["envido_answers", "opening_calls", "truco_calls"]


def envido_answers(calls: Sequence[str], rules: Rules = CON_FLOR) -> tuple[str, ...]:
    """What may be said to the last of `calls`: accept, refuse, or raise.

    Raises:
        ValueError: no such chain of calls.

    Rules: TRU-ENV-05, TRU-ENV-06, TRU-ENV-07.
    """
    envido_stake(calls, (0, 0), rules)
    table = envido_table(rules)
    state = "none"
    for call in calls:
        state = table[state].calls[call]
    return tuple(table[state].calls)


def truco_calls(said: Sequence[str], first: int, side: int) -> tuple[str, ...]:
    """What `side` may say about the truco, once all of `said` was said.

    Args:
        said: calls of the truco, each answered by "quiero" or "no-quiero", or the last not yet.
        first: the side that said the first of them.
        side: 0 or 1.

    Rules: TRU-TRU-13, TRU-TRU-14, TRU-TRU-15.
    """
    if "no-quiero" in said:
        return ()
    steps = sum(one in TRUCO_CALLS for one in said)
    if not steps:
        return TRUCO_CALLS[:1]
    caller = (first + steps - 1) % 2
    if side == caller:
        return ()
    if said[-1] in TRUCO_CALLS:
        return ("quiero", "no-quiero")
    return TRUCO_CALLS[steps : steps + 1]


def opening_calls(played: bool, truco: str, envido_over: bool) -> tuple[str, ...]:
    """What a player without flor may call in the first trick, when it is his to speak.

    Args:
        played: whether he has played his own first card.
        truco: "none", "pending" (his side is to answer it) or "accepted" (by his side).
        envido_over: whether an envido of this hand was settled.

    Raises:
        ValueError: no such state of the truco.

    Rules: TRU-TURN-02, TRU-TURN-04, TRU-TURN-06, TRU-TURN-07, TRU-TURN-11, TRU-ENV-12,
    TRU-FLOR-02, TRU-TRU-14.
    """
    answers = {
        "none": ("truco",),
        "pending": ("quiero", "no-quiero"),
        "accepted": ("retruco",),
    }
    if truco not in answers:
        raise ValueError(f"no such state of the truco: {truco}")
    closed = played or envido_over or truco == "accepted"
    return (*(() if closed else (*ENVIDO_CALLS, FALTA)), *answers[truco])
