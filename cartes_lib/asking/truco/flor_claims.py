"""TR-14: flores told and shown, flores hidden, and what asking for one brings."""

from __future__ import annotations

import random

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Line,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.parts import distinct, fitting, ids, seat_items
from cartes_lib.asking.registry import generator
from cartes_lib.asking.truco.showdowns import said_in_turn, seats_in_turn
from cartes_lib.cards import PACK_40, Hand, Suit
from cartes_lib.seats import seat_names
from cartes_lib.truco import CON_FLOR, Award, Rules, State, flor_value, has_flor, start_deal
from cartes_lib.truco.score import hand_points, transferred

__all__ = ["CLAIM_REASONS", "claim_points", "claimed", "flor_showdown", "hidden_flor", "next_flor"]

_FLOR = 3

CLAIM_REASONS = {
    (True, True): "why-claim-points-mine-found",
    (True, False): "why-claim-points-mine-failed",
    (False, True): "why-claim-points-theirs-found",
    (False, False): "why-claim-points-theirs-failed",
}
"""Why the reader's side marks so much: whether it asks, and whether the flor was there."""


def flor_showdown(hands: tuple[Hand, ...], mano: int, told: int) -> State:
    """A hand of four whose flores were sung and wait to be told, `told` values later.

    Rules: TRU-FLOR-07, TRU-FLOR-17.
    """
    rules = Rules(players=4, declare_values="manual")
    state = start_deal(rules, (mano - 1) % 4, hands, ())
    while state.deal is not None and state.deal.phase != "showdown":
        seat = next(iter(state.to_act))
        words = ("flor", "con-flor-quiero", "paso")
        open_now = [word for word in words if _may(state, word, seat)]
        # Whoever has no flor and speaks first plays a card.
        state = said_in_turn(state, open_now[:1] or [str(hands[seat][0])])
    for _ in range(told):
        seat = state.to_act[0]
        value = flor_value(hands[seat])
        word = f"declare {value}" if _may(state, f"declare {value}", seat) else "son-buenas"
        state = said_in_turn(state, [word])
    return state


def _may(state: State, word: str, seat: int) -> bool:
    return any(str(action) == word for action in state.actions(seat))


def _hands(rng: random.Random, flores: int) -> tuple[Hand, ...]:
    """Hands of four seats, so many of them a flor, on both sides."""
    while True:
        singers = rng.sample(range(4), flores)
        left = rng.sample(PACK_40, len(PACK_40))
        hands: dict[int, Hand] = {}
        for seat in (*singers, *(seat for seat in range(4) if seat not in singers)):
            suit = rng.choice(tuple(Suit))
            of_suit = [card for card in left if card.suit == suit]
            hands[seat] = tuple((of_suit if seat in singers else left)[:3])
            left = [card for card in left if card not in hands[seat]]
        found = [seat for seat in range(4) if has_flor(hands[seat])]
        if sorted(singers) == found and len({seat % 2 for seat in found}) == 2:
            return tuple(hands[seat] for seat in range(4))


@generator("TR-14", "next", "con-flor")
def next_flor(rng: random.Random, level: int, rules: str) -> Question:
    """Who tells his flor next, or once all are told, whose is the best."""
    flores = 2 if level == 1 else 3
    hands, mano = _hands(rng, flores), rng.randrange(4)
    order = [seat for seat in seats_in_turn(mano, 4) if has_flor(hands[seat])]
    is_over = rng.random() < (0.3, 0.5, 0.6)[level - 1]
    told = flores if is_over else rng.randrange(flores)
    state = flor_showdown(hands, mano, told)
    names = seat_names(4)
    values = {seat: flor_value(hands[seat]) for seat in order}
    best = max(order, key=lambda seat: values[seat])
    right = best if is_over else order[told]
    ideas = {
        "flor-next-mano": mano,
        "flor-next-first-again": order[0],
        "flor-next-last-word": order[-1],
        "flor-next-neighbour": (order[told - 1] + 1) % 4 if told else right,
    }
    kind = "winner" if is_over else "next"
    declared = state.deal.showdowns[-1].declared if state.deal else ()
    lines = [_said(names[seat], "call-flor") for seat in order]
    lines += [
        Message("log-buenas", {"seat": f"seat-{names[seat]}"})
        if value is None
        else Message("log-value", {"seat": f"seat-{names[seat]}", "value": value})
        for seat, value in declared
    ]
    key = AnswerKey(
        answer=names[right],
        rule="TRU-FLOR-17",
        why=Message(f"why-flor-{kind}", {"seat": f"seat-{names[right]}"}),
        hint=Message(f"hint-flor-{kind}"),
        highlight=("mano",),
        mistakes=distinct({name: names[seat] for name, seat in ideas.items()}, names[right]),
    )
    rows = (Row("mano", Message("row-mano"), Message(f"term-seat-{names[mano]}")),)
    numbered = tuple(Line(str(at), said) for at, said in enumerate(lines, 1))
    scene = Scene("log", lines=numbered, rows=rows)
    return Question(
        Message(f"prompt-flor-{kind}"), scene, AnswerSchema("choice", seat_items(4)), key
    )


def _said(name: str, call: str) -> Message:
    return Message("log-call", {"seat": f"seat-{name}", "call": call})


_CASES = ("claim", "two-suits", "sung", "no-turn")


@generator("TR-14", "spot", "con-flor")
def hidden_flor(rng: random.Random, level: int, rules: str) -> Question:
    """What an opponent has played, and said: is there a flor to ask him for?"""
    case = rng.choice(_CASES[: level + 1] if level < 3 else _CASES)
    suit = rng.choice(tuple(Suit))
    hand = tuple(rng.sample([card for card in PACK_40 if card.suit == suit], 3))
    if case == "two-suits":
        other = rng.choice([card for card in PACK_40 if card.suit != suit])
        hand = tuple(rng.sample((*hand[:2], other), 3))
    ideas = {
        "claim-two-suits": "claim" if case == "two-suits" else case,
        "claim-sung": "claim" if case == "sung" else case,
        "claim-no-turn": "claim" if case == "no-turn" else case,
        "claim-missed": "two-suits" if case == "claim" else case,
    }
    key = AnswerKey(
        answer=case,
        rule="TRU-FLOR-20",
        why=Message(f"why-claim-{case}"),
        hint=Message("hint-claim"),
        highlight=ids(hand),
        mistakes=distinct(ideas, case),
    )
    rows = (
        Row(
            "sang",
            Message("row-his-flor"),
            Message("state-sung" if case == "sung" else "state-silent"),
        ),
        Row(
            "turn",
            Message("row-his-turn"),
            Message("state-no-turn" if case == "no-turn" else "state-turn"),
        ),
    )
    group = Group("his", Message("group-his-played"), hand)
    items = tuple(Item(one, words=Message(f"claim-{one}")) for one in _CASES)
    scene = Scene("table", groups=(group,), rows=rows)
    return Question(Message("prompt-claim"), scene, AnswerSchema("choice", items), key)


def claimed(mine: int, theirs: int, asks: bool, found: bool) -> tuple[int, int]:
    """What both sides mark for a hand after a flor was asked for, the reader's first.

    Args:
        mine, theirs: points that the sides made in the hand.
        asks: whether the reader's side asks; else the other does.
        found: whether the flor was there.

    Rule: TRU-FLOR-20.
    """
    awards: tuple[Award, ...] = (Award("truco", 0, mine), Award("truco", 1, theirs))
    accused = int(asks)
    if found:
        awards = (*transferred(awards, (accused,)), Award("claim", 1 - accused, _FLOR))
    else:
        awards = (*awards, Award("claim", accused, CON_FLOR.failed_claim))
    return hand_points(awards)


@generator("TR-14", "score", "con-flor")
def claim_points(rng: random.Random, level: int, rules: str) -> Question:
    """What your side marks for a hand once a flor was asked for."""
    made, asks = rng.randint(1, 4), level == 1 or rng.random() < 0.5
    won = rng.random() < 0.5
    mine, theirs = (made, 0) if won else (0, made)
    if level > 1:
        more = rng.randint(1, 3)
        mine, theirs = (mine, theirs + more) if won else (mine + more, theirs)
    found = rng.random() < 0.55
    right, schema = claimed(mine, theirs, asks, found)[0], AnswerSchema("number", high=20)
    ideas = {
        "claim-costs-nothing": mine if not asks and not found else right,
        "claim-points-stay": mine + _FLOR * (asks and found),
        "claim-three-only": _FLOR if asks and found else right,
        "claim-always-wins": mine + theirs + _FLOR if asks and not found else right,
        "claim-other-side": claimed(mine, theirs, asks, found)[1],
    }
    key = AnswerKey(
        answer=right,
        rule="TRU-FLOR-20",
        why=Message(CLAIM_REASONS[asks, found], {"points": right}),
        hint=Message("hint-claim-points"),
        highlight=("found",),
        mistakes=fitting(ideas, right, schema),
        breakdown=_claim_parts(mine, theirs, right, asks, found),
    )
    rows = (
        Row("mine", Message("row-made-yours"), mine),
        Row("theirs", Message("row-made-theirs"), theirs),
        Row("asker", Message("row-claimer"), Message("side-yours" if asks else "side-theirs")),
        Row(
            "found",
            Message("row-shows"),
            Message(f"state-{'shows-flor' if found else 'shows-two'}"),
        ),
    )
    return Question(Message("prompt-claim-points"), Scene("score", rows=rows), schema, key)


def _claim_parts(
    mine: int, theirs: int, right: int, asks: bool, found: bool
) -> tuple[tuple[Message, int], ...]:
    """What makes up the points of the reader's side."""
    if found and not asks:
        return (Message("row-made-yours"), mine), (Message("breakdown-transferred"), -mine)
    parts = [(Message("row-made-yours"), mine)]
    if found:
        parts.append((Message("breakdown-transferred"), theirs))
    if right > mine + (theirs if found else 0):
        parts.append((Message("breakdown-claim"), _FLOR))
    return tuple(parts)
