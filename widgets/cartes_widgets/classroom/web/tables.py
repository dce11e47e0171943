"""The live tables of a class: seats, open pages, and the timers of bots."""

from __future__ import annotations

import logging
import random
import secrets
import time
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace

from tornado.ioloop import IOLoop

from cartes_widgets.classroom.model.contest import CONTESTS, DEALS, Rank, ranking
from cartes_widgets.classroom.model.live import LiveTable, tables_of
from cartes_widgets.classroom.model.names import NicknameError, alike, clean_name
from cartes_widgets.classroom.model.partners import seated_by_team, sides_at
from cartes_widgets.classroom.model.seat_holders import HOUSE, person_name
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.web.table_pages import TablePage, TableService
from cartes_widgets.games.table_game import DEAL, MATCH, SWEEP, TRICK
from cartes_widgets.table.terms import Terms, fresh_deals

_log = logging.getLogger(__name__)

MAX_TABLES = 60
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


class LiveTables:
    """All tables of one class.

    Attributes:
        tables: the open tables; the key is the table's id.
        unread: the number of saved tables that could not be restored, until a table is opened.
    """

    def __init__(self, service: TableService, acts: Iterable[tuple[str, str]]) -> None:
        """Restores the tables that were open when the server stopped.

        Args:
            acts: the saved actions at the tables, as `saved_acts` returns them.
        """
        self._service, self._room = service, service.room
        saved = list(acts)
        self.tables: dict[str, LiveTable] = tables_of(saved, self._room.keep_act)
        lost = {ident for ident, _ in saved} - self.tables.keys()
        self.unread = len(lost)
        for ident in lost:
            # A later version might restore it beside the new table of the same people.
            self._room.forget_acts(ident)
        # For each person, the tournament table whose cards the person has seen.
        self._contests = {
            who: table.id
            for table in self.tables.values()
            if table.length
            for who in table.people
            if who
        }
        self._pages: dict[str, set[TablePage]] = {}
        self._left_at: dict[tuple[str, int], float] = {}
        # For each table, the turn that it waits for, and the time when this began.
        self._turn_starts: dict[str, tuple[int, float]] = {}
        self._slow: set[tuple[str, int]] = set()
        self._counted: dict[str, int] = {}
        self._clocks: dict[str, tuple[IOLoop, object]] = {}
        self._is_board_due = False

    def table_of(self, member: str) -> str | None:
        """The id of the table of `member`; None without a seat."""
        sat = (table.id for table in self.tables.values() if table.seat_of(member) is not None)
        return next(sat, None)

    def table(self, ident: object) -> LiveTable:
        """The table with the id `ident`.

        Raises:
            SeatingError: there is no such table.
        """
        result = self.tables.get(ident) if isinstance(ident, str) else None
        if result is None:
            raise SeatingError("none")
        return result

    def open(self, terms: Terms, length: int = 0) -> LiveTable:
        """Opens a table without players; `length` is the number of deals of a tournament.

        Raises:
            SeatingError: there are too many tables.
        """
        self._clear_empty()
        if len(self.tables) >= MAX_TABLES:
            raise SeatingError("full")
        ident, room = secrets.token_hex(8), self._room
        used = {table.number for table in self.tables.values()}
        number = min({*range(1, MAX_TABLES + 1)} - used)
        table = LiveTable(ident, terms, lambda line: room.keep_act(ident, line), length, number)
        self.tables[ident], self.unread = table, 0
        table.open()
        return table

    def sit(self, member: str, table: LiveTable, seat: int) -> None:
        """Gives `member` a seat; the member leaves any other seat.

        Raises:
            SeatingError: the seat is refused.
        """
        if seat not in range(len(table.people)):
            raise SeatingError("none")
        if table.seat_of(member) != seat:
            if seat not in self.free_to(member, table):
                raise SeatingError("taken")
            self.remove(member)
            table.sit(member, seat)
            if table.length:
                self._contests[member] = table.id
        self._left_at[table.id, seat] = time.monotonic()
        self.changed(table, seats=True)

    def free_to(self, member: str, table: LiveTable) -> list[int]:
        """The seats of `table` that `member` may take.

        In a tournament, a second table is refused, because the member has already seen the cards.
        """
        knows = self._contests.get(member, table.id) != table.id
        return [] if table.length and knows else table.free_to_sit()

    def seat_all(
        self, terms: Terms, members: Sequence[str], teams: Mapping[str, Hashable] | None = None
    ) -> None:
        """Seats all `members` who have no seat, at new tables with these terms, in random order.

        Args:
            teams: the team of each member, so that partners are of the same team; None to ignore
                teams.

        Raises:
            SeatingError: there are too many tables.
        """
        waiting = [member for member in members if self.table_of(member) is None]
        random.SystemRandom().shuffle(waiting)
        each = terms.players
        if teams is None:
            seated = [waiting[first : first + each] for first in range(0, len(waiting), each)]
        else:
            seated = seated_by_team(waiting, sides_at(terms.begin()), teams)
        for people in seated:
            table = self.open(replace(terms, deals=fresh_deals()))
            for seat, member in enumerate(people):
                if member != HOUSE:
                    self.sit(member, table, seat)

    def contest(self, terms: Terms, length: int, members: Sequence[str]) -> None:
        """Seats each of `members` alone at a table of a tournament; all tables have the same cards.

        Raises:
            SeatingError: there is no such tournament of `length` deals, or `members` are too many.
        """
        if terms.players not in CONTESTS.get(terms.game, ()) or length not in DEALS:
            raise SeatingError("none")
        if len(members) > MAX_TABLES:
            raise SeatingError("full")
        self.clear()
        for member in members:
            self.sit(member, self.open(terms, length), 0)

    def ranks(self) -> list[Rank]:
        """Ranks of the tournament's tables, the best first; empty without a tournament."""
        return ranking({table.id: table.gains for table in self.tables.values() if table.length})

    def remove(self, member: str) -> None:
        """Gives the seat of `member`, if any, back to a bot."""
        ident = self.table_of(member)
        if ident is None:
            return
        table = self.tables[ident]
        seats = table.seats_of(member)
        theirs = [page for page in self._pages.get(ident, ()) if {*page.seats} & {*seats}]
        table.leave(member)
        for page in theirs:
            page.end()
        self.changed(table, seats=True)

    def share(self, member: str, seat: int, name: str) -> None:
        """Lets another person, called `name`, play at `seat` on the device of `member`.

        Raises:
            SeatingError: the seat is refused.
            NicknameError: the name is refused.
        """
        table = self.table(self.table_of(member))
        wanted = clean_name(name)
        if any(alike(item) == alike(wanted) for item in self._called()):
            raise NicknameError("taken")
        table.share(member, seat, wanted)
        self._left_at[table.id, seat] = time.monotonic()
        self.changed(table, seats=True)

    def unshare(self, member: str, name: str) -> None:
        """Removes the person called `name` from the device of `member`.

        Raises:
            SeatingError: there is no such person.
        """
        table = self.table(self.table_of(member))
        table.unshare(member, name)
        self.changed(table, seats=True)

    def _called(self) -> set[str]:
        """The names of all people of the room, including people who share a device."""
        names = self.names()
        everybody = [who for table in self.tables.values() for who in table.everybody()]
        return {*names.values(), *(person_name(who, names) for who in everybody)}

    def _clear_empty(self) -> None:
        """Removes tables without players and onlookers."""
        for table in list(self.tables.values()):
            if not any(table.people) and not self._pages.get(table.id):
                self._close(table)

    def clear(self) -> None:
        """Removes all tables."""
        for table in list(self.tables.values()):
            self._close(table)
        self._contests.clear()

    def _close(self, table: LiveTable) -> None:
        self._stop_timer(table)
        self.tables.pop(table.id, None)
        self._turn_starts.pop(table.id, None)
        self._counted.pop(table.id, None)
        self._slow = {(ident, seat) for ident, seat in self._slow if ident != table.id}
        for seat in range(len(table.people)):
            self._left_at.pop((table.id, seat), None)
        self._room.forget_acts(table.id)
        for page in self._pages.pop(table.id, set()):
            page.end()

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

    def check_pages(self, member: str) -> None:
        """Updates the pages of the table of `member`, and ends pages without a seat."""
        table = self.tables.get(self.table_of(member) or "")
        if table is not None:
            self.changed(table)

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
