"""Verdicts on calls of the flor."""

from __future__ import annotations

from cartes_lib.engine import Verdict, illegal, legal
from cartes_lib.truco.bets import flor_states
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.judge.turn import too_early

_RULES = {
    "flor": "TRU-FLOR-08",
    "contraflor": "TRU-FLOR-10",
    "contraflor-al-resto": "TRU-FLOR-12",
    "con-flor-quiero": "TRU-FLOR-13",
    "con-flor-me-achico": "TRU-FLOR-08",
}


def flor_words(deal: Deal, seat: int) -> tuple[str, ...]:
    """The possible calls of a seat with a flor, when it is its turn to announce, challenge, concede
    or answer.

    In the first round, the side that called first can only announce its flores. The other side may
    also concede or challenge. A challenge is answered after all seats have called or passed.

    Rules: TRU-FLOR-07, TRU-FLOR-08, TRU-FLOR-13, TRU-FLOR-21.
    """
    talk = deal.flor
    calls = tuple(flor_states(deal.rules)[talk.state].calls)
    if not talk.waiting:
        closed = ("flor", "contraflor-al-resto") if talk.state == "flor-flor" else ()
        return tuple(call for call in calls if call not in closed)
    first = deal.sides[seat] == deal.sides[talk.singers[0]]
    if first or talk.raiser is not None:
        return ("flor",)
    return tuple(call for call in calls if call != "con-flor-quiero")


def judge_flor(deal: Deal, call: str, seat: int) -> Verdict:
    """The verdict on `call`, a call of the flor that `seat` makes.

    Rules: TRU-FLOR-02 to -08, TRU-FLOR-13, TRU-FLOR-21, TRU-TURN-03, TRU-TURN-07.
    """
    if not deal.rules.flor:
        return illegal("TRU-FLOR-02", "truco-flor-not-played")
    if deal.phase == "discard":
        return too_early(deal, seat, "play") or legal(_RULES[call], "truco-allowed")
    if not deal.holds_flor(seat):
        return illegal("TRU-FLOR-02", "truco-no-flor", cards=deal.dealt[seat])
    if deal.phase == "flor":
        return _in_talk(deal, call, seat)
    if deal.flor.state != "none":
        return illegal("TRU-FLOR-07", "truco-flor-closed")
    if call != "flor":
        return illegal("TRU-FLOR-08", "truco-no-flor-sung", call=f"call-{call}")
    return _closed(deal, seat) or _timing(deal, seat)


def _in_talk(deal: Deal, call: str, seat: int) -> Verdict:
    if wait := too_early(deal, seat, "flor"):
        return wait
    if call in flor_words(deal, seat):
        return legal(_RULES[call], "truco-allowed")
    if deal.flor.waiting and deal.sides[seat] == deal.sides[deal.flor.singers[0]]:
        return illegal("TRU-FLOR-21", "truco-flor-own-side", call=f"call-{call}")
    if deal.flor.waiting and deal.flor.raiser is not None:
        return illegal("TRU-FLOR-07", "truco-flor-all-speak", call=f"call-{call}")
    return illegal("TRU-FLOR-13", "truco-flor-call-closed", call=f"call-{call}")


def _closed(deal: Deal, seat: int) -> Verdict | None:
    """The verdict if `seat` can no longer be the first to announce a flor; else None."""
    if deal.flor_is_open(seat):
        return None
    if deal.done:
        return illegal("TRU-FLOR-03", "truco-tricks-over")
    if deal.truco.state not in ("none", "truco"):
        return illegal("TRU-TURN-07", "truco-flor-after-truco")
    if deal.envido.state == "accepted":
        return illegal("TRU-FLOR-03", "truco-flor-after-envido")
    if deal.rules.flor_until == "first-trick-end":
        return illegal("TRU-FLOR-03", "truco-flor-first-trick")
    return illegal("TRU-FLOR-03", "truco-flor-late", card=deal.played(seat)[0])


def _timing(deal: Deal, seat: int) -> Verdict:
    """The verdict on announcing a flor now.

    If a call is pending, any seat may announce a flor.
    """
    if deal.phase in ("envido", "truco"):
        return legal("TRU-FLOR-05" if deal.phase == "envido" else "TRU-FLOR-04", "truco-allowed")
    if deal.phase == "play" and seat in deal.bound_to_sing:
        return legal("TRU-FLOR-02", "truco-allowed")
    if deal.phase == "play" and deal.has_played(seat):
        return legal("TRU-FLOR-03", "truco-allowed")
    return too_early(deal, seat, "play") or legal("TRU-TURN-02", "truco-allowed")


def judge_nobody_claims(deal: Deal, seat: int) -> Verdict:
    """The verdict on the statement of `seat` that nobody claims a hidden flor.

    The statement is legal only for the first of the seats that may claim.

    Rule: TRU-FLOR-20.
    """
    if deal.phase != "claims":
        return illegal("TRU-FLOR-20", "truco-claim-later")
    return too_early(deal, seat, "claims") or legal("TRU-FLOR-20", "truco-allowed")


def judge_paso(deal: Deal, seat: int) -> Verdict:
    """The verdict on a pass of `seat`, when it may announce a flor or claim a hidden flor.

    Rules: TRU-FLOR-02, TRU-FLOR-07, TRU-FLOR-20.
    """
    phase = deal.phase
    if phase not in ("flor", "claims"):
        return illegal("TRU-FLOR-07", "truco-no-paso")
    if wait := too_early(deal, seat, phase):
        return wait
    if phase == "claims":
        return legal("TRU-FLOR-20", "truco-allowed")
    if not deal.flor.waiting:
        return illegal("TRU-FLOR-13", "truco-flor-answer")
    if deal.rules.flor_obligation == "automatic":
        return illegal("TRU-FLOR-02", "truco-sing-first")
    if deal.holds_flor(seat):
        return legal("TRU-FLOR-02", "truco-hides-flor")
    return legal("TRU-FLOR-07", "truco-allowed")
