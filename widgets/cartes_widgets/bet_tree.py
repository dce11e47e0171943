"""What a deal or a hand may come to count for: every way of raising, as a tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.botifarra import DOUBLINGS, bidding, multiplier
from cartes_lib.truco import TRUCO_CALLS, envido_stake, truco_stake
from cartes_lib.wording import say, wordings
from cartes_widgets.base import Widget, ui_words

__all__ = ["BetTree", "doubling_branches", "envido_branches", "truco_branches"]

_DEALER = 0
_ENVIDOS = ("envido", "real-envido", "falta-envido")
_MOST = {"envido": 2, "real-envido": 1, "falta-envido": 1}
"""How often each is drawn in one chain: the source sets no limit (TRU-ENV-06)."""


class BetTree(Widget):
    """Calls that raise what is at stake, with what it then is.

    Attributes:
        branches: nested: words, who may say it, what it brings, whether the talking has
            come there, and further branches.
        label: what the tree shows.
    """

    module = "bet_tree"

    branches = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(
        self, branches: Iterable[Mapping[str, Any]], *, lang: str = "fr", **traits: Any
    ) -> None:
        words = {**ui_words(lang), **wordings("bets-", lang)}
        super().__init__(branches=list(branches), words=words, lang=lang, **traits)


def doubling_branches(said: Iterable[str] = (), lang: str = "fr") -> list[dict[str, Any]]:
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
    return [_branch((root,), here, lang) for root in (suit, "botifarra")]


def truco_branches(said: Iterable[str] = (), lang: str = "fr") -> list[dict[str, Any]]:
    """The calls of the truco, each with what it brings accepted and refused.

    Raises:
        ValueError: `said` does not begin at the truco, or leaves a step out.

    Rules: TRU-TRU-13.
    """
    here = tuple(said)
    if here != TRUCO_CALLS[: len(here)]:
        raise ValueError(f"no such calls: {here}")
    branches: list[dict[str, Any]] = []
    for step in range(len(TRUCO_CALLS), 0, -1):
        calls = TRUCO_CALLS[:step]
        branches = [_bet(calls, truco_stake(calls[-1]), branches, here, lang)]
    return branches


def envido_branches(
    said: Iterable[str] = (), scores: Sequence[int] = (0, 0), lang: str = "fr"
) -> list[dict[str, Any]]:
    """The calls of the envido, each with what it brings accepted and refused.

    Drawn are the chains that go up: at most two envidos, then a real envido, then the falta.

    Args:
        scores: of the two sides, 0 to 29; the falta depends on them.

    Raises:
        ValueError: `said` is no such chain.

    Rules: TRU-ENV-04 to -09.
    """
    here = tuple(said)
    branches = _envidos((), here, scores, lang)
    if here and not any(branch["here"] for branch in _all(branches)):
        raise ValueError(f"no such calls: {here}")
    return branches


def _all(branches: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in branches:
        yield one
        yield from _all(one["branches"])


def _envidos(
    calls: tuple[str, ...], here: tuple[str, ...], scores: Sequence[int], lang: str
) -> list[dict[str, Any]]:
    last = _ENVIDOS.index(calls[-1]) if calls else 0
    following = [one for one in _ENVIDOS[last:] if calls.count(one) < _MOST[one]]
    return [
        _bet(
            (*calls, one),
            envido_stake((*calls, one), scores),
            _envidos((*calls, one), here, scores, lang),
            here,
            lang,
        )
        for one in following
    ]


def _bet(
    calls: tuple[str, ...],
    stake: tuple[int, int],
    branches: list[dict[str, Any]],
    here: tuple[str, ...],
    lang: str,
) -> dict[str, Any]:
    accepted, refused = stake
    return {
        "text": say(f"term-bet-{calls[-1]}", lang),
        "who": "",
        "notes": [
            say("bet-accepted", lang, points=accepted),
            say("bet-refused", lang, points=refused),
        ],
        "here": here == calls,
        "passed": here[: len(calls)] == calls,
        "branches": branches,
    }


def _branch(history: tuple[str, ...], here: tuple[str, ...], lang: str) -> dict[str, Any]:
    now = bidding(history, _DEALER)
    last = history[-1]
    # The dealer's side chose, the other one may say contro, and so on in turn.
    side = "choosers" if len(history) % 2 else "others"
    text = say(f"term-call-{last}", lang) if last in (*DOUBLINGS, "botifarra") else ""
    return {
        "text": text or say("tree-suit-contract", lang),
        "who": say(f"doubling-{side}", lang),
        "notes": [say("bet-times", lang, times=multiplier(history[0], now.doubling))],
        "here": here == history,
        "passed": here[: len(history)] == history,
        "branches": [_branch((*history, c), here, lang) for c in now.calls if c in DOUBLINGS],
    }
