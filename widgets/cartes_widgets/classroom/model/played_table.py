"""A live table in play: its match, its pauses, and the actions of people and bots."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from cartes_lib.coach import Costly
from cartes_lib.messages import format_message
from cartes_widgets.classroom.model.act_messages import PastAct
from cartes_widgets.classroom.model.contest import new_game
from cartes_widgets.classroom.model.seating import Seating
from cartes_widgets.games.house_players import HousePlayer
from cartes_widgets.games.table_game import DEAL, MATCH, SWEEP, TRICK, picked_cards
from cartes_widgets.games.tables import PRESENTATIONS, house_players_of
from cartes_widgets.table.terms import Terms, fresh_deals

_HISTORY_LIMIT = 60
BEGIN, ACT, NEXT = "begin", "act", "deal"
"""Kinds of lines with which a table is saved: a new match, an action, the next deal."""


class PlayedTable(Seating):
    """The match at a table, and what is saved of it.

    Attributes:
        gains: for each finished deal, the points of the first seat's side minus those of the other
            side.
        revision: incremented on every change; messages with an older value are ignored.
        game: the current match.
        acts: the actions of this match: pairs of a seat and an action in notation.
        starts: for each deal of the match, the number of actions before the deal.
        reviews: the costliest decisions of each reviewed deal, by its number from 1.
        reviewing: the numbers of the finished deals whose review is being computed.
        failed_reviews: the numbers of the finished deals whose last review has failed.
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

    def _write(self, *line: object) -> None:
        self._keep(json.dumps(line, ensure_ascii=False))

    def open(self) -> None:
        """Saves the start of the match, and performs the first actions of bots."""
        self._write(BEGIN, _plain(self.terms), self.length, self.number)
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
        self.failed_reviews: set[int] = set()
        self._past: deque[PastAct] = deque(maxlen=_HISTORY_LIMIT)
        self._fresh: list[PastAct] = []
        self._picked: dict[int, list[str]] = {}
        self.verdicts: dict[int, dict[str, Any]] = {}
        self.deal(0)
        self.revision += 1

    def is_waiting(self, seat: int) -> bool:
        """Whether the person at `seat` starts to play only with the next deal.

        Always False after the match, because its cards are no longer secret.
        """
        return super().is_waiting(seat) and self.game.pause != MATCH

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
        self._write(ACT, seat, text)
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
            self._write(ACT, seat, text)

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
                self._write(NEXT)
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


def _plain(terms: Terms) -> dict[str, Any]:
    return {**terms.plain(), "earlier": ()}
