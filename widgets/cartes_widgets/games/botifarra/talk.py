"""The calls of Botifarra before the first card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cartes_lib.botifarra.bidding import (
    CALLS,
    CONTRACTS,
    DOUBLINGS,
    Bidding,
    bidding,
    closed_call,
    multiplier,
)
from cartes_lib.messages import capitalised, explain, format_message, source_text
from cartes_lib.seats import right_of, seat_names
from cartes_widgets.core.goals import Predicate

_SEATS = tuple(f"seat-{name}" for name in seat_names(4))


class BotifarraTalk:
    """The calls of a Botifarra deal: those up to the contract, and optionally the doublings after
    it.

    The goals are "times 8" (this final multiplier), "delegated" (the partner chooses the trump) and
    "over" (no more calls are possible).
    """

    def __init__(self, dealer: int = 0, *, doubling: bool = True) -> None:
        self._dealer, self._doubling = dealer, doubling
        self.calls: tuple[str, ...] = CALLS if doubling else (*CONTRACTS, "delegate")
        self.goals: Mapping[str, Predicate] = {
            "times": lambda calls, number: self._times(calls) == number,
            "delegated": lambda calls, _number: calls[:1] == ("delegate",) and len(calls) > 1,
            "over": lambda calls, _number: self._is_over(calls),
        }

    def _is_over(self, calls: tuple[str, ...]) -> bool:
        now = bidding(calls, self._dealer)
        return now.contract is not None and (now.speaker is None or not self._doubling)

    def _times(self, calls: tuple[str, ...]) -> int:
        """The multiplier after the last call; 0 while calls may follow."""
        now = bidding(calls, self._dealer)
        return (
            multiplier(now.contract, now.doubling) if now.contract and self._is_over(calls) else 0
        )

    def shown(self, history: tuple[str, ...]) -> dict[str, Any]:
        """The traits `history`, `speaker`, `calls` and `stake` of the widget after these calls."""
        now = bidding(history, self._dealer)
        if now.contract and not self._doubling:
            # A lesson before the one about doublings leaves them out.
            now = replace(now, speaker=None, speakers=(), calls=())
        times = multiplier(now.contract, now.doubling) if now.contract else 0
        return {
            "history": self._call_views(history),
            "speaker": self._turn_of(now),
            "calls": [self._call(call, now) for call in self.calls],
            "stake": format_message("bidding-stake", times=times),
        }

    def _turn_of(self, now: Bidding) -> str:
        if now.speaker is None:
            leader = _SEATS[right_of(self._dealer, len(_SEATS))]
            return capitalised(format_message("bidding-over", seat=leader))
        return capitalised(format_message("bidding-speaks", seat=_SEATS[now.speaker]))

    def _call_views(self, history: tuple[str, ...]) -> list[dict[str, str]]:
        labels = []
        for count, call in enumerate(history):
            speaker = bidding(history[:count], self._dealer).speaker
            seat = format_message(f"term-{_SEATS[speaker or 0]}")
            text = format_message(f"term-call-{call}")
            labels.append({"seat": capitalised(seat), "text": text, "call": call})
        return labels

    def _call(self, call: str, now: Bidding) -> dict[str, Any]:
        closed = None if call in now.calls else closed_call(call, now)
        return {
            "id": call,
            "text": format_message(f"term-call-{call}"),
            "open": closed is None,
            "note": "" if closed else self._note(call, now),
            "why": explain(closed) if closed else "",
            "rule": closed.rule if closed else "",
            "source": source_text(closed.rule) if closed else "",
        }

    def _note(self, call: str, now: Bidding) -> str:
        times = _times_after(call, now)
        return format_message("bet-times", times=times) if times else ""


def _times_after(call: str, now: Bidding) -> int:
    """The multiplier of the deal if `call` is made; 0 if it is not known yet."""
    if call in CONTRACTS:
        return multiplier(call)
    if call == "delegate" or now.contract is None:
        return 0
    return multiplier(now.contract, call if call in DOUBLINGS else now.doubling)
