"""A widget with the tree of all raises in a deal or a hand, with the points of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_widgets.core.base import Widget


class BetTree(Widget):
    """Calls that raise the stake, each with the stake after it.

    Attributes:
        branches: the first calls. Each has its text, who may make it, its points, whether it is on
            the marked path, and further branches.
        label: a title of the tree for screen readers.
    """

    module = "bet_tree"
    labels = "bets-"
    fills_step = "alone"
    in_saved_output = ("label", "branches")

    branches = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self, branches: Iterable[Mapping[str, Any]], **traits: Any) -> None:
        super().__init__(branches=list(branches), **traits)
