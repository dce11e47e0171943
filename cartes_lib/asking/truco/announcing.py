"""TR-07: who tells his envido next, which announcement is false, what the winner marks."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Item,
    Line,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import distinct, fitting, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.asking.truco.showdowns import (
    SIDES,
    announced,
    hands_without_flor,
    seats_in_turn,
    settled,
    won,
)
from cartes_lib.cards import Hand
from cartes_lib.seats import right_of, seat_names, side_of
from cartes_lib.truco import card_value, envido_stake, envido_value

__all__ = ["announced_points", "false_announcement", "next_to_announce"]


def _told(rng: random.Random, hands: list[Hand], order: list[int]) -> list[int | None]:
    """What each says in turn: his value; one who has less often says that the others are good."""
    values: list[int | None] = []
    best = -1
    for seat in order:
        own = envido_value(hands[seat])
        # To tell less than the best is allowed, and needless.
        gives_way = own <= best and rng.random() < 0.7
        values.append(None if gives_way else own)
        best = max(best, own)
    return values


def _tied(hands: list[Hand], order: list[int]) -> bool:
    told = [envido_value(hands[seat]) for seat in order]
    return told.count(max(told)) > 1


@generator("TR-07", "next", "con-flor")
def next_to_announce(rng: random.Random, level: int, rules: str) -> Question:
    """Whose turn it is to tell his envido, or once all have told it, who wins it."""
    seats = 2 if level == 1 and rng.random() < 0.3 else 4
    mano, caller = rng.randrange(seats), rng.randrange(seats)
    order = seats_in_turn(mano, seats)
    is_over = rng.random() < (0.3, 0.5, 0.6)[level - 1]
    wants_tie = is_over and rng.random() < 0.5
    while True:
        hands = hands_without_flor(rng, seats)
        if _tied(hands, order) == wants_tie:
            break
    values = _told(rng, hands, order)
    if not is_over:
        values = values[: rng.randrange(seats)]
    state = settled(hands, mano, values)
    names = seat_names(seats)
    if is_over:
        values = [envido_value(hands[seat]) for seat in order] if wants_tie else values
        state = settled(hands, mano, values)
        right, ideas = _winner_ideas(won(state).seat, order, values)
    else:
        right = state.to_act[0]
        last = order[len(values) - 1] if values else mano
        ideas = {
            "announce-caller-first": caller if not values else right,
            "announce-to-the-left": (last - 1) % seats,
            "announce-partner-next": right_of(last, seats, 2),
            "announce-highest-again": _best(order, values) if values else right,
        }
    kind = "winner" if is_over else "next"
    key = AnswerKey(
        answer=names[right],
        rule="TRU-ENV-10" if is_over else "TRU-ENV-13",
        why=Message(
            f"why-announce-{'tie' if wants_tie else kind}",
            {"seat": f"seat-{names[right]}", "mano": f"seat-{names[mano]}"},
        ),
        hint=Message(f"hint-announce-{kind}"),
        highlight=("mano",),
        mistakes=distinct({name: names[seat] for name, seat in ideas.items()}, names[right]),
    )
    rows = (
        Row("mano", Message("row-mano"), Message(f"term-seat-{names[mano]}")),
        Row("caller", Message("row-envido-caller"), Message(f"term-seat-{names[caller]}")),
    )
    scene = Scene("log", lines=announced(order, values), rows=rows)
    schema = AnswerSchema("choice", seat_items(seats))
    return Question(Message(f"prompt-announce-{kind}"), scene, schema, key)


def _best(order: list[int], values: list[int | None]) -> int:
    told = [-1 if one is None else one for one in values]
    return order[told.index(max(told))]


def _winner_ideas(
    winner: int | None, order: list[int], values: list[int | None]
) -> tuple[int, dict[str, int]]:
    """Who wins, and whom one names who reads a tie or the table wrongly."""
    right = order[0] if winner is None else winner
    told = [-1 if one is None else one for one in values]
    last = max(place for place, one in enumerate(told) if one == max(told))
    return right, {
        "announce-last-of-a-tie": order[last],
        "announce-mano-wins": order[0],
        "announce-last-word": order[-1],
    }


_VALUES = (*range(8), *range(20, 34))
"""Values that a hand can have: any other would give itself away."""


def _wrong_values(hand: Hand) -> list[int]:
    """Values that somebody could announce by mistake; less than one holds may be announced."""
    right = envido_value(hand)
    near = (right + 20, right + 1, sum(card.rank for card in hand))
    return [one for one in near if one in _VALUES and one > right]


def _with_a_liar(rng: random.Random, level: int) -> tuple[list[Hand], list[int], int, int]:
    """Hands, what each announces, the seat that errs, and the one that announces most.

    At level 3 the one who errs is often the partner of the winner, who need not be right.
    """
    seats = 2 if level == 1 else 4
    by_partner = level == 3 and rng.random() < 0.6
    while True:
        hands = hands_without_flor(rng, seats)
        liar = rng.randrange(seats)
        told = [envido_value(hand) for hand in hands]
        wrong = _wrong_values(hands[liar])
        if not wrong:
            continue
        told[liar] = rng.choice(wrong)
        # Of equal announcements, the one that was made first stands.
        best = told.index(max(told))
        if not by_partner or (best != liar and side_of(best) == side_of(liar)):
            return hands, told, liar, best


def _false_ideas(hands: list[Hand], liar: int, best: int) -> dict[str, dict[str, str]]:
    """What somebody answers who blames a right announcement, or whom the false one misleads."""
    figures = [seat for seat, hand in enumerate(hands) if not all(map(card_value, hand))]
    suspect = next((seat for seat in figures if seat != liar), liar)
    ideas = {
        "false-highest-blamed": _blamed(best, 1 - side_of(best)),
        "false-figures": _blamed(suspect, 1 - side_of(suspect)),
    }
    if best == liar:
        ideas["false-wins-all-the-same"] = _blamed(liar, side_of(liar))
    elif side_of(best) == side_of(liar):
        ideas["false-loses-all-the-same"] = _blamed(liar, 1 - side_of(liar))
    return ideas


def _blamed(seat: int, winner: int) -> dict[str, str]:
    return {"line": str(seat + 1), "winner": SIDES[winner].id}


@generator("TR-07", "spot", "con-flor")
def false_announcement(rng: random.Random, level: int, rules: str) -> Question:
    """Announced values and the cards shown: which is false, and who wins the envido?"""
    hands, told, liar, best = _with_a_liar(rng, level)
    seats = len(hands)
    names = seat_names(seats)
    right = _blamed(liar, side_of(best) if best != liar else 1 - side_of(liar))
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-11",
        why=Message(
            "why-false" if best == liar else "why-false-lower",
            {"number": liar + 1, "value": envido_value(hands[liar]), "best": best + 1},
        ),
        hint=Message("hint-false"),
        highlight=(str(liar + 1), str((liar + 1) % seats + 1)),
        mistakes=distinct(_false_ideas(hands, liar, best), right),
    )
    moments = tuple(
        Item(str(seat + 1), words=Message("moment-announce", {"seat": f"seat-{name}"}))
        for seat, name in enumerate(names)
    )
    parts = (
        ("line", Message("part-false"), AnswerSchema("choice", moments)),
        ("winner", Message("part-envido-winner"), AnswerSchema("choice", SIDES)),
    )
    lines = announced(range(seats), told, dict(enumerate(hands)))
    return Question(
        Message("prompt-false"), Scene("log", lines=lines), AnswerSchema("parts", parts=parts), key
    )


_CHAINS = {
    1: (("envido",), ("real-envido",), ("envido", "envido")),
    2: (("envido", "envido"), ("envido", "real-envido"), ("real-envido",)),
    3: (("envido", "real-envido"), ("envido", "envido", "real-envido"), ("envido", "envido")),
}


@generator("TR-07", "score", "con-flor")
def announced_points(rng: random.Random, level: int, rules: str) -> Question:
    """What your side marks for the envido once the values are told and the winner has shown.

    At level 3 the winner may have told more than he holds.
    """
    seats = 2 if level == 1 else 4
    mano, calls = rng.randrange(seats), rng.choice(_CHAINS[level])
    order, stake = seats_in_turn(mano, seats), envido_stake(calls)[0]
    lies = level == 3 and rng.random() < 0.45
    while True:
        hands = hands_without_flor(rng, seats)
        values = _told(rng, hands, order)
        place = order.index(_best(order, values))
        more = _wrong_values(hands[order[place]])
        if not lies or more:
            break
    if lies:
        values[place] = more[0]
    winner = _best(order, values)
    side = won(settled(hands, mano, values)).side
    right = stake * (side == 0)
    schema = AnswerSchema("number", high=12)
    ideas = {
        "shown-other-side": stake - right,
        "shown-last-call-only": _ADDED[calls[-1]] * (side == 0),
        "shown-by-everybody": right * seats,
    }
    if lies:
        ideas = {"shown-false-wins": stake - right, **ideas}
    key = AnswerKey(
        answer=right,
        rule="TRU-ENV-11" if lies else "TRU-ENV-10",
        why=Message(
            "why-shown-false" if lies else "why-shown",
            {"value": envido_value(hands[winner]), "seat": f"seat-{seat_names(seats)[winner]}"},
        ),
        hint=Message("hint-shown"),
        highlight=(str(order.index(winner) + 1),),
        mistakes=fitting(ideas, right, schema),
        breakdown=_staked(calls) if right else ((Message("breakdown-theirs"), 0),),
    )
    rows = (
        Row("calls", Message("row-calls"), Message(_SAID[calls])),
        Row("mano", Message("row-mano"), Message(f"term-seat-{seat_names(seats)[mano]}")),
    )
    lines: tuple[Line, ...] = announced(order, values, {winner: hands[winner]})
    return Question(Message("prompt-shown"), Scene("log", lines=lines, rows=rows), schema, key)


_SAID = {
    ("envido",): "chain-envido",
    ("real-envido",): "chain-real-envido",
    ("envido", "envido"): "chain-envido-envido",
    ("envido", "real-envido"): "chain-envido-real-envido",
    ("envido", "envido", "real-envido"): "chain-envido-envido-real-envido",
}

_ADDED = {"envido": 2, "real-envido": 3}


def _staked(calls: tuple[str, ...]) -> tuple[tuple[Message, int], ...]:
    return tuple(
        (Message("breakdown-call", {"call": f"bet-{call}"}), _ADDED[call]) for call in calls
    )
