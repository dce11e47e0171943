"""A seat on the wire: its page, and a websocket that speaks the widgets' protocol."""

from __future__ import annotations

import json
import uuid
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from tornado import web, websocket

from cartes_lib.wording import language, say, speaking
from cartes_widgets.classroom.model.live import LiveTable, table_words
from cartes_widgets.classroom.model.names import NameFault
from cartes_widgets.classroom.model.people import person_name
from cartes_widgets.classroom.model.seating import LiveFault
from cartes_widgets.classroom.web.door import ClassPage, text_of
from cartes_widgets.classroom.web.offered import read_terms
from cartes_widgets.server.channels import Allowance, RefusedMessage, checked_message

__all__ = ["MODEL", "SeatSocket", "SeatStatus", "TablePage", "TableWish"]

MODEL = "table"
"""The id of the one model of a table's page."""

MOST_OF_A_SEAT, MOST_WATCHING = 4, 12


class TableAddress(ClassPage):
    """An address of one table: its people's, and the teacher's, who watches."""

    def table(self, ident: str) -> LiveTable:
        """The table of that id.

        Raises:
            HTTPError: 404, there is none.
        """
        try:
            return self.service.tables.asked(ident)
        except LiveFault as fault:
            raise web.HTTPError(HTTPStatus.NOT_FOUND) from fault

    def place(self, table: LiveTable) -> tuple[int | None, bool]:
        """Whose cards the page shows, None for everybody's; and whether its reader plays.

        Raises:
            HTTPError: 403, he may see neither; 404, there is no such seat.
        """
        watched = self.get_query_argument("view", None)
        if watched is not None:
            if not self.is_teacher:
                raise web.HTTPError(HTTPStatus.FORBIDDEN)
            if watched == "all":
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
        """Writes the page; whoever sits elsewhere is led to the room.

        Raises:
            HTTPError: 403, nobody of this room.
        """
        table = self.service.tables.tables.get(ident)
        if self.get_query_argument("view", None) is None:
            if self.member is None:
                raise web.HTTPError(HTTPStatus.FORBIDDEN)
            if table is None or table.seat_of(self.member.id) is None:
                self.redirect(f"{self.base_url}class/")
                return
        if table is None:
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        seat, plays = self.place(table)
        names = self.service.tables.names()
        with speaking(self.asked_language):
            seats = [table.name_at(one, names) for one in range(len(table.people))]
        self.class_page(
            "cartes-class-table.html.j2",
            said={"id": ident, "plays": plays, "view": "all" if seat is None else str(seat)},
            seats=seats,
            plays=plays,
            view="all" if seat is None else str(seat),
        )


class SeatStatus(TableAddress):
    """Whether a seat is still there: a page that lost its connection asks."""

    def get(self, ident: str) -> None:
        """Says so.

        Raises:
            HTTPError: 404, the table or the seat is gone.
        """
        try:
            self.place(self.table(ident))
        except web.HTTPError as gone:
            raise web.HTTPError(HTTPStatus.NOT_FOUND) from gone
        self.answer({})


class SeatSocket(TableAddress, websocket.WebSocketHandler):
    """The channel of one page of a table, which takes the server for a kernel.

    Attributes:
        watched: whose cards the teacher looks at; None for all.
        plays: whether its readers sit there.
    """

    watched: int | None = None
    plays = False
    _member = ""
    _live: LiveTable | None = None
    _ready: tuple[int, str] | None = None
    """Seat and person of whoever has the device in his hands; where several share it, None until
    he said so; None too while all who sit there wait for the next deal."""

    def check_origin(self, origin_to_satisfy_tornado: str = "") -> bool:
        """Only a page of this server may connect."""
        given = urlsplit(origin_to_satisfy_tornado)
        return given.scheme in ("http", "https") and given.netloc == self.request.host

    async def get(self, ident: str) -> None:
        """Is the page's channel until one of the two closes it.

        Raises:
            HTTPError: 403, neither sits there nor watches; 404, no such table; 503, too many
                pages are open there.
        """
        # A page of ours always tells where it comes from; what tells nothing is none.
        if "Origin" not in self.request.headers:
            raise web.HTTPError(HTTPStatus.FORBIDDEN)
        table = self._table = self.table(ident)
        place, self.plays = self.place(table)
        if self.plays and self.member is not None:
            self._member = self.member.id
        else:
            self.watched = place
        most = MOST_OF_A_SEAT if self.plays else MOST_WATCHING
        if self.service.tables.pages_like(table, self) >= most:
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        self._allowance = Allowance()
        await super().get(ident)

    @property
    def seats(self) -> list[int]:
        """Where those sit who play at this page, the one who came in first."""
        return self._table.seats_of(self._member) if self.plays else []

    def awaited(self) -> tuple[int, str] | None:
        """Seat and person of whoever is to take the device before any cards are shown.

        None while the one is there whose cards are shown: who sits alone always is. What has
        just happened stays before the eyes of who has the device until it is cleared.
        """
        table = self._table
        here = table.playing(self._member) if self.plays else []
        acting = [one for one in here if one[0] in table.game.to_act and not table.game.pause]
        if len(table.at_device(self._member)) == 1:
            self._ready = next(iter(here), None)
            return None
        if self._ready not in here or (acting and self._ready not in acting):
            self._ready = None
        return None if self._ready is not None else next(iter([*acting, *here]), None)

    def open(self, _ident: str) -> None:
        """Shows the table."""
        self.set_nodelay(True)
        self._live = self._table
        self.service.tables.enter(self._table, self)

    def on_close(self) -> None:
        if self._live is not None:
            self.service.tables.quit(self._live, self)

    def end(self) -> None:
        """Tells the page that its seat is no more."""
        self.close(4404, "gone")

    # What the page is told.

    @property
    def is_theirs(self) -> bool:
        """Whether its reader still sits there under this cookie, or is still the teacher."""
        if not self.plays:
            return self.is_teacher
        member = self.member
        return member is not None and member.id == self._member and bool(self.seats)

    def show(self) -> None:
        """Tells the page all that it may see now, or that it may see nothing more."""
        if not self.is_theirs:
            self.end()
            return
        with speaking(self.asked_language):
            self._tell({"method": "update", "state": self._state()})

    def _state(self) -> dict[str, Any]:
        table, names = self._table, self.service.tables.names()
        awaited = self.awaited()
        if awaited is not None:
            called = {"seat": awaited[0], "name": person_name(awaited[1], names), "waits": False}
            return {"curtain": called, "turn": table.turn, **self._device(names)}
        if self.plays and self._ready is None:
            waits = {"seat": self.seats[0], "name": "", "waits": True}
            return {"curtain": waits, "turn": table.turn, **self._device(names)}
        reader = self._ready[0] if self._ready else self.watched
        state = table.view(reader or 0, names, plays=self.plays)
        state |= {"curtain": None, **(self._device(names) if self.plays else {})}
        if state.pop("over"):
            summary = state["scene"]["summary"]
            line = self.service.tables.rank_line(self._table)
            shown = {**summary, "title": line, "go": ""}
            state["scene"] = {**state["scene"], "summary": shown}
        if not self.plays and self.watched is None:
            state["hands"] = table.hands(names)
        return state

    def _device(self, names: Mapping[str, str]) -> dict[str, Any]:
        """Who shares the device, and which seats somebody else could have at it."""
        table, places = self._table, self._table.places(self._table.seat_of(self._member) or 0)
        people = [
            {"seat": at, "name": person_name(who, names), "waits": table.waits(at)}
            for at, who in table.at_device(self._member)
        ]
        free = [{"seat": one, "name": places[one]} for one in table.open_to(self._member)]
        who = person_name(self._ready[1], names) if self._ready else ""
        turns = bool(table.length)
        return {"device": {"people": people, "free": free, "who": who, "turns": turns}}

    def _tell(self, data: Mapping[str, Any], parent: Mapping[str, Any] | None = None) -> None:
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
            # It closes just now: `on_close` comes.
            return

    # What the page says.

    def on_message(self, raw: str | bytes) -> None:
        """Does what a person at the table does; what makes no sense is dropped, or told."""
        if not self._allowance.take():
            self.close(1008, "too many messages")
            # At once: its last word comes only after all that it has sent.
            self.on_close()
            return
        if not self.is_theirs:
            self.end()
            return
        try:
            message = checked_message(raw)
        except RefusedMessage:
            return
        data = message["content"].get("data", {})
        if message["header"]["msg_type"] == "comm_msg" and isinstance(data, dict):
            with speaking(self.asked_language):
                self._heard(data, message["header"])
        self._send("status", {"execution_state": "idle"}, message["header"])

    def _heard(self, data: Mapping[str, Any], header: Mapping[str, Any]) -> None:
        content = data.get("content")
        if data.get("method") == "request_states":
            words = {"words": table_words(), "lang": language()}
            states = {MODEL: {"state": {**self._state(), **words}}}
            self._tell({"method": "update_states", "states": states, "buffer_paths": []}, header)
        elif data.get("method") == "custom" and isinstance(content, dict):
            self._does(content)

    def _does(self, content: Mapping[str, Any]) -> None:
        """Does it, if its page had seen what happened last, and the class plays."""
        table, tables = self._table, self.service.tables
        awaited, do = self.awaited(), content.get("do")
        if not self.seats or table.id not in tables.tables:
            return
        if self.service.is_still:
            self._tell({"method": "update", "state": {"notice": say("class-frozen")}})
            return
        named = content.get("seat")
        if do == "ready" and awaited and type(named) is int and named == awaited[0]:
            self._ready = awaited
            self.show()
            return
        if awaited or self._ready is None or content.get("turn") != table.turn:
            return
        seat, before = self._ready[0], table.turn
        fault = ""
        if do == "act" and isinstance(content.get("id"), str):
            fault = table.act(seat, content["id"], tables.absent(table))
        elif do == "pick":
            fault = table.pick(seat, content.get("cards"), tables.absent(table))
        elif do in ("go", "new"):
            table.go_on()
        else:
            fault = say("widget-unknown-message")
        if table.turn != before:
            tables.changed(table)
        elif fault:
            self._tell({"method": "update", "state": {"notice": fault}})
        else:
            self._tell({"method": "update", "state": self._own(seat)})

    def _own(self, seat: int) -> dict[str, Any]:
        """What a wish changed for that seat alone: what is picked, or why it is forbidden."""
        state = self._state()
        kept = ("picked", "choices")
        verdict = self._table.verdicts.get(seat)
        return {"verdict": verdict} if verdict else {one: state[one] for one in kept}


class TableWish(ClassPage):
    """A pupil opens a table, sits down at one, or leaves his."""

    def post(self) -> None:
        """Tells the id of the table at which he sits then.

        Raises:
            HTTPError: 403, nobody of this room; 429, he asks too often; 400, no wish of ours.
        """
        member, said, tables = self.require_member(), self.body(), self.service.tables
        with speaking(self.asked_language):
            try:
                if not self.room.course.tables:
                    raise LiveFault("closed")
                if said.get("do") == "open":
                    tables.sit(member.id, tables.open(read_terms(said)), 0)
                elif said.get("do") == "sit" and type(said.get("seat")) is int:
                    tables.sit(member.id, tables.asked(said.get("table")), said["seat"])
                elif said.get("do") == "share" and type(said.get("seat")) is int:
                    tables.share(member.id, said["seat"], text_of(said, "name"))
                elif said.get("do") == "unshare":
                    tables.unshare(member.id, text_of(said, "name"))
                elif said.get("do") == "leave":
                    tables.dismiss(member.id)
                else:
                    raise web.HTTPError(HTTPStatus.BAD_REQUEST)
            except (LiveFault, NameFault) as fault:
                about = "table" if isinstance(fault, LiveFault) else "name"
                told = say(f"class-{about}-{fault.reason}")
                self.answer({"fault": told}, HTTPStatus.CONFLICT)
                return
        self.answer({"table": tables.table_of(member.id)})
