"""The daily deal: three decisions, the same for all people, compared with those of a strong bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from random import Random
from typing import Any

from traitlets import Dict, Int, List, Unicode

from cartes_lib.coach import Reason, reasons
from cartes_lib.games import GAMES
from cartes_lib.messages import capitalised, format_message, messages_with_prefix
from cartes_widgets.games.house import thorough
from cartes_widgets.games.house_players import HousePlayer
from cartes_widgets.games.table_game import WAIT
from cartes_widgets.games.tables import PRESENTATIONS, house_players_of
from cartes_widgets.table.company import portraits
from cartes_widgets.table.days import terms_of, today
from cartes_widgets.table.table import Table
from cartes_widgets.table.terms import Terms
from cartes_widgets.table.thinking import BackgroundAnalysis

DECISIONS = 3
_DAYS = 30
_SAMPLES = 100

_FEW = 3
_RIGHT, _OTHER = "●", "○"


class Daily(Table):
    """The daily deal, in which bots also play for the learner, except for three decisions.

    Attributes:
        day: the date of the deal, such as 2026-11-22.
        days: the last thirty days, the latest first, each with the name of its game.
        decision: the number of the learner's current decision, 1 to 3, or 0.
        answers: for each decision so far: the learner's choice `yours`, the strong bot's choice
            `best`, whether they are the `same`, and the reason `why`.
        compared: the cards of the last decision, `yours` and `best`, until the learner continues;
            then empty.
        result: `marks` of the three decisions and a `line` of text; empty before the end.
    """

    module = "daily"
    fills_step = "always"
    in_saved_output = ("message", "scene", "choices")

    day = Unicode().tag(sync=True)
    days = List(Dict()).tag(sync=True)
    decision = Int(0).tag(sync=True)
    answers = List(Dict()).tag(sync=True)
    compared = Dict().tag(sync=True)
    result = Dict().tag(sync=True)

    def __init__(self, today: Callable[[], date] = today, **traits: Any) -> None:
        """Opens the deal of the current date in UTC.

        Args:
            today: returns the current date.
        """
        self._today, self._day = today, today()
        self._strong: BackgroundAnalysis[tuple[str, Reason | None]] = BackgroundAnalysis()
        self._pending = ""
        super().__init__(lambda _: self.terms.begin(), **traits)

    def _more_texts(self) -> Mapping[str, str]:
        return messages_with_prefix("daily-")

    @property
    def terms(self) -> Terms:
        """How the deal of the day is played, and with whom."""
        return terms_of(self._day)

    @property
    def _company(self) -> tuple[HousePlayer, ...]:
        return house_players_of(self.terms.game)

    def _begin(self) -> None:
        with self.hold_sync():
            self.day = self._day.isoformat()
            self.faces = portraits(self._company[: self.terms.players - 1])
            self.days = self._last()
            self.answers, self.result, self.decision = [], {}, 0
            self.compared, self._pending = {}, ""
            self._turns = 0
            super()._begin()

    def _do_message(self, message: Mapping[str, object]) -> None:
        """Performs an action, or opens the deal of another day."""
        if self._pending and message.get("do") != "day":
            if message.get("revision") == self.revision and message.get("do") == "go":
                self._leave_decision()
            return
        if message.get("do") != "day":
            super()._do_message(message)
            return
        # A page that was open at midnight may still choose the days that it offered before.
        offered = {item["day"] for item in [*self.days, *self._last()]}
        wanted = message.get("day")
        if not isinstance(wanted, str) or wanted not in offered:
            self.notice = format_message("widget-unknown-message")
            return
        self._day = date.fromisoformat(wanted)
        self._begin()

    def _last(self) -> list[dict[str, str]]:
        today = self._today()
        return [_named(today - timedelta(ago)) for ago in range(_DAYS)]

    def _is_asked(self) -> bool:
        return self.decision > 0

    def _show(self, text: str, before: list[str] | None = None) -> None:
        game = self.table_game
        if self._viewer in game.to_act and len(game.options(self._viewer)) >= _FEW:
            self._turns += 1
        is_asked = len(self.answers) < DECISIONS and self._viewer in game.to_act
        where = PRESENTATIONS[self.terms.game].daily
        here = is_asked and where[len(self.answers)] <= self._turns
        enough = len(game.options(self._viewer)) >= _FEW
        self.decision = len(self.answers) + 1 if here and enough else 0
        self.compared = {}
        super()._show(text, before)
        if self.decision:
            self._strong.begin(self._moment, self._best)

    def _shown(self) -> None:
        if self.result:
            # All decisions are made: the cards stay as they are.
            self.pending, self.is_my_turn, self.choices = "", False, []

    @property
    def _moment(self) -> tuple[object, int]:
        return self.table_game, self.revision

    def _best(self) -> tuple[str, Reason | None]:
        """The strong bot's action for the learner's seat, and the coach's reason for it."""
        game, state, viewer = self.terms.game, self.table_game.state, self._viewer
        rng = Random(f"{self.day}/{len(self.answers)}")
        best = thorough(game, _SAMPLES)(state, viewer, rng)
        memory = GAMES[game].bots.remember(state, viewer)
        given_reasons = (
            reason
            for action in state.actions(viewer)
            if str(action) == best
            for reason in reasons(game, memory, action)
        )
        return best, next(given_reasons, None)

    def _play(self, text: str, seat: int) -> None:
        if not self.decision or seat != self._viewer:
            super()._play(text, seat)
            return
        self.is_my_turn = False
        self._analyse(self._strong, self._best, lambda best: self._answer(text, best))

    def _analysis_failed(self) -> None:
        super()._analysis_failed()
        self.is_my_turn = bool(self.decision)

    def _answer(self, text: str, best: tuple[str, Reason | None]) -> None:
        """Records the learner's choice `text`, and shows it beside the strong bot's, `best`."""
        game, viewer = self.table_game, self._viewer
        chosen, reason = best
        own_text, best_text = (game.action_text(item, viewer) for item in (text, chosen))
        why = (
            format_message("felt-daily-average")
            if reason is None
            else capitalised(format_message(reason.key, **reason.facts))
        )
        same = text == chosen
        answer = {"yours": own_text, "best": best_text, "same": same, "why": why}
        hand = self.scene["hand"]
        with self.hold_sync():
            self.answers = [*self.answers, answer]
            self.compared = {
                "yours": [card for card in hand if card in text.split()],
                "best": [card for card in hand if card in chosen.split()],
            }
            self.decision, self._pending = 0, chosen
            message = format_message("felt-daily-result", same=same, yours=own_text, best=best_text)
            self.log = [*self.log, self.message] if self.message else self.log
            self.message = " ".join([message, why]).strip()
            self.choices, self.picked, self.verdict, self.pending = [], [], {}, WAIT
            self.revision += 1

    def _leave_decision(self) -> None:
        """Performs the strong bot's action, and continues the deal."""
        best, self._pending = self._pending, ""
        with self.hold_sync():
            if len(self.answers) == DECISIONS:
                self.result = _result(
                    self.day, game=format_message(f"game-{self.terms.game}"), answers=self.answers
                )
            text = self._do(best, self._viewer)
            self._show(" ".join([text, *self._at_once()]).strip())


def _named(day: date) -> dict[str, str]:
    return {"day": day.isoformat(), "game": format_message(f"game-{terms_of(day).game}")}


def _result(day: str, game: str, answers: list[dict[str, Any]]) -> dict[str, str]:
    right = sum(answer["same"] for answer in answers)
    marks = "".join(_RIGHT if answer["same"] else _OTHER for answer in answers)
    line = format_message(
        "felt-daily-line", day=day, game=game, right=right, all=DECISIONS, marks=marks
    )
    return {"marks": marks, "line": line}
