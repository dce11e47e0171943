"""What an action changes in a bout: cards, answers, leaving, asking for a flor.

Nothing here asks whether an action is legal: `judge` has said so.
"""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.tricks import Play
from cartes_lib.truco.actions import Action, AskFlor, Declare, Discard, PlayCard
from cartes_lib.truco.bets import ENVIDO_CALLS, FALTA, FLOR_CALLS, Stake, envido_table, truco_table
from cartes_lib.truco.bout import Bet, Bout
from cartes_lib.truco.envido import envido_value, flor_value
from cartes_lib.truco.play.flor import say_of_flor
from cartes_lib.truco.play.settle import (
    award,
    closed,
    reaches,
    refused_envido,
    start_showdown,
    worth,
)
from cartes_lib.truco.strength import hand_winner

__all__ = ["play_in_bout"]


def play_in_bout(bout: Bout, action: Action, seat: int) -> Bout:
    """The bout after `seat` did `action`, which must be legal."""
    ready = replace(bout, voice=None, had_turn=_had_turn(bout, action, seat))
    now = _acted(ready, action, seat)
    # A player who leaves may complete a trick, but a call that waits is answered first.
    return _trick_closed(now) if now.phase == "play" else now


def _had_turn(bout: Bout, action: Action, seat: int) -> tuple[int, ...]:
    """The seats that had a turn to sing, `seat` with them if this is one. Rule: TRU-FLOR-20."""
    waits = seat in bout.flor.waiting[:1] or bout.flor_is_open(seat)
    if isinstance(action, Discard) or seat in bout.had_turn or not waits:
        return bout.had_turn
    return (*bout.had_turn, seat)


def _acted(now: Bout, action: Action, seat: int) -> Bout:
    if isinstance(action, PlayCard):
        return replace(now, table=(*now.table, Play(seat, action.card)))
    if isinstance(action, Discard):
        kept = tuple(card for card in now.dealt[seat] if card != action.card)
        dealt = (*now.dealt[:seat], kept, *now.dealt[seat + 1 :])
        return replace(now, dealt=dealt, discarded=action.card)
    if isinstance(action, Declare):
        return _declared(now, seat, action.value)
    if isinstance(action, AskFlor):
        claims = (*now.claims, (seat, action.seat))
        return _next_claimer(replace(now, claims=claims))
    return _said(now, action.call, seat)


def _said(bout: Bout, call: str, seat: int) -> Bout:
    if call == "nobody-claims":
        return replace(bout, claimers=())
    if bout.phase == "claims":
        return _next_claimer(bout)
    if call in FLOR_CALLS or call == "paso":
        return say_of_flor(bout, call, seat)
    if call == "mazo":
        return _left(bout, seat)
    if call == "son-buenas":
        return _declared(bout, seat, None)
    if call in ENVIDO_CALLS or call == FALTA or bout.phase == "envido":
        return _bet_on_envido(bout, call, seat)
    return _bet_on_truco(bout, call, seat)


def _bet_on_envido(bout: Bout, call: str, seat: int) -> Bout:
    """Rules: TRU-ENV-05 to -10, TRU-TURN-12."""
    bet, side = bout.envido, bout.sides[seat]
    node = envido_table(bout.rules)[bet.state]
    calls = (*bet.calls, (seat, call))
    if call == "no-quiero":
        return refused_envido(bout, calls)
    now = replace(bout, envido=Bet(node.calls[call], side, calls))
    if call != "quiero":
        return now
    # All declare, also who hides a flor: to leave him out would tell of it.
    return start_showdown(now, "envido", node.accepted or Stake(0), now.present)


def _bet_on_truco(bout: Bout, call: str, seat: int) -> Bout:
    """Rules: TRU-TRU-13 to -15, TRU-TURN-07."""
    bet, side = bout.truco, bout.sides[seat]
    node = truco_table(bout.rules)[bet.state]
    calls = (*bet.calls, (seat, call))
    if call == "no-quiero":
        gone = replace(bout, truco=Bet("refused", bet.raiser, calls))
        return closed(award(gone, "truco", 1 - side, worth(node.refused, bout)))
    # Whoever accepts leaves the right to raise where it was: with his own side.
    raiser = bet.raiser if call == "quiero" else side
    voice = seat if call == "quiero" else None
    return replace(bout, truco=Bet(node.calls[call], raiser, calls), voice=voice)


def _declared(bout: Bout, seat: int, value: int | None) -> Bout:
    """Rules: TRU-FLOR-17 to -19, TRU-ENV-10, TRU-ENV-11, TRU-ENV-13."""
    shown = bout.showdowns[-1]
    shown = replace(shown, waiting=shown.waiting[1:], declared=(*shown.declared, (seat, value)))
    now = replace(bout, showdowns=(*bout.showdowns[:-1], shown))
    if shown.waiting or shown.best is None:
        return now
    winner, declared = shown.best
    cards = now.dealt[winner]
    truth = envido_value(cards) if shown.bet == "envido" else flor_value(cards)
    side = now.sides[winner] if declared == truth else 1 - now.sides[winner]
    now = award(now, shown.bet, side, worth(shown.stake, now, side), winner)
    return closed(now) if reaches(now) else now


def _left(bout: Bout, seat: int) -> Bout:
    """Rules: TRU-TRU-16 to -19."""
    side = bout.sides[seat]
    now = replace(bout, gone=(*bout.gone, seat))
    if any(now.sides[one] == side for one in now.present):
        return now
    points = _left_for(bout)
    if bout.phase == "envido":
        now = refused_envido(now, (*now.envido.calls, (seat, "no-quiero")))
        if now.done:
            return now
    return closed(award(now, "truco", 1 - side, points))


def _left_for(bout: Bout) -> int:
    """What a side pays that leaves the bout altogether. Rules: TRU-TRU-17, TRU-TRU-18."""
    node = truco_table(bout.rules)[bout.truco.state]
    untouched = bout.truco.state == bout.envido.state == bout.flor.state == "none"
    if untouched and not bout.tricks:
        return bout.rules.mazo_first_trick
    return worth(node.refused or node.accepted, bout)


def _trick_closed(bout: Bout) -> Bout:
    """The bout, its trick put aside if all have played; ended if that decides it."""
    played = {play.seat for play in bout.table}
    if not bout.table or any(seat not in played for seat in bout.present):
        return bout
    now = replace(bout, tricks=(*bout.tricks, bout.table), table=())
    winner = hand_winner(now.results, now.sides[now.mano])
    if winner is None:
        return now
    points = worth(truco_table(now.rules)[now.truco.state].accepted, now)
    return closed(award(now, "truco", winner, points))


def _next_claimer(bout: Bout) -> Bout:
    waiting = tuple(seat for seat in bout.claimers[1:] if bout.suspects(seat))
    return replace(bout, claimers=waiting)
