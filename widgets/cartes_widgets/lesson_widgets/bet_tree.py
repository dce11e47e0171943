"""The tree of all raises of a deal or a hand, with what each brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.messages import messages_with_prefix
from cartes_widgets.core.base import Widget, ui_words

__all__ = ["BetTree"]


class BetTree(Widget):
    """Calls that raise the stake, with the stake after each.

    Attributes:
        branches: nested branches: the call, who may make it, its points, whether it is on the
            marked path, and further branches.
        label: what the tree shows.
    """

    module = "bet_tree"
    fills_step = "alone"
    in_saved_output = ("label", "branches")

    branches = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self, branches: Iterable[Mapping[str, Any]], **traits: Any) -> None:
        words = {**ui_words(), **messages_with_prefix("bets-")}
        super().__init__(branches=list(branches), words=words, **traits)
