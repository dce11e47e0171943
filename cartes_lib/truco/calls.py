"""The possible calls of a bet, or in the first trick, computed from the earlier calls alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cartes_lib.cards import cards
from cartes_lib.engine import IllegalAction
from cartes_lib.tricks import Play
from cartes_lib.truco.actions import Call
from cartes_lib.truco.bets import (
    ENVIDO_CALLS,
    FALTA,
    FLOR_CALLS,
    TRUCO_CALLS,
    envido_states,
    truco_states,
)
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.judge import judge_deal
from cartes_lib.truco.play import play_in_deal
from cartes_lib.truco.presets import CON_FLOR, DUELO
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.stakes import Calls, call_sequence, envido_stake

__all__ = ["envido_answers", "legal_calls", "opening_calls", "truco_calls"]


def envido_answers(calls: Calls, rules: Rules = CON_FLOR) -> tuple[str, ...]:
    """The possible answers to the last of `calls`: accept, refuse, or raise.

    Raises:
        ValueError: the rules do not allow this sequence of calls.

    Rules: TRU-ENV-05, TRU-ENV-06, TRU-ENV-07.

    >>> from cartes_lib.truco.calls import envido_answers
    >>> envido_answers(["envido"])
    ('quiero', 'no-quiero', 'envido', 'real-envido', 'falta-envido')
    """
    envido_stake(calls, (0, 0), rules)
    states = envido_states(rules)
    state = "none"
    for call in call_sequence(calls):
        state = states[state].calls[call]
    return tuple(states[state].calls)


def truco_calls(calls: Calls, first: int, side: int, rules: Rules = CON_FLOR) -> tuple[str, ...]:
    """The possible calls of `side` about the truco, after `calls`.

    Args:
        calls: calls of the truco and their answers, "quiero" (accept) or "no-quiero" (refuse); the
            last call may be unanswered.
        first: the side that made the first call.
        side: 0 or 1.

    Raises:
        ValueError: the rules do not allow this sequence of calls, or `side` or `first` is not 0 or
            1.

    Rules: TRU-TRU-13, TRU-TRU-14, TRU-TRU-15.

    >>> from cartes_lib.truco.calls import truco_calls
    >>> truco_calls(["truco"], 0, 1)
    ('quiero', 'no-quiero')
    """
    if {first, side} - {0, 1}:
        raise ValueError(f"no such sides: {first}, {side}")
    states, state, steps = truco_states(rules), "none", 0
    for call in call_sequence(calls):
        if call not in states[state].calls:
            raise ValueError(f"no such bet: {calls}")
        state = states[state].calls[call]
        steps += call in TRUCO_CALLS
    # The sides alternate: the side that made the last call may neither answer nor raise.
    if steps and side == (first + steps - 1) % 2:
        return ()
    return tuple(states[state].calls)


def legal_calls(
    history: Sequence[tuple[int, object]],
    side: int,
    *,
    flor: Sequence[int] = (),
    played: Sequence[int] = (),
    rules: Rules = DUELO,
) -> tuple[str, ...]:
    """The possible calls of `side`, with two players, about flor, envido and truco after `history`.

    If no call is pending, the function assumes that it is the side's turn.

    Args:
        history: the calls so far, as pairs of a side (0 or 1) and a call (its name or a `Call`).
        flor: the sides that have a flor and have not announced it yet.
        played: the sides that played their first card before `history`; if both did, the first
            trick is over.
        rules: the rules; the number of players is ignored.

    Raises:
        IllegalAction: a call in `history` is illegal.
        ValueError: a side is not 0 or 1, `flor` or `played` contains a side twice, or a call is
            unknown.

    Rules: TRU-TURN-02 to -07, TRU-TURN-11, TRU-FLOR-02 to -08, TRU-ENV-04 to -07,
    TRU-ENV-12, TRU-TRU-13 to -15.

    >>> from cartes_lib.truco import legal_calls
    >>> legal_calls([], 0)
    ('envido', 'real-envido', 'falta-envido', 'truco')
    """
    calls = [(speaker, Call(str(word))) for speaker, word in history]
    sung = [speaker for speaker, call in calls if call.call in FLOR_CALLS]
    if other := {side, *flor, *played, *(speaker for speaker, _ in calls)} - {0, 1}:
        raise ValueError(f"of two players no side is {min(other)}")
    if len(set(flor)) < len(flor) or len(set(played)) < len(played):
        raise ValueError("each of two sides is named once")
    deal = _two_players((*flor, *sung), played, rules)
    for speaker, call in calls:
        ready = _in_turn(deal, speaker)
        verdict = judge_deal(ready, call, speaker)
        if not verdict.legal:
            raise IllegalAction(verdict)
        deal = play_in_deal(ready, call, speaker)
    words = (*FLOR_CALLS, *ENVIDO_CALLS, FALTA, *TRUCO_CALLS, "quiero", "no-quiero", "paso")
    ready = _in_turn(deal, side)
    return tuple(word for word in words if judge_deal(ready, Call(word), side).legal)


_FLORES = (cards("4o 5o 6o"), cards("4c 5c 6c"))
_PLAIN = (cards("4e 5b 12o"), cards("4b 5e 12c"))


def _two_players(flor: Sequence[int], played: Sequence[int], rules: Rules) -> Deal:
    dealt = tuple((_FLORES if side in flor else _PLAIN)[side] for side in (0, 1))
    plays = tuple(Play(side, dealt[side][0]) for side in (0, 1) if side in played)
    table = Rules.fitting(rules.options() | {"players": 2})
    whole = len(plays) == 2
    return Deal(
        table,
        seats=(0, 1),
        sides=(0, 1),
        dealt=dealt,
        accounts=((0,), (1,)),
        scores=(0, 0),
        tricks=(plays,) if whole else (),
        trick=() if whole else plays,
    )


def _in_turn(deal: Deal, side: int) -> Deal:
    """`deal`, changed so that it is the turn of `side`, unless a call is pending."""
    if deal.phase != "play" or deal.trick:
        return deal
    leads = replace(deal, seats=(side, 1 - side))
    if deal.tricks:
        # After a parda (tie) the same side leads again.
        first = deal.tricks[0]
        ordered = tuple(sorted(first, key=lambda play: play.seat != side))
        leads = replace(leads, tricks=(ordered,))
    return leads


def opening_calls(
    played: bool, truco: str, envido_over: bool, rules: Rules = DUELO
) -> tuple[str, ...]:
    """The possible calls of a player without a flor, whose turn it is in the first trick.

    Args:
        played: whether the player has played a card.
        truco: "none", "pending" (the player's side must answer) or "accepted" (by that side).
        envido_over: whether an envido of this deal is settled.

    Raises:
        ValueError: `truco` is not one of the three values.

    Rules: TRU-TURN-02, TRU-TURN-04, TRU-TURN-06, TRU-TURN-07, TRU-TURN-11, TRU-ENV-12,
    TRU-FLOR-02, TRU-TRU-14.

    >>> from cartes_lib.truco.calls import opening_calls
    >>> opening_calls(False, "none", False)
    ('envido', 'real-envido', 'falta-envido', 'truco')
    """
    talk = {
        "none": (),
        "pending": ((1, "truco"),),
        "accepted": ((1, "truco"), (0, "quiero")),
    }
    if truco not in talk:
        raise ValueError(f"no such state of the truco: {truco}")
    envido = ((1, "envido"), (0, "no-quiero")) if envido_over else ()
    # A player who has played a card can call again in the next trick, or to answer a call.
    before = (0, 1) if played else ()
    if played and envido_over:
        return legal_calls(talk[truco], 0, played=before, rules=rules)
    return legal_calls((*envido, *talk[truco]), 0, played=before, rules=rules)
