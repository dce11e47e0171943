"""Talking before the first card: who speaks, what may be said, and what is at stake."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol

from traitlets import Dict, Int, List, Unicode

from cartes_lib.botifarra import (
    CALLS,
    CONTRACTS,
    DOUBLINGS,
    Bidding,
    bidding,
    closed_call,
    multiplier,
)
from cartes_lib.seats import right_of, seat_names
from cartes_lib.wording import capitalised, explain, say, source_text, wordings
from cartes_widgets.core.base import ui_words
from cartes_widgets.core.goals import Goaled, Predicate

__all__ = ["BidDialog", "BotifarraTalk", "Talk"]

_SEATS = tuple(f"seat-{name}" for name in seat_names(4))


class Talk(Protocol):
    """What is said in one game: which calls there are, and how things stand after some."""

    calls: tuple[str, ...]
    goals: Mapping[str, Predicate]

    def shown(self, history: tuple[str, ...]) -> dict[str, Any]:
        """The traits `said`, `speaker`, `calls` and `stake` once all of `history` was said."""
        ...


class BidDialog(Goaled):
    """Calls, one after the other: the reader speaks for all seats in turn.

    What may not be said now stays in place and says why not.

    Attributes:
        said: seat and words of each call so far.
        speaker: who is to speak, in words; what happens next once all have spoken.
        calls: id, words, whether it is open, what it would bring, and if it is closed why,
            by which rule.
        stake: what is at stake now, in words.
        turn: grows with each call and each step back, so that a late message is known.
        notice: why a message could not be used; "" otherwise.
    """

    module = "bid_dialog"
    fills_step = "always"
    minutes = 0.5

    said = List(Dict()).tag(sync=True)
    speaker = Unicode().tag(sync=True)
    calls = List(Dict()).tag(sync=True)
    stake = Unicode().tag(sync=True)
    turn = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(self, talk: Talk, goal: str = "", **traits: Any) -> None:
        """Shows the talk before its first call.

        Args:
            goal: one of the talk's, and for some a number after it, such as "times 8".

        Raises:
            ValueError: there is no such goal.
        """
        self._talk = talk
        self.aim(goal, talk.goals)
        words = {**ui_words(), **wordings("bid-")}
        # A page may draw the widget as soon as it is told of it: all must be there.
        self._show(())
        super().__init__(words=words, **traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Says a call, takes one back or begins again; anything else brings a notice."""
        do, call = message.get("do"), message.get("call")
        if message.get("turn") != self.turn:
            self.notice = say("widget-stale-message")
        elif do == "back":
            self._show(self._history[:-1])
        elif do == "again":
            self._show(())
        elif do == "say" and isinstance(call, str) and call in self._talk.calls:
            self._on_say(call)
        else:
            self.notice = say("widget-unknown-message")

    def _on_say(self, call: str) -> None:
        found = next(one for one in self.calls if one["id"] == call)
        if found["open"]:
            self._show((*self._history, call))
        else:
            self.notice = found["why"]

    def _show(self, history: tuple[str, ...]) -> None:
        shown = self._talk.shown(history)
        self._history = history
        with self.hold_sync():
            self.said, self.speaker = shown["said"], shown["speaker"]
            self.calls, self.stake = shown["calls"], shown["stake"]
            self.turn, self.notice = self.turn + 1, ""
            self.check(history)


class BotifarraTalk:
    """The calls of a Botifarra deal, with the doublings or only until the contract is named.

    Its goals: "times 8" (by that the deal counts, and all is said), "delegated", "over".
    """

    def __init__(self, dealer: int = 0, *, doubling: bool = True) -> None:
        self._dealer, self._doubling = dealer, doubling
        self.calls: tuple[str, ...] = CALLS if doubling else (*CONTRACTS, "delegate")
        self.goals: Mapping[str, Predicate] = {
            "times": lambda said, number: self._times(said) == number,
            "delegated": lambda said, _number: said[:1] == ("delegate",) and len(said) > 1,
            "over": lambda said, _number: self._is_over(said),
        }

    def _is_over(self, said: tuple[str, ...]) -> bool:
        now = bidding(said, self._dealer)
        return now.contract is not None and (now.speaker is None or not self._doubling)

    def _times(self, said: tuple[str, ...]) -> int:
        """By what the deal counts once all is said; 0 before."""
        now = bidding(said, self._dealer)
        return multiplier(now.contract, now.doubling) if now.contract and self._is_over(said) else 0

    def shown(self, history: tuple[str, ...]) -> dict[str, Any]:
        """Who speaks after `history`, what is open to him, and what the deal counts for."""
        now = bidding(history, self._dealer)
        if now.contract and not self._doubling:
            # A lesson that has not taught the doublings yet passes over them.
            now = replace(now, speaker=None, speakers=(), calls=())
        times = multiplier(now.contract, now.doubling) if now.contract else 0
        return {
            "said": self._spoken(history),
            "speaker": self._turn_of(now),
            "calls": [self._call(call, now) for call in self.calls],
            "stake": say("bidding-stake", times=times),
        }

    def _turn_of(self, now: Bidding) -> str:
        if now.speaker is None:
            leader = _SEATS[right_of(self._dealer, len(_SEATS))]
            return capitalised(say("bidding-over", seat=leader))
        return capitalised(say("bidding-speaks", seat=_SEATS[now.speaker]))

    def _spoken(self, history: tuple[str, ...]) -> list[dict[str, str]]:
        spoken = []
        for count, call in enumerate(history):
            speaker = bidding(history[:count], self._dealer).speaker
            seat = say(f"term-{_SEATS[speaker or 0]}")
            text = say(f"term-call-{call}")
            spoken.append({"seat": capitalised(seat), "text": text, "call": call})
        return spoken

    def _call(self, call: str, now: Bidding) -> dict[str, Any]:
        closed = None if call in now.calls else closed_call(call, now)
        return {
            "id": call,
            "text": say(f"term-call-{call}"),
            "open": closed is None,
            "note": "" if closed else self._note(call, now),
            "why": explain(closed) if closed else "",
            "rule": closed.rule if closed else "",
            "source": source_text(closed.rule) if closed else "",
        }

    def _note(self, call: str, now: Bidding) -> str:
        times = _times_after(call, now)
        return say("bet-times", times=times) if times else ""


def _times_after(call: str, now: Bidding) -> int:
    """By what the deal would be multiplied once `call` was said; 0 if that is not known yet."""
    if call in CONTRACTS:
        return multiplier(call)
    if call == "delegate" or now.contract is None:
        return 0
    return multiplier(now.contract, call if call in DOUBLINGS else now.doubling)
