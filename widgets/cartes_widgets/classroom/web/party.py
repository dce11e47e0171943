"""A table with friends: a room without a teacher, and its one live table.

It is only in memory. It ends when the server stops, or after a day.
"""

from __future__ import annotations

import random
import secrets
import time
from typing import NamedTuple

from cartes_widgets.classroom.model.course import Course
from cartes_widgets.classroom.model.life import Clock, Life, elapsed_ms, now_ms
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.open_room import room_code
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.seat_holders import HOUSE
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.store import NullWriter
from cartes_widgets.classroom.model.table_faces import faces_at
from cartes_widgets.classroom.model.table_states import FriendsSeat, FriendsState, RemarkView
from cartes_widgets.classroom.web.identities import CookieIdentities
from cartes_widgets.classroom.web.room_service import RoomService
from cartes_widgets.classroom.web.tables import LiveTables
from cartes_widgets.games.table_game import DEAL, MATCH
from cartes_widgets.games.tables import PRESENTATIONS
from cartes_widgets.server.pace import Pace, Paces
from cartes_widgets.table.terms import Terms

MAX_PARTIES = 60
"""Maximum number of tables with friends on a server."""

MAX_GUESTS = 16
"""Maximum number of people who may join a table, including those who have left."""

UNUSED_MS = 10 * 60_000
"""Milliseconds without an open page after which a new table may replace a table."""

REMARK_SECONDS = 6.0
"""Seconds for which pages show a remark."""


class Remark(NamedTuple):
    """A person's remark: the phrase, its number at this table, and the time."""

    phrase: str
    number: int
    at: float


class Party(RoomService):
    """One table with friends.

    Attributes:
        begun: whether the cards are dealt; until then, people choose their seats.
        table: the live table.
        seats: the last seat of each member, for members who come back; the key is the member's id.
        remarks: the last remark of each member; the key is the member's id.
    """

    def __init__(self, code: str, terms: Terms, clock: Clock, timer: Clock) -> None:
        super().__init__(CookieIdentities())
        place = NullWriter(), clock, lambda what: what()
        self.room = Room(secrets.token_hex(8), code, clock(), *place, Life(0, timer))
        self.room.course = Course(tables=True)
        self.begun = False
        self.seats: dict[str, int] = {}
        self.remarks: dict[str, Remark] = {}
        self._remark_count = 0
        self._phrase_paces: dict[str, Pace] = {}
        self._timer, self._used_at = timer, timer()
        self.tables = LiveTables(self, ())
        self.table: LiveTable = self.tables.open(terms)
        self.room.on_course, self.room.on_board = self.wake_students, self._on_room

    def _on_room(self) -> None:
        self._used_at = self._timer()
        for page in list(self.students):
            page.wake()

    @property
    def is_frozen(self) -> bool:
        """Whether the match has not begun, so that nobody may play yet."""
        return not self.begun

    @property
    def unused_ms(self) -> int:
        """Milliseconds since the last activity; 0 while a page is open."""
        return 0 if self.students else self._timer() - self._used_at

    def free_seat(self, member: Member | None = None) -> int:
        """The seat for a new person: the first seat, else the opposite seat, else a seat that was
        never taken.

        A `member` who returns gets the previous seat, if it is free. If all seats are taken, a
        person who has had no open page for a minute loses the seat.

        Raises:
            SeatingError: no seat is free (reason "full").
        """
        free = self.table.free_to_sit()
        if not free and (away := self.tables.absent(self.table)):
            self.tables.remove(self.table.people[away[0]])
            free = self.table.free_to_sit()
        if not free:
            raise SeatingError("full")
        last = self.seats.get(member.id) if member is not None else None
        if last in free:
            return last
        left, opposite = set(self.seats.values()), self.table.terms.players // 2
        return min(free, key=lambda seat: (seat in left, seat % opposite, seat))

    def sit(self, member: Member, seat: int) -> None:
        """Gives `member` a seat.

        Raises:
            SeatingError: the seat is refused.
        """
        self.tables.sit(member.id, self.table, seat)
        self.seats[member.id] = seat

    @property
    def host(self) -> str:
        """The id of the member who may remove other people: the first to join of all members with a
        seat.

        It is "" at a table without people.
        """
        seated = (who.id for who in self.room.present() if self.table.seat_of(who.id) is not None)
        return next(seated, "")

    def removable(self, member: Member) -> set[str]:
        """The ids of the people whom `member` may remove; empty unless `member` is the host."""
        if member.id != self.host:
            return set()
        return {*self.table.people} & {*self.room.members} - {member.id}

    def remove(self, member: Member, name: object) -> None:
        """Lets `member` remove the person called `name` from the table; a bot takes the seat.

        Raises:
            SeatingError: another member is the host (reason "host"); no other person has
                this name ("nobody").
        """
        if member.id != self.host:
            raise SeatingError("host")
        others = (self.room.members[who] for who in self.removable(member))
        gone = next((other for other in others if other.name == name), None)
        if gone is None:
            raise SeatingError("nobody")
        self.seats.pop(gone.id, None)
        self.remarks.pop(gone.id, None)
        self.tables.remove(gone.id)
        self.room.remove(gone)

    def begin(self, member: Member) -> None:
        """Lets `member` begin the match: deals the cards to the people who have seats.

        Raises:
            SeatingError: the member has no seat (reason "none").
        """
        if self.table.seat_of(member.id) is None:
            raise SeatingError("none")
        if not self.begun:
            self.begun = True
            self.table.begin_again()
            self.tables.changed(self.table, seats=True)

    @property
    def may_talk(self) -> bool:
        """Whether players may make remarks now; some games forbid them during a deal."""
        is_mute = PRESENTATIONS[self.table.terms.game].is_mute
        return not (is_mute and self.begun and self.table.game.pause not in (DEAL, MATCH))

    def send_phrase(self, member: Member, name: object) -> None:
        """Lets `member` say a phrase of the game, by its name.

        Phrases above a rate limit are dropped.

        Raises:
            SeatingError: there is no such phrase (reason "none"); the game forbids it during a deal
                ("mute").
        """
        phrases = PRESENTATIONS[self.table.terms.game].phrases
        if not isinstance(name, str) or name not in phrases:
            raise SeatingError("none")
        if not self.may_talk:
            raise SeatingError("mute")
        pace = self._phrase_paces.setdefault(member.id, Pace(0.4, 3.0))
        if pace.take():
            # A number is never used again: pages drop what they have seen.
            self._remark_count += 1
            self.remarks[member.id] = Remark(phrases[name], self._remark_count, time.monotonic())
            self._on_room()

    def recent_remarks(self) -> dict[str, Remark]:
        """The remarks of the last seconds; the key is the id of the member who made it."""
        since = time.monotonic() - REMARK_SECONDS
        return {who: item for who, item in self.remarks.items() if item.at > since}

    def end(self) -> None:
        """Deletes all data, and notifies open pages that the table has ended."""
        self.room.purge()
        self.tables.clear()


class Parties:
    """All tables with friends of one server."""

    def __init__(self, clock: Clock = now_ms, timer: Clock = elapsed_ms) -> None:
        self._clock, self._timer = clock, timer
        self._parties: dict[str, Party] = {}
        # Limits the codes that each address may try, as in a class.
        self.guesses = Paces(0.2, 20.0)
        self.entries = Paces(0.2, 40.0)
        # Limits the tables that each address may open: six at once, then one per minute.
        self.openings = Paces(1 / 60, 6.0)

    def party(self, code: str) -> Party | None:
        """The table with the code `code`; None if there is no such table."""
        party = self._parties.get(code.upper())
        return None if party is None or party.room.is_closed else party

    def open(self, terms: Terms) -> Party:
        """Opens a new table, and returns it.

        Raises:
            SeatingError: there are too many tables (reason "full").
        """
        self.look_after()
        if len(self._parties) >= MAX_PARTIES:
            unused = max(self._parties.values(), key=lambda item: item.unused_ms)
            if unused.unused_ms < UNUSED_MS:
                raise SeatingError("full")
            self.close(unused)
        code = room_code(random.SystemRandom())
        while code in self._parties:
            code = room_code(random.SystemRandom())
        party = Party(code, terms, self._clock, self._timer)
        self._parties[code] = party
        return party

    def look_after(self) -> None:
        """Deletes the tables that are a day old."""
        for party in list(self._parties.values()):
            if party.room.is_over:
                self.close(party)

    def close(self, party: Party) -> None:
        """Ends a table and deletes all of it."""
        self._parties.pop(party.room.code, None)
        party.end()


def party_view(party: Party, member: Member) -> FriendsState:
    """The contents of the page of `member`."""
    table, names = party.table, party.tables.names()
    mine = table.seat_of(member.id)
    faces = faces_at(table.everybody(), list(party.room.members.values()))
    with_places = table.places(mine or 0)
    away = party.tables.absent(table, 0.0) if party.begun else ()
    host, removable = party.host, party.removable(member)
    seats: list[FriendsSeat] = []
    for seat, who in enumerate(table.people):
        house = table.house_player(seat)
        seats.append(
            {
                "seat": seat,
                "name": table.called_at(seat, names) or (house.name if house else ""),
                "face": faces.get(who, "") or (house.id if who == HOUSE and house else ""),
                "place": with_places[seat] if mine is not None and seat != mine else "",
                "house": who == HOUSE,
                "mine": seat == mine,
                "away": seat in away,
                "host": who != HOUSE and who == host,
                "removable": who in removable,
                "was": party.seats.get(member.id) == seat,
            }
        )
    return {
        "name": member.name,
        "closed": party.room.is_closed,
        "frozen": False,
        "sounds": True,
        "question": None,
        "place": None,
        "table": table.id if party.begun and mine is not None else None,
        "begun": party.begun,
        "seats": seats,
        "talks": party.may_talk,
        "remarks": _remarks(party, mine),
    }


def _remarks(party: Party, mine: int | None) -> list[RemarkView]:
    """The remarks of the last seconds; empty if `mine` is None."""
    table, names = party.table, party.tables.names()
    remarks: list[RemarkView] = []
    for who, item in party.recent_remarks().items():
        seat = table.seat_of(who)
        if seat is not None and mine is not None:
            place = (seat - mine) % len(table.people)
            remarks.append(
                {"seat": place, "name": names[who], "text": item.phrase, "number": item.number}
            )
    return sorted(remarks, key=lambda remark: remark["number"])
