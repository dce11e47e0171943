"""A widget with the moments of Truco's first trick, and the calls that are open at each."""

from __future__ import annotations

from typing import Any

from traitlets import Dict, List

from cartes_lib.messages import (
    capitalised,
    format_message,
    rule_text,
    source_text,
)
from cartes_lib.truco.calls import opening_calls
from cartes_widgets.core.base import Widget

_CALLS = (
    "envido",
    "real-envido",
    "falta-envido",
    "truco",
    "retruco",
    "quiero",
    "no-quiero",
)
_MOMENTS = (
    ("start", False, "none", False, "TRU-TURN-02"),
    ("challenged", False, "pending", False, "TRU-TURN-06"),
    ("accepted", False, "accepted", False, "TRU-TURN-07"),
    ("settled", False, "none", True, "TRU-TURN-11"),
    ("played", True, "none", False, "TRU-ENV-12"),
)
"""The moments: name, whether the player has played, the state of the truco, whether the envido is
settled, rule id.
"""


class Timeline(Widget):
    """The open calls, at each moment, of a player without a flor (three cards of one suit).

    Attributes:
        moments: for each moment, what has happened, each call and whether it is open, a summary,
            and the rule with its source.
    """

    module = "timeline"
    labels = "timeline-"
    fills_step = "alone"
    in_saved_output = ("moments",)

    moments = List(Dict()).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        moments = [_moment(*moment) for moment in _MOMENTS]
        super().__init__(moments=moments, **traits)


def _moment(
    name: str,
    played: bool,
    truco: str,
    settled: bool,
    rule: str,
) -> dict[str, Any]:
    still_open = opening_calls(played, truco, settled)
    calls = [
        {"text": format_message(f"term-bet-{call}"), "open": call in still_open} for call in _CALLS
    ]
    names = ", ".join(str(call["text"]) for call in calls if call["open"])
    return {
        "name": format_message(f"moment-{name}"),
        "summary": capitalised(format_message("moment-open", calls=names)),
        "calls": calls,
        "rule": rule,
        "rule_text": rule_text(rule),
        "source": source_text(rule),
    }
