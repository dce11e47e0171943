"""Messages about an action at a live table, in the language of each person who sees the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cartes_lib.messages import language
from cartes_widgets.games.table_game import Event, TableGame


@dataclass(eq=False)
class PastAct:
    """An action, and the messages about it that were already rendered.

    Attributes:
        event: the action, and the states before and after it.
        messages: the rendered messages; the key is the viewer's seat, the language, and whether the
            viewer plays there.
    """

    event: Event[Any]
    messages: dict[tuple[int, str, bool], str] = field(default_factory=dict)

    def to(self, game: TableGame, viewer: int, plays: bool) -> str:
        """The message about the action for the seat `viewer`, in the current language.

        Args:
            game: the match in which the action was performed.
            plays: whether the person plays at this seat; False for an onlooker, whose messages name
                all players.
        """
        key = (viewer, language(), plays)
        if key not in self.messages:
            self.messages[key] = game.describe(self.event, viewer)
        return self.messages[key]
