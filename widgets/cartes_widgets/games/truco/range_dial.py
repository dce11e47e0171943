"""A widget about the chance to win an envido against an opponent's range of values."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from traitlets import Dict, Int, List, Unicode

from cartes_lib.cards import Hand
from cartes_lib.messages import card_name, format_message
from cartes_lib.truco import envido_value
from cartes_lib.truco.range_odds import Range, envido_against, fair_chance, gain
from cartes_lib.truco.stakes import envido_stake
from cartes_widgets.core.base import Widget

_MAX_ENVIDO = 33
_BLUFF = 50


class RangeDial(Widget):
    """A hand, two dials for the opponent's range, and the gain if the learner accepts the envido.

    The chance is exact, because the widget counts all possible hands of the opponent. It leaves out
    hands with a flor, because a flor would have been announced.

    Attributes:
        cards: the hand, in notation; `card_names` has the names of the cards.
        title: the value of the hand, in words.
        least: the lowest value with which the opponent always bets.
        bluff: how often the opponent bets with a lower value, in percent.
        most: the highest allowed values of `least` and `bluff`.
        percent: how often the hand wins; `needed`: how often it must win to make accepting
            worthwhile.
        message: the same in words, with the gain of accepting over refusing.
    """

    module = "range_dial"
    labels = "range-dial-"
    minutes = 0.5
    in_saved_output = ("title", "cards", "message")

    cards = List(Unicode()).tag(sync=True)
    card_names = Dict().tag(sync=True)
    title = Unicode().tag(sync=True)
    least = Int(0).tag(sync=True)
    bluff = Int(0).tag(sync=True)
    most = Dict().tag(sync=True)
    percent = Int(0).tag(sync=True)
    needed = Int(0).tag(sync=True)
    message = Unicode().tag(sync=True)

    def __init__(self, hand: Hand, *, mano: bool = True) -> None:
        """Starts with `hand` against an opponent who bets with any hand.

        Args:
            mano: whether the owner of `hand` declares first.

        Raises:
            ValueError: `hand` does not have three different cards of the pack.
        """
        if len(hand) != 3:
            raise ValueError(f"a hand has three cards, not {len(hand)}")
        self._hand, self._mano = hand, mano
        super().__init__(
            cards=list(map(str, hand)),
            card_names={str(card): card_name(card) for card in hand},
            title=format_message("range-title", value=envido_value(hand), mano=mano),
            most={"least": _MAX_ENVIDO, "bluff": _BLUFF},
        )
        self._weigh(0, 0)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Computes the chance for the range that the page's dials set."""
        least, bluff = message.get("least"), message.get("bluff")
        if (
            type(least) is int
            and type(bluff) is int
            and 0 <= least <= _MAX_ENVIDO
            and 0 <= bluff <= _BLUFF
        ):
            self._weigh(least, bluff)

    def _weigh(self, least: int, bluff: int) -> None:
        theirs = Range(least, Fraction(bluff, 100))
        stake = envido_stake("envido")
        with self.hold_sync():
            self.least, self.bluff = least, bluff
            self.needed = round(100 * fair_chance(*stake))
            try:
                chance = envido_against(self._hand, theirs, mano=self._mano, flor=True)
            except ValueError:
                # With the learner's cards removed, the opponent may have no hand of such a value.
                self.percent, self.message = 0, format_message("range-nothing")
                return
            tenths = round(10 * gain(chance, *stake))
            self.percent = round(100 * chance)
            self.message = format_message(
                "range-result",
                percent=self.percent,
                better="more" if tenths > 0 else "less" if tenths < 0 else "same",
                whole=abs(tenths) // 10,
                tenths=abs(tenths) % 10,
            )
