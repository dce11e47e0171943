"""The score sheet of a Botifarra match, and the computation of a deal's score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from traitlets import Dict, Int, List, Unicode

from cartes_lib.botifarra import Rules
from cartes_lib.botifarra.bidding import CONTRACTS, DOUBLINGS, bidding, multiplier
from cartes_lib.botifarra.ending import match_is_over, match_winner
from cartes_lib.botifarra.score import DEAL_POINTS, HALF, deal_score
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import (
    explain,
    format_message,
    rule_text,
    source_text,
)
from cartes_widgets.core.goals import Predicate, WithGoal

_TARGET = Rules().target
_DEALER = 0
_LEARNER = 0
_MAX_ROWS = 200

Deal = tuple[int, str, str]
"""A deal: the points of the learner's side out of 72, the contract, the doubling."""


class Scorepad(WithGoal):
    """A sheet with the scores of deals, to which the learner adds results.

    Attributes:
        rows: for each deal, a label, the score of each side, and its computation.
        totals: the totals of the two sides.
        target: the points that end the match.
        contracts, doublings: the contracts and doublings to choose from, with their labels.
        deal: the computation of the last deal, step by step; empty before the first.
        revision: incremented with each added or removed row, so that a repeated message counts
            only once.
        notice: why the widget could not use a message; "" if there was no such problem.
    """

    module = "scorepad"
    labels = "scorepad-"
    fills_step = "alone"
    minutes = 0.2

    rows = List(Dict()).tag(sync=True)
    totals = List(Int()).tag(sync=True)
    target = Int(_TARGET).tag(sync=True)
    contracts = List(Dict()).tag(sync=True)
    doublings = List(Dict()).tag(sync=True)
    deal = Dict().tag(sync=True)
    revision = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(self, deals: Iterable[Deal] = (), goal: str = "", **traits: Any) -> None:
        """Shows the sheet with the scores of `deals`.

        Args:
            goal: "won 3" (win the match in that many deals) or "scored 24" (in one deal).

        Raises:
            ValueError: there is no such deal or goal.
        """
        self.totals = [0, 0]
        self.aim(goal, GOALS)
        # A page may draw the widget as soon as it receives it: all traits must be set.
        for deal in deals:
            self._note(*deal)
        super().__init__(
            contracts=[
                {"id": contract, "text": format_message(f"term-call-{contract}")}
                for contract in CONTRACTS
            ],
            doublings=[
                {"id": doubling, "text": format_message(f"doubling-{doubling}")}
                for doubling in DOUBLINGS
            ],
            **traits,
        )

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Adds a deal, or removes the last deal; sets `notice` for any other message."""
        self.notice = ""
        if message.get("revision") != self.revision:
            # A repeated message, or one about rows that no longer exist.
            return
        if message.get("do") == "undo" and self.rows:
            self._undo()
            return
        points, contract = message.get("points"), message.get("contract")
        doubling = message.get("doubling")
        if (
            message.get("do") != "note"
            or type(points) is not int
            or not isinstance(contract, str)
            or not isinstance(doubling, str)
        ):
            self.notice = format_message("widget-unknown-message")
        elif self._is_over() or len(self.rows) >= _MAX_ROWS:
            self.notice = format_message("scored-over")
        else:
            self._try(points, contract, doubling)

    def saved_values(self) -> Iterable[object]:
        """Each deal with the scores of both sides, and the totals."""
        scored = [(row["label"], row["scored"]) for row in self.rows]
        total = (self.texts["scorepad-total"], self.totals)
        return [f"{label}: {us} – {them}" for label, (us, them) in (*scored, total)]

    def _try(self, points: int, contract: str, doubling: str) -> None:
        try:
            bidding(_calls(contract, doubling), _DEALER)
            self._note(points, contract, doubling)
        except IllegalAction as error:
            self.notice = explain(error.verdict)
        except (ValueError, KeyError):
            self.notice = format_message("widget-unknown-message")

    def _note(self, points: int, contract: str, doubling: str) -> None:
        times = multiplier(contract, doubling)
        scored = deal_score(points, times)
        label = format_message("scored-deal", number=len(self.rows) + 1)
        how = format_message("scored-how", above=abs(points - HALF), times=times)
        rule = "BOT-SCORE-02" if points == HALF else "BOT-SCORE-01"
        winner = "us" if scored[0] else "them" if scored[1] else "nobody"
        facts = {"points": max(points, DEAL_POINTS - points), "above": abs(points - HALF)}
        message = format_message(
            "scored-summary", winner=winner, times=times, scored=max(scored), **facts
        )
        with self.hold_sync():
            self.rows = [*self.rows, {"label": label, "scored": list(scored), "how": how}]
            self.revision += 1
            self.totals = [old + new for old, new in zip(self.totals, scored, strict=True)]
            self.check(self)
            self.deal = {
                "announcement": message,
                "rule": rule,
                "rule_text": rule_text(rule),
                "source": source_text(rule),
                "over": self._ending(),
            }

    def _is_over(self) -> bool:
        rules = Rules.from_options({"target": self.target})
        return match_is_over(self.totals, len(self.rows), rules)

    @property
    def is_won(self) -> bool:
        """Whether the learner's side has won the match."""
        return self._is_over() and match_winner(self.totals) == _LEARNER

    def _ending(self) -> str:
        if not self._is_over():
            return ""
        winner = "us" if self.is_won else "them"
        return format_message("scored-ending", winner=winner)

    def _undo(self) -> None:
        *before, last = self.rows
        with self.hold_sync():
            self.rows = before
            self.revision += 1
            self.totals = [
                total - gone for total, gone in zip(self.totals, last["scored"], strict=True)
            ]
            self.deal = {}


def _calls(contract: str, doubling: str) -> tuple[str, ...]:
    """The calls of a deal with this contract and doubling, without passes.

    Raises:
        ValueError: there is no such doubling.
    """
    steps = tuple(DOUBLINGS)
    return contract, *steps[1 : steps.index(doubling) + 1]


GOALS: Mapping[str, Predicate] = MappingProxyType(
    {
        "won": lambda pad, most: pad.is_won and len(pad.rows) <= most,
        "scored": lambda pad, number: bool(pad.rows) and pad.rows[-1]["scored"][0] == number,
    }
)
"""The predicate of each goal that a lesson can set; the key is the goal's name."""
