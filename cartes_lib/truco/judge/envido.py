"""Why an envido may be called or raised now, or may not."""

from __future__ import annotations

from cartes_lib.engine import Verdict, illegal, legal
from cartes_lib.truco.bets import FALTA, envido_table
from cartes_lib.truco.bout import Bout
from cartes_lib.truco.judge.turn import own_bet, too_early

__all__ = ["judge_envido"]


def judge_envido(bout: Bout, call: str, seat: int) -> Verdict:
    """Whether `seat` may call or raise an envido, by which rule, and why not.

    Rules: TRU-TURN-03, TRU-TURN-04, TRU-TURN-06, TRU-TURN-07, TRU-TURN-11, TRU-FLOR-05,
    TRU-FLOR-06, TRU-ENV-04 to -07, TRU-ENV-12.
    """
    if bout.phase == "envido":
        return _raise(bout, call, seat)
    return _closed(bout, seat) or _timing(bout, seat)


def _raise(bout: Bout, call: str, seat: int) -> Verdict:
    if wait := too_early(bout, seat, "envido"):
        return wait
    if call not in envido_table(bout.rules)[bout.envido.state].calls:
        if bout.envido.calls[-1][1] == FALTA:
            return illegal("TRU-ENV-07", "truco-falta-last")
        strict = bout.rules.envido_chain == "strict"
        reason = "truco-chain-closed" if strict else "truco-chain-full"
        return illegal("TRU-ENV-06", reason, call=f"call-{call}")
    if bout.holds_flor(seat):
        return illegal("TRU-FLOR-06", "truco-flor-no-envido")
    return legal("TRU-ENV-05", "truco-allowed")


def _closed(bout: Bout, seat: int) -> Verdict | None:
    """Why no envido can be started by `seat` in this bout any more, or None."""
    state = bout.envido.state
    if state == "cancelled":
        return illegal("TRU-FLOR-05", "truco-envido-cancelled")
    if state in ("accepted", "refused"):
        return illegal("TRU-TURN-11", "truco-envido-settled")
    if bout.done:
        return illegal("TRU-TURN-04", "truco-tricks-over")
    if bout.has_played(seat):
        return illegal("TRU-ENV-12", "truco-envido-late", card=bout.played(seat)[0])
    if bout.truco.state not in ("none", "truco"):
        return illegal("TRU-TURN-07", "truco-envido-after-truco")
    if bout.holds_flor(seat):
        return illegal("TRU-FLOR-06", "truco-flor-no-envido")
    return None


def _timing(bout: Bout, seat: int) -> Verdict:
    if bout.phase != "truco":
        return too_early(bout, seat, "play") or legal("TRU-TURN-02", "truco-allowed")
    if bout.bound_to_sing:
        return too_early(bout, seat, "truco") or legal("TRU-TURN-06", "truco-allowed")
    if bout.truco.raiser == bout.sides[seat]:
        return own_bet(bout)
    return legal("TRU-TURN-06", "truco-allowed")
