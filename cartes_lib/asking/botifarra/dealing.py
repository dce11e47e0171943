"""BO-08 and BO-11: what happens around a deal, in its order, and who does it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cartes_lib.asking.botifarra.bidding import log_scene
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Scene
from cartes_lib.asking.parts import distinct, seat_items, some_steps
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import cutter, misdeal_dealer, next_dealer, shuffler
from cartes_lib.seats import left_of, opposite_of, right_of, seat_names

__all__ = ["after", "next_role", "steps"]

_SEATS = 4
_NAMES = seat_names(_SEATS)

_SCRIPT: Mapping[str, Callable[[int], int]] = {
    "shuffles": shuffler,
    "cuts": cutter,
    "served": lambda dealer: right_of(dealer, _SEATS),
    "last": lambda dealer: dealer,
    "chooses": lambda dealer: dealer,
    "contro": lambda dealer: right_of(dealer, _SEATS),
    "leads": lambda dealer: right_of(dealer, _SEATS),
    "deals-next": next_dealer,
}
"""What happens around a deal, in its order, and by whom."""

_OUT_OF_ORDER = {
    "seq-cut-first": ("cuts", "shuffles"),
    "seq-dealer-served-first": ("last", "served"),
    "seq-lead-before-trump": ("leads", "chooses"),
    "seq-contro-before-trump": ("contro", "chooses"),
}
"""Wrong ideas: what they put before what."""


def _seat(seat: int) -> str:
    return f"seat-{_NAMES[seat]}"


@generator("BO-08", "seq", "obligada")
def steps(rng: random.Random, level: int, rules: str) -> Question:
    """Moments of a deal to put in order, each with who acts: four to six."""
    dealer = rng.randrange(_SEATS)
    right, shuffled = some_steps(rng, tuple(_SCRIPT), 3 + level)
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
        Item(item, words=Message(f"deal-step-{item}", {"seat": _seat(_SCRIPT[item](dealer))}))
        for item in shuffled
    )
    ends = (Message("end-first"), Message("end-last"))
    prompt = Message("prompt-deal-order", {"dealer": _seat(dealer)})
    return Question(prompt, Scene(), AnswerSchema("order", items, ends=ends), key)


def _moved(order: tuple[str, ...], step: str, before: str) -> tuple[str, ...]:
    """`order` with `step` just before another; unchanged where one of them is missing."""
    if step not in order or before not in order:
        return order
    others = [item for item in order if item != step]
    place = others.index(before)
    return (*others[:place], step, *others[place:])


@dataclass(frozen=True, slots=True)
class _Role:
    """Who does something: from the dealer's seat, and the seats of wrong ideas."""

    seat: Callable[[int], int]
    rule: str
    ideas: Mapping[str, Callable[[int], int]]


def _left(dealer: int) -> int:
    return left_of(dealer, _SEATS)


def _right(dealer: int) -> int:
    return right_of(dealer, _SEATS)


def _same(dealer: int) -> int:
    return dealer


def _partner(dealer: int) -> int:
    return opposite_of(dealer, _SEATS)


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
        lambda dealer: right_of(dealer, _SEATS, 3),
        "BOT-DEAL-06",
        {"deal-wrong-side": _right, "deal-one-turn-too-few": _partner},
    ),
}
_ASKED = {
    1: ("shuffles", "cuts", "served-first", "deals-next"),
    2: ("shuffles", "cuts", "served-last", "leads", "chooses", "after-misdeal"),
    3: ("after-misdeal", "shuffles-next", "cuts-next", "new-match", "deals-third"),
}


@generator("BO-08", "next", "obligada")
def next_role(rng: random.Random, level: int, rules: str) -> Question:
    """Who does what, from who deals; at level 3 a deal or several later."""
    return _asked_role(rng, _ASKED[level])


def _asked_role(rng: random.Random, names: Sequence[str]) -> Question:
    """The question who does one of `names`, from who deals."""
    dealer = rng.randrange(_SEATS)
    name = rng.choice(names)
    role = _ROLES[name]
    right = _NAMES[role.seat(dealer)]
    ideas = {idea: _NAMES[seat(dealer)] for idea, seat in role.ideas.items()}
    facts = {"seat": f"seat-{right}", "dealer": _seat(dealer)}
    key = AnswerKey(
        answer=right,
        rule=role.rule,
        why=Message(f"why-deal-{name}", facts),
        hint=Message("hint-deal"),
        highlight=("dealer",),
        mistakes=distinct(ideas, right),
        facts=facts,
    )
    scene = Scene("score", rows=log_scene((), dealer).rows)
    return Question(
        Message(f"prompt-deal-{name}"), scene, AnswerSchema("choice", seat_items(_SEATS)), key
    )


_AFTER = {
    1: ("after-misdeal", "after-fault"),
    2: ("after-misdeal", "after-fault", "chooses-after-misdeal", "shuffles-after-misdeal"),
    3: ("chooses-after-misdeal", "cuts-after-misdeal", "leads-after-misdeal", "after-two-misdeals"),
}


@generator("BO-11", "next", "obligada")
def after(rng: random.Random, level: int, rules: str) -> Question:
    """Who deals, chooses, shuffles, cuts or leads after a misdeal; who deals after a fault."""
    return _asked_role(rng, _AFTER[level])
