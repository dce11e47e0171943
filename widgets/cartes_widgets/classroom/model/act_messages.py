"""Messages about an action at a live table, in the language of each person who sees the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cartes_lib.messages import language
from cartes_widgets.games.table_game import Event, TableGame

__all__ = ["PastAct"]


@dataclass(eq=False)
class PastAct:
    """An action, and the messages about it that were already rendered, by seat and language."""

    event: Event[Any]
    messages: dict[tuple[int, str, bool], str] = field(default_factory=dict)

    def to(self, game: TableGame, viewer: int, plays: bool) -> str:
        """The message for the seat `viewer`, in the current language.

        Args:
            plays: whether the person plays at this seat; False for an onlooker, whose messages name
                all players.
        """
        key = (viewer, language(), plays)
        if key not in self.messages:
            self.messages[key] = game.describe(self.event, viewer)
        return self.messages[key]
