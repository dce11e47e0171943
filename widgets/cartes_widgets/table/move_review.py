"""The end of a lesson: a deal with bots, then the learner repeats the costliest moves."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from traitlets import Unicode

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import format_message, messages_with_prefix
from cartes_widgets.games.tables import players_of
from cartes_widgets.table.play import Play
from cartes_widgets.table.terms import Terms


class MoveReviewTable(Play):
    """A table of one game; after each deal, the learner can choose again for the costly moves.

    Attributes:
        game: id of the game.
    """

    module = "move_review"
    fills_step = "always"

    game = Unicode().tag(sync=True)

    def __init__(self, game: str, seed: int | None = None, **traits: Any) -> None:
        """Shows the button that starts a deal of `game`.

        Args:
            seed: seed of the first deal; None for secret cards.

        Raises:
            ValueError: there is no such game.
        """
        if game not in GAME_IDS:
            raise ValueError(f"no table of {game!r}")
        super().__init__(seed, game=game, **traits)
        # The lesson has chosen the game, so the page offers no other.
        self.games = []

    def _more_texts(self) -> Mapping[str, str]:
        return messages_with_prefix("move-review-")

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Begins a deal; handles other messages like `Play`."""
        do = message.get("do")
        if do == "begin":
            players = players_of(self.game, "")[0]
            terms = Terms(game=self.game, players=players, deals=self._deal(), helped=True)
            self._take(terms)
        elif do in ("choose", "join"):
            self.notice = format_message("widget-unknown-message")
        else:
            super().on_page_message(message)

    def _shown(self) -> None:
        super()._shown()
        # If Python shares the page's only thread, a review starts only when the learner asks for
        # it.
        if self.seated and self.may["review"] and sys.platform != "emscripten":
            self._review()
