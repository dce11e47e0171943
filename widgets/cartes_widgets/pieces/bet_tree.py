"""What a deal or a hand may come to count for: every way of raising, as a tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.botifarra import DOUBLINGS, bidding, multiplier
from cartes_lib.seats import side_of
from cartes_lib.truco import BetStates, Rules, bet_states, stake_points
from cartes_lib.wording import say, wordings
from cartes_widgets.core.base import Widget, ui_words

__all__ = ["BetTree", "doubling_branches", "stake_branches"]

_DEALER = 0
_DRAWN = Rules(envido_chain="strict")
"""The table that is drawn: the source sets no limit to envidos (TRU-ENV-06), a drawing must."""

_ANSWERS = ("quiero", "no-quiero", "con-flor-quiero", "con-flor-me-achico")


class BetTree(Widget):
    """Calls that raise what is at stake, with what it then is.

    Attributes:
        branches: nested: words, who may say it, what it brings, whether the talking has
            come there, and further branches.
        label: what the tree shows.
    """

    module = "bet_tree"
    fills_step = "alone"

    branches = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self, branches: Iterable[Mapping[str, Any]], **traits: Any) -> None:
        words = {**ui_words(), **wordings("bets-")}
        super().__init__(branches=list(branches), words=words, **traits)


def doubling_branches(said: Iterable[str] = ()) -> list[dict[str, Any]]:
    """The doublings of Botifarra from the contract on, with the way that `said` has taken.

    Args:
        said: a contract and doublings, without the passes between them.

    Raises:
        IllegalAction: something in `said` could not be said when it was.

    Rules: BOT-TRUMP-03, BOT-DBL-01 to -05.
    """
    here = tuple(said)
    bidding(here, _DEALER)
    suit = here[0] if here and here[0] != "botifarra" else "oros"
    return [_branch((root,), here) for root in (suit, "botifarra")]


def stake_branches(
    bet: str, said: Iterable[str] = (), scores: Sequence[int] = (0, 0)
) -> list[dict[str, Any]]:
    """The calls of a bet of Truco from the engine's own table, with what each brings.

    Answers that only accept or refuse are no branches: what they bring stands at the call.

    Args:
        bet: "flor", "envido" or "truco".
        said: the way that the calls have taken.
        scores: of the two sides, 0 to 29; a falta and an al resto depend on them.

    Raises:
        ValueError: no such bet, or `said` is no such chain.

    Rules: TRU-FLOR-09 to -15, TRU-ENV-04 to -09, TRU-TRU-13 to -15.
    """
    here, table = tuple(said), bet_states(bet, _DRAWN)
    branches = _raises(table, "none", (), here, scores)
    if here and not any(branch["here"] for branch in _all(branches)):
        raise ValueError(f"no such calls: {here}")
    return branches


def _all(branches: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in branches:
        yield one
        yield from _all(one["branches"])


def _raises(
    table: BetStates,
    state: str,
    calls: tuple[str, ...],
    here: tuple[str, ...],
    scores: Sequence[int],
) -> list[dict[str, Any]]:
    """The branches of what may be said at `state`, or once it is accepted."""
    accepted = table[state].calls.get("quiero", state)
    open_now = {**table[state].calls, **table[accepted].calls}
    return [
        _bet(table, following, (*calls, call), here, scores)
        for call, following in open_now.items()
        # A third flor changes nothing that a drawing of two could show.
        if call not in _ANSWERS and following != state
    ]


def _bet(
    table: BetStates,
    state: str,
    calls: tuple[str, ...],
    here: tuple[str, ...],
    scores: Sequence[int],
) -> dict[str, Any]:
    node = table[state]
    notes = [
        say(key, points=stake_points(stake, scores, _DRAWN))
        for key, stake in (("bet-accepted", node.accepted), ("bet-refused", node.refused))
        if stake is not None
    ]
    return {
        "text": say(f"said-{calls[-1]}"),
        "who": "",
        "notes": notes,
        "here": here == calls,
        "passed": here[: len(calls)] == calls,
        "branches": _raises(table, state, calls, here, scores),
    }


def _branch(history: tuple[str, ...], here: tuple[str, ...]) -> dict[str, Any]:
    now = bidding(history, _DEALER)
    last = history[-1]
    speaker = bidding(history[:-1], _DEALER).speaker
    side = "others" if speaker is None or side_of(speaker) != side_of(_DEALER) else "choosers"
    text = say(f"term-call-{last}") if last in (*DOUBLINGS, "botifarra") else ""
    return {
        "text": text or say("tree-suit-contract"),
        "who": say(f"doubling-{side}"),
        "notes": [say("bet-times", times=multiplier(history[0], now.doubling))],
        "here": here == history,
        "passed": here[: len(history)] == history,
        "branches": [_branch((*history, c), here) for c in now.calls if c in DOUBLINGS],
    }
