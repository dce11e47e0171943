"""The widget that shows the signs of partners in Truco."""

from __future__ import annotations

from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.messages import format_message
from cartes_lib.truco.signs import SIGNS
from cartes_widgets.core.base import Widget


def all_signs() -> list[dict[str, Any]]:
    """All signs for a page, each with the keys `id`, `text`, `means` and `cards`.

    `text` describes the face, `means` names the announced cards, which `cards` has in notation.
    """
    return [
        {
            "id": sign,
            "text": format_message(f"sign-{sign}"),
            "means": format_message(f"sign-{sign}.card"),
            "cards": list(map(str, cards)),
        }
        for sign, cards in SIGNS.items()
    ]


class Signs(Widget):
    """A widget that shows each sign as a face, with its description and its cards.

    Attributes:
        signs: for each sign, `id`, `text` (a description of the face), `means` (in words) and
            `cards` in notation.
        label: the name of the list for screen readers.
    """

    module = "signs"
    minutes = 0.2
    in_saved_output = ("label", "signs")

    signs = List(Dict()).tag(sync=True)
    label = Unicode().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(signs=all_signs(), label=format_message("signs-label"))
