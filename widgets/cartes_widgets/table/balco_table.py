"""A match of Balcó at a table: balconies, the pile, and throws of one or several cards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from cartes_lib.balco import (
    STANDARD,
    Action,
    Exchange,
    Lift,
    Match,
    Rules,
    State,
    TakePile,
    Throw,
    parse_action,
)
from cartes_lib.bots import balco as bot
from cartes_lib.cards import Card, cards
from cartes_lib.engine import Fact, Verdict
from cartes_lib.wording import capitalised, card_name, card_names, say, seat_terms
from cartes_widgets.pieces.balco_walk import told_throw
from cartes_widgets.table.table import READER

__all__ = ["BalcoGame"]

_SHOWN = 6
"""Cards of the pile that are drawn: those on top."""


class BalcoGame:
    """A match of Balcó; the reader has seat 0."""

    many = True

    def __init__(self, rules: Rules = STANDARD, seed: int = 0) -> None:
        self._match = Match(rules, seed)
        self._rng = random.Random(seed)
        terms = seat_terms(rules.players, sides=False)
        self._seats = [term.removeprefix("term-") for term in terms]
        self._names = [say(term) for term in terms]
        self._short = [say(f"table-{seat}") for seat in self._seats]

    @property
    def _state(self) -> State:
        return self._match.state

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act: before play, all that have yet to exchange."""
        return self._state.to_act

    def begins(self) -> str:
        """That everybody may exchange first."""
        return say("played-balco-begins")

    def scene(self) -> dict[str, Any]:
        """The pile, everybody's balcony, the reader's hand, and what the pile asks."""
        view = self._state.view(READER)
        held = (*(view.hand or ()), *((view.lifted,) if view.lifted and self._is_mine() else ()))
        if READER in view.exchanging:
            held = (*held, *view.up[READER])
        pile = [laid.card for laid in view.pile][-_SHOWN:]
        shown = [*held, *pile, *(card for row in view.up for card in row)]
        asks = say(view.condition.key, **view.condition.facts)
        return {
            "kind": "balconies",
            "hand": list(map(str, held)),
            "pile": self._lying("pile", say("balco-pile", count=len(view.pile)), pile),
            "stock": self._lying("stock", say("played-stock", count=view.stock), (), view.stock),
            "balconies": [self._balcony(seat) for seat in range(view.rules.players)],
            "rows": [{"id": "asks", "label": say("row-asks"), "value": asks}],
            "spoken": {str(card): card_name(card, "bare") for card in shown},
        }

    def _is_mine(self) -> bool:
        return self.to_act == (READER,)

    @staticmethod
    def _lying(name: str, label: str, shown: Sequence[Card], hidden: int = 0) -> dict[str, Any]:
        """Cards that lie together; of those face down, one back stands for all."""
        return {
            "id": name,
            "label": label,
            "cards": list(map(str, shown)),
            "hidden": min(hidden, 1),
        }

    def _balcony(self, seat: int) -> dict[str, Any]:
        view = self._state.view(READER)
        facts: dict[str, Fact] = {
            "seat": self._seats[seat],
            "held": view.held[seat],
            "turn": seat in view.to_act,
            "place": view.places[seat],
        }
        return {
            "id": f"seat-{seat}",
            "name": capitalised(say("played-seat", name=self._short[seat], **facts)),
            "label": say("played-balcony", down=view.down[seat], **facts),
            "turn": seat in view.to_act,
            "cards": [] if seat in view.exchanging else list(map(str, view.up[seat])),
            "hidden": view.down[seat],
        }

    def choices(self, picked: Sequence[str]) -> list[dict[str, Any]]:
        """What can be done with the cards that are picked, and what needs none."""
        actions = self._state.actions(READER)
        if not actions:
            return []
        if isinstance(actions[0], Exchange):
            return self._exchanges(picked)
        if isinstance(actions[0], Lift):
            return [self._choice(one, True) for one in actions]
        wanted = set(cards(" ".join(picked)))
        throws = [one for one in actions if isinstance(one, Throw) and set(one.cards) == wanted]
        if wanted and not throws:
            return [self._choice(Throw(tuple(sorted(wanted))), False)]
        if wanted:
            return [self._choice(one, True) for one in throws]
        takes = TakePile() in actions
        return [self._choice(TakePile(), takes)] if self._state.pile or takes else []

    def _exchanges(self, picked: Sequence[str]) -> list[dict[str, Any]]:
        up = cards(" ".join(picked)) if picked else self._state.view(READER).up[READER]
        action = Exchange(tuple(sorted(up)))
        return [self._choice(action, self._state.judge(action, READER).legal)]

    def _choice(self, action: Action, is_open: bool) -> dict[str, Any]:
        return {"id": str(action), "text": capitalised(self._offer(action)), "open": is_open}

    def _offer(self, action: Action) -> str:
        """What a button says of an action."""
        if isinstance(action, Exchange):
            return say("offer-up", cards=action.up)
        if isinstance(action, TakePile):
            return say("offer-take")
        if isinstance(action, Lift):
            return say("offer-lift", place=action.place)
        names = card_names(action.cards, "the", "and")
        return say(
            "offer-throw",
            thrown=names,
            joker=action.joker_as or 0,
            target=", ".join(self._names[seat] for seat in action.targets),
            aimed=bool(action.targets),
        )

    def judge(self, text: str) -> Verdict:
        """Whether the reader may do what `text` says.

        Raises:
            ValueError: it is no action of the game.
        """
        return self._state.judge(parse_action(text), READER)

    def bot(self, seat: int) -> str:
        """What the player of the house at `seat` does."""
        state = self._state
        return str(bot.choose(state.view(seat), state.actions(seat), self._rng))

    def play(self, text: str, seat: int) -> str:
        """Does what `text` says, and tells it."""
        before, action, name = self._state, parse_action(text), self._seats[seat]
        after = self._match.play(action, seat)
        if isinstance(action, Exchange):
            told = say("played-exchange", seat=name)
            if after.turn is not None:
                smallest = self._seats[after.turn]
                told = f"{told} {say('played-opens', seat=smallest)}"
        elif isinstance(action, TakePile):
            told = say("balco-takes", seat=name)
        elif isinstance(action, Lift):
            told = say("played-lift", seat=name, card=after.lifted)
        else:
            thrown = told_throw(before, after, action)
            told = f"{thrown}{self._drawn(before, after, seat)}"
        if after.deal_is_over:
            told = f"{told} {self._ended(after)}"
        return capitalised(told)

    def _drawn(self, before: State, after: State, seat: int) -> str:
        """What a player drew or took up after a throw; "" for nothing that is worth telling."""
        told = ""
        drawn = len(before.stock) - len(after.stock)
        if drawn:
            told = f" {say('played-draws', count=drawn)}"
        if len(after.up[seat]) < len(before.up[seat]):
            told = f"{told} {say('played-takes-up')}"
        if seat in after.out:
            place = 1 + after.out.index(seat)
            told = f"{told} {say('played-out', seat=self._seats[seat], place=place)}"
        return told

    def _ended(self, after: State) -> str:
        winner = after.deal_winner
        if winner is None:
            return say("played-balco-drawn")
        return say("played-balco-won", seat=self._seats[winner])
