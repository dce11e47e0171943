"""A widget for the calls before the first card: who speaks, the open calls, and the stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from traitlets import Dict, Int, List, Unicode

from cartes_lib.messages import format_message
from cartes_widgets.core.goals import Predicate, WithGoal


class Talk(Protocol):
    """The calls of one game, in the form that `BidDialog` needs."""

    calls: tuple[str, ...]
    goals: Mapping[str, Predicate]

    def shown(self, history: tuple[str, ...]) -> dict[str, Any]:
        """The values of the traits `history`, `speaker`, `calls` and `stake` after these calls."""
        ...


class BidDialog(WithGoal):
    """Calls in sequence; the learner makes them for all seats in turn.

    A closed call stays visible, with the reason why it is closed.

    Attributes:
        history: seat and text of each call so far.
        speaker: who calls next, in words; after the last call, what happens next.
        calls: for each call, its id, text and stake, and whether it is open; if not, the reason and
            the rule.
        stake: the current stake, in words.
        revision: incremented with each call and each undo, to detect messages about an earlier
            state.
        notice: why the widget could not use a message; "" if there was no such problem.
    """

    module = "bid_dialog"
    labels = "bid-"
    fills_step = "always"
    minutes = 0.5
    in_saved_output = ("history", "speaker", "stake")

    history = List(Dict()).tag(sync=True)
    speaker = Unicode().tag(sync=True)
    calls = List(Dict()).tag(sync=True)
    stake = Unicode().tag(sync=True)
    revision = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(self, talk: Talk, goal: str = "", **traits: Any) -> None:
        """Shows the situation before the first call.

        Args:
            goal: a goal of `talk`, which a number may follow, such as "times 8"; "" for no goal.

        Raises:
            ValueError: there is no such goal.
        """
        self._talk = talk
        self.aim(goal, talk.goals)
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self._show(())
        super().__init__(**traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles a call, an undo or a restart; sets `notice` for any other message."""
        do, call = message.get("do"), message.get("call")
        if message.get("revision") != self.revision:
            self.notice = format_message("widget-stale-message")
        elif do == "back":
            self._show(self._history[:-1])
        elif do == "again":
            self._show(())
        elif do == "call" and isinstance(call, str) and call in self._talk.calls:
            self._on_call(call)
        else:
            self.notice = format_message("widget-unknown-message")

    def _on_call(self, call: str) -> None:
        result = next(item for item in self.calls if item["id"] == call)
        if result["open"]:
            self._show((*self._history, call))
        else:
            self.notice = result["why"]

    def _show(self, history: tuple[str, ...]) -> None:
        shown = self._talk.shown(history)
        self._history = history
        with self.hold_sync():
            self.history, self.speaker = shown["history"], shown["speaker"]
            self.calls, self.stake = shown["calls"], shown["stake"]
            self.revision, self.notice = self.revision + 1, ""
            self.check(history)
