"""Talking before the first card: who speaks, what may be said, and what is at stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Dict, Int, List, Unicode

from cartes_lib.botifarra import CALLS, CONTRACTS, DOUBLINGS, Bidding, bidding, multiplier
from cartes_lib.exercises.worded import source_text
from cartes_lib.seats import right_of
from cartes_lib.wording import capitalised, rule_text, say, wordings
from cartes_widgets.base import Widget, ui_words

__all__ = ["BidDialog"]

_SEATS = ("seat-you", "seat-right", "seat-partner", "seat-left")


class BidDialog(Widget):
    """The calls of a Botifarra deal: the reader speaks for all four seats in turn.

    What may not be said now stays in place and says why not.

    Attributes:
        said: seat and words of each call so far.
        speaker: who is to speak, in words; what happens next once all have spoken.
        calls: id, words, whether it is open, what the deal then counts, and if not why not,
            by which rule.
        times: by what the deal is multiplied now; 0 while no contract is named.
        turn: grows with each call and each step back, so that a late message is known.
        notice: why a message could not be used; "" otherwise.
    """

    module = "bid_dialog"

    said = List(Dict()).tag(sync=True)
    speaker = Unicode().tag(sync=True)
    calls = List(Dict()).tag(sync=True)
    times = Int(0).tag(sync=True)
    turn = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(self, dealer: int = 0, *, lang: str = "fr", **traits: Any) -> None:
        self._dealer, self._lang = dealer, lang
        self._history: tuple[str, ...] = ()
        words = {**ui_words(lang), **wordings("bid-", lang)}
        # A page may draw the widget as soon as it is told of it: all must be there.
        self._show(())
        super().__init__(words=words, lang=lang, **traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Says a call, takes one back or begins again; anything else brings a notice."""
        do, call = message.get("do"), message.get("call")
        if message.get("turn") != self.turn:
            self.notice = say("widget-stale-message", self._lang)
        elif do == "back":
            self._show(self._history[:-1])
        elif do == "again":
            self._show(())
        elif do == "say" and isinstance(call, str) and call in CALLS:
            self._on_say(call)
        else:
            self.notice = say("widget-unknown-message", self._lang)

    def _on_say(self, call: str) -> None:
        now = bidding(self._history, self._dealer)
        if call in now.calls:
            self._show((*self._history, call))
        else:
            self.notice = rule_text(_closing_rule(call, now), self._lang)

    def _show(self, history: tuple[str, ...]) -> None:
        now = bidding(history, self._dealer)
        self._history = history
        with self.hold_sync():
            self.said = self._spoken(history)
            self.speaker = self._turn_of(now)
            self.calls = [self._call(call, now) for call in CALLS]
            self.times = multiplier(now.contract, now.doubling) if now.contract else 0
            self.turn, self.notice = self.turn + 1, ""

    def _turn_of(self, now: Bidding) -> str:
        if now.speaker is None:
            leader = _SEATS[right_of(self._dealer, len(_SEATS))]
            return capitalised(say("bidding-over", self._lang, seat=leader))
        return capitalised(say("bidding-speaks", self._lang, seat=_SEATS[now.speaker]))

    def _spoken(self, history: tuple[str, ...]) -> list[dict[str, str]]:
        spoken = []
        for count, call in enumerate(history):
            speaker = bidding(history[:count], self._dealer).speaker
            seat = say(f"term-{_SEATS[speaker or 0]}", self._lang)
            text = say(f"term-call-{call}", self._lang)
            spoken.append({"seat": capitalised(seat), "text": text, "call": call})
        return spoken

    def _call(self, call: str, now: Bidding) -> dict[str, Any]:
        is_open = call in now.calls
        rule = "" if is_open else _closing_rule(call, now)
        return {
            "id": call,
            "text": say(f"term-call-{call}", self._lang),
            "open": is_open,
            "times": _times_after(call, now) if is_open else 0,
            "why": rule_text(rule, self._lang) if rule else "",
            "rule": rule,
            "source": source_text(rule, self._lang) if rule else "",
        }


def _times_after(call: str, now: Bidding) -> int:
    """By what the deal would be multiplied once `call` was said; 0 if that is not known yet."""
    if call in CONTRACTS:
        return multiplier(call)
    if call == "delegate" or now.contract is None:
        return 0
    return multiplier(now.contract, call if call in DOUBLINGS else now.doubling)


def _closing_rule(call: str, now: Bidding) -> str:
    """The rule by which `call`, which is not open, may not be said now."""
    if call == "pass" and now.contract is not None:
        return "BOT-DBL-07"
    if call in CONTRACTS or call in ("delegate", "pass"):
        # Before the contract, "delegate" is closed only to whom the choice was delegated.
        delegated = call == "delegate" and now.contract is None
        return "BOT-TRUMP-02" if delegated else "BOT-TRUMP-01"
    if call == "contro":
        return "BOT-DBL-02" if now.doubling != "none" else "BOT-DBL-01"
    return "BOT-DBL-03" if call == "recontro" else "BOT-DBL-04"
