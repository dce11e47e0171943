"""TR-09: the ritual of the deal, cuts that are allowed, who is mano, cuts, is the captain."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.parts import distinct, seat_items, some_steps
from cartes_lib.asking.registry import generator
from cartes_lib.seats import left_of, right_of, seat_names, side_of
from cartes_lib.truco import Rules, cutter, next_dealer, pie, turn_order

__all__ = ["allowed_cut", "deal_ritual", "seat_of_role"]

_SCRIPT = ("shuffle", "cut", "first-card", "third-card", "mano-speaks", "captain-last", "next")


@generator("TR-09", "seq", "con-flor")
def deal_ritual(rng: random.Random, level: int, rules: str) -> Question:
    """Moments of a deal to put in order: four to six."""
    right, shuffled = some_steps(rng, _SCRIPT, 3 + level)
    key = AnswerKey(
        answer=right,
        rule="TRU-DEAL-02",
        why=Message("why-ritual"),
        hint=Message("hint-ritual"),
        highlight=(right[0],),
        mistakes=distinct({"ritual-backwards": right[::-1]}, right),
    )
    items = tuple(Item(one, words=Message(f"ritual-{one}")) for one in shuffled)
    ends = (Message("end-first"), Message("end-last"))
    return Question(Message("prompt-ritual"), Scene(), AnswerSchema("order", items, ends=ends), key)


@generator("TR-09", "spot", "con-flor")
def allowed_cut(rng: random.Random, level: int, rules: str) -> Question:
    """Of several cuts, the one that is allowed; it may be a tap."""
    few, many = rng.randint(1, 3), rng.randint(37, 39)
    legal = rng.choice((4, 36, rng.randint(5, 35))) if level > 1 else rng.randint(5, 35)
    wrong = ["few", "many", "twice", "right"]
    right = "tap" if rng.random() < 0.4 else "legal"
    shown = (right, *rng.sample(wrong, min(3, level + 1)))
    facts = {"few": few, "many": many, "legal": legal}
    key = AnswerKey(
        answer=right,
        rule="TRU-DEAL-04" if right == "tap" else "TRU-DEAL-03",
        why=Message("why-cut"),
        hint=Message("hint-cut"),
        highlight=shown[:2],
        mistakes={f"cut-{one}": one for one in shown[1:]},
    )
    items = tuple(
        Item(one, words=Message(f"cut-{one}", {"count": facts.get(one, 0)}))
        for one in rng.sample(shown, len(shown))
    )
    return Question(Message("prompt-cut"), Scene(), AnswerSchema("choice", items), key)


@generator("TR-09", "next", "con-flor")
def seat_of_role(rng: random.Random, level: int, rules: str) -> Question:
    """Who is mano, cuts, deals next, or is the captain of your side."""
    table, dealer = Rules(players=4), rng.randrange(4)
    names, order = seat_names(4), turn_order(dealer, table)
    role = rng.choice(("mano", "cuts", "deals-next", "captain")[: level + 1])
    right = {
        "mano": order[0],
        "cuts": cutter(dealer, table),
        "deals-next": next_dealer(dealer, table),
        "captain": pie(order, tuple(map(side_of, range(4))), 0),
    }[role]
    ideas = {
        "role-dealer": dealer,
        "role-left": left_of(dealer, 4),
        "role-right": right_of(dealer, 4),
        "role-facing": right_of(dealer, 4, 2),
    }
    key = AnswerKey(
        answer=names[right],
        rule=_ROLE_RULES[role],
        why=Message(f"why-role-{role}", {"seat": f"seat-{names[right]}"}),
        hint=Message("hint-role"),
        highlight=("dealer",),
        mistakes=distinct({name: names[seat] for name, seat in ideas.items()}, names[right]),
    )
    rows = (Row("dealer", Message("row-dealer"), Message(f"term-seat-{names[dealer]}")),)
    schema = AnswerSchema("choice", seat_items(4))
    return Question(Message(f"guess-role-{role}"), Scene("score", rows=rows), schema, key)


_ROLE_RULES = {
    "mano": "TRU-TURN-01",
    "cuts": "TRU-DEAL-02",
    "deals-next": "TRU-DEAL-01",
    "captain": "TRU-TURN-09",
}
