"""A widget to try throws on a pile of Balcó: legal throws, ranks of jokers, targets of 1s."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from traitlets import Dict, Int, List, Unicode

from cartes_lib.balco import State, judge_throw
from cartes_lib.balco.actions import TakePile, Throw
from cartes_lib.balco.condition import FREE, RANKS, Condition
from cartes_lib.balco.effects import players_skipped
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.pile import clears
from cartes_lib.cards import JOKERS, Card, Suit
from cartes_lib.messages import (
    capitalised,
    explain,
    format_message,
    seat_terms,
    source_text,
)
from cartes_widgets.core.goals import Predicate, WithGoal
from cartes_widgets.games.balco.walk import Position, pile_scene, positions

_MAX_THROWS = 100
_ACE = 1


class PileTable(WithGoal):
    """A pile on which the learner throws for all players, one rank at a time.

    If a rank cannot be thrown, its button remains and shows the reason. A joker counts as the rank
    that the learner declares. For a 1, the learner must name a target.

    Attributes:
        scene: the pile, the condition for the next throw, and whose turn it is.
        caption: the last event, in words.
        ranks: for each rank, whether it may be thrown; if not, the reason and the rule.
        targets: the players whom a 1 may name; empty unless a 1 needs a target.
        jokers: number of jokers left to throw.
        throws: number of throws so far.
        revision: incremented with each change, to detect messages about an earlier state.
        notice: why the widget could not use a message; "" if there was no such problem.
    """

    module = "pile_table"
    labels = "pile-"
    fills_step = "always"
    minutes = 0.5
    in_saved_output = ("caption", "scene")

    scene = Dict().tag(sync=True)
    caption = Unicode().tag(sync=True)
    ranks = List(Dict()).tag(sync=True)
    targets = List(Dict()).tag(sync=True)
    jokers = Int(0).tag(sync=True)
    throws = Int(0).tag(sync=True)
    revision = Int(0).tag(sync=True)
    notice = Unicode().tag(sync=True)

    def __init__(
        self,
        throws: Iterable[Throw | TakePile] = (),
        players: int = 4,
        goal: str = "",
        **traits: Any,
    ) -> None:
        """Shows the pile after `throws`.

        Args:
            goal: a name in `GOALS`, which a number may follow, such as "clear 1".

        Raises:
            IllegalAction: a throw is illegal.
            ValueError: there is no such goal.
        """
        self.aim(goal, GOALS)
        self._players, self._start = players, tuple(throws)
        self._aiming: Card | None = None
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self._show(self._start)
        super().__init__(**traits)

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Handles a throw, a target, taking, undo or restart; sets `notice` for any other
        message.
        """
        do, rank, seat = message.get("do"), message.get("rank"), message.get("seat")
        if message.get("revision") != self.revision:
            self.notice = format_message("widget-stale-message")
        elif do == "throw" and type(rank) is int and rank in RANKS and self._aiming is None:
            self._on_throw(rank, message.get("joker") is True)
        elif do == "name" and type(seat) is int and self._aiming and self._is_target(seat):
            self._add(Throw(self._aiming, _declared(self._aiming, _ACE), seat))
        elif do == "take" and self._aiming is None:
            self._on_take()
        elif do == "back":
            self._on_back()
        elif do == "again":
            self._show(self._start)
        else:
            self.notice = format_message("widget-unknown-message")

    @property
    def _now(self) -> Position:
        return positions(self._history, self._players)[-1]

    def _is_target(self, seat: int) -> bool:
        return any(target["id"] == seat for target in self.targets)

    def _on_throw(self, rank: int, joker: bool) -> None:
        verdict = judge_throw(rank, self._now.state.condition)
        if not verdict.legal:
            self.notice = explain(verdict)
        elif joker and not self.jokers:
            self.notice = format_message("widget-unknown-message")
        else:
            thrown = self._card(rank, joker)
            # A fourth 1 clears the pile and names nobody (BAL-CLR-05).
            if rank == _ACE and not clears([*self._now.state.pile, rank]):
                self._aim(thrown)
            else:
                self._add(Throw(thrown, _declared(thrown, rank)))

    def _card(self, rank: int, joker: bool) -> Card:
        """A card to throw as `rank`, preferably one that is not in the pile.

        Args:
            joker: whether it is a joker.
        """
        pile_cards = {pile_card.card for pile_card in self._now.state.pile}
        choice = JOKERS if joker else [Card(rank, suit) for suit in Suit]
        return next((card for card in choice if card not in pile_cards), choice[0])

    def _aim(self, card: Card) -> None:
        turn = self._now.state.turn
        terms = enumerate(seat_terms(self._players, sides=False))
        with self.hold_sync():
            self._aiming = card
            self.targets = [
                {"id": seat, "text": capitalised(format_message(term))}
                for seat, term in terms
                if seat != turn
            ]
            self.caption = format_message("balco-aims")
            self.revision, self.notice = self.revision + 1, ""

    def _on_take(self) -> None:
        # If every rank is legal, no player can lack a legal card.
        if all(rank["open"] for rank in self.ranks):
            self.notice = format_message("rule-BAL-TURN-03")
        else:
            self._add(TakePile())

    def _add(self, action: Throw | TakePile) -> None:
        if len(self._history) >= _MAX_THROWS:
            self.notice = format_message("balco-long")
        else:
            self._show((*self._history, action))

    def _on_back(self) -> None:
        waiting = self._aiming is not None
        self._show(self._history if waiting else self._history[:-1])

    def _show(self, history: tuple[Throw | TakePile, ...]) -> None:
        self._history, self._aiming = history, None
        now = self._now
        pile_jokers = [pile_card for pile_card in now.state.pile if pile_card.card.is_joker]
        with self.hold_sync():
            self.scene, self.caption = pile_scene(now), now.text
            self.ranks = [self._rank(rank, now.state.condition) for rank in RANKS]
            self.targets, self.jokers, self.throws = (
                [],
                len(JOKERS) - len(pile_jokers),
                len(history),
            )
            self.revision, self.notice = self.revision + 1, ""
            if len(history) > len(self._start):
                before = positions(history[:-1], self._players)[-1].state
                self.check(_Thrown(before, now.state, history[-1], len(history) - len(self._start)))

    def _rank(self, rank: int, condition: Condition) -> dict[str, Any]:
        verdict = judge_throw(rank, condition)
        return {
            "rank": rank,
            "open": verdict.legal,
            "why": "" if verdict.legal else explain(verdict),
            "rule": verdict.rule,
            "source": source_text(verdict.rule),
        }


def _declared(card: Card, rank: int) -> int | None:
    """The rank to declare for `card` when it counts as `rank`; None unless it is a joker."""
    return rank if card.is_joker else None


@dataclass(frozen=True, slots=True)
class _Thrown:
    """The last action: the pile before and after it, and the number of actions so far."""

    before: State
    after: State
    action: Throw | TakePile
    acts: int

    @property
    def rank(self) -> int:
        """The rank that the thrown cards count as; 0 if the pile was taken."""
        if isinstance(self.action, TakePile):
            return 0
        return thrown_rank(self.action.cards, self.action.joker_as) or 0


def _clears(now: _Thrown, most: int) -> bool:
    return bool(now.rank) and not now.after.pile and (not most or now.acts <= most)


def _skips(now: _Thrown, _number: int) -> bool:
    return bool(now.after.pile) and players_skipped(now.rank, 1, now.after.rules) > 0


def _binds(now: _Thrown, players: int) -> bool:
    asks = now.after.condition
    return asks.kind == "trenca" and asks.players >= max(1, players)


def _frees(now: _Thrown, _number: int) -> bool:
    return now.rank == 2 and bool(now.before.pile) and now.after.condition == FREE


GOALS: Mapping[str, Predicate] = MappingProxyType(
    {
        "clear": _clears,
        "skip": _skips,
        "bind": _binds,
        "free": _frees,
        "shoot": lambda now, _number: bool(now.after.shots),
        "take": lambda now, _number: isinstance(now.action, TakePile),
    }
)
"""The predicate of each goal that a lesson can set; the key is the goal's name."""
