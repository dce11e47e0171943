"""What the live tables of a class need of the pages that show them, and of the class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cartes_widgets.classroom.model.room import Room


class TablePage(Protocol):
    """A page that shows a table.

    Attributes:
        watched: the seat whose cards a teacher's page shows, None for all; unused for players.
        seats: the seats of the people at this page; empty on a teacher's page.
    """

    @property
    def watched(self) -> int | None: ...

    @property
    def seats(self) -> Sequence[int]: ...

    def show(self) -> None:
        """Shows the current view."""

    def end(self) -> None:
        """Notifies the page that its view has ended."""

    def nudge(self) -> None:
        """Reminds the people of the page that the other players wait."""


class TableService(Protocol):
    """The methods of a class that its tables call."""

    @property
    def room(self) -> Room: ...

    @property
    def is_frozen(self) -> bool: ...
