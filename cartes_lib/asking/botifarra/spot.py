"""BO-03: find the play that breaks a rule in two tricks, and the rule that it breaks."""

from __future__ import annotations

import random
from collections.abc import Callable

from cartes_lib.asking.botifarra.base import SEAT_NAMES
from cartes_lib.asking.contract import (
    Answer,
    AnswerKey,
    AnswerSchema,
    Item,
    Line,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.registry import generator
from cartes_lib.botifarra import LLIURE, Play, legal_cards, trick_winner
from cartes_lib.cards import PACK_48, Card, Suit
from cartes_lib.seats import left_of, right_of
from cartes_lib.tricks import Trick

__all__ = ["spot"]

_SEATS = 4
_RULES = ("BOT-PLAY-01", "BOT-PLAY-02", "BOT-PLAY-04", "BOT-PLAY-09")
_Fault = tuple[tuple[Trick, Trick], int, str]
"""Two tricks, the number of the wrong play among the eight, and the rule it breaks."""


def _line(number: int, play: Play) -> Line:
    seat = f"seat-{SEAT_NAMES[play.seat]}"
    return Line(str(number), Message("log-play", {"seat": seat, "card": play.card}))


def _reseated(plays: Trick, seats: list[int]) -> Trick:
    return tuple(Play(seat, play.card) for seat, play in zip(seats, plays, strict=True))


def _round(leader: int) -> list[int]:
    return [right_of(leader, _SEATS, step) for step in range(_SEATS)]


def _two_tricks(rng: random.Random, trump: Suit) -> tuple[Trick, Trick]:
    """Two tricks of single suits each, so that nothing but the planted fault can be wrong."""
    first = _plain_trick(rng, rng.randrange(_SEATS), trump, ())
    second = _plain_trick(
        rng, trick_winner(first, trump, LLIURE), trump, tuple(play.card for play in first)
    )
    return first, second


def _plain_trick(rng: random.Random, leader: int, trump: Suit, seen: tuple[Card, ...]) -> Trick:
    """A trick in which everyone follows, each card within what any hand would allow."""
    used = {card.suit for card in seen}
    suit = rng.choice([suit for suit in Suit if suit not in used and suit != trump])
    pool = [card for card in PACK_48 if card.suit == suit]
    return _reseated(tuple(Play(0, card) for card in rng.sample(pool, _SEATS)), _round(leader))


def _out_of_turn(rng: random.Random, first: Trick, second: Trick, trump: Suit) -> _Fault:
    """In the first trick, after the lead, the left of the leader plays instead of the right."""
    leader = first[0].seat
    seats = [leader, *(left_of(leader, _SEATS, step) for step in range(1, _SEATS))]
    turned = _reseated(first, seats)
    winner = trick_winner(turned, trump, LLIURE)
    return (turned, _reseated(second, _round(winner))), 1, "BOT-PLAY-02"


def _wrong_leader(rng: random.Random, first: Trick, second: Trick, trump: Suit) -> _Fault:
    """Somebody leads the second trick who did not win the first."""
    winner = trick_winner(first, trump, LLIURE)
    wrong = rng.choice([seat for seat in range(_SEATS) if seat != winner])
    return (first, _reseated(second, _round(wrong))), 4, "BOT-PLAY-04"


def _revoke(rng: random.Random, first: Trick, second: Trick, trump: Suit) -> _Fault:
    """A player revokes in the first trick, and leads the suit in the next one.

    That player ruffs, wins, and reveals the suit by leading it.
    """
    at = rng.randrange(1, _SEATS)
    ruff = Card(rng.choice((9, 1, 12)), trump)
    while True:
        broken = tuple(
            Play(play.seat, ruff) if step == at else play for step, play in enumerate(first)
        )
        seen = {play.card for play in first}
        others = [c for c in PACK_48 if c.suit == first[0].card.suit and c not in seen]
        follow = rng.sample(others, _SEATS - 1)
        again = tuple(Play(0, card) for card in (first[at].card, *follow))
        shown = _reseated(again, _round(first[at].seat))
        if _at_fault(broken, shown, trump) == [at]:
            return (broken, shown), at, "BOT-PLAY-09"
        first = _plain_trick(rng, first[0].seat, trump, ())


def _at_fault(first: Trick, second: Trick, trump: Suit) -> list[int]:
    """Plays of the first trick that break a rule, as the second one proves."""
    kept = {play.seat: play.card for play in second}
    return [
        step
        for step, play in enumerate(first)
        if play.card not in legal_cards((play.card, kept[play.seat]), first[:step], trump, LLIURE)
    ]


_PLANTS: dict[str, Callable[[random.Random, Trick, Trick, Suit], _Fault]] = {
    "BOT-PLAY-02": _out_of_turn,
    "BOT-PLAY-04": _wrong_leader,
    "BOT-PLAY-09": _revoke,
}


def _mistakes(plant: str, wrong: int) -> dict[str, Answer]:
    """What somebody answers who sees the fault, but not where it was made or which it is."""
    if plant == "BOT-PLAY-09":
        # The revoke shows when its maker leads the suit to the second trick.
        return {"spot-proof-not-fault": {"line": "5", "law": plant}}
    if plant == "BOT-PLAY-02":
        return {"spot-later-moment": {"line": str(wrong + 2), "law": plant}}
    return {"spot-first-lead": {"line": str(wrong + 1), "law": "BOT-PLAY-01"}}


_PLANTED = {
    1: ("BOT-PLAY-02", "BOT-PLAY-04"),
    2: ("BOT-PLAY-02", "BOT-PLAY-04", "BOT-PLAY-09"),
    3: ("BOT-PLAY-04", "BOT-PLAY-09", "BOT-PLAY-09"),
}


@generator("BO-03", "spot", "lliure")
def spot(rng: random.Random, level: int, rules: str) -> Question:
    """Two tricks with one fault: a turn or a lead at level 1, a revoke beyond."""
    trump = rng.choice(list(Suit))
    plant = rng.choice(_PLANTED[level])
    first, second = _two_tricks(rng, trump)
    (first, second), wrong, rule = _PLANTS[plant](rng, first, second, trump)
    plays = (*first, *second)
    lines = tuple(_line(number, play) for number, play in enumerate(plays, 1))
    moments = tuple(Item(line.id, words=line.words) for line in lines)
    laws = tuple(Item(rule, words=Message(f"law-{rule}")) for rule in _RULES)
    at = str(wrong + 1)
    key = AnswerKey(
        answer={"line": at, "law": rule},
        rule=rule,
        why=Message(f"why-spot-{rule}", {"card": plays[wrong].card, "number": wrong + 1}),
        hint=Message("hint-spot"),
        highlight=(at, str(max(1, wrong))),
        mistakes=_mistakes(plant, wrong),
        facts={"card": plays[wrong].card},
    )
    dealer = f"seat-{SEAT_NAMES[left_of(first[0].seat, _SEATS)]}"
    schema = AnswerSchema(
        "parts",
        parts=(
            ("line", Message("part-line"), AnswerSchema("choice", moments)),
            ("law", Message("part-law"), AnswerSchema("choice", laws)),
        ),
    )
    return Question(
        Message("prompt-spot", {"trump": trump, "dealer": dealer}),
        Scene("log", trump=trump, lines=lines),
        schema,
        key,
    )
