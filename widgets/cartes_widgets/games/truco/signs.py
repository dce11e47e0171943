"""The signs of partners at Truco, to look at."""

from __future__ import annotations

from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.truco import SIGNS
from cartes_lib.wording import say
from cartes_widgets.core.base import Widget

__all__ = ["Signs", "all_signs"]


def all_signs() -> list[dict[str, Any]]:
    """Each sign with what the face does, and the cards that it tells of."""
    return [
        {
            "id": sign,
            "text": say(f"sign-{sign}"),
            "means": say(f"sign-{sign}.card"),
            "cards": list(map(str, told)),
        }
        for sign, told in SIGNS.items()
    ]


class Signs(Widget):
    """Each sign as a face, what it does in words, and the cards that it tells of.

    Attributes:
        signs: `id`, `text` (what the face does), `means` (in words) and `cards` in notation.
        label: what a screen reader calls the list.
    """

    module = "signs"
    minutes = 0.2

    signs = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(signs=all_signs(), label=say("signs-label"))
