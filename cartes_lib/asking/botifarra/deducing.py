"""Kinds of question about what a played card proves about the other hands."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.botifarra.base import (
    SEAT_NAMES,
    SEATS,
    BotifarraKind,
    trick_scene,
    trump_named,
)
from cartes_lib.asking.botifarra.counting import (
    OFFERED,
    SeenTricks,
    cannot_hold,
    played_state,
    remembered,
    tricks_seen,
)
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_choice
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, PRESETS, Rules
from cartes_lib.botifarra import trick as read_trick
from cartes_lib.botifarra.trick import strength
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards
from cartes_lib.engine import Fact
from cartes_lib.tricks import Trick


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A trick with its trump (None in a botifarra), the seat of one play, and cards to choose
    from.
    """

    trick: Trick
    seat: int
    trump: Suit | None
    offered: Hand


@kind
class Unable(BotifarraKind[PlayedCard]):
    """Which card can a player not have, given the card that this player played? Rule:
    BOT-PLAY-09.
    """

    name = "unable"
    exercises = (InLesson("BO-15", "unable", ("obligada", "lliure")),)

    def read(
        self,
        *,
        trick: str,
        cards: str,
        seat: int,
        trump: str = "none",
        leader: int = 1,
        variant: str = "obligada",
    ) -> tuple[PlayedCard, Rules]:
        """Reads a trick, the seat in question, and the cards to choose from."""
        plays = read_trick(trick, leader=leader)
        return PlayedCard(plays, seat, trump_named(trump), read_cards(cards)), PRESETS[variant]

    def draw(self, rng: random.Random, level: int, rules: Rules) -> PlayedCard:
        """Draws a trick that heuristic bots played. One play proves that its player lacks a certain
        card.
        """
        while True:
            state = played_state(rng, rules, rng.randint(1, 2 + level))
            trick, trump = state.tricks[-1], state.trump
            played = {play.card for played in state.tricks for play in played}
            unseen = [item for item in rules.pack if item not in played | {*state.hands[0]}]
            seat = rng.randrange(1, SEATS)
            out = [item for item in unseen if cannot_hold(trick, seat, item, trump, rules)]
            rest = [item for item in unseen if item not in out]
            if out and len(rest) >= OFFERED - 1 and trick[0].seat != seat:
                offered = (rng.choice(out), *rng.sample(rest, OFFERED - 1))
                return PlayedCard(trick, seat, trump, tuple(sorted(offered)))

    def ask(self, position: PlayedCard, rules: Rules) -> Question:
        """Question about `position`; the answer is one of the cards to choose from."""
        excluded = [
            card
            for card in position.offered
            if cannot_hold(position.trick, position.seat, card, position.trump, rules)
        ]
        if len(excluded) != 1:
            raise ValueError("not exactly one of the cards is excluded")
        played = next(play.card for play in position.trick if play.seat == position.seat)
        facts: dict[str, Fact] = {
            "seat": f"seat-{SEAT_NAMES[position.seat]}",
            "card": played,
            "other": excluded[0],
            "variant": rules.variant,
        }
        key = AnswerKey(
            answer=str(excluded[0]),
            rule="BOT-PLAY-09",
            why=Message("why-unable", facts),
            hint=Message("hint-unable", facts),
            highlight=(str(played),),
        )
        scene = trick_scene(position.trick, position.trump, rules)
        return Question(Message("prompt-unable", facts), scene, card_choice(position.offered), key)


@dataclass(frozen=True, slots=True)
class HighestLeft:
    """The tricks that have been played, and the card of the learner's hand that the question is
    about.
    """

    seen: SeenTricks
    card: Card

    def higher(self, rules: Rules) -> list[Card]:
        """The unplayed cards that are higher than `card` in its suit, the highest first."""
        own = strength(self.card, rules)
        left = [card for card in self.seen.unseen(rules) if strength(card, rules) > own]
        return sorted(left, key=lambda card: -strength(card, rules))


@kind
class Highest(BotifarraKind[HighestLeft]):
    """Is this card the highest of its suit among the cards not yet played? Rule: BOT-SET-05."""

    name = "highest-left"
    exercises = (InLesson("BO-15", "highest", ("obligada", "lliure")),)

    def read(
        self, *, tricks: str, hand: str, card: str, trump: str = "none", leader: int = 1
    ) -> tuple[HighestLeft, Rules]:
        """Reads tricks in notation (separated by "/"), the hand after the tricks, and a card of the
        hand.
        """
        named, counted_card = trump_named(trump), read_card(card)
        assert counted_card.suit is not None
        seen = tricks_seen(tricks, leader, named, OBLIGADA)
        return HighestLeft(
            SeenTricks(seen, read_cards(hand), named, counted_card.suit), counted_card
        ), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> HighestLeft:
        """Draws a high card of the hand after some tricks. In half of the draws it is the highest
        card not yet played.
        """
        is_highest = rng.random() < 0.5
        while True:
            seen = remembered(rng, level, rules)
            candidates = [
                HighestLeft(replace(seen, suit=card.suit), card)
                for card in seen.hand
                if card.rank in (1, 12, 11) and card.suit is not None
            ]
            if fitting := [item for item in candidates if bool(item.higher(rules)) != is_highest]:
                return rng.choice(fitting)

    def ask(self, position: HighestLeft, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        higher = position.higher(rules)
        facts: dict[str, Fact] = {"card": position.card, "higher": tuple(higher)}
        is_highest = not higher
        key = AnswerKey(
            answer="yes" if is_highest else "no",
            rule="BOT-SET-05",
            why=Message("why-highest-left" if is_highest else "why-not-highest-left", facts),
            hint=Message("hint-highest-left", facts),
            highlight=(str(position.card),),
        )
        scene = replace(position.seen.scene(rules), marked=position.card)
        schema = AnswerSchema(
            "choice", tuple(Item(name, message=Message(f"guess-{name}")) for name in ("yes", "no"))
        )
        return Question(Message("prompt-highest-left", facts), scene, schema, key)
