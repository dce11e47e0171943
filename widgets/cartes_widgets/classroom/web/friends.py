"""The pages of a table with friends: the form to join, the seats, and the live table."""

from __future__ import annotations

import random
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import segno
from tornado import web
from tornado.ioloop import PeriodicCallback

from cartes_lib.games import GAMES
from cartes_lib.messages import (
    capitalised,
    format_message,
    has_message,
    messages_with_prefix,
    use_language,
)
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.names import NicknameError, check_name, random_names
from cartes_widgets.classroom.model.seat_holders import HOUSE
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.table_states import (
    FriendsGame,
    FriendsState,
    FriendsVariant,
    Invitation,
    Named,
    Phrase,
)
from cartes_widgets.classroom.web.door import RoomPage
from cartes_widgets.classroom.web.feeds import MemberFeed
from cartes_widgets.classroom.web.identities import cookie_name
from cartes_widgets.classroom.web.offered import offered_games, read_terms, table_title
from cartes_widgets.classroom.web.party import MAX_GUESTS, Parties, Party, party_view
from cartes_widgets.classroom.web.seats import SeatSocket, SeatStatus, TablePage, TableWish
from cartes_widgets.deck.guests import shown_faces
from cartes_widgets.games.tables import PRESENTATIONS, table_faces
from cartes_widgets.table.terms import Terms

_LOOK_EACH_MS = 60_000
_ONLY_HERE = ("localhost", "127.0.0.1", "::1")


def _error_text(error: SeatingError | NicknameError) -> str:
    """The message of an error; friends get other messages where the messages of a class mention a
    teacher.
    """
    if isinstance(error, NicknameError):
        own = f"friends-name-{error.reason}"
        return format_message(own if has_message(own) else f"class-name-{error.reason}")
    return format_message(f"friends-table-{error.reason}")


class FriendsPage(RoomPage):
    """Base handler of a table with friends; the table's code is in the path."""

    # Not 404, because a stranger must not learn which codes are in use.
    missing = HTTPStatus.FORBIDDEN
    code = ""

    async def prepare(self, **options: Any) -> None:
        """Finds the table with the code in the path.

        Raises:
            HTTPError: 403, there is no such table, or another site sent the POST request.
        """
        self.code = self.path_kwargs.pop("code", self.code).upper()
        await super().prepare(**options)

    @property
    def parties(self) -> Parties:
        result: Parties = self.settings["cartes_friends"].parties
        return result

    @property
    def optional_service(self) -> Party | None:
        return self.parties.party(self.code)

    @property
    def party(self) -> Party:
        """The table with the code in the path.

        Raises:
            HTTPError: 403, there is no such table.
        """
        if self.optional_service is None:
            raise web.HTTPError(self.missing)
        return self.optional_service

    @property
    def is_removed(self) -> bool:
        """Whether the host of the table has removed the person who sent the request."""
        party = self.optional_service
        cookie = party and self.get_cookie(cookie_name(party.room, "student"))
        return bool(party and cookie and party.room.has_removed(cookie))

    @property
    def here(self) -> str:
        return f"{self.base_url}friends/{self.code}/"

    def more_page_data(self) -> dict[str, Any]:
        """The invitation to the table, under the key `friends`; see `invitation`."""
        with use_language(self.asked_language):
            return {"friends": invitation(self)}

    def own_texts(self) -> Mapping[str, str]:
        own = messages_with_prefix("friends-")
        return {key.removeprefix("friends-"): text for key, text in own.items()}


class FriendsMemberPage(FriendsPage):
    """Base handler of pages for the people at the table only."""

    async def prepare(self, **options: Any) -> None:
        """Refuses a person who has not joined the table, as if there were no such table.

        Otherwise the response to a wrong method or table would show that the code is in use.

        Raises:
            HTTPError: `missing`, there is no such table, or the person is not one of its members.
        """
        await super().prepare(**options)
        if self.member is None:
            raise web.HTTPError(self.missing)


class FriendsDoor(FriendsPage):
    """The page where people open a table, or join a table with its code."""

    needs_room = False

    def get(self) -> None:
        """Writes the page where people open or join a table."""
        self.door()

    def door(self, error_text: str = "", name: str = "") -> None:
        """Writes the form to open or join a table, with an error and the name typed before."""
        with use_language(self.asked_language):
            offered_name = random_names(random.SystemRandom(), 1)[0]
            games = [] if self.code else _offered_tables()
            joined = _joined_table(self.optional_service)
        address = self.address_of("friends/")
        self.class_page(
            "cartes-friends-door.html.j2",
            code=self.code,
            joined=joined,
            error_text=error_text,
            name=name,
            offered_name=offered_name,
            is_only_here=urlsplit(address).hostname in _ONLY_HERE,
            face=self.chosen_face,
            page_data={"faces": shown_faces(), "games": games},
        )

    def refuse(self, error_text: str, name: str, status: int = HTTPStatus.OK) -> None:
        """Responds with the form again, with the reason `error_text` and the typed name."""
        self.set_status(status)
        self.door(error_text, name)

    def table_with(self, code: str, name: str = "") -> Party | None:
        """The table that a stranger asks for by its code.

        None if the code is wrong, or if this address has tried too many: then the response is
        written, with the reason.
        """
        guesses = self.parties.guesses.of(self.request.remote_ip or "")
        party = None if guesses.is_spent else self.parties.party(code)
        if party is None:
            is_late = not guesses.take()
            text = format_message("class-code-often" if is_late else "friends-code-wrong")
            # Without the code, people can also open a table.
            self.code = ""
            self.refuse(text, name, HTTPStatus.TOO_MANY_REQUESTS if is_late else HTTPStatus.OK)
        return party

    def guest(self, party: Party, name: str) -> Member:
        """Creates the member named in the form, and gives the member a seat at the table of
        `party`.

        Raises:
            SeatingError, NicknameError: the seat or the name is refused.
        """
        self.code = party.room.code
        if self.is_removed:
            raise SeatingError("removed")
        own = self.member
        if own is not None:
            if party.table.seat_of(own.id) is None:
                party.sit(own, party.free_seat(own))
            return own
        if len(party.room.members) >= MAX_GUESTS:
            raise SeatingError("full")
        seat = party.free_seat()
        member, cookie, _ = party.room.join(name, self.chosen_face)
        self.give_cookie("student", cookie)
        party.sit(member, seat)
        return member

    @property
    def typed_name(self) -> str:
        return self.get_body_argument("typed", "")[:200].strip()


class FriendsOpen(FriendsDoor):
    """Handles the form that opens a table."""

    def post(self) -> None:
        """Redirects to the new table; after an error, shows the form with the reason."""
        name, address = self.typed_name, self.request.remote_ip or ""
        with use_language(self.asked_language):
            try:
                # All checks come first: a table may take the place of another one.
                terms = self._terms()
                check_name(name)
                if not self.parties.openings.of(address).take():
                    often = format_message("class-code-often")
                    self.refuse(often, name, HTTPStatus.TOO_MANY_REQUESTS)
                    return
                self.guest(self.parties.open(terms), name)
            except (SeatingError, NicknameError) as error:
                self.code = ""
                self.refuse(_error_text(error), name)
                return
        self.redirect(self.here, status=HTTPStatus.SEE_OTHER)

    def _terms(self) -> Terms:
        game, _, more = self.get_body_argument("table", "")[:80].partition("/")
        players, _, variant = more.partition("/")
        number = int(players) if players.isascii() and players.isdigit() else 0
        return read_terms({"game": game, "players": number, "variant": variant})


class FriendsEnter(FriendsDoor):
    """Handles the form that joins a table with its code."""

    def post(self) -> None:
        """Redirects to the table; after an error, shows the form with the reason."""
        name, address = self.typed_name, self.request.remote_ip or ""
        code = self.get_body_argument("code", "")[:20].replace(" ", "").upper()
        with use_language(self.asked_language):
            party = self.table_with(code, name)
            if party is None:
                return
            if not self.parties.entries.of(address).take():
                often = format_message("class-code-often")
                self.refuse(often, name, HTTPStatus.TOO_MANY_REQUESTS)
                return
            try:
                self.guest(party, name)
            except (SeatingError, NicknameError) as error:
                if self.is_removed:
                    # The removed person may still join other tables, so the form asks for a code.
                    self.code = ""
                self.refuse(_error_text(error), name)
                return
        self.redirect(self.here, status=HTTPStatus.SEE_OTHER)


class FriendsRoom(FriendsDoor):
    """The page with the seats of the table; a stranger gets the form to join."""

    def get(self) -> None:
        """Writes the page with the table's seats, or the form to join."""
        member = None if self.optional_service is None else self.member
        if self.is_removed:
            with use_language(self.asked_language):
                error_text = _error_text(SeatingError("removed"))
            # As in `FriendsEnter`.
            self.code = ""
            self.door(error_text)
            return
        if member is None:
            with use_language(self.asked_language):
                if self.table_with(self.code) is not None:
                    self.door()
            return
        with use_language(self.asked_language):
            title = table_title(self.party.table.terms)
            state = party_view(self.party, member)
        data = {"faces": table_faces(), "state": state, **self.more_page_data()}
        self.class_page("cartes-friends.html.j2", name=member.name, title=title, page_data=data)


def _joined_table(party: Party | None) -> tuple[str, str] | None:
    """The game of a table, and how many of its seats people have, in words."""
    if party is None:
        return None
    people = party.table.people
    taken = sum(who != HOUSE for who in people)
    seats = format_message("class-seats-taken", taken=taken, seats=len(people))
    return table_title(party.table.terms), seats


def _offered_tables() -> list[FriendsGame]:
    """The games of `offered_games`, with three cards and one line about each game and variant."""
    return [
        {
            "id": game["id"],
            "name": game["name"],
            "players": game["players"],
            "about": format_message(f"game-{game['id']}.table"),
            "cards": list(GAMES[game["id"]].emblem),
            "variants": {
                players: [_with_line(variant) for variant in variants]
                for players, variants in game["variants"].items()
            },
        }
        for game in offered_games()
    ]


def _with_line(variant: Named) -> FriendsVariant:
    name, about = variant["name"], format_message(f"table-variant-{variant['id']}.about")
    return {"id": variant["id"], "name": capitalised(name), "about": about}


def invitation(page: FriendsPage) -> Invitation:
    """The data with which the page invites other people, and the phrases of the table's game."""
    link = page.address_of(f"friends/{page.code}")
    qr_code = segno.make(link, error="m", micro=False)
    return {
        "code": page.code,
        "link": link,
        "isOnlyHere": urlsplit(link).hostname in _ONLY_HERE,
        "image": qr_code.svg_data_uri(scale=6, border=4, light="#fff"),
        "phrases": _phrases(page.party.table.terms.game),
    }


def _phrases(game: str) -> list[Phrase]:
    return [
        {"id": name, "text": text, "meaning": format_message(f"friends-phrase-{name}")}
        for name, text in PRESENTATIONS[game].phrases.items()
    ]


class FriendsFeed(FriendsMemberPage, MemberFeed):
    """Events for the pages of a person at the table."""

    def view(self, member: Member) -> FriendsState:
        return party_view(self.party, member)


class FriendsWish(FriendsMemberPage, TableWish):
    """Handles a person's requests: to take a seat, leave, start, say a phrase, remove a person."""

    def error_text(self, error: SeatingError | NicknameError) -> str:
        return _error_text(error)

    def wish(self, member: str, body: Mapping[str, Any]) -> None:
        """Carries out a request of `member`.

        Raises:
            SeatingError, NicknameError: the request is refused.
            HTTPError: 400, an unknown request.
        """
        do, seat = body.get("do"), body.get("seat")
        person = self.room.members[member]
        if do == "begin":
            self.party.begin(person)
        elif do == "phrase":
            self.party.send_phrase(person, body.get("phrase"))
        elif do == "remove":
            self.party.remove(person, body.get("name"))
        elif do == "sit" and type(seat) is int:
            self.party.sit(person, seat)
        elif do in ("leave", "share", "unshare"):
            super().wish(member, body)
        else:
            raise web.HTTPError(HTTPStatus.BAD_REQUEST)


class FriendsTable(FriendsMemberPage, TablePage):
    """Handler of the page of the live table."""

    def get(self, ident: str) -> None:
        """Writes the live table's page; before the match begins, redirects to the page with the
        seats.

        Raises:
            HTTPError: 403, the person has no seat at this table.
        """
        if self.member is not None and not self.party.begun:
            self.redirect(self.here)
            return
        super().get(ident)


class FriendsStatus(FriendsMemberPage, SeatStatus):
    """Handles a page's question whether its seat still exists."""

    # A page reconnects until it gets this status.
    missing = HTTPStatus.NOT_FOUND


class FriendsSocket(FriendsMemberPage, SeatSocket):
    """The websocket of one page of the live table."""

    def again_text(self) -> str:
        return format_message("friends-rematch")


_CODE = r"friends/(?P<code>[A-Za-z]{4})"
_TABLE = rf"{_CODE}/table/(?P<ident>[0-9a-f]{{16}})"

FRIENDS_ROUTES: tuple[tuple[str, type[FriendsPage]], ...] = (
    (r"friends/?", FriendsDoor),
    (r"friends/new", FriendsOpen),
    (r"friends/enter", FriendsEnter),
    (rf"{_CODE}/?", FriendsRoom),
    (rf"{_CODE}/events", FriendsFeed),
    (rf"{_CODE}/table", FriendsWish),
    (_TABLE, FriendsTable),
    (rf"{_TABLE}/seat", FriendsStatus),
    (rf"{_TABLE}/seat/channels", FriendsSocket),
)


class Friends:
    """The tables with friends on a server, and the routes of their pages."""

    routes = FRIENDS_ROUTES

    def __init__(self) -> None:
        self.parties = Parties()

    def start(self) -> None:
        """Starts the periodic deletion of tables that are a day old, in the current event loop."""
        PeriodicCallback(self.parties.look_after, _LOOK_EACH_MS).start()


def open_friends() -> Friends:
    """The tables with friends of a server, initially none."""
    # The first time takes a fifth of a second, so it is done before a person waits for the page.
    _offered_tables()
    return Friends()
