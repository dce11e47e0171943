"""Verdicts on calls of a seat."""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.botifarra.bidding import CALLS, Bidding, closed_call
from cartes_lib.botifarra.judge import wrong_turn
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.engine import Verdict, illegal, legal
from cartes_lib.seats import opposite_of

__all__ = ["judge_call"]

_CALL_RULES = {
    "delegate": "BOT-TRUMP-02",
    "contro": "BOT-DBL-01",
    "recontro": "BOT-DBL-03",
    "sant-vicenc": "BOT-DBL-04",
    "pass": "BOT-DBL-07",
}
_SEATS = 4


def judge_call(call: str, now: Bidding, seat: int, rules: Rules = OBLIGADA) -> Verdict:
    """The verdict on `call` of `seat` in the state `now`: legal or not, rule and reason.

    If the seat's side may never make the call, the verdict gives this reason, even out of turn. The
    alternatives are the calls that the seat may make.

    Raises:
        ValueError: `seat` is not at the table.

    Rules: BOT-TRUMP-01, BOT-TRUMP-02, BOT-DBL-01 to -07, BOT-IND4-02, BOT-IND4-03,
        BOT-DUO-A-06, BOT-DUO-A-10.

    >>> from cartes_lib.botifarra.bidding import bidding
    >>> from cartes_lib.botifarra.talk import judge_call
    >>> judge_call("oros", bidding([], dealer=0), 1).rule
    'BOT-TRUMP-01'
    """
    rules.side(seat)
    if seat in now.speakers:
        if call in now.calls:
            return legal(_CALL_RULES.get(call, "BOT-TRUMP-01"))
        return closed_call(call, now, rules)
    verdict = _judged_unasked(call, now, seat, rules)
    return replace(verdict, alternatives=())


def _judged_unasked(call: str, now: Bidding, seat: int, rules: Rules) -> Verdict:
    """The verdict on `call` of `seat` when it is not the seat's turn."""
    if now.speaker is None or call not in CALLS:
        return closed_call(call, now, rules)
    is_choosing = "oros" in now.calls
    if is_choosing and rules.has_partners and call == "delegate" and call not in now.calls:
        if seat == opposite_of(now.speaker, _SEATS):
            return illegal("BOT-TRUMP-02", "botifarra-delegated-already")
        return wrong_turn("BOT-TRUMP-02", now.speaker, seat, rules)
    if call not in now.calls and not (is_choosing and call == "pass"):
        return closed_call(call, now, rules)
    rule = _CALL_RULES.get("delegate" if call == "pass" and is_choosing else call, "BOT-TRUMP-01")
    waiting = wrong_turn(rule, now.speaker, seat, rules)
    chose = rules.side(seat) == rules.side(now.chooser)
    is_answer = call == "recontro"
    if call in ("contro", "recontro", "sant-vicenc") and chose != is_answer:
        return illegal(rule, f"botifarra-not-ours-{call}", seat=waiting.facts["seat"])
    return waiting
