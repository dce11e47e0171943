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
from cartes_widgets.app.channels import Allowance, RefusedMessage, checked_message
from cartes_widgets.app.classes.door import ClassPage
from cartes_widgets.app.classes.tables import read_terms
from cartes_widgets.classroom.live import LiveFault, LiveTable, table_words

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
        watched = self.get_query_argument("vue", None)
        if watched is not None:
            if not self.is_teacher:
                raise web.HTTPError(HTTPStatus.FORBIDDEN)
            if watched == "tout":
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
        if self.get_query_argument("vue", None) is None:
            if self.member is None:
                raise web.HTTPError(HTTPStatus.FORBIDDEN)
            if table is None or table.seat_of(self.member.id) is None:
                self.redirect(f"{self.base_url}classe/")
                return
        if table is None:
            raise web.HTTPError(HTTPStatus.NOT_FOUND)
        seat, plays = self.place(table)
        names = self.service.tables.names()
        with speaking(self.asked_language):
            seats = [table.name_at(one, names) for one in range(len(table.people))]
        self.class_page(
            "cartes-class-table.html.j2",
            said={"id": ident, "plays": plays, "view": "tout" if seat is None else str(seat)},
            seats=seats,
            plays=plays,
            view="tout" if seat is None else str(seat),
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
        seat: whose cards it shows; None for all, which only the teacher sees.
        plays: whether its reader sits there.
    """

    seat: int | None = None
    plays = False
    _live: LiveTable | None = None

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
        table = self.table(ident)
        self.seat, self.plays = self.place(table)
        most = MOST_OF_A_SEAT if self.plays else MOST_WATCHING
        if self.service.tables.pages_of(table, seat=self.seat, plays=self.plays) >= most:
            raise web.HTTPError(HTTPStatus.SERVICE_UNAVAILABLE)
        self._allowance, self._table = Allowance(), table
        await super().get(ident)

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

    def show(self) -> None:
        """Tells the page all that it may see now."""
        with speaking(self.asked_language):
            self._tell({"method": "update", "state": self._state()})

    def _state(self) -> dict[str, Any]:
        names = self.service.tables.names()
        state = self._table.view(self.seat or 0, names, plays=self.plays)
        if state.pop("over"):
            summary = state["scene"]["summary"]
            line = self.service.tables.rank_line(self._table)
            shown = {**summary, "title": line, "go": ""}
            state["scene"] = {**state["scene"], "summary": shown}
        if self.seat is None:
            state["hands"] = self._table.hands(names)
        return state

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
        is_theirs = self.plays and self.seat is not None and table.id in tables.tables
        if not is_theirs or content.get("turn") != table.turn:
            return
        if self.service.is_still:
            self._tell({"method": "update", "state": {"notice": say("class-frozen")}})
            return
        do, seat, before = content.get("do"), self.seat or 0, table.turn
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
                elif said.get("do") == "leave":
                    tables.dismiss(member.id)
                else:
                    raise web.HTTPError(HTTPStatus.BAD_REQUEST)
            except LiveFault as fault:
                self.answer({"fault": say(f"class-table-{fault.reason}")}, HTTPStatus.CONFLICT)
                return
        self.answer({"table": tables.table_of(member.id)})
