"""A live table's page and its websocket, which uses the widgets' protocol."""

from __future__ import annotations

import json
import uuid
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from tornado import web, websocket

from cartes_lib.messages import format_message, language, use_language
from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.names import NicknameError
from cartes_widgets.classroom.model.seat_holders import person_name
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.classroom.model.table_faces import faces_at
from cartes_widgets.classroom.web.door import RoomPage, text_of
from cartes_widgets.classroom.web.offered import read_terms, table_name
from cartes_widgets.classroom.web.table_views import rank_line
from cartes_widgets.classroom.web.wall_table import wall_state
from cartes_widgets.games.table_game import MATCH
from cartes_widgets.games.table_texts import table_texts
from cartes_widgets.games.tables import table_faces
from cartes_widgets.server.bounded_socket import BoundedSocket
from cartes_widgets.server.channels import MessageError, checked_message, message_pace
from cartes_widgets.server.hosts import is_own_origin

MODEL = "table"
"""The id of the only model on a table's page."""

WALL = "wall"
"""The value of the parameter `view` for the projector, which shows only public cards."""

MAX_PER_SEAT, MAX_WATCHING = 4, 12


class TableAddress(RoomPage):
    """Base handler of a live table, for its players, and for the teacher, who watches."""

    def table(self, ident: str) -> LiveTable:
        """The table with the id `ident`.

        Raises:
            HTTPError: 404, there is no such table.
        """
        try:
            return self.service.tables.table(ident)
        except SeatingError as error:
            raise web.HTTPError(HTTPStatus.NOT_FOUND) from error

    def place(self, table: LiveTable) -> tuple[int | None, bool]:
        """The seat whose cards the page shows (None for all seats), and whether the person plays
        there.

        Raises:
            HTTPError: 403, the person may neither play nor watch; 404, there is no such seat.
        """
        watched = self.get_query_argument("view", None)
        if watched is not None:
            if not self.is_teacher:
                raise web.HTTPError(HTTPStatus.FORBIDDEN)
            if watched in ("all", WALL):
                return None, False
            if watched not in map(str, range(len(table.people))):
                raise web.HTTPError(HTTPStatus.NOT_FOUND)
            return int(watched), False
        member = self.member
        seat = None if member is None else table.seat_of(member.id)
        if seat is None:
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        return seat, True


class TablePage(TableAddress):
    """The page of a table."""

    def get(self, ident: str) -> None:
        """Writes the table's page; redirects a student without a seat there to the students' page.

        Raises:
            HTTPError: 403, not a student of this room.
        """
        table = self.service.tables.tables.get(ident)
        if self.get_query_argument("view", None) is None:
            if self.member is None:
                raise web.HTTPError(HTTPStatus.FORBIDDEN)
            if table is None or table.seat_of(self.member.id) is None:
                self.redirect(self.here)
                return
        if table is None:
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        seat, plays = self.place(table)
        requested = self.get_query_argument("view", None)
        view = WALL if requested == WALL else "all" if seat is None else str(seat)
        names = self.service.tables.names()
        with use_language(self.asked_language):
            seats = [table.name_at(item, names) for item in range(len(table.people))]
            name = table_name(table.number)
        self.class_page(
            "cartes-class-table.html.j2",
            page_data={
                "id": ident,
                "plays": plays,
                "view": view,
                **self.more_page_data(),
            },
            name=name,
            seats=seats,
            plays=plays,
            view=view,
        )

    def more_page_data(self) -> dict[str, Any]:
        """Additional data for the page, which depends on the kind of room."""
        return {}


class SeatStatus(TableAddress):
    """Handles the question of a page that has lost its connection: does its seat still exist?"""

    def get(self, ident: str) -> None:
        """Responds 200 if the seat exists.

        Raises:
            HTTPError: 404, the table or the seat no longer exists.
        """
        try:
            self.place(self.table(ident))
        except web.HTTPError as gone:
            raise web.HTTPError(HTTPStatus.NOT_FOUND) from gone
        self.answer({})


class SeatSocket(TableAddress, BoundedSocket):
    """The websocket of one page of a table; for the page, the server acts as a kernel.

    Attributes:
        watched: the seat whose cards the teacher watches; None for all.
        plays: whether the people of the page have seats at the table.
    """

    watched: int | None = None
    plays = False
    _member = ""
    _live: LiveTable | None = None
    _ready: tuple[int, str] | None = None
    """Seat and id of the person who now uses a shared device.

    None if no person has confirmed yet, and while all people of the device wait for the next deal.
    """

    def check_origin(self, origin_to_satisfy_tornado: str = "") -> bool:
        """Accepts connections only from pages of this server."""
        return is_own_origin(origin_to_satisfy_tornado, self.request.host)

    async def head(self, *args: str, **kwargs: str) -> None:
        """Refuses HEAD requests: a channel has no body.

        Raises:
            HTTPError: 405, always.
        """
        raise web.HTTPError(HTTPStatus.METHOD_NOT_ALLOWED)

    async def get(self, ident: str) -> None:
        """Serves the page's channel until one side closes it.

        Raises:
            HTTPError: 403, the person may neither play nor watch; 404, no such table; 503, too many
                open pages.
        """
        # Pages of Cartes always send their origin. Tornado fails on a malformed one.
        if not is_own_origin(self.request.headers.get("Origin"), self.request.host):
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        table = self._table = self.table(ident)
        place, self.plays = self.place(table)
        if self.plays and self.member is not None:
            self._member = self.member.id
        else:
            self.watched = place
        most = MAX_PER_SEAT if self.plays else MAX_WATCHING
        if self.service.tables.pages_like(table, self) >= most:
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        self._pace = message_pace()
        await super().get(ident)

    @property
    def seats(self) -> list[int]:
        """The seats of the people on this device, the owner's first."""
        return self._table.seats_of(self._member) if self.plays else []

    def awaited(self) -> tuple[int, str] | None:
        """The seat and the id of the person who must take the shared device before it shows cards.

        None if the current person may see the cards, or if nobody on the device plays in this deal.
        A device with one person never waits. While the table pauses on an event, the current person
        keeps the device. The method also updates the current person.
        """
        table = self._table
        here = table.seats_played_by(self._member) if self.plays else []
        acting = [item for item in here if item[0] in table.game.to_act and not table.game.pause]
        if len(table.at_device(self._member)) == 1:
            self._ready = next(iter(here), None)
            return None
        if self._ready not in here or (acting and self._ready not in acting):
            self._ready = None
        return None if self._ready is not None else next(iter([*acting, *here]), None)

    def open(self, _ident: str) -> None:
        """Sends the table's current state to the page that has connected."""
        self.set_nodelay(True)
        self._live = self._table
        self.service.tables.enter(self._table, self)

    def on_close(self) -> None:
        if self._live is not None:
            self.service.tables.leave(self._live, self)

    def end(self) -> None:
        """Notifies the page that its seat no longer exists."""
        self.close(4404, "gone")

    def nudge(self) -> None:
        """Shows a reminder on the page that the other players are waiting."""
        with use_language(self.asked_language):
            self._update({"method": "update", "state": {"notice": format_message("class-nudge")}})

    @property
    def is_theirs(self) -> bool:
        """Whether the cookie of the page still gives access: to the seat, or as the teacher."""
        if not self.plays:
            return self.is_teacher
        member = self.member
        return member is not None and member.id == self._member and bool(self.seats)

    def show(self) -> None:
        """Sends the current view to the page, or the message that it has lost access."""
        if not self.is_theirs:
            self.end()
            return
        with use_language(self.asked_language):
            self._update({"method": "update", "state": self._state()})

    def _state(self) -> dict[str, Any]:
        table, names = self._table, self.service.tables.names()
        awaited = self.awaited()
        if awaited is not None:
            called = {"seat": awaited[0], "name": person_name(awaited[1], names), "pending": False}
            return {"curtain": called, "revision": table.revision, **self._device(names)}
        if self.plays and self._ready is None:
            waiting_view = {"seat": self.seats[0], "name": "", "pending": True}
            return {"curtain": waiting_view, "revision": table.revision, **self._device(names)}
        viewer = self._ready[0] if self._ready else self.watched
        faces = faces_at(table.everybody(), list(self.room.members.values()))
        if self.get_query_argument("view", None) == WALL:
            return wall_state(table, names, faces, self.room.course.watched)
        state = table.view(viewer or 0, names, faces=faces, plays=self.plays)
        state |= {"curtain": None, **(self._device(names) if self.plays else {})}
        if state.pop("over"):
            summary = state["scene"]["summary"]
            line = rank_line(self.service.tables, self._table)
            shown = {**summary, "title": line, "go": ""}
            state["scene"] = {**state["scene"], "summary": shown}
        if state["pending"] == MATCH and (again := self.again_text()):
            summary = {**state["scene"]["summary"], "go": again}
            state["scene"] = {**state["scene"], "summary": summary}
        if not self.plays and self.watched is None:
            state["hands"] = table.hands(names)
        return state

    def again_text(self) -> str:
        """The text of the button for another match; "" for the usual text."""
        return ""

    def _device(self, names: Mapping[str, str]) -> dict[str, Any]:
        """The people who share the device, under the key `device`.

        Its keys are `people` (each with `seat`, `name` and `pending`), `free` (the seats that
        another person on the device may take), `who` (the person who now plays) and `turns`
        (whether the people take turns).
        """
        table, places = self._table, self._table.places(self._table.seat_of(self._member) or 0)
        people = [
            {"seat": at, "name": person_name(who, names), "pending": table.is_waiting(at)}
            for at, who in table.at_device(self._member)
        ]
        free = [{"seat": item, "name": places[item]} for item in table.open_to(self._member)]
        who = person_name(self._ready[1], names) if self._ready else ""
        turns = bool(table.length)
        return {"device": {"people": people, "free": free, "who": who, "turns": turns}}

    def _update(self, data: Mapping[str, Any], parent: Mapping[str, Any] | None = None) -> None:
        self._send("comm_msg", {"comm_id": MODEL, "data": data}, parent)

    def _send(
        self, kind: str, content: Mapping[str, Any], parent: Mapping[str, Any] | None
    ) -> None:
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": "", "version": "5.3"}
        message = {
            "header": header,
            "parent_header": parent or {},
            "metadata": {},
            "content": content,
            "channel": "iopub",
            "buffers": [],
        }
        try:
            self.write_message(json.dumps(message, ensure_ascii=False))
        except websocket.WebSocketClosedError:
            # The websocket is closing; `on_close` follows.
            return

    def on_message(self, raw: str | bytes) -> None:
        """Performs a player's action; ignores an invalid message, or responds with the reason."""
        if not self._pace.take():
            self.close(1008, "too many messages")
            # Immediately, because the websocket reports its end only after all pending messages.
            self.on_close()
            return
        if not self.is_theirs:
            self.end()
            return
        try:
            message = checked_message(raw)
        except MessageError:
            return
        data = message["content"].get("data", {})
        if message["header"]["msg_type"] == "comm_msg" and isinstance(data, dict):
            with use_language(self.asked_language):
                self._on_widget_message(data, message["header"])
        self._send("status", {"execution_state": "idle"}, message["header"])

    def _on_widget_message(self, data: Mapping[str, Any], header: Mapping[str, Any]) -> None:
        content = data.get("content")
        if data.get("method") == "request_states":
            texts = {"texts": table_texts(), "lang": language()}
            states = {MODEL: {"state": {**self._state(), **texts, "faces": table_faces()}}}
            self._update({"method": "update_states", "states": states, "buffer_paths": []}, header)
        elif data.get("method") == "custom" and isinstance(content, dict):
            self._handle(content)

    def _handle(self, content: Mapping[str, Any]) -> None:
        """Performs the action, if the page showed the latest state and the class is not frozen."""
        table, tables = self._table, self.service.tables
        awaited, do = self.awaited(), content.get("do")
        if not self.seats or table.id not in tables.tables:
            return
        if self.service.is_frozen:
            self._update({"method": "update", "state": {"notice": format_message("class-frozen")}})
            return
        named = content.get("seat")
        if do == "ready" and awaited and type(named) is int and named == awaited[0]:
            self._ready = awaited
            self.show()
            return
        if awaited or self._ready is None or content.get("revision") != table.revision:
            return
        seat, before = self._ready[0], table.revision
        tables.note_act(table, seat)
        error_text = ""
        if do == "act" and isinstance(content.get("id"), str):
            error_text = table.act(seat, content["id"], tables.absent(table))
        elif do == "pick":
            error_text = table.pick(seat, content.get("cards"), tables.absent(table))
        elif do in ("go", "new"):
            table.go_on()
        else:
            error_text = format_message("widget-unknown-message")
        if table.revision != before:
            tables.changed(table)
        elif error_text:
            self._update({"method": "update", "state": {"notice": error_text}})
        else:
            self._update({"method": "update", "state": self._own(seat)})

    def _own(self, seat: int) -> dict[str, Any]:
        """The traits that changed only for `seat`: `picked` and `choices`, or else `verdict`."""
        state = self._state()
        own_traits = ("picked", "choices")
        verdict = self._table.verdicts.get(seat)
        return {"verdict": verdict} if verdict else {item: state[item] for item in own_traits}


class TableWish(RoomPage):
    """Handles a student's requests: open a table, take a seat, or leave it."""

    def post(self) -> None:
        """Responds with the id of the student's table.

        Raises:
            HTTPError: 403, not a student of this room; 429, too many requests; 400, an unknown
                request.
        """
        member, body, tables = self.require_member(), self.body(), self.service.tables
        with use_language(self.asked_language):
            try:
                if not self.room.course.tables:
                    raise SeatingError("closed")
                self.wish(member.id, body)
            except (SeatingError, NicknameError) as error:
                self.answer({"error": self.error_text(error)}, HTTPStatus.CONFLICT)
                return
        self.answer({"table": tables.table_of(member.id)})

    def error_text(self, error: SeatingError | NicknameError) -> str:
        """The reason why a request is refused, in words."""
        about = "table" if isinstance(error, SeatingError) else "name"
        return format_message(f"class-{about}-{error.reason}")

    def wish(self, member: str, body: Mapping[str, Any]) -> None:
        """Performs a request of `member`.

        Raises:
            SeatingError, NicknameError: the request is refused.
            HTTPError: 400, an unknown request.
        """
        tables, do = self.service.tables, body.get("do")
        if do == "open":
            tables.sit(member, tables.open(read_terms(body)), 0)
        elif do == "sit" and type(body.get("seat")) is int:
            tables.sit(member, tables.table(body.get("table")), body["seat"])
        elif do == "share" and type(body.get("seat")) is int:
            tables.share(member, body["seat"], text_of(body, "name"))
        elif do == "unshare":
            tables.unshare(member, text_of(body, "name"))
        elif do == "leave":
            tables.remove(member)
        else:
            raise web.HTTPError(HTTPStatus.BAD_REQUEST)
