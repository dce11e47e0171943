"""Performs an action on a deal: cards, calls, answers, folding, claiming a hidden flor.

The package `judge` checks legality; this module does not.
"""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.engine import checked_seat
from cartes_lib.tricks import Play
from cartes_lib.truco.actions import Action, AskFlor, Declare, Discard, PlayCard
from cartes_lib.truco.bets import (
    ENVIDO_CALLS,
    FALTA,
    FLOR_CALLS,
    Stake,
    envido_states,
    truco_states,
)
from cartes_lib.truco.deal import Bet, Deal
from cartes_lib.truco.envido import envido_value, flor_value
from cartes_lib.truco.play.flor import after_flor_call
from cartes_lib.truco.play.settle import (
    award,
    close_deal,
    reaches,
    refused_envido,
    start_showdown,
    worth,
)
from cartes_lib.truco.strength import hand_winner


def play_in_deal(deal: Deal, action: Action, seat: int) -> Deal:
    """The deal after `action` of `seat`, which must be legal.

    Raises:
        TypeError, ValueError: `seat` is not at the table.

    >>> from cartes_lib.truco import Match
    >>> from cartes_lib.truco.actions import Call
    >>> from cartes_lib.truco.play import play_in_deal
    >>> deal = Match(seed=1).state.deal
    >>> play_in_deal(deal, Call("truco"), deal.seats[0]).truco.state
    'truco'
    """
    checked_seat(seat, len(deal.sides))
    ready = replace(deal, voice=None, had_turn=_had_turn(deal, action, seat))
    now = _acted(ready, action, seat)
    # A fold may complete a trick, but a pending call must be answered first.
    return _trick_closed(now) if now.phase == "play" else now


def _had_turn(deal: Deal, action: Action, seat: int) -> tuple[int, ...]:
    """The seats that had a turn in which they could announce a flor, after `action` of `seat`.
    Rule: TRU-FLOR-20.
    """
    may_speak = seat in deal.flor.waiting[:1] or deal.flor_is_open(seat)
    if isinstance(action, Discard) or seat in deal.had_turn or not may_speak:
        return deal.had_turn
    return (*deal.had_turn, seat)


def _acted(now: Deal, action: Action, seat: int) -> Deal:
    if isinstance(action, PlayCard):
        return replace(now, trick=(*now.trick, Play(seat, action.card)))
    if isinstance(action, Discard):
        hand = tuple(card for card in now.dealt[seat] if card != action.card)
        dealt = (*now.dealt[:seat], hand, *now.dealt[seat + 1 :])
        return replace(now, dealt=dealt, discarded=action.card)
    if isinstance(action, Declare):
        return _declared(now, seat, action.value)
    if isinstance(action, AskFlor):
        claims = (*now.claims, (seat, action.seat))
        return _next_claimer(replace(now, claims=claims))
    return _called(now, action.call, seat)


def _called(deal: Deal, call: str, seat: int) -> Deal:
    if call == "nobody-claims":
        return replace(deal, claimers=())
    if deal.phase == "claims":
        return _next_claimer(deal)
    if call in FLOR_CALLS or call == "paso":
        return after_flor_call(deal, call, seat)
    if call == "mazo":
        return _left(deal, seat)
    if call == "son-buenas":
        return _declared(deal, seat, None)
    if call in ENVIDO_CALLS or call == FALTA or deal.phase == "envido":
        return _bet_on_envido(deal, call, seat)
    return _bet_on_truco(deal, call, seat)


def _bet_on_envido(deal: Deal, call: str, seat: int) -> Deal:
    """The deal after a call of the envido, or an answer to it. Rules: TRU-ENV-05 to -10,
    TRU-TURN-12.
    """
    bet, side = deal.envido, deal.sides[seat]
    node = envido_states(deal.rules)[bet.state]
    calls = (*bet.calls, (seat, call))
    if call == "no-quiero":
        return refused_envido(deal, calls)
    now = replace(deal, envido=Bet(node.calls[call], side, calls))
    if call != "quiero":
        return now
    # A player with a hidden flor declares too, because skipping this player would reveal the flor.
    return start_showdown(now, "envido", node.accepted or Stake(0), now.present)


def _bet_on_truco(deal: Deal, call: str, seat: int) -> Deal:
    """The deal after a call of the truco, or an answer to it. Rules: TRU-TRU-13 to -15,
    TRU-TURN-07.
    """
    bet, side = deal.truco, deal.sides[seat]
    node = truco_states(deal.rules)[bet.state]
    calls = (*bet.calls, (seat, call))
    if call == "no-quiero":
        gone = replace(deal, truco=Bet("refused", bet.raiser, calls))
        return close_deal(award(gone, "truco", 1 - side, worth(node.refused, deal)))
    # After accepting, only the accepting side may raise.
    raiser = bet.raiser if call == "quiero" else side
    voice = seat if call == "quiero" else None
    return replace(deal, truco=Bet(node.calls[call], raiser, calls), voice=voice)


def _declared(deal: Deal, seat: int, value: int | None) -> Deal:
    """The deal after `seat` declares `value`; None for "son buenas" (a concession).

    Rules: TRU-FLOR-17 to -19, TRU-ENV-10, TRU-ENV-11, TRU-ENV-13.
    """
    shown = deal.showdowns[-1]
    shown = replace(shown, waiting=shown.waiting[1:], declared=(*shown.declared, (seat, value)))
    now = replace(deal, showdowns=(*deal.showdowns[:-1], shown))
    if shown.waiting or shown.best is None:
        return now
    winner, declared = shown.best
    cards = now.dealt[winner]
    truth = envido_value(cards) if shown.bet == "envido" else flor_value(cards)
    side = now.sides[winner] if declared == truth else 1 - now.sides[winner]
    now = award(now, shown.bet, side, worth(shown.stake, now, side), winner)
    return close_deal(now) if reaches(now) else now


def _left(deal: Deal, seat: int) -> Deal:
    """The deal after `seat` folds. Rules: TRU-TRU-16 to -19."""
    side = deal.sides[seat]
    now = replace(deal, gone=(*deal.gone, seat))
    if any(now.sides[item] == side for item in now.present):
        return now
    points = _left_for(deal)
    if deal.phase == "envido":
        now = refused_envido(now, (*now.envido.calls, (seat, "no-quiero")))
        if now.done:
            return now
    return close_deal(award(now, "truco", 1 - side, points))


def _left_for(deal: Deal) -> int:
    """The points of the other side if all players of a side fold. Rules: TRU-TRU-17, TRU-TRU-18."""
    node = truco_states(deal.rules)[deal.truco.state]
    untouched = deal.truco.state == deal.envido.state == deal.flor.state == "none"
    if untouched and not deal.tricks:
        return deal.rules.mazo_first_trick
    return worth(node.refused or node.accepted, deal)


def _trick_closed(deal: Deal) -> Deal:
    """The deal after its current trick, if the trick is complete; else `deal` unchanged.

    The play is over if the trick decides the deal.
    """
    played = {play.seat for play in deal.trick}
    if not deal.trick or any(seat not in played for seat in deal.present):
        return deal
    now = replace(deal, tricks=(*deal.tricks, deal.trick), trick=())
    winner = hand_winner(now.results, now.sides[now.mano])
    if winner is None:
        return now
    points = worth(truco_states(now.rules)[now.truco.state].accepted, now)
    return close_deal(award(now, "truco", winner, points))


def _next_claimer(deal: Deal) -> Deal:
    waiting = tuple(seat for seat in deal.claimers[1:] if deal.suspects(seat))
    return replace(deal, claimers=waiting)
