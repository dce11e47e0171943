"""Live tables in play: the pages that show them, and the timers of bots."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping

from tornado.ioloop import IOLoop

from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.seat_holders import HOUSE
from cartes_widgets.classroom.web.table_pages import TablePage, TableService
from cartes_widgets.games.table_game import DEAL, MATCH, SWEEP, TRICK

_log = logging.getLogger(__name__)

AWAY = 60.0
"""Seconds without an open page after which bots play for a person, until the person returns."""

IDLE = 120.0
"""Seconds after which a bot acts for an inactive person whose page is open, if others wait."""

IDLE_AGAIN = 15.0
"""Seconds after which a bot acts again for an inactive person, after it has just acted."""

_PAUSE_SECONDS: Mapping[str, float] = {"": 1.2, SWEEP: 1.5, TRICK: 3.0, DEAL: 30.0}
"""Seconds for which an event stays visible, unless a person continues; the key is the pause."""

_SHORT_PAUSE_SECONDS = 0.2
"""Seconds for which an event stays visible while all people wait for the next deal."""

_RETRY_SECONDS = 15.0
"""Seconds until an automatic action is tried again after it has failed."""

_BOARD_SECONDS = 1.0
"""Minimum time in seconds between updates of the board's list of tables."""


class RunningTables:
    """The open tables of a room: who looks at them, and when bots act.

    Attributes:
        tables: the open tables; the key is the table's id.
    """

    def __init__(self, service: TableService, tables: dict[str, LiveTable]) -> None:
        """Runs `tables`, which may change later."""
        self._service, self._room = service, service.room
        self.tables = tables
        self._pages: dict[str, set[TablePage]] = {}
        self._left_at: dict[tuple[str, int], float] = {}
        # For each table, the turn that it waits for, and the time when this began.
        self._turn_starts: dict[str, tuple[int, float]] = {}
        self._slow: set[tuple[str, int]] = set()
        self._counted: dict[str, int] = {}
        self._clocks: dict[str, tuple[IOLoop, object]] = {}
        self._is_board_due = False

    def enter(self, table: LiveTable, page: TablePage) -> None:
        """Adds the opened `page` to the pages of `table`, and shows the table on it."""
        self._pages.setdefault(table.id, set()).add(page)
        page.show()
        self._start_timer(table)

    def leave(self, table: LiveTable, page: TablePage) -> None:
        """Removes a page that was closed; after some time, bots act for its people."""
        pages = self._pages.get(table.id, set())
        pages.discard(page)
        if table.id not in self.tables:
            return
        for seat in page.seats:
            self._left_at[table.id, seat] = time.monotonic()
        self._start_timer(table)

    def pages_like(self, table: LiveTable, page: TablePage) -> int:
        """Number of open pages of `table` whose people have the same seats as those at `page`."""
        pages = self._pages.get(table.id, set())
        return sum(tuple(item.seats) == tuple(page.seats) for item in pages)

    def absent(self, table: LiveTable, after: float = AWAY) -> list[int]:
        """The seats of people who have had no open page for `after` seconds."""
        here = {seat for page in self._pages.get(table.id, ()) for seat in page.seats}
        now = time.monotonic()
        return [
            seat
            for seat, who in enumerate(table.people)
            if who != HOUSE
            and seat not in here
            and now - self._left_at.setdefault((table.id, seat), now) >= after
        ]

    def idle(self, table: LiveTable, after: float | None = None) -> list[int]:
        """The seats of people with an open page for whom the table has waited too long.

        Args:
            after: the limit in seconds; None for the default.
        """
        revision, since = self._turn_starts.get(table.id, (-1, 0.0))
        if revision != table.revision or self._service.is_frozen or table.game.pause:
            return []
        waited = time.monotonic() - since
        pages = [page.seats for page in self._pages.get(table.id, ()) if page.seats]
        return [
            seat
            for seat in table.game.to_act
            if table.people[seat] != HOUSE
            # Another person looks at the table, on another device.
            and any(seat not in seats for seats in pages)
            and waited >= (self._limit(table, seat) if after is None else after)
        ]

    def _limit(self, table: LiveTable, seat: int) -> float:
        return IDLE_AGAIN if (table.id, seat) in self._slow else IDLE

    def note_act(self, table: LiveTable, seat: int) -> None:
        """Records activity of the person at a seat."""
        self._slow.discard((table.id, seat))

    def names(self) -> dict[str, str]:
        """The nicknames of the room's members; the key is the member's id.

        Removed members have no name, because the name may be the reason.
        """
        return {item.id: item.name for item in self._room.present()}

    def seconds_waited(self, table: LiveTable) -> float:
        """The number of seconds that the table has waited for the current turn."""
        revision, since = self._turn_starts.get(table.id, (-1, 0.0))
        return time.monotonic() - since if revision == table.revision else 0.0

    def acting(self, table: LiveTable) -> list[int]:
        """The seats of the people for whom the table waits; empty during actions of bots."""
        if table.game.pause not in ("", TRICK):
            return []
        house = table.house(self._missing(table))
        return [seat for seat in table.game.to_act if seat not in house]

    def play_for(self, table: LiveTable) -> None:
        """Lets bots act immediately for the people for whom the table waits."""
        seats = self.acting(table)
        if self._service.is_frozen or not seats:
            return
        self._slow |= {(table.id, seat) for seat in seats}
        while table.game.pause:
            table.go_on()
        table.play_house([*self._missing(table), *seats])
        self.changed(table)

    def nudge(self, table: LiveTable) -> None:
        """Reminds the people for whom the table waits, on their own devices."""
        seats = set(self.acting(table))
        for page in list(self._pages.get(table.id, ())):
            if seats & {*page.seats}:
                page.nudge()

    def _forget(self, table: LiveTable) -> None:
        """Stops the timer of a closed table, and ends its pages."""
        self._stop_timer(table)
        self._turn_starts.pop(table.id, None)
        self._counted.pop(table.id, None)
        self._slow = {(ident, seat) for ident, seat in self._slow if ident != table.id}
        for seat in range(len(table.people)):
            self._left_at.pop((table.id, seat), None)
        for page in self._pages.pop(table.id, set()):
            page.end()

    def _note_seat(self, table: LiveTable, seat: int) -> None:
        """Records that a seat has changed hands, so that its person has time to open a page."""
        self._left_at[table.id, seat] = time.monotonic()
        self.changed(table, seats=True)

    def _note_board(self) -> None:
        """Updates the board with a delay, because many tables would cause too many updates."""
        if not self._is_board_due:
            self._is_board_due = True
            IOLoop.current().call_later(_BOARD_SECONDS, self._update_board)

    def _update_board(self) -> None:
        self._is_board_due = False
        self._room.on_board()

    def changed(self, table: LiveTable, *, seats: bool = False) -> None:
        """Updates the pages of `table`, then its timer, or the table lists if `seats` changed."""
        self._show(table)
        if len(table.gains) != self._counted.get(table.id, 0):
            self._counted[table.id] = len(table.gains)
            self._compared()
        if seats:
            self._room.on_course()
            self._room.on_board()
        else:
            self._start_timer(table)
            self._note_board()

    def _compared(self) -> None:
        """Sends the new ranking to all finished tables, and to the teacher."""
        for table in self.tables.values():
            if table.is_over:
                self._show(table)
        self._room.on_board()

    def _show(self, table: LiveTable) -> None:
        for page in list(self._pages.get(table.id, ())):
            try:
                page.show()
            except Exception:
                # The other pages and the timer must not stop with this page.
                _log.exception("A page could not show table %d", table.number)

    def wake(self) -> None:
        """Restarts every timer, after the class was frozen or unfrozen."""
        self._turn_starts.clear()
        for table in self.tables.values():
            self._start_timer(table)

    def _start_timer(self, table: LiveTable) -> None:
        """Sets the table's timer to the next automatic action."""
        self._stop_timer(table)
        if self._turn_starts.get(table.id, (-1,))[0] != table.revision:
            self._turn_starts[table.id] = table.revision, time.monotonic()
        seconds = self._seconds(table)
        if seconds is not None:
            self._call_later(table, seconds)

    def _call_later(self, table: LiveTable, seconds: float) -> None:
        loop = IOLoop.current()
        handle = loop.call_later(seconds, self._on_timeout, table, table.revision)
        self._clocks[table.id] = (loop, handle)

    def _stop_timer(self, table: LiveTable) -> None:
        loop, handle = self._clocks.pop(table.id, (None, None))
        if loop is not None:
            loop.remove_timeout(handle)

    def _seconds(self, table: LiveTable) -> float | None:
        """Seconds until the next automatic action; None if no such action is due."""
        pause = table.game.pause
        if (
            not any(table.people)
            or self._service.is_frozen
            or table.id not in self.tables
            or pause == MATCH
            or table.is_over
        ):
            return None
        is_played = self._is_played(table)
        if pause == DEAL and not is_played:
            # The first person who returns sees the result.
            return None
        if pause or table.next_of_house(self._missing(table)) is not None:
            if not is_played and len(self.absent(table)) < sum(map(bool, table.people)):
                # Before anybody comes, and shortly after all have left, bots wait.
                return AWAY
            hurries = is_played and not self._is_seen(table)
            return _SHORT_PAUSE_SECONDS if hurries else _PAUSE_SECONDS[pause]
        if not is_played:
            return None
        # The table waits for a person: check later whether the person is away or inactive.
        late = {*self.absent(table, 0.0), *self.idle(table, 0.0)}
        return AWAY / 4 if any(item in late for item in table.game.to_act) else None

    def _missing(self, table: LiveTable) -> list[int]:
        """The seats for which bots act now, because their people are away or inactive.

        While all people are away, the table waits for them, or for the teacher.
        """
        return [*self.absent(table), *self.idle(table)] if self._is_played(table) else []

    def _is_played(self, table: LiveTable) -> bool:
        """Whether a person of the table has an open page."""
        return any(page.seats for page in self._pages.get(table.id, ()))

    def _is_seen(self, table: LiveTable) -> bool:
        """Whether an open page of the teacher or of a current player shows the table."""
        return any(
            not page.seats or not all(map(table.is_waiting, page.seats))
            for page in self._pages.get(table.id, ())
        )

    def _on_timeout(self, table: LiveTable, revision: int) -> None:
        self._clocks.pop(table.id, None)
        try:
            if table.revision == revision and self._seconds(table) is not None:
                self._go_on(table)
        except Exception:
            # Nobody would see the exception, and the table would wait for ever.
            _log.exception("Table %d could not go on", table.number)
            self._call_later(table, _RETRY_SECONDS)
        else:
            if table.revision == revision:
                self._start_timer(table)
            else:
                self.changed(table)

    def _go_on(self, table: LiveTable) -> None:
        """Ends the pause of `table`, or lets a bot act, also for a person who is away."""
        if table.game.pause:
            table.go_on()
        else:
            self._slow |= {(table.id, seat) for seat in self.idle(table)}
            table.play_house(self._missing(table))
