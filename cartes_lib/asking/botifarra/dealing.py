"""Kinds of question about a deal: the order of its steps, and which player does each step."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cartes_lib.asking.botifarra.base import SEAT_NAMES, SEATS, BotifarraKind
from cartes_lib.asking.botifarra.bidding import log_scene
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, seat_choice, some_steps
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.botifarra.dealing import cutter, first_dealer, misdeal_dealer, next_dealer, shuffler
from cartes_lib.cards import PACK_48, Card
from cartes_lib.cards import card as read_card
from cartes_lib.seats import left_of, opposite_of, right_of

_SCRIPT: Mapping[str, Callable[[int], int]] = {
    "shuffles": shuffler,
    "cuts": cutter,
    "served": lambda dealer: right_of(dealer, SEATS),
    "last": lambda dealer: dealer,
    "chooses": lambda dealer: dealer,
    "contro": lambda dealer: right_of(dealer, SEATS),
    "leads": lambda dealer: right_of(dealer, SEATS),
    "deals-next": next_dealer,
}
"""The steps of a deal in order; the keys are the ids of the steps. A value maps the dealer's seat
to the seat that does the step.
"""

_OUT_OF_ORDER = {
    "seq-cut-first": ("cuts", "shuffles"),
    "seq-dealer-served-first": ("last", "served"),
    "seq-lead-before-trump": ("leads", "chooses"),
    "seq-contro-before-trump": ("contro", "chooses"),
}
"""Two steps in the wrong order that each misconception leads to; the keys are ids of
misconceptions.
"""


def _seat(seat: int) -> str:
    return f"seat-{SEAT_NAMES[seat]}"


@dataclass(frozen=True, slots=True)
class StepsPosition:
    """Steps of a deal (keys of `_SCRIPT`) in the order shown, and the dealer's seat."""

    shown: tuple[str, ...]
    dealer: int


@kind
class DealOrder(BotifarraKind[StepsPosition]):
    """In which order do these steps of a deal come? Rules: BOT-DEAL-03 to -06, BOT-PLAY-01."""

    name = "deal-order"
    exercises = (InLesson("BO-08", "seq", ("obligada",)),)

    def read(self, *, steps: str, dealer: int = 0) -> tuple[StepsPosition, Rules]:
        """Reads steps such as "leads cuts chooses", in the order shown."""
        return StepsPosition(tuple(steps.split()), dealer), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> StepsPosition:
        """Draws four to six steps."""
        dealer = rng.randrange(SEATS)
        return StepsPosition(some_steps(rng, tuple(_SCRIPT), 3 + level)[1], dealer)

    def ask(self, position: StepsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is the order of the steps."""
        dealer = position.dealer
        right = tuple(sorted(position.shown, key=[*_SCRIPT].index))
        ideas = {name: _moved(right, *pair) for name, pair in _OUT_OF_ORDER.items()}
        key = AnswerKey(
            answer=right,
            rule="BOT-DEAL-05",
            why=Message("why-deal-order"),
            hint=Message("hint-deal-order"),
            highlight=(right[0],),
            mistakes=distinct(ideas, right),
        )
        items = tuple(
            Item(step, message=Message(f"deal-step-{step}", {"seat": _seat(_SCRIPT[step](dealer))}))
            for step in position.shown
        )
        ends = (Message("end-first"), Message("end-last"))
        prompt = Message("prompt-deal-order", {"dealer": _seat(dealer)})
        return Question(prompt, Scene(), AnswerSchema("order", items, ends=ends), key)


def _moved(order: tuple[str, ...], step: str, before: str) -> tuple[str, ...]:
    """`order` with `step` moved just before the step `before`; unchanged if a step is missing."""
    if step not in order or before not in order:
        return order
    others = [item for item in order if item != step]
    place = others.index(before)
    return (*others[:place], step, *others[place:])


@dataclass(frozen=True, slots=True)
class _Role:
    """A role in a deal: the seat relative to the dealer, and the wrong seats that misconceptions
    lead to.
    """

    seat: Callable[[int], int]
    rule: str
    ideas: Mapping[str, Callable[[int], int]]


def _left(dealer: int) -> int:
    return left_of(dealer, SEATS)


def _right(dealer: int) -> int:
    return right_of(dealer, SEATS)


def _same(dealer: int) -> int:
    return dealer


def _partner(dealer: int) -> int:
    return opposite_of(dealer, SEATS)


_ROLES = {
    "shuffles": _Role(
        shuffler,
        "BOT-DEAL-03",
        {"deal-wrong-side": _right, "deal-dealer-shuffles": _same, "deal-partner-helps": _partner},
    ),
    "cuts": _Role(
        cutter, "BOT-DEAL-04", {"deal-wrong-side": _left, "deal-partner-helps": _partner}
    ),
    "served-first": _Role(
        _right, "BOT-DEAL-05", {"deal-wrong-side": _left, "deal-dealer-first": _same}
    ),
    "served-last": _Role(_same, "BOT-DEAL-05", {"deal-dealer-not-last": _left}),
    "leads": _Role(_right, "BOT-PLAY-01", {"deal-wrong-side": _left, "deal-dealer-leads": _same}),
    "deals-next": _Role(
        next_dealer, "BOT-DEAL-06", {"deal-wrong-side": _left, "deal-stays": _same}
    ),
    "chooses": _Role(_same, "BOT-DEAL-02", {"deal-right-chooses": _right}),
    "after-misdeal": _Role(
        misdeal_dealer, "BOT-DEAL-08", {"deal-wrong-side": _left, "deal-misdeal-again": _same}
    ),
    "after-fault": _Role(
        next_dealer, "BOT-DEAL-06", {"deal-wrong-side": _left, "deal-fault-stays": _same}
    ),
    "chooses-after-misdeal": _Role(
        misdeal_dealer, "BOT-PEN-03", {"deal-wrong-side": _left, "deal-misdeal-chooses": _same}
    ),
    "shuffles-after-misdeal": _Role(
        lambda dealer: shuffler(misdeal_dealer(dealer)),
        "BOT-PEN-03",
        {"deal-role-of-this-deal": shuffler, "deal-wrong-side": _partner},
    ),
    "cuts-after-misdeal": _Role(
        lambda dealer: cutter(misdeal_dealer(dealer)),
        "BOT-PEN-03",
        {"deal-role-of-this-deal": cutter, "deal-wrong-side": _same},
    ),
    "leads-after-misdeal": _Role(
        lambda dealer: _right(misdeal_dealer(dealer)),
        "BOT-PEN-03",
        {"deal-role-of-this-deal": _right, "deal-wrong-side": _same},
    ),
    "after-two-misdeals": _Role(
        lambda dealer: misdeal_dealer(misdeal_dealer(dealer)),
        "BOT-PEN-03",
        {"deal-misdeal-once": _right, "deal-misdeal-again": _same, "deal-wrong-side": _left},
    ),
    "shuffles-next": _Role(
        lambda dealer: shuffler(next_dealer(dealer)),
        "BOT-DEAL-06",
        {"deal-role-of-this-deal": shuffler, "deal-wrong-side": _partner},
    ),
    "cuts-next": _Role(
        lambda dealer: cutter(next_dealer(dealer)),
        "BOT-DEAL-06",
        {"deal-role-of-this-deal": cutter, "deal-wrong-side": _same},
    ),
    "new-match": _Role(next_dealer, "BOT-DEAL-07", {"deal-wrong-side": _left, "deal-stays": _same}),
    "deals-third": _Role(
        lambda dealer: right_of(dealer, SEATS, 3),
        "BOT-DEAL-06",
        {"deal-wrong-side": _right, "deal-one-turn-too-few": _partner},
    ),
}


@dataclass(frozen=True, slots=True)
class RolePosition:
    """A role (a key of `_ROLES`) and the dealer's seat."""

    role: str
    dealer: int


class _RoleKind(BotifarraKind[RolePosition]):
    """Which player has a given role in the deal?"""

    def read(self, *, of: str, dealer: int = 0) -> tuple[RolePosition, Rules]:
        """Reads the role and the dealer's seat.

        Args:
            of: the role, such as "shuffles", "served-first", "deals-next" or "after-misdeal".

        Raises:
            ValueError: `of` is not a role.
        """
        if of not in _ROLES:
            raise ValueError(f"no such role: {of!r}")
        return RolePosition(of, dealer), OBLIGADA

    def ask(self, position: RolePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        dealer, role = position.dealer, _ROLES[position.role]
        right = SEAT_NAMES[role.seat(dealer)]
        ideas = {idea: SEAT_NAMES[seat(dealer)] for idea, seat in role.ideas.items()}
        facts = {"seat": f"seat-{right}", "dealer": _seat(dealer)}
        key = AnswerKey(
            answer=right,
            rule=role.rule,
            why=Message(f"why-deal-{position.role}", facts),
            hint=Message("hint-deal"),
            highlight=("dealer",),
            mistakes=distinct(ideas, right),
            facts=facts,
        )
        scene = Scene("score", rows=log_scene((), dealer).rows)
        return Question(Message(f"prompt-deal-{position.role}"), scene, seat_choice(SEATS), key)


_ROLES_BY_LEVEL = {
    1: ("shuffles", "cuts", "served-first", "deals-next"),
    2: ("shuffles", "cuts", "served-last", "leads", "chooses", "after-misdeal"),
    3: ("after-misdeal", "shuffles-next", "cuts-next", "new-match", "deals-third"),
}
_AFTER_BY_LEVEL = {
    1: ("after-misdeal", "after-fault"),
    2: ("after-misdeal", "after-fault", "chooses-after-misdeal", "shuffles-after-misdeal"),
    3: ("chooses-after-misdeal", "cuts-after-misdeal", "leads-after-misdeal", "after-two-misdeals"),
}


def _random_role(rng: random.Random, roles: tuple[str, ...]) -> RolePosition:
    dealer = rng.randrange(SEATS)
    return RolePosition(rng.choice(roles), dealer)


@kind
class Role(_RoleKind):
    """Which player shuffles, cuts, leads or deals next? Rules: BOT-DEAL-02 to -08, BOT-PLAY-01.

    A guess in a lesson can also ask about the roles of `RoleAfterFault`.
    """

    name = "role"
    exercises = (InLesson("BO-08", "next", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> RolePosition:
        """Draws a role in the current deal or, at level 3, in a later deal."""
        return _random_role(rng, _ROLES_BY_LEVEL[level])


@kind
class RoleAfterFault(_RoleKind):
    """Which player has a given role after a misdeal or a fault? Rules: BOT-DEAL-06, BOT-DEAL-08,
    BOT-PEN-03.
    """

    name = "role-after-fault"
    exercises = (InLesson("BO-11", "next", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> RolePosition:
        """Draws the role "who deals" at level 1. At higher levels, the role may be who chooses the
        contract, shuffles, cuts or leads.
        """
        return _random_role(rng, _AFTER_BY_LEVEL[level])


@kind
class FirstDealer(BotifarraKind[Card]):
    """Which player deals first, after each player was given a suit and this card was turned up?
    Rule: BOT-DEAL-01.
    """

    name = "first"
    exercises = (InLesson("BO-08", "first", ("obligada",)),)

    def read(self, *, card: str) -> tuple[Card, Rules]:
        """Reads the card that was turned up."""
        return read_card(card), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Card:
        """Draws any card of the pack."""
        return rng.choice(PACK_48)

    def ask(self, position: Card, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat.

        Raises:
            ValueError: the card is a joker, which has no suit.
        """
        seat = first_dealer(position)
        if seat is None or position.suit is None:
            raise ValueError(f"{position} belongs to nobody")
        name = SEAT_NAMES[seat]
        rule = "BOT-DEAL-01"
        why = Message("guess-why-first-dealer", {"suit": position.suit, "seat": f"seat-{name}"})
        key = AnswerKey(name, rule, why, Message(f"rule-{rule}"), highlight=(str(position),))
        prompt = Message("guess-first-dealer", {"card": position})
        return Question(prompt, Scene("cards", cards=(position,)), seat_choice(SEATS), key)
