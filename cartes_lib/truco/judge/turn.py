"""Verdicts on actions that come too early, because another action must come first."""

from __future__ import annotations

from cartes_lib.engine import Verdict, illegal
from cartes_lib.truco.bets import FALTA
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.seating import seat_name

_FIRST = {
    "discard": ("TRU-GAL-02", "truco-discard-first"),
    "flor": ("TRU-FLOR-07", "truco-flor-talk-first"),
    "showdown": ("TRU-ENV-10", "truco-values-first"),
    "envido": ("TRU-TURN-12", "truco-answer-envido-first"),
    "truco": ("TRU-TURN-12", "truco-answer-truco-first"),
    "play": ("TRU-TURN-01", "truco-wrong-turn"),
    "claims": ("TRU-FLOR-20", "truco-tricks-over"),
}
_TURN = {
    "flor": "TRU-FLOR-07",
    "showdown": "TRU-ENV-13",
    "discard": "TRU-GAL-02",
    "claims": "TRU-FLOR-20",
}


def too_early(deal: Deal, seat: int, phase: str) -> Verdict | None:
    """The verdict if it is too early for an action of `phase` by `seat`; else None.

    Args:
        deal: a deal that is not over.

    Rules: TRU-TURN-01, TRU-TURN-08, TRU-TURN-12, TRU-FLOR-02, TRU-FLOR-04, TRU-FLOR-07.
    """
    now, waited = deal.phase, deal.to_act
    name = seat_name(waited[0], seat, len(deal.sides))
    if deal.bound_to_sing:
        if seat in deal.bound_to_sing:
            return illegal("TRU-FLOR-02", "truco-sing-first")
        return illegal("TRU-FLOR-04", "truco-flor-awaited", seat=name)
    if now != phase:
        rule, reason = _FIRST[now]
        if now not in ("envido", "truco"):
            return illegal(rule, reason, seat=name)
        if seat not in waited:
            return own_bet(deal)
        if now == "envido":
            return illegal(rule, reason, call=_last_call(deal), answers=_answers(deal, seat))
        return illegal(rule, reason, call=_last_call(deal))
    if seat in waited:
        return None
    if now in ("envido", "truco"):
        return own_bet(deal)
    return illegal(_TURN.get(now, "TRU-TURN-01"), "truco-wrong-turn", seat=name)


def own_bet(deal: Deal) -> Verdict:
    """The verdict on an answer of a seat whose own side made the pending call. Rule:
    TRU-TURN-08.
    """
    return illegal("TRU-TURN-08", "truco-own-bet", call=_last_call(deal))


def _last_call(deal: Deal) -> str:
    bet = deal.envido if deal.phase == "envido" else deal.truco
    return f"call-{bet.calls[-1][1]}"


def _answers(deal: Deal, seat: int) -> str:
    """The name of the set of answers of `seat` to a pending envido, in addition to refusing and
    folding.

    Rules: TRU-FLOR-06, TRU-ENV-05 to -07.
    """
    if deal.holds_flor(seat):
        return "flor" if deal.flor_is_open(seat) else "refusal"
    return "quiero" if deal.envido.calls[-1][1] == FALTA else "raise"
