"""What a deal may come to count for: every way of doubling, as a tree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.botifarra import DOUBLINGS, bidding, multiplier
from cartes_lib.wording import say, wordings
from cartes_widgets.base import Widget, ui_words

__all__ = ["BetTree"]

_DEALER = 0


class BetTree(Widget):
    """The doublings of Botifarra from the contract on, with what the deal then counts for.

    Attributes:
        branches: nested: words, who may say it, the multiplier, whether the talking has come
            there, and further branches.
        label: what the tree shows.
    """

    module = "bet_tree"

    branches = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self, said: Iterable[str] = (), *, lang: str = "fr", **traits: Any) -> None:
        """Draws the tree, with the way that `said`, calls without passes, has taken.

        Raises:
            IllegalAction: something in `said` could not be said when it was.
        """
        here = tuple(said)
        bidding(here, _DEALER)
        suit = here[0] if here and here[0] != "botifarra" else "oros"
        branches = [_branch((root,), here, lang) for root in (suit, "botifarra")]
        super().__init__(
            branches=branches,
            label=say("tree-of-doublings", lang),
            words={**ui_words(lang), **wordings("bets-", lang)},
            lang=lang,
            **traits,
        )


def _branch(history: tuple[str, ...], here: tuple[str, ...], lang: str) -> dict[str, Any]:
    now = bidding(history, _DEALER)
    last = history[-1]
    # The dealer's side chose, the other one may say contro, and so on in turn.
    side = "choosers" if len(history) % 2 else "others"
    text = say(f"term-call-{last}", lang) if last in (*DOUBLINGS, "botifarra") else ""
    return {
        "text": text or say("tree-suit-contract", lang),
        "who": say(f"doubling-{side}", lang),
        "times": multiplier(history[0], now.doubling),
        "here": here == history,
        "passed": here[: len(history)] == history,
        "branches": [_branch((*history, c), here, lang) for c in now.calls if c in DOUBLINGS],
    }
