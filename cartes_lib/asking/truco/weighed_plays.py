"""Positions of Truco whose choices were evaluated in simulated deals, and questions about them.

`research/truco_plays.py` computed the averages and standard errors, in points of the deal. They are
in `cards.toml` (first cards), `answers.toml` (answers to a truco) and `calls.toml` (a card or a
truco).
"""

from __future__ import annotations

import random
import tomllib
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    ChoiceValue,
    Group,
    Item,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_items, seated
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind, bet_items, call_line, trick_groups
from cartes_lib.bots.advice import Reason
from cartes_lib.cards import card as read_card
from cartes_lib.engine import Fact
from cartes_lib.truco import Rules, State, parse_position, strength
from cartes_lib.truco.actions import Action
from cartes_lib.truco.bets import ENVIDO_CALLS, TRUCO_CALLS
from cartes_lib.truco.bots.reasons import reasons
from cartes_lib.truco.memory import remember

SAMPLES = 400
"""Number of simulated deals of each position; each choice is tried in all of them."""

NEAR = 0.1
"""Maximum loss in points of a right choice: a smaller loss may be a sampling error."""


_CALLS = frozenset((*ENVIDO_CALLS, *TRUCO_CALLS, "quiero", "no-quiero", "flor"))


@dataclass(frozen=True, slots=True)
class TrucoPlay:
    """A position in which seat 0 acts, with the average points of each choice.

    Attributes:
        averages: the average points of a choice, and its standard error; the keys are the cards and
            calls.
    """

    state: State
    averages: Mapping[str, tuple[float, float]]

    @property
    def best_first(self) -> list[str]:
        """The choices, ordered by average points, the best first."""
        return sorted(self.averages, key=self.behind)

    @property
    def best(self) -> str:
        """The choice with the most average points."""
        return self.best_first[0]

    @property
    def spread(self) -> float:
        """Difference in average points between the best and the worst choice."""
        return max(map(self.behind, self.averages))

    @property
    def costly(self) -> list[str]:
        """The choices that lose more than `NEAR` points, ordered by their loss; the smallest loss
        first.
        """
        return [item for item in self.best_first if self.behind(item) > NEAR]

    def behind(self, choice: str) -> float:
        """Difference in average points between the best choice and `choice`."""
        return max(mean for mean, _ in self.averages.values()) - self.averages[choice][0]

    def reason(self, other: str) -> Message | None:
        """The coach's first reason that is true for the best choice and not for `other`; None if no
        such reason exists.
        """
        by_name = {str(action): action for action in self.state.actions(0)}
        shared = {item.id for item in _reasons(self.state, by_name[other])}
        for item in _reasons(self.state, by_name[self.best]):
            if item.id not in shared:
                return Message(f"coach-{item.id}", item.facts)
        return None


@cache
def _reasons(state: State, action: Action) -> tuple[Reason, ...]:
    """The coach's reasons for `action` of seat 0, cached: computing those for "quiero" takes 160
    ms.
    """
    return tuple(reasons(remember(state, 0), action))


@cache
def truco_bank(name: str) -> tuple[TrucoPlay, ...]:
    """All positions of the bank `name`, in the order of its file.

    Args:
        name: "cards", "answers" or "calls".
    """
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return tuple(
        _position(parse_position(table["state"]), table["averages"])
        for table in tomllib.loads(text)["position"]
    )


def _position(state: State, averages: dict[str, Sequence[float]]) -> TrucoPlay:
    """The position `state`; `averages` has one card of each strength, and equal cards share its
    average.
    """
    hand = state.view(0).hand or ()
    by_strength = {strength(card): averages[str(card)] for card in hand if str(card) in averages}
    equal = {
        str(card): by_strength[strength(card)] for card in hand if strength(card) in by_strength
    }
    values = {choice: (mean, error) for choice, (mean, error) in (averages | equal).items()}
    return TrucoPlay(state, MappingProxyType(values))


def _scene(state: State) -> Scene:
    """The scene that seat 0 sees: the tricks, its hand, and the calls."""
    view = state.view(0)
    whole = [trick for trick in view.tricks if trick != view.trick]
    # The labels say that the learner's card comes first in each trick.
    by_seat = [sorted(trick, key=lambda play: play.seat) for trick in whole]
    groups = trick_groups(tuple(play.card for play in trick) for trick in by_seat)
    # The log has neither "paso" (which bets nothing) nor the cards.
    calls = [(seat, call) for seat, call in view.calls if call in _CALLS]
    lines = tuple(call_line(number, seat, call) for number, (seat, call) in enumerate(calls))
    hand = view.hand or ()
    if whole and not view.trick:
        own = Group("hand", Message("widget-your-hand"), hand)
        return Scene("table", groups=(*groups, own), lines=lines)
    return Scene(
        "trick",
        seats=2,
        sides=False,
        plays=seated(view.trick),
        turn=0,
        hand=hand,
        groups=groups,
        lines=lines,
    )


class _WeighedTruco(TrucoKind[TrucoPlay]):
    """A kind of question about an action; its answer is graded by its average loss in points.

    Attributes:
        bank: the name of the bank with the positions; also part of the catalogue keys.
        rule: id of the rule that allows several actions, so that the player must choose.
    """

    bank = ""
    rule = ""

    def read(self, *, of: int) -> tuple[TrucoPlay, Rules]:
        """Reads the index `of`, from 0, of a position in the bank `bank`."""
        position = truco_bank(self.bank)[of]
        return position, position.state.rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TrucoPlay:
        """Draws a position; at higher levels a wrong choice loses fewer points."""
        known = sorted(truco_bank(self.bank), key=lambda item: -item.spread)
        return rng.choice(known[: -(-len(known) * (level + 1) // 4)])

    def state(self, position: TrucoPlay, rules: Rules, rng: random.Random) -> State:
        """The state in which seat 0 makes the choice."""
        return position.state

    @abstractmethod
    def schema(self, position: TrucoPlay) -> AnswerSchema:
        """The answer schema, with the choices of `position`."""

    @abstractmethod
    def label(self, choice: str) -> Message:
        """The label of `choice` in the table of averages."""

    def ask(self, position: TrucoPlay, rules: Rules) -> Question:
        """Question about `position`; the answer is a legal action."""
        ranked = position.best_first
        replies: dict[str | int | tuple[str, ...], Message] = {
            choice: _verdict(position, choice) for choice in ranked
        }
        key = AnswerKey(
            answer=position.best,
            rule=self.rule,
            why=replies[position.best],
            hint=Message(f"hint-truco-{self.bank}"),
            highlight=tuple(map(str, position.state.view(0).hand or ())),
            accepted=tuple(item for item in ranked[1:] if item not in position.costly),
            replies=replies,
            choice_values=tuple(
                ChoiceValue(item, self.label(item), *position.averages[item]) for item in ranked
            ),
        )
        prompt = Message(f"prompt-truco-{self.bank}")
        return Question(prompt, _scene(position.state), self.schema(position), key)


@kind
class FirstCard(_WeighedTruco):
    """Which card do you play to the first trick? Rule: TRU-TRU-01."""

    name = "first-card"
    exercises = (InLesson("TR-17", "play", ("con-flor",)),)
    bank = "cards"
    rule = "TRU-TRU-01"

    def schema(self, position: TrucoPlay) -> AnswerSchema:
        """The answer schema with the legal cards."""
        return AnswerSchema("pick", card_items(sorted(map(read_card, position.averages))))

    def label(self, choice: str) -> Message:
        """The name of the card with the notation `choice`."""
        return Message("breakdown-card", {"card": read_card(choice)})


@kind
class AnswerTruco(_WeighedTruco):
    """Do you accept or refuse a truco? Rule: TRU-TRU-13."""

    name = "answer-truco"
    exercises = (InLesson("TR-17", "call", ("con-flor",)),)
    bank = "answers"
    rule = "TRU-TRU-13"

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TrucoPlay:
        """Draws a position with a truco that the learner must answer; in half of the draws
        accepting is right.
        """
        wanted = rng.choice(("quiero", "no-quiero"))
        known = [item for item in truco_bank(self.bank) if item.best == wanted]
        known.sort(key=lambda item: -item.spread)
        return rng.choice(known[: -(-len(known) * (level + 1) // 4)])

    def schema(self, position: TrucoPlay) -> AnswerSchema:
        """The answer schema with the choices "quiero" and "no quiero"."""
        return AnswerSchema("choice", bet_items(("quiero", "no-quiero")))

    def label(self, choice: str) -> Message:
        """The name of the call `choice`, with its meaning."""
        return Message(f"term-bet-{choice}")


@kind
class OwnTruco(_WeighedTruco):
    """After the first trick, do you call truco, or which card do you play?

    Rule: TRU-TRU-13.
    """

    name = "own-truco"
    exercises = (InLesson("TR-17", "call", ("con-flor",), weights=(2.0, 2.0, 2.0)),)
    bank = "calls"
    rule = "TRU-TRU-13"

    def schema(self, position: TrucoPlay) -> AnswerSchema:
        """The answer schema with the legal cards and the call "truco"."""
        cards = sorted(read_card(item) for item in position.averages if item != "truco")
        choices = (*map(str, cards), "truco")
        return AnswerSchema(
            "choice", tuple(Item(choice, message=self.label(choice)) for choice in choices)
        )

    def label(self, choice: str) -> Message:
        """The name of the card `choice`, or the call "truco" with its meaning."""
        if choice == "truco":
            return Message("term-bet-truco")
        return Message("breakdown-card", {"card": read_card(choice)})


def _verdict(position: TrucoPlay, choice: str) -> Message:
    """The message with the loss of `choice`, and the reason why the best choice is better."""
    loss = round(10 * position.behind(choice))
    facts: dict[str, Fact] = {
        "whole": loss // 10,
        "tenths": loss % 10,
        "samples": SAMPLES,
    }
    if choice == position.best:
        return Message("why-truco-best", facts, then=position.reason(position.costly[0]))
    if choice in position.costly:
        return Message("why-costs", facts, then=position.reason(choice))
    return Message("why-near" if loss else "why-truco-level", facts)
