"""The live tables of a class: who sits where, and tournaments."""

from __future__ import annotations

import random
import secrets
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace

from cartes_widgets.classroom.model.contest import CONTESTS, DEALS, Rank, ranking
from cartes_widgets.classroom.model.live import LiveTable, tables_of
from cartes_widgets.classroom.model.names import NicknameError, alike, clean_name
from cartes_widgets.classroom.model.partners import seated_by_team, sides_at
from cartes_widgets.classroom.model.seat_holders import HOUSE, person_name
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.web.running_tables import RunningTables
from cartes_widgets.classroom.web.table_pages import TableService
from cartes_widgets.table.terms import Terms, fresh_deals

MAX_TABLES = 60


class LiveTables(RunningTables):
    """All tables of one class.

    Attributes:
        unread: the number of saved tables that could not be restored, until a table is opened.
    """

    def __init__(self, service: TableService, acts: Iterable[tuple[str, str]]) -> None:
        """Restores the tables that were open when the server stopped.

        Args:
            acts: the saved actions at the tables, as `saved_acts` returns them.
        """
        saved = list(acts)
        super().__init__(service, tables_of(saved, service.room.keep_act))
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
        self._note_seat(table, seat)

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
        self._note_seat(table, seat)

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
        self.tables.pop(table.id, None)
        self._room.forget_acts(table.id)
        self._forget(table)

    def check_pages(self, member: str) -> None:
        """Updates the pages of the table of `member`, and ends pages without a seat."""
        table = self.tables.get(self.table_of(member) or "")
        if table is not None:
            self.changed(table)
