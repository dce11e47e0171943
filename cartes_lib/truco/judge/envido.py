"""Verdicts on calls of the envido."""

from __future__ import annotations

from cartes_lib.engine import Verdict, illegal, legal
from cartes_lib.truco.bets import FALTA, envido_states
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.judge.turn import own_bet, too_early


def judge_envido(deal: Deal, call: str, seat: int) -> Verdict:
    """The verdict on `call`, a first call or a raise of the envido that `seat` makes.

    Rules: TRU-TURN-03, TRU-TURN-04, TRU-TURN-06, TRU-TURN-07, TRU-TURN-11, TRU-FLOR-05,
    TRU-FLOR-06, TRU-ENV-04 to -07, TRU-ENV-12.
    """
    if deal.phase == "envido":
        return _raise(deal, call, seat)
    return _closed(deal, seat) or _timing(deal, seat)


def _raise(deal: Deal, call: str, seat: int) -> Verdict:
    if wait := too_early(deal, seat, "envido"):
        return wait
    if call not in envido_states(deal.rules)[deal.envido.state].calls:
        if deal.envido.calls[-1][1] == FALTA:
            return illegal("TRU-ENV-07", "truco-falta-last")
        strict = deal.rules.envido_chain == "strict"
        reason = "truco-chain-closed" if strict else "truco-chain-full"
        return illegal("TRU-ENV-06", reason, call=f"call-{call}")
    if deal.holds_flor(seat):
        return illegal("TRU-FLOR-06", "truco-flor-no-envido")
    return legal("TRU-ENV-05", "truco-allowed")


def _closed(deal: Deal, seat: int) -> Verdict | None:
    """The verdict if `seat` can no longer start an envido in this deal; else None."""
    state = deal.envido.state
    if state == "cancelled":
        return illegal("TRU-FLOR-05", "truco-envido-cancelled")
    if state in ("accepted", "refused"):
        return illegal("TRU-TURN-11", "truco-envido-settled")
    if deal.done:
        return illegal("TRU-TURN-04", "truco-tricks-over")
    if deal.has_played(seat):
        return illegal("TRU-ENV-12", "truco-envido-late", card=deal.played(seat)[0])
    if deal.truco.state not in ("none", "truco"):
        return illegal("TRU-TURN-07", "truco-envido-after-truco")
    if deal.holds_flor(seat):
        return illegal("TRU-FLOR-06", "truco-flor-no-envido")
    return None


def _timing(deal: Deal, seat: int) -> Verdict:
    if deal.phase != "truco":
        return too_early(deal, seat, "play") or legal("TRU-TURN-02", "truco-allowed")
    if deal.bound_to_sing:
        return too_early(deal, seat, "truco") or legal("TRU-TURN-06", "truco-allowed")
    if deal.truco.raiser == deal.sides[seat]:
        return own_bet(deal)
    return legal("TRU-TURN-06", "truco-allowed")
