"""Kinds of question about what past tricks show: trumps left, void players, impossible cards."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.botifarra.base import (
    SEAT_NAMES,
    SEATS,
    BotifarraKind,
    house_move,
    trick_scene,
    trump_named,
    until_own_turn,
)
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import fitting, seat_items, seated
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import PRESETS, Match, Rules, State, legal_cards, trick_winner
from cartes_lib.botifarra import trick as read_trick
from cartes_lib.botifarra.bots import heuristic
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.cards import cards as read_cards
from cartes_lib.engine import Fact
from cartes_lib.tricks import Trick

_REMEMBERED = {1: (2, 3), 2: (4, 5), 3: (6, 8)}
"""The minimum and maximum number of tricks to remember; the keys are levels."""

_MIN_FALLEN = 2
"""Minimum number of trumps that have been played before a drawn question."""

OFFERED = 4
_NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class SeenTricks:
    """What seat 0 has seen of a deal: complete tricks, its own hand, and the suit in question.

    Attributes:
        trump: the trump suit; None in a botifarra.
        deal: the deal after those tricks; None if the tricks were read from notation.
    """

    tricks: tuple[Trick, ...]
    hand: Hand
    trump: Suit | None
    suit: Suit
    deal: State | None = None

    @property
    def played_cards(self) -> Hand:
        """The played cards of `suit`."""
        plays = (play.card for trick in self.tricks for play in trick)
        return tuple(card for card in plays if card.suit == self.suit)

    @property
    def own(self) -> Hand:
        """The cards of `suit` in the learner's hand."""
        return tuple(card for card in self.hand if card.suit == self.suit)

    def unseen(self, rules: Rules) -> Hand:
        """The cards of `suit` that are neither played nor in the learner's hand."""
        seen = {*self.played_cards, *self.own}
        return tuple(card for card in rules.pack if card.suit == self.suit and card not in seen)

    def without(self, rules: Rules) -> tuple[int, ...]:
        """The other seats whose plays prove that they have no card of `suit`."""
        unseen = self.unseen(rules)
        return tuple(
            seat
            for seat in range(1, SEATS)
            if all(
                any(cannot_hold(trick, seat, card, self.trump, rules) for trick in self.tricks)
                for card in unseen
            )
        )

    def scene(self, rules: Rules) -> Scene:
        """The scene: the tricks one after another, then the hand alone."""
        scene = trick_scene((), self.trump, rules, self.hand)
        return replace(scene, turn=None, tricks=tuple(map(seated, self.tricks)))


def cannot_hold(trick: Trick, seat: int, card: Card, trump: Suit | None, rules: Rules) -> bool:
    """Whether the play of `seat` to `trick` proves that `seat` did not have `card`."""
    for at, play in enumerate(trick):
        if play.seat == seat:
            return play.card not in legal_cards((play.card, card), trick[:at], trump, rules)
    return False


def tricks_seen(text: str, leader: int, trump: Suit | None, rules: Rules) -> tuple[Trick, ...]:
    """Parse the tricks of `text`, separated by "/"; the winner of a trick leads the next trick."""
    result: list[Trick] = []
    for part in text.split("/"):
        result.append(read_trick(part.strip(), leader=leader))
        leader = trick_winner(result[-1], trump, rules)
    return tuple(result)


def played_state(rng: random.Random, rules: Rules, count: int) -> State:
    """A deal with a trump suit, after `count` tricks played by heuristic bots."""
    while True:
        match = Match(rules, rng.getrandbits(32), rng.randrange(SEATS))
        while match.state.talk.speaker is not None:
            state = match.state
            choice = heuristic.choose(state.view(state.to_act[0]), state.actions(), rng)
            match.play("pass" if state.talk.contract else choice)
        if match.state.trump is None:
            continue
        state = match.state
        while len(state.tricks) < count or state.trick:
            state = house_move(state, rng)
        return state


def remembered(rng: random.Random, level: int, rules: Rules) -> SeenTricks:
    """Random tricks to remember; the suit in question is the trump suit. At least two trumps have
    been played.
    """
    while True:
        state = played_state(rng, rules, rng.randint(*_REMEMBERED[level]))
        assert state.trump is not None
        seen = SeenTricks(state.tricks, state.hands[0], state.trump, state.trump, state)
        if len(seen.played_cards) >= _MIN_FALLEN:
            return seen


class _CountKind(BotifarraKind[SeenTricks]):
    """A kind of question about earlier tricks that the table no longer shows."""

    def read(
        self,
        *,
        tricks: str,
        hand: str,
        suit: str = "",
        trump: str = "none",
        leader: int = 1,
        variant: str = "obligada",
    ) -> tuple[SeenTricks, Rules]:
        """Reads tricks in notation (separated by "/"), and the hand after the tricks.

        Args:
            suit: the suit in question; "" for the trump suit.
            leader: the seat that led the first trick; 1 is the learner's right.
        """
        rules, named = PRESETS[variant], trump_named(trump)
        counted_suit = trump_named(suit) if suit else named
        if counted_suit is None:
            raise ValueError("a question about no suit")
        seen = tricks_seen(tricks, leader, named, rules)
        return SeenTricks(seen, read_cards(hand), named, counted_suit), rules

    def state(self, position: SeenTricks, rules: Rules, rng: random.Random) -> State | None:
        """The deal of `position`, continued by heuristic bots to the learner's next turn; None if
        the position has no deal.
        """
        return None if position.deal is None else until_own_turn(position.deal, rng)


@kind
class TrumpsLeft(_CountKind):
    """How many trumps do the others still hold? Rule: BOT-SET-02."""

    name = "trumps-left"
    exercises = (InLesson("BO-15", "count", ("obligada", "lliure")),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> SeenTricks:
        """Draws two or three tricks at level 1, up to eight at level 3."""
        return remembered(rng, level, rules)

    def ask(self, position: SeenTricks, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of cards."""
        whole = sum(card.suit == position.suit for card in rules.pack)
        fallen, own = len(position.played_cards), len(position.own)
        right = len(position.unseen(rules))
        schema = AnswerSchema("number", high=whole)
        ideas = {
            "count-own-forgotten": whole - fallen,
            "count-fallen-forgotten": whole - own,
            "count-one-missed": right + 1,
        }
        key = AnswerKey(
            answer=right,
            rule="BOT-SET-02",
            why=Message("why-trumps-left", {"fallen": fallen, "own": own, "count": right}),
            hint=Message("hint-trumps-left"),
            highlight=tuple(map(str, position.own or position.hand)),
            mistakes=fitting(ideas, right, schema),
            breakdown=(
                (Message("breakdown-trumps-all"), whole),
                (Message("breakdown-trumps-fallen"), -fallen),
                (Message("breakdown-trumps-own"), -own),
            ),
        )
        return Question(Message("prompt-trumps-left"), position.scene(rules), schema, key)


@kind
class Void(_CountKind):
    """Who can no longer hold a card of a suit? Rule: BOT-PLAY-09."""

    name = "without"
    exercises = (InLesson("BO-15", "void", ("obligada", "lliure")),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> SeenTricks:
        """Draws tricks that prove that one player is void in the suit in question; sometimes they
        prove nothing.
        """
        while True:
            seen = remembered(rng, level, rules)
            wanted = 1 if rng.random() < 0.8 else 0
            others = (replace(seen, suit=suit) for suit in Suit)
            fitting_suits = [
                item
                for item in others
                if item.played_cards and item.unseen(rules) and len(item.without(rules)) == wanted
            ]
            if fitting_suits:
                return rng.choice(fitting_suits)

    def ask(self, position: SeenTricks, rules: Rules) -> Question:
        """Question about `position`; the answer is another seat, or "nobody"."""
        seats = position.without(rules)
        right = SEAT_NAMES[seats[0]] if seats else _NOBODY
        nobody = Item(_NOBODY, message=Message(f"term-seat-{_NOBODY}"))
        items = (*seat_items(len(SEAT_NAMES))[1:], nobody)
        facts: dict[str, Fact] = {"suit": position.suit, "seat": f"seat-{right}"}
        played = _telling_card(position, seats[0], rules) if seats else None
        if played is not None:
            why = Message("why-without", {**facts, "card": played[1], "led": played[0]})
        else:
            why = Message("why-without-nobody", facts)
        key = AnswerKey(
            answer=right,
            rule="BOT-PLAY-09",
            why=why,
            hint=Message("hint-without", facts),
            highlight=tuple(map(str, position.own or position.hand)),
        )
        prompt = Message("prompt-without", {"suit": position.suit})
        schema = AnswerSchema("choice", items, seats=len(SEAT_NAMES))
        return Question(prompt, position.scene(rules), schema, key)


def _telling_card(position: SeenTricks, seat: int, rules: Rules) -> tuple[Card, Card] | None:
    """A led card, and the card that `seat` played to it. Together they prove that `seat` is void in
    `position.suit`. None if no single trick proves it.

    A played card of another suit is preferred. A card of the suit is a proof if it would have been
    illegal for a player who held any unseen card of the suit.
    """
    unseen = position.unseen(rules)
    proofs = [
        (trick[0].card, next(play.card for play in trick if play.seat == seat))
        for trick in position.tricks
        if all(cannot_hold(trick, seat, card, position.trump, rules) for card in unseen)
    ]
    return min(proofs, key=lambda cards: cards[1].suit == position.suit, default=None)
