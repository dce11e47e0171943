"""A live table: people of a room and bots in one match, which runs on the server.

The server saves a line for each action. To restore a table, it replays its lines in order.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from cartes_lib.messages import format_message, list_text, use_names
from cartes_widgets.classroom.model.live_terms import LiveTerms
from cartes_widgets.classroom.model.played_table import ACT, BEGIN, NEXT, PlayedTable
from cartes_widgets.classroom.model.seat_holders import HOUSE, device_of, mate_of
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.games.table_game import DEAL, MATCH, SWEEP, TRICK, WAIT
from cartes_widgets.table.terms import fresh_deals

_log = logging.getLogger(__name__)

NO_FACES: Mapping[str, str] = MappingProxyType({})

_PENDING: Mapping[str, str] = MappingProxyType({TRICK: WAIT, DEAL: DEAL, MATCH: MATCH})
"""The value of `pending` for a page; the key is the kind of pause.

The server's timer makes the bots act, so a page never requests their actions.
"""

_SIT, _MATES = "sit", "mates"
"""Kinds of lines with which the people of a table are saved; see `played_table`."""


class LiveTable(PlayedTable):
    """One table, from its first match until it is closed."""

    @classmethod
    def restore_table(
        cls, ident: str, lines: Sequence[str], keep: Callable[[str], object]
    ) -> LiveTable | None:
        """The table restored from `lines`; None if these lines do not describe a table.

        Args:
            keep: called with each new line that is needed to restore the table.
        """
        table = None
        try:
            for what, *more in map(json.loads, lines):
                if what == BEGIN and table is None:
                    table = cls(ident, LiveTerms(**more[0]), length=more[1], number=more[2])
                elif table is None:
                    return None
                elif what == BEGIN:
                    table._begin(LiveTerms(**more[0]))
                else:
                    table._replay(what, more)
        except Exception:
            # Lines of another version may fail anywhere in the engine.
            _log.warning("A saved table could not be restored", exc_info=True)
            return None
        if table is not None:
            # The people have already seen what a pause showed.
            while table.game.pause in (TRICK, SWEEP):
                table._clear()
            table._keep = keep
        return table

    def _replay(self, what: str, more: Sequence[Any]) -> None:
        """Repeats what a saved line records: people on seats, a new match, or an action.

        Args:
            what: the kind of the line.
            more: the values that follow the kind.
        """
        if what == _SIT:
            self.place(more[0], more[1])
        elif what == _MATES:
            self._keep_finishers()
            self.mates = list(more[0])
        elif what == NEXT:
            # No line is saved for the clearing of a finished trick.
            while self.game.pause in (TRICK, SWEEP, DEAL) and self._clear() != DEAL:
                pass
        elif what == ACT:
            self._is_untouched = False
            self._do(more[1], more[0])

    def place(self, seat: int, who: str) -> None:
        """Gives a seat to the person with the id `who`; a shown result keeps its players."""
        self._keep_finishers()
        super().place(seat, who)

    def _keep_finishers(self) -> None:
        """Keeps who played to the shown result, before other people take their places."""
        if self.game.pause in (DEAL, MATCH) and not self.finishers:
            self.finishers = [self.person_at(item) for item in range(len(self.people))]

    def share(self, member: str, seat: int, name: str) -> None:
        """Lets another person, called `name`, play at `seat` on the device of `member`.

        Raises:
            SeatingError: the device has too many people, or the seat cannot be used (reason
                "shared").
        """
        if seat not in self.open_to(member):
            raise SeatingError("shared")
        mate = mate_of(member, name)
        if self.length:
            self._join([*self.mates, mate])
        else:
            self._seat(seat, mate)

    def unshare(self, member: str, name: str) -> None:
        """Removes the person called `name` from the device of `member`.

        Raises:
            SeatingError: there is no such person (reason "none").
        """
        seat, mate = self.named_at(member, name)
        if self.length:
            self._join([item for item in self.mates if item != mate])
        else:
            self._seat(seat, HOUSE)

    def _join(self, mates: list[str]) -> None:
        self._keep_finishers()
        self.mates = mates
        self._write(_MATES, mates)
        self.revision += 1

    def sit(self, member: str, seat: int) -> None:
        """Replaces the bot at `seat` by `member`, who continues the match from its current
        position.

        Raises:
            SeatingError: another person has the seat (reason "taken"); there is no such seat
                ("none").
        """
        if seat not in range(len(self.people)):
            raise SeatingError("none")
        if self.people[seat] not in (HOUSE, member):
            raise SeatingError("taken")
        self._seat(seat, member)

    def leave(self, member: str) -> None:
        """Gives the seats of `member`, and of the people who share that device, back to bots."""
        for seat in self.seats_of(member):
            self._seat(seat, HOUSE)

    def _seat(self, seat: int, who: str) -> None:
        self.place(seat, who)
        self._write(_SIT, seat, who)
        if self.is_waiting(seat) and self._may_restart(device_of(who)):
            # Nobody has played yet, so deal new cards: then the new person can play in this deal.
            self._begin(replace(self.terms, deals=fresh_deals()))
            self.open()
        else:
            self._settle(())

    def _may_restart(self, device: str) -> bool:
        others = {device_of(item) for item in self.everybody()} - {device}
        return self._is_untouched and not others and not self.length

    def view(
        self,
        viewer: int,
        names: Mapping[str, str],
        *,
        faces: Mapping[str, str] = NO_FACES,
        plays: bool = True,
    ) -> dict[str, Any]:
        """The traits of the table widget for the seat `viewer`; the keys are their names.

        Args:
            names: nicknames of people; the key is the member's id.
            faces: the id of the face (a small portrait) that each person chose; the key is the
                member's id. People without a face are left out.
            plays: whether the person plays at this seat; an onlooker sees the names of all players.
        """
        # Who took a seat since has not won or lost: the result names everybody.
        is_player = plays and self.credited_at(viewer) == self.person_at(viewer)
        called = self.other_names if is_player else self.seat_names
        with use_names(called(viewer, names)):
            return self._view(viewer, names, faces, plays)

    def _view(
        self, viewer: int, names: Mapping[str, str], faces: Mapping[str, str], plays: bool
    ) -> dict[str, Any]:
        game = self.game
        acting, scene = game.to_act, game.scene(viewer)
        is_my_turn = plays and viewer in acting and game.may_act
        picked = self._picks(viewer, scene["hand"]) if plays else []
        fresh = [each.to(game, viewer, plays) for each in self._fresh]
        text = " ".join(item for item in fresh if item)
        past = [each.to(game, viewer, plays) for each in self._past]
        seat_views = self.seat_views(scene["seat_views"], viewer, names, faces, plays)
        message = (text or game.begins(viewer), self._waiting_text(seat_views, viewer, plays))
        return {
            "scene": {**scene, "seat_views": seat_views},
            "choices": [dict(choice) for choice in game.choices(picked, viewer)] if plays else [],
            "message": " ".join(item for item in message if item),
            "log": [item for item in past if item],
            "is_my_turn": is_my_turn,
            "pending": _PENDING.get(game.pause, ""),
            "over": self.is_over,
            "multi_select": game.multi_select,
            "picked": picked,
            "verdict": self.verdicts.get(viewer, {}) if plays else {},
            "revision": self.revision,
            "notice": "",
        }

    def _waiting_text(
        self, seat_views: Sequence[Mapping[str, Any]], viewer: int, plays: bool
    ) -> str:
        """The sentence that names the people whose turn is visible, for other people; else ""."""
        seats, house = len(self.people), self.house()
        names = [
            item["name"]
            for item in seat_views
            if item["turn"]
            and (viewer + item["seat"]) % seats not in house
            and not (plays and item["seat"] == 0)
        ]
        is_waiting = bool(names) and not self.game.pause
        return format_message("felt-waits-for", names=list_text(names)) if is_waiting else ""

    def _picks(self, viewer: int, hand: Sequence[str]) -> list[str]:
        """The picked cards of `viewer` that are still in the hand; other actions may have
        removed some.
        """
        picked = self._picked.get(viewer)
        if picked is None or not set(picked) <= set(hand):
            return list(self.game.proposed_cards(viewer))
        return picked

    def hands(self, names: Mapping[str, str]) -> list[dict[str, Any]]:
        """The hand of each seat: a `name` and the `cards`; only the teacher may see them."""
        return [
            {"name": self.name_at(seat, names), "cards": self.game.scene(seat)["hand"]}
            for seat in range(len(self.people))
        ]

    def places(self, viewer: int) -> dict[int, str]:
        """The position of each seat in words, as seen from `viewer`; the key is the seat."""
        seat_views, seats = self.game.scene(viewer)["seat_views"], len(self.people)
        return {(seat_view["seat"] + viewer) % seats: seat_view["name"] for seat_view in seat_views}


def tables_of(
    rows: Iterable[tuple[str, str]], keep: Callable[[str, str], object]
) -> dict[str, LiveTable]:
    """The tables restored from the database; the key is the table's id.

    Args:
        rows: pairs of a table's id and a saved line, in the order in which they were saved.
        keep: called with the table's id and each new line.
    """
    lines: dict[str, list[str]] = {}
    for ident, line in rows:
        lines.setdefault(ident, []).append(line)

    def keeper(ident: str) -> Callable[[str], object]:
        return lambda line: keep(ident, line)

    result = {
        ident: LiveTable.restore_table(ident, log, keeper(ident)) for ident, log in lines.items()
    }
    return {ident: table for ident, table in result.items() if table is not None}
