"""Verdicts on calls and cards in a deal."""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.engine import Verdict, illegal, is_seat, legal
from cartes_lib.truco.actions import (
    Action,
    AskFlor,
    Call,
    Declare,
    Discard,
    PlayCard,
    action_of,
)
from cartes_lib.truco.bets import ENVIDO_CALLS, FALTA, FLOR_CALLS, TRUCO_CALLS, truco_states
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.envido import ENVIDO_VALUES, FLOR_VALUES
from cartes_lib.truco.judge.envido import judge_envido
from cartes_lib.truco.judge.flor import judge_flor, judge_nobody_claims, judge_paso
from cartes_lib.truco.judge.turn import own_bet, too_early
from cartes_lib.truco.seating import seat_name

__all__ = ["actions", "judge_deal", "judge_plain"]


def judge_deal(deal: Deal, action: Action | str, seat: int) -> Verdict:
    """The verdict on `action` of `seat` in `deal`: legal or not, rule and reason.

    Text is parsed as an action's notation. Invalid arguments raise no exception: the verdict is
    illegal. If the action is illegal, the alternatives are the legal actions of the seat.

    >>> from cartes_lib.truco import Match, judge_deal
    >>> state = Match(seed=1).state
    >>> judge_deal(state.deal, "truco", state.to_act[0]).legal
    True
    """
    if not is_seat(seat, len(deal.sides)):
        return illegal("TRU-SET-02", "truco-no-such-seat")
    parsed = action_of(action)
    if parsed is None:
        verdict = illegal("TRU-TURN-02", "truco-no-such-action")
    else:
        verdict = judge_plain(deal, parsed, seat)
    if verdict.legal:
        return verdict
    return replace(verdict, alternatives=tuple(map(str, actions(deal, seat))))


def actions(deal: Deal, seat: int) -> tuple[Action, ...]:
    """The legal actions of `seat`, in a stable order; empty if the seat may not act.

    While a call is pending, a seat that does not have to act may still announce a flor. If the
    rules allow it, the seat may also call or raise the truco.

    >>> from cartes_lib.truco import Match
    >>> from cartes_lib.truco.judge import actions
    >>> state = Match(seed=1).state
    >>> actions(state.deal, state.to_act[0]) == state.actions()
    True
    """
    return tuple(item for item in _thinkable(deal, seat) if judge_plain(deal, item, seat).legal)


def _thinkable(deal: Deal, seat: int) -> tuple[Action, ...]:
    """Candidates for the legal actions of `seat`: all actions that can be legal in this phase."""
    phase = deal.phase
    if seat not in deal.seats or phase == "over":
        return ()
    if phase == "discard":
        return tuple(map(Discard, deal.dealt[seat]))
    if phase == "showdown":
        values = ENVIDO_VALUES if deal.showdowns[-1].bet == "envido" else FLOR_VALUES
        return (Call("son-buenas"), *map(Declare, values))
    if phase == "claims":
        return (*map(AskFlor, deal.suspects(seat)), Call("paso"))
    if phase == "flor":
        return (*map(Call, FLOR_CALLS), Call("paso"))
    words = ("flor", *ENVIDO_CALLS, FALTA, *TRUCO_CALLS, "quiero", "no-quiero", "mazo")
    return (*map(PlayCard, deal.hand(seat)), *map(Call, words))


def judge_plain(deal: Deal, action: Action, seat: int) -> Verdict:
    """The same as `judge_deal`, without the alternatives.

    >>> from cartes_lib.truco import Match
    >>> from cartes_lib.truco.actions import Call
    >>> from cartes_lib.truco.judge import judge_plain
    >>> state = Match(seed=1).state
    >>> judge_plain(state.deal, Call("quiero"), state.to_act[0]).legal
    False
    """
    if seat not in deal.seats:
        return illegal("TRU-SIX-07", "truco-not-your-duel")
    if deal.is_over:
        return illegal("TRU-TRU-10", "truco-hand-over")
    if seat in deal.gone:
        return illegal("TRU-TRU-19", "truco-gone")
    if isinstance(action, PlayCard):
        return _judge_card(deal, action, seat)
    if isinstance(action, Discard):
        return _judge_discard(deal, action, seat)
    if isinstance(action, Declare):
        return _judge_value(deal, action, seat)
    if isinstance(action, AskFlor):
        return _judge_claim(deal, action, seat)
    return _judge_call(deal, action.call, seat)


def _judge_call(deal: Deal, call: str, seat: int) -> Verdict:
    if call in FLOR_CALLS:
        return judge_flor(deal, call, seat)
    if call in ENVIDO_CALLS or call == FALTA:
        return judge_envido(deal, call, seat)
    if call in TRUCO_CALLS:
        return _judge_truco(deal, call, seat)
    if call in ("quiero", "no-quiero"):
        return _judge_answer(deal, call, seat)
    if call == "mazo":
        return _judge_mazo(deal, seat)
    if call == "son-buenas":
        return _judge_son_buenas(deal, seat)
    if call == "paso":
        return judge_paso(deal, seat)
    if call == "nobody-claims":
        return judge_nobody_claims(deal, seat)
    if call == "interfere":
        return illegal("TRU-SIX-07", "truco-own-duel")
    return illegal("TRU-DEAL-06", "truco-nothing-exposed")


def _judge_card(deal: Deal, action: PlayCard, seat: int) -> Verdict:
    """The verdict on playing a card. Rules: TRU-TURN-01, TRU-TURN-12, TRU-TRU-01."""
    if wait := too_early(deal, seat, "play"):
        return wait
    if action.card not in deal.hand(seat):
        return illegal("TRU-TRU-01", "truco-not-in-hand", card=action.card)
    if deal.holds_flor(seat) and deal.flor_is_open(seat):
        return legal("TRU-TRU-01", "truco-hides-flor", card=action.card)
    return legal("TRU-TRU-01", "truco-allowed", card=action.card)


def _judge_discard(deal: Deal, action: Discard, seat: int) -> Verdict:
    """The verdict on a discard. Rules: TRU-GAL-02, TRU-DEAL-07."""
    if deal.phase != "discard" or seat not in deal.to_act:
        return illegal("TRU-GAL-02", "truco-no-discard")
    if action.card not in deal.dealt[seat]:
        return illegal("TRU-GAL-02", "truco-not-in-hand", card=action.card)
    return legal("TRU-GAL-02", "truco-allowed", card=action.card)


def _judge_value(deal: Deal, action: Declare, seat: int) -> Verdict:
    """The verdict on a declared value. Rules: TRU-FLOR-17, TRU-ENV-10, TRU-ENV-11."""
    if deal.phase != "showdown":
        return illegal("TRU-ENV-10", "truco-no-values-now")
    if wait := too_early(deal, seat, "showdown"):
        return wait
    shown = deal.showdowns[-1]
    values = ENVIDO_VALUES if shown.bet == "envido" else FLOR_VALUES
    rule = "TRU-ENV-11" if shown.bet == "envido" else "TRU-FLOR-17"
    if action.value not in values:
        return illegal(rule, f"truco-no-{shown.bet}-value", value=action.value)
    if shown.bet == "flor" and shown.best and action.value <= shown.best[1]:
        return illegal(rule, "truco-must-exceed", value=action.value, best=shown.best[1])
    return legal(rule, "truco-allowed", value=action.value)


def _judge_son_buenas(deal: Deal, seat: int) -> Verdict:
    """The verdict on the call "son buenas" (conceding the comparison of values). Rules:
    TRU-FLOR-17, TRU-ENV-10.
    """
    if deal.phase != "showdown":
        return illegal("TRU-ENV-10", "truco-no-values-now")
    if wait := too_early(deal, seat, "showdown"):
        return wait
    if deal.showdowns[-1].best is None:
        return illegal("TRU-ENV-10", "truco-first-to-declare")
    return legal("TRU-ENV-10", "truco-allowed")


def _judge_claim(deal: Deal, action: AskFlor, seat: int) -> Verdict:
    """The verdict on a claim that a flor was hidden. Rules: TRU-FLOR-20, TRU-FLOR-02."""
    if not deal.rules.flor or deal.rules.flor_obligation == "automatic":
        return illegal("TRU-FLOR-02", "truco-no-claims")
    if deal.phase != "claims":
        return illegal("TRU-FLOR-20", "truco-claim-later")
    if wait := too_early(deal, seat, "claims"):
        return wait
    target = action.seat
    if target not in deal.seats or deal.sides[target] == deal.sides[seat]:
        return illegal("TRU-FLOR-20", "truco-claim-no-opponent")
    if target not in deal.suspects(seat):
        name = seat_name(target, seat, len(deal.sides))
        return illegal("TRU-FLOR-20", "truco-claim-no-doubt", seat=name)
    return legal("TRU-FLOR-20", "truco-allowed")


def _judge_truco(deal: Deal, call: str, seat: int) -> Verdict:
    """The verdict on a call of the truco. Rules: TRU-TURN-05, TRU-TRU-13 to -15."""
    bet, states = deal.truco, truco_states(deal.rules)
    own = bet.raiser == deal.sides[seat]
    if deal.phase == "truco" and not deal.bound_to_sing:
        if own:
            return own_bet(deal)
        if call in states[bet.state].calls:
            return legal("TRU-TRU-15", "truco-allowed")
        if call not in states[f"{bet.state}-accepted"].calls:
            return _wrong_step(deal, call)
        return illegal("TRU-TRU-15", "truco-quiero-first", call=f"call-{call}")
    if deal.phase != "play" and (wait := too_early(deal, seat, "play")):
        return wait
    if call not in states[bet.state].calls:
        return _wrong_step(deal, call)
    if own:
        return illegal("TRU-TRU-14", "truco-not-your-raise", call=f"call-{call}")
    if deal.holds_flor(seat) and deal.flor_is_open(seat) and _must_sing(deal):
        return illegal("TRU-FLOR-02", "truco-sing-first")
    if deal.rules.call_timing == "own-turn" and seat != deal.voice:
        if wait := too_early(deal, seat, "play"):
            return replace(wait, rule="TRU-TURN-05")
    elif deal.bound_to_sing:
        return too_early(deal, seat, "play") or legal("TRU-TURN-05", "truco-allowed")
    return legal("TRU-TURN-05" if call == "truco" else "TRU-TRU-14", "truco-allowed")


def _must_sing(deal: Deal) -> bool:
    return deal.rules.flor_obligation == "automatic"


def _wrong_step(deal: Deal, call: str) -> Verdict:
    reached = deal.truco.state.removesuffix("-accepted")
    if reached == "vale-cuatro":
        return illegal("TRU-TRU-13", "truco-top")
    if reached == "none":
        return illegal("TRU-TRU-13", "truco-no-truco-yet", call=f"call-{call}")
    return illegal("TRU-TRU-13", "truco-wrong-step", call=f"call-{call}", last=f"call-{reached}")


def _judge_answer(deal: Deal, call: str, seat: int) -> Verdict:
    """The verdict on an answer to a bet.

    Rules: TRU-TURN-08, TRU-FLOR-06, TRU-ENV-05, TRU-TRU-13.
    """
    phase = deal.phase
    if phase == "play":
        return illegal("TRU-TURN-08", "truco-nothing-to-answer")
    if phase not in ("envido", "truco"):
        return too_early(deal, seat, "play") or illegal("TRU-TURN-08", "truco-nothing-to-answer")
    if wait := too_early(deal, seat, phase):
        return wait
    if phase == "envido" and call == "quiero" and deal.holds_flor(seat):
        return illegal("TRU-FLOR-06", "truco-flor-no-envido")
    return legal("TRU-ENV-05" if phase == "envido" else "TRU-TRU-13", "truco-allowed")


def _judge_mazo(deal: Deal, seat: int) -> Verdict:
    """The verdict on folding. Rules: TRU-TRU-16, TRU-TRU-18."""
    phase = deal.phase if deal.phase in ("envido", "truco") else "play"
    return too_early(deal, seat, phase) or legal("TRU-TRU-16", "truco-allowed")
