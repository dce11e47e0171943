"""What is told of something that was done at a live table, to each reader in his words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cartes_lib.wording import language
from cartes_widgets.table.game import Event, TableGame

__all__ = ["Done"]


@dataclass(eq=False)
class Done:
    """Something that was done, and how each reader was told of it, by seat and language."""

    event: Event[Any]
    told: dict[tuple[int, str, bool], str] = field(default_factory=dict)

    def to(self, game: TableGame, reader: int, plays: bool) -> str:
        """What the seat of `reader` is told, in the language that is spoken.

        Args:
            plays: whether he sits there; else seats are called as whoever looks on calls them.
        """
        key = (reader, language(), plays)
        if key not in self.told:
            self.told[key] = game.tell(self.event, reader)
        return self.told[key]
