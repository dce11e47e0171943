"""The tree of doublings in Botifarra."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cartes_lib.botifarra.bidding import DOUBLINGS, bidding, multiplier
from cartes_lib.messages import format_message
from cartes_lib.seats import side_of

_DEALER = 0


def doubling_branches(calls: Iterable[str] = ()) -> list[dict[str, Any]]:
    """The tree of doublings in Botifarra, with the path of `calls` marked.

    The branches are the contracts; `BetTree` describes a branch.

    Args:
        calls: a contract and doublings, without the passes between them.

    Raises:
        IllegalAction: a call was illegal at its moment.

    Rules: BOT-TRUMP-03, BOT-DBL-01 to -05.
    """
    here = tuple(calls)
    bidding(here, _DEALER)
    suit = here[0] if here and here[0] != "botifarra" else "oros"
    return [_branch((root,), here) for root in (suit, "botifarra")]


def _branch(history: tuple[str, ...], here: tuple[str, ...]) -> dict[str, Any]:
    now = bidding(history, _DEALER)
    last = history[-1]
    speaker = bidding(history[:-1], _DEALER).speaker
    side = "others" if speaker is None or side_of(speaker) != side_of(_DEALER) else "choosers"
    text = format_message(f"term-call-{last}") if last in (*DOUBLINGS, "botifarra") else ""
    return {
        "text": text or format_message("tree-suit-contract"),
        "who": format_message(f"doubling-{side}"),
        "notes": [format_message("bet-times", times=multiplier(history[0], now.doubling))],
        "here": here == history,
        "passed": here[: len(history)] == history,
        "branches": [_branch((*history, c), here) for c in now.calls if c in DOUBLINGS],
    }
