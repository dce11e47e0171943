"""A row of cards to look at, or to pick from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from traitlets import Bool, Dict, List, Unicode

from cartes_lib.cards import Card, cards
from cartes_lib.messages import card_name, format_message
from cartes_widgets.core.base import Widget, lesson_call


def card_item(card: Card, note: str = "") -> dict[str, str]:
    """`card` for a page: the keys `id` and `card` (the notation), `card_name` and `note`.

    `card_name` is for screen readers; the page draws `note` below the card.
    """
    return {
        "id": str(card),
        "card": str(card),
        "card_name": card_name(card, "bare"),
        "note": note,
    }


class Hand(Widget):
    """A row of cards, from which the learner may pick some.

    Attributes:
        cards: results of `card_item`, in order.
        pick: how many cards the learner may pick: `none`, `single` or `multiple`.
        picked: notations of the picked cards, in the order of the cards.
        label: name of the group for screen readers.
    """

    module = "hand"
    minutes = 0.2
    in_saved_output = ("label", "cards")
    from_page: ClassVar[frozenset[str]] = frozenset({"picked"})

    cards = List(Dict()).tag(sync=True)
    pick = Unicode("none").tag(sync=True)
    picked = List(Unicode()).tag(sync=True)
    label = Unicode().tag(sync=True)
    large = Bool(False).tag(sync=True)

    def __init__(self, hand: Iterable[Card], **traits: Any) -> None:
        items = [card_item(card) for card in hand]
        super().__init__(cards=items, **traits)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Sets the traits that a page sent; ignores picked cards that are unknown or too many."""
        picked = sync_data.get("picked")
        known = [item["id"] for item in self.cards]
        most = {"none": 0, "single": 1}.get(self.pick, len(known))
        if (
            isinstance(picked, list)
            and len(picked) <= most
            and all(item in known for item in picked)
        ):
            super().set_state({"picked": [item for item in known if item in picked]})


@lesson_call
def cards_shown(text: str) -> Hand:
    """A widget that shows the cards with the notation `text` side by side.

    Raises:
        NotationError: `text` is not card notation.
    """
    return Hand(cards(text), label=format_message("widget-cards"), large=True)
