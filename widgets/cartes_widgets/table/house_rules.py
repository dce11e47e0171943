"""The house rules: the questions to ask before a match at a real table.

Lessons and matches use the chosen rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import format_message
from cartes_lib.options import Value
from cartes_widgets.core.base import Widget
from cartes_widgets.games.tables import PRESENTATIONS, players_of
from cartes_widgets.table.offers import explained, offers, refused
from cartes_widgets.table.terms import Terms, TermsError

_MAX_LENGTH = 40


class HouseRules(Widget):
    """Five rule options of a game, which the learner sets as at a real table.

    Attributes:
        game: id of the game.
        lessons: the prefix of the ids of its lessons.
        variants: the variants, of which the learner chooses one before the other options: `id` and
            `name` of each.
        customs: the other four options, as `OfferedCustom`, with the `usual` value.
        chosen: the chosen `variant` and `customs`, which fit together; the browser saves them.
        notice: why something could not be chosen or saved; "" otherwise.
    """

    module = "house_rules"
    labels = "house-rules-"
    in_saved_output = ("variants", "customs")

    game = Unicode().tag(sync=True)
    lessons = Unicode().tag(sync=True)
    variants = List(Dict()).tag(sync=True)
    customs = List(Dict()).tag(sync=True)
    chosen = Dict().tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(self, game: str, **traits: Any) -> None:
        """Shows the options of `game`.

        Raises:
            ValueError: there is no such game.
        """
        if game not in PRESENTATIONS:
            raise ValueError(f"no house rules of {game!r}")
        asks = PRESENTATIONS[game].house_rules
        names, options = asks.variants, asks.options
        offered = next(offer for offer in offers() if offer["id"] == game)
        usual = next(variant for variant in offered["variants"] if variant["id"] == names[0])[
            "customs"
        ]
        super().__init__(
            game=game,
            lessons=GAME_IDS[game].lessons,
            variants=[
                {"id": variant["id"], "name": explained(variant)}
                for variant in offered["variants"]
                if variant["id"] in names
            ],
            customs=[
                {**custom, "usual": usual[custom["id"]]}
                for custom in offered["customs"]
                if custom["id"] in options
            ],
            chosen={"variant": names[0], "customs": {}},
            **traits,
        )

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Sets the chosen options; if they are impossible, shows the reason and changes nothing."""
        if message.get("do") != "choose":
            self.notice = format_message("widget-unknown-message")
            return
        # Set again even if unchanged, because the page must show the current state.
        self.notice = ""
        try:
            variant, customs = self._read(message)
            players = players_of(self.game, variant)[0]
            Terms(game=self.game, variant=variant, customs=customs, players=players)
        except TermsError as error:
            stored = message.get("stored") is True
            self.notice = format_message("house-rules-stored-error") if stored else refused(error)
            return
        self.chosen = {"variant": variant, "customs": customs}

    def _read(self, message: Mapping[str, object]) -> tuple[str, dict[str, Value]]:
        """The variant and the options in a message, each of a valid type.

        Raises:
            TermsError: they are invalid, or not from this page.
        """
        asks = PRESENTATIONS[self.game].house_rules
        names, options = asks.variants, asks.options
        variant, customs = message.get("variant"), message.get("customs")
        if not isinstance(variant, str) or variant not in names or not isinstance(customs, dict):
            raise TermsError("customs")
        read: dict[str, Value] = {}
        for name, value in customs.items():
            if name not in options or not isinstance(value, str | int | bool):
                raise TermsError("customs")
            if len(str(value)[: _MAX_LENGTH + 1]) > _MAX_LENGTH:
                raise TermsError("customs")
            read[name] = value
        return variant, read
