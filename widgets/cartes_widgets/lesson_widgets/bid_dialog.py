"""Calls before the first card: the speaker, the open calls, and the stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from traitlets import Dict, Int, List, Unicode

from cartes_lib.messages import format_message, messages_with_prefix
from cartes_widgets.core.base import ui_words
from cartes_widgets.core.goals import Goaled, Predicate

__all__ = ["BidDialog", "Talk"]


class Talk(Protocol):
    """The calls of one game, and the state after some of them."""

    calls: tuple[str, ...]
    goals: Mapping[str, Predicate]

    def shown(self, history: tuple[str, ...]) -> dict[str, Any]:
        """The traits `history`, `speaker`, `calls` and `stake` after the calls of `history`."""
        ...


class BidDialog(Goaled):
    """Calls, one after the other: the learner speaks for all seats in turn.

    A closed call stays visible, with the reason why it is closed.

    Attributes:
        history: seat and words of each call so far.
        speaker: who speaks next, in words; what happens next after the last call.
        calls: for each call, id, words, whether it is open, its stake, and if it is closed, why and
            by which rule.
        stake: the current stake, in words.
        revision: incremented with each call and each undo, to detect late messages.
        notice: why a message could not be used; "" otherwise.
    """

    module = "bid_dialog"
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
            goal: one of the goals of `talk`, for some followed by a number, such as "times 8".

        Raises:
            ValueError: there is no such goal.
        """
        self._talk = talk
        self.aim(goal, talk.goals)
        words = {**ui_words(), **messages_with_prefix("bid-")}
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self._show(())
        super().__init__(words=words, **traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles a call, an undo or a restart; anything else results in a notice."""
        do, call = message.get("do"), message.get("call")
        if message.get("revision") != self.revision:
            self.notice = format_message("widget-stale-message")
        elif do == "back":
            self._show(self._history[:-1])
        elif do == "again":
            self._show(())
        elif do == "say" and isinstance(call, str) and call in self._talk.calls:
            self._on_say(call)
        else:
            self.notice = format_message("widget-unknown-message")

    def _on_say(self, call: str) -> None:
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
