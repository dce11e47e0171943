"""A small match at the end of a lesson, with reduced rules, a goal and a star."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Bool, Unicode

from cartes_lib.messages import format_message, messages_with_prefix
from cartes_widgets.games.house_players import HousePlayer
from cartes_widgets.games.table_game import DEAL, MATCH
from cartes_widgets.games.tables import PRESENTATIONS, house_players_of
from cartes_widgets.table.company import portraits
from cartes_widgets.table.table import Table

_MINIS = {
    name: (game, mini)
    for game, presented in PRESENTATIONS.items()
    for name, mini in presented.minis.items()
}
"""The small matches, each with the id of its game; the key is the name."""


class MiniTable(Table):
    """A table for a small match with a goal.

    Attributes:
        name: name of the small match, under which the browser saves its star.
        goal: the goal, in words.
        over: whether the match is over.
        reached: whether the learner has reached the goal in any of the matches played here.
        outcome: the result of the last match, in words; "" before its end.
    """

    module = "mini"
    fills_step = "always"
    in_saved_output = ("goal", "message", "scene", "choices")

    name = Unicode().tag(sync=True)
    goal = Unicode().tag(sync=True)
    over = Bool(False).tag(sync=True)
    reached = Bool(False).tag(sync=True)
    outcome = Unicode().tag(sync=True)

    def __init__(self, name: str, seed: int = 0, **traits: Any) -> None:
        """Creates the table for the small match `name`.

        Raises:
            KeyError: there is no such small match.
        """
        self._name, (self._game_id, self._mini) = name, _MINIS[name]
        super().__init__(self._mini.begin, seed, **traits)
        self.faces = portraits(self._company[: self.table_game.seats - 1])

    @property
    def _company(self) -> tuple[HousePlayer, ...]:
        return house_players_of(self._game_id)

    def _more_texts(self) -> Mapping[str, str]:
        return messages_with_prefix("mini-")

    def _begin(self) -> None:
        self._faults = self._deals = 0
        with self.hold_sync():
            self.over, self.outcome = False, ""
            super()._begin()
            self._number = self._mini.number(self.table_game)
            self.name = self._name
            self.goal = format_message(f"goal-mini-{self._name}", number=self._number)

    def _act(self, text: str) -> None:
        if not self._mini.is_allowed(text):
            self.notice = format_message("mini-not-here")
            return
        before = self.verdict
        super()._act(text)
        self._faults += self.verdict is not before and bool(self.verdict)

    def _shown(self) -> None:
        if self.pending in (DEAL, MATCH):
            self._deals += 1
        self.choices = [
            choice for choice in self.choices if self._mini.is_allowed(str(choice["id"]))
        ]
        if self.pending in (DEAL, MATCH) and self._is_over():
            self._end()

    def _is_over(self) -> bool:
        mini, state = self._mini, self.table_game.shown_state
        ends = bool(mini.deals) and self._deals >= mini.deals
        return self.pending == MATCH or ends or (0 < mini.target <= max(state.scores))

    def _end(self) -> None:
        """Shows whether the learner has reached the goal; another match may follow."""
        reached = self._mini.is_reached(self.table_game.shown_state, self._number, self._faults)
        self.pending, self.over = MATCH, True
        self.reached = self.reached or reached
        self.outcome = format_message("mini-reached" if reached else "mini-missed")
        summary = {**self.scene["summary"], "go": format_message("mini-again")}
        self.scene = {**self.scene, "summary": summary}
