"""A live table: people of a room and bots in one match, which runs on the server.

The server saves a line for each action. To restore a table, it replays its lines in order.
"""

from __future__ import annotations

import json
import logging
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from cartes_lib.coach import Costly
from cartes_lib.messages import format_message, list_text, use_names
from cartes_widgets.classroom.model.act_messages import PastAct
from cartes_widgets.classroom.model.contest import new_game
from cartes_widgets.classroom.model.live_terms import LiveTerms
from cartes_widgets.classroom.model.seat_holders import HOUSE, device_of, mate_of
from cartes_widgets.classroom.model.seating import Seating, SeatingError
from cartes_widgets.games.house_players import HousePlayer
from cartes_widgets.games.table_game import DEAL, MATCH, SWEEP, TRICK, WAIT, picked_cards
from cartes_widgets.games.tables import PRESENTATIONS, house_players_of
from cartes_widgets.table.terms import Terms, fresh_deals

_log = logging.getLogger(__name__)

NO_FACES: Mapping[str, str] = MappingProxyType({})

_PENDING: Mapping[str, str] = MappingProxyType({TRICK: WAIT, DEAL: DEAL, MATCH: MATCH})
"""The value of `pending` for a page; the key is the kind of pause.

The server's timer makes the bots act, so a page never requests their actions.
"""

_HISTORY_LIMIT = 60
_BEGIN, _SIT, _MATES, _ACT, _NEXT = "begin", "sit", "mates", "act", "deal"


class LiveTable(Seating):
    """One table, from its first match until it is closed.

    Attributes:
        gains: for each finished deal, the points of the first seat's side minus those of the other
            side.
        revision: incremented on every change; messages with an older value are ignored.
        game: the current match.
        acts: the actions of this match: pairs of a seat and an action in notation.
        starts: for each deal of the match, the number of actions before the deal.
        reviews: the costliest decisions of each reviewed deal, by its number from 1.
        reviewing: the numbers of the finished deals whose review is being computed.
        unreviewed: the numbers of the finished deals whose last review has failed.
    """

    def __init__(
        self,
        ident: str,
        terms: Terms,
        keep: Callable[[str], object] = lambda _line: None,
        length: int = 0,
        number: int = 1,
    ) -> None:
        """Begins a match at an empty table.

        Args:
            keep: called with each line that is needed to restore the table.
            length: number of deals of a tournament; 0 for a match to its target.
            number: the number by which people in the room name the table.
        """
        super().__init__(terms.players, length)
        self.id, self.number, self._keep = ident, number, keep
        self.revision = 0
        self._begin(terms)

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
                if what == _BEGIN and table is None:
                    table = cls(ident, LiveTerms(**more[0]), length=more[1], number=more[2])
                elif table is None:
                    return None
                elif what == _BEGIN:
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

    def _write(self, *line: object) -> None:
        self._keep(json.dumps(line, ensure_ascii=False))

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
        elif what == _NEXT:
            # No line is saved for the clearing of a finished trick.
            while self.game.pause in (TRICK, SWEEP, DEAL) and self._clear() != DEAL:
                pass
        elif what == _ACT:
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

    def is_waiting(self, seat: int) -> bool:
        """Whether the person at `seat` starts to play only with the next deal.

        Always False after the match, because its cards are no longer secret.
        """
        return super().is_waiting(seat) and self.game.pause != MATCH

    def open(self) -> None:
        """Saves the start of the match, and performs the first actions of bots."""
        self._write(_BEGIN, _plain(self.terms), self.length, self.number)
        self._settle(())

    def _begin(self, terms: Terms) -> None:
        self.terms, self.game = terms, new_game(terms, self.length)
        self.gains: list[int] = []
        self._is_counted = False
        # Whether no person has acted in this match.
        self._is_untouched = True
        self.acts: list[tuple[int, str]] = []
        self.starts = [0]
        self.reviews: dict[int, tuple[Costly, ...]] = {}
        self.reviewing: set[int] = set()
        self.unreviewed: set[int] = set()
        self._past: deque[PastAct] = deque(maxlen=_HISTORY_LIMIT)
        self._fresh: list[PastAct] = []
        self._picked: dict[int, list[str]] = {}
        self.verdicts: dict[int, dict[str, Any]] = {}
        self.deal(0)
        self.revision += 1

    def _do(self, text: str, seat: int) -> None:
        """Performs the legal action `text` of `seat`; first ends the current pause, if any."""
        while self.game.pause not in ("", MATCH):
            self._clear()
        self._picked.pop(seat, None)
        self._perform(text, seat)
        self.revision += 1
        self._count()

    def _perform(self, text: str, seat: int) -> None:
        self._fresh.append(PastAct(self.game.play(text, seat)))
        self.acts.append((seat, text))

    def _clear(self) -> str:
        """Ends the current pause of the match; returns the kind of pause."""
        cleared = self.game.pause
        self.game.go_on()
        if cleared == DEAL:
            self.deal(self.dealt + 1)
            self.starts.append(len(self.acts))
        self._count()
        return cleared

    def _count(self) -> None:
        """Records the result of a deal when its score is counted, but only once."""
        is_over = self.game.pause in (DEAL, MATCH)
        if self.length and is_over and not self._is_counted:
            self.gains.append(PRESENTATIONS[self.terms.game].gain(self.game))
        self._is_counted = is_over

    @property
    def is_over(self) -> bool:
        """Whether the table has played all deals of a tournament."""
        return bool(self.length) and (len(self.gains) >= self.length or self.game.pause == MATCH)

    def _played(self, text: str, seat: int, absent: Collection[int]) -> None:
        self._past.extend(self._fresh)
        self._fresh = []
        self.verdicts = {}
        self._do(text, seat)
        self._write(_ACT, seat, text)
        self._settle(absent)

    def _settle(self, absent: Collection[int]) -> None:
        """Performs the actions of bots that must come before the next action of a person.

        Args:
            absent: seats of people who are away, for whom bots act.
        """
        self.revision += 1
        house = self.house(absent)
        while self.game.to_act and (immediate := self.game.at_once(house)) is not None:
            seat, text = immediate
            # A finished trick stays visible when a bot then announces a flor.
            self._perform(text, seat)
            self._write(_ACT, seat, text)

    def act(self, seat: int, text: str, absent: Collection[int] = ()) -> str:
        """Performs a person's action if the rules allow it; otherwise records the verdict.

        Args:
            seat: the person's seat.
            text: the action in notation.
            absent: seats of people who are away, for whom bots act.

        Returns:
            The text of an error if no action is possible now; "" if the action was performed, or if
            its verdict was recorded.
        """
        game = self.game
        try:
            verdict = game.judge(text, seat)
        except ValueError:
            return format_message("widget-unknown-message")
        if not game.may_act or self.is_waiting(seat):
            return format_message("widget-unknown-message")
        if verdict.legal:
            self._is_untouched = False
            self._played(text, seat, absent)
            return ""
        self.verdicts[seat] = game.refusal(text, seat, verdict)
        return ""

    def pick(self, seat: int, sent: object, absent: Collection[int] = ()) -> str:
        """Picks cards in a game in which a player plays several cards at once.

        If no action is possible with the picked cards, `act` tries the card picked last as an
        action, and records the verdict.

        Args:
            sent: the cards that the page sent; not checked yet.
            absent: seats of people who are away, for whom bots act.

        Returns:
            The text of an error if no card can be picked now, or the result of `act`; else "".
        """
        game = self.game
        cards = picked_cards(sent, game.scene(seat)["hand"])
        if (
            not game.multi_select
            or seat not in game.to_act
            or self.is_waiting(seat)
            or cards is None
        ):
            return format_message("widget-unknown-message")
        picked = game.picks(cards, seat)
        if picked and not game.choices(picked, seat):
            return self.act(seat, picked[-1], absent)
        self._picked[seat] = picked
        return ""

    def begin_again(self) -> None:
        """Begins another match with the same people and new cards."""
        self._begin(replace(self.terms, deals=fresh_deals()))
        self.open()

    def go_on(self) -> bool:
        """Ends the pause: clears the trick, deals again, or begins another match.

        Returns:
            False if there is no pause, or if a tournament is over.
        """
        if self.is_over:
            return False
        if self.game.pause == MATCH:
            self.begin_again()
        elif self.game.pause in (TRICK, SWEEP, DEAL):
            if self.game.pause == DEAL:
                self._write(_NEXT)
            self._past.extend(self._fresh)
            self._fresh = []
            self._clear()
            self._settle(())
        else:
            return False
        return True

    def next_of_house(self, absent: Collection[int] = ()) -> int | None:
        """The seat of the bot that acts next; None while the table waits for a person.

        Bots also act for the people at the seats `absent`.
        """
        house = self.house(absent)
        return next((item for item in self.game.to_act if item in house), None)

    def play_house(self, absent: Collection[int] = ()) -> None:
        """Performs the action of the bot at the seat of `next_of_house`, if there is one."""
        seat = self.next_of_house(absent)
        if seat is not None:
            self._played(self.game.bot(seat), seat, absent)

    def house_player(self, seat: int) -> HousePlayer | None:
        return house_players_of(self.terms.game)[seat]

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


def _plain(terms: Terms) -> dict[str, Any]:
    return {**terms.plain(), "earlier": ()}


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
