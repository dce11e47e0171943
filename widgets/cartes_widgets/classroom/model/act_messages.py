"""Messages about an act at a live table, for each reader in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cartes_lib.messages import language
from cartes_widgets.games.table_game import Event, TableGame

__all__ = ["Done"]


@dataclass(eq=False)
class Done:
    """An act, and the messages about it already rendered, by seat and language."""

    event: Event[Any]
    messages: dict[tuple[int, str, bool], str] = field(default_factory=dict)

    def to(self, game: TableGame, reader: int, plays: bool) -> str:
        """The message for the seat of `reader`, in the current language.

        Args:
            plays: whether the reader sits there; otherwise seats are named as for an onlooker.
        """
        key = (reader, language(), plays)
        if key not in self.messages:
            self.messages[key] = game.describe(self.event, reader)
        return self.messages[key]
