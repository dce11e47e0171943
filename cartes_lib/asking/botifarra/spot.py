"""The kind of question about which play of two tricks breaks which rule."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from cartes_lib.asking.botifarra.base import (
    SEAT_NAMES,
    SEATS,
    BotifarraKind,
    play_message,
    trump_named,
)
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
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import named_items
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import LLIURE, Rules, legal_cards, trick_winner
from cartes_lib.cards import PACK_48, Card, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.seats import left_of, right_of
from cartes_lib.tricks import Play, Trick

_RULES = ("BOT-PLAY-01", "BOT-PLAY-02", "BOT-PLAY-04", "BOT-PLAY-09")


@dataclass(frozen=True, slots=True)
class TwoTricks:
    """Two successive tricks with one illegal play."""

    first: Trick
    second: Trick
    trump: Suit

    @property
    def plays(self) -> Trick:
        """The eight plays of both tricks, in order."""
        return (*self.first, *self.second)

    def fault(self) -> tuple[int, str]:
        """The index (from 0) of the illegal play among the eight plays, and the rule that it
        breaks.

        Raises:
            ValueError: no play is illegal.

        Rules: BOT-PLAY-02, BOT-PLAY-04, BOT-PLAY-09.
        """
        for place in range(1, SEATS):
            if self.first[place].seat != right_of(self.first[place - 1].seat, SEATS):
                return place, "BOT-PLAY-02"
        if self.second[0].seat != trick_winner(self.first, self.trump, LLIURE):
            return SEATS, "BOT-PLAY-04"
        revokes = _revokes(self.first, self.second, self.trump)
        if not revokes:
            raise ValueError("no fault in these tricks")
        return revokes[0], "BOT-PLAY-09"


def _reseated(plays: Trick, seats: list[int]) -> Trick:
    return tuple(Play(seat, play.card) for seat, play in zip(seats, plays, strict=True))


def _round(leader: int) -> list[int]:
    return [right_of(leader, SEATS, step) for step in range(SEATS)]


def _two_tricks(rng: random.Random, trump: Suit) -> tuple[Trick, Trick]:
    """Two random tricks, each of a single suit, in which every play is legal."""
    first = _plain_trick(rng, rng.randrange(SEATS), trump, ())
    second = _plain_trick(
        rng, trick_winner(first, trump, LLIURE), trump, tuple(play.card for play in first)
    )
    return first, second


def _plain_trick(rng: random.Random, leader: int, trump: Suit, seen: tuple[Card, ...]) -> Trick:
    """A random trick in which every player follows suit. The suit is neither `trump` nor a suit of
    the cards `seen`.
    """
    used = {card.suit for card in seen}
    suit = rng.choice([suit for suit in Suit if suit not in used and suit != trump])
    pool = [card for card in PACK_48 if card.suit == suit]
    return _reseated(tuple(Play(0, card) for card in rng.sample(pool, SEATS)), _round(leader))


def _out_of_turn(
    rng: random.Random, first: Trick, second: Trick, trump: Suit
) -> tuple[Trick, Trick]:
    """A copy of the two tricks in which a seat plays before its turn in the first trick."""
    seats = _round(first[0].seat)
    early = rng.choice((1, 2))
    seats = [*seats[:early], *reversed(seats[early:])]
    turned = _reseated(first, seats)
    winner = trick_winner(turned, trump, LLIURE)
    return turned, _reseated(second, _round(winner))


def _wrong_leader(
    rng: random.Random, first: Trick, second: Trick, trump: Suit
) -> tuple[Trick, Trick]:
    """A copy of the two tricks in which the second trick is led by a seat that did not win the
    first.
    """
    winner = trick_winner(first, trump, LLIURE)
    wrong = rng.choice([seat for seat in range(SEATS) if seat != winner])
    return first, _reseated(second, _round(wrong))


def _revoke(rng: random.Random, first: Trick, second: Trick, trump: Suit) -> tuple[Trick, Trick]:
    """A copy of the two tricks with a revoke: a player who could follow suit ruffs the first trick.

    The player wins that trick and leads the second one in the suit that was not followed, which
    proves the revoke.
    """
    at = rng.randrange(1, SEATS)
    ruff = Card(rng.choice((9, 1, 12)), trump)
    while True:
        broken = tuple(
            Play(play.seat, ruff) if step == at else play for step, play in enumerate(first)
        )
        seen = {play.card for play in first}
        others = [c for c in PACK_48 if c.suit == first[0].card.suit and c not in seen]
        follow = rng.sample(others, SEATS - 1)
        again = tuple(Play(0, card) for card in (first[at].card, *follow))
        shown = _reseated(again, _round(first[at].seat))
        if _revokes(broken, shown, trump) == [at]:
            return broken, shown
        first = _plain_trick(rng, first[0].seat, trump, ())


def _revokes(first: Trick, second: Trick, trump: Suit) -> list[int]:
    """The indices of the plays of the first trick that are revokes, as the second trick proves."""
    later = {play.seat: play.card for play in second}
    return [
        step
        for step, play in enumerate(first)
        if play.card not in legal_cards((play.card, later[play.seat]), first[:step], trump, LLIURE)
    ]


_PLANTS: dict[str, Callable[[random.Random, Trick, Trick, Suit], tuple[Trick, Trick]]] = {
    "BOT-PLAY-02": _out_of_turn,
    "BOT-PLAY-04": _wrong_leader,
    "BOT-PLAY-09": _revoke,
}


def _mistakes(rule: str, wrong: int) -> dict[str, Answer]:
    """The wrong answer that each misconception leads to: another play, or another rule. The keys
    are ids of misconceptions.
    """
    if rule == "BOT-PLAY-09":
        # The lead to the second trick proves the revoke.
        return {"spot-proof-not-fault": {"line": "5", "law": rule}}
    if rule == "BOT-PLAY-02":
        return {"spot-later-moment": {"line": str(wrong + 2), "law": rule}}
    return {"spot-first-lead": {"line": str(wrong + 1), "law": "BOT-PLAY-01"}}


_PLANTED = {
    1: ("BOT-PLAY-02", "BOT-PLAY-02", "BOT-PLAY-04"),
    2: ("BOT-PLAY-02", "BOT-PLAY-04", "BOT-PLAY-09"),
    3: ("BOT-PLAY-04", "BOT-PLAY-09", "BOT-PLAY-09"),
}


@kind
class TrickFault(BotifarraKind[TwoTricks]):
    """Which play of two tricks breaks which rule? Rules: BOT-PLAY-02, -04, -09."""

    name = "trick-fault"
    exercises = (InLesson("BO-03", "spot", ("lliure",)),)

    def read(self, *, plays: str, trump: str) -> tuple[TwoTricks, Rules]:
        """Reads eight plays in order, such as "you:9o right:2o", and the trump suit.

        Raises:
            ValueError: the plays are not two complete tricks, or there is no trump suit.
        """
        parts = [part.partition(":") for part in plays.split()]
        cards = tuple(Play(SEAT_NAMES.index(seat), read_card(card)) for seat, _, card in parts)
        suit = trump_named(trump)
        if len(cards) != 2 * SEATS or suit is None:
            raise ValueError(f"two tricks with a trump: {plays!r}, {trump!r}")
        return TwoTricks(cards[:SEATS], cards[SEATS:], suit), LLIURE

    def draw(self, rng: random.Random, level: int, rules: Rules) -> TwoTricks:
        """Draws a play out of turn or a wrong leader at level 1, and a revoke at higher levels."""
        trump = rng.choice(list(Suit))
        plant = rng.choice(_PLANTED[level])
        first, second = _two_tricks(rng, trump)
        return TwoTricks(*_PLANTS[plant](rng, first, second, trump), trump)

    def ask(self, position: TwoTricks, rules: Rules) -> Question:
        """Question about `position`; the answer is the number of the illegal play, and the rule
        that it breaks.
        """
        plays, trump = position.plays, position.trump
        wrong, rule = position.fault()
        at, card = str(wrong + 1), plays[wrong].card
        key = AnswerKey(
            answer={"line": at, "law": rule},
            rule=rule,
            why=Message(f"why-spot-{rule}", {"card": card, "number": wrong + 1}),
            hint=Message("hint-spot"),
            highlight=(at, str(max(1, wrong))),
            mistakes=_mistakes(rule, wrong),
            facts={"card": card},
        )
        lines = tuple(Line(str(at), play_message(play)) for at, play in enumerate(plays, 1))
        moments = tuple(Item(line.id, message=line.message) for line in lines)
        schema = AnswerSchema(
            "parts",
            parts=(
                ("line", Message("part-line"), AnswerSchema("choice", moments)),
                ("law", Message("part-law"), AnswerSchema("choice", named_items("law-", _RULES))),
            ),
        )
        dealer = f"seat-{SEAT_NAMES[left_of(plays[0].seat, SEATS)]}"
        prompt = Message("prompt-spot", {"trump": trump, "dealer": dealer})
        return Question(prompt, Scene("log", trump=trump, lines=lines), schema, key)
