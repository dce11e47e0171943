"""A widget that deals a hundred hands at a time, and counts the hands with a property."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType

from traitlets import Int, List, Unicode

from cartes_lib.cards import PACK_40, Hand
from cartes_lib.messages import format_message
from cartes_lib.truco.envido import has_flor
from cartes_lib.truco.odds import BRAVAS, chance_of_bravas, chance_of_flor
from cartes_widgets.core.base import Widget

_HANDS = 100
_MAX_HUNDREDS = 100
"""Maximum number of hundreds; more would show nothing new."""

_KINDS: Mapping[str, tuple[Callable[[Hand], bool], Callable[[], Fraction]]] = MappingProxyType(
    {
        "flor": (has_flor, chance_of_flor),
        "brava": (lambda hand: bool({*hand} & {*BRAVAS}), chance_of_bravas),
    }
)


class Hundred(Widget):
    """Hands of three cards from a whole pack; the learner deals a hundred at a time.

    Attributes:
        label: the property that is counted, in words.
        hits: indices (0 to 99) of the hands with the property in the last hundred.
        cards: an example of a hand with the property, in notation; empty before the first.
        counts: number of hands with the property in each hundred, from the first hundred on.
        message: the count in words; after the first hundred, with the exact chance.
        left: number of hundreds that the learner may still deal.
    """

    module = "hundred"
    labels = "hundred-do-"
    minutes = 0.5
    in_saved_output = ("label", "message", "cards")

    label = Unicode().tag(sync=True)
    hits = List(Int()).tag(sync=True)
    cards = List(Unicode()).tag(sync=True)
    counts = List(Int()).tag(sync=True)
    message = Unicode().tag(sync=True)
    left = Int(_MAX_HUNDREDS).tag(sync=True)

    def __init__(self, kind: str = "flor", *, seed: int = 0) -> None:
        """Counts hands of the kind `kind`: "flor" or "brava".

        Raises:
            ValueError: there is no such kind.
        """
        if kind not in _KINDS:
            raise ValueError(f"no hands of kind {kind!r} are counted")
        self._rng = random.Random(seed)
        self._is_it, self._exact = _KINDS[kind]
        super().__init__(
            label=format_message(f"hundred-of-{kind}"),
        )

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Deals another hundred hands."""
        if message.get("do") != "deal" or not self.left:
            return
        hands = [tuple(self._rng.sample(PACK_40, 3)) for _ in range(_HANDS)]
        results = [place for place, hand in enumerate(hands) if self._is_it(hand)]
        counts = [*self.counts, len(results)]
        tenths = round(1000 * self._exact())
        with self.hold_sync():
            self.hits = results
            self.cards = list(map(str, hands[results[0]])) if results else []
            self.counts = counts
            self.left -= 1
            self.message = format_message(
                "hundred-result",
                found=sum(counts),
                hands=_HANDS * len(counts),
                whole=tenths // 10,
                tenths=tenths % 10,
            )
