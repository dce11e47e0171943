"""Kinds about a hand: may a card be thrown, how many may, must the pile be taken?"""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.balco.base import BalcoKind, condition_hint
from cartes_lib.asking.balco.played import Played, random_throws, table_scene
from cartes_lib.asking.contract import Message, Question
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import number, plain_question, reason_of, yes_no
from cartes_lib.asking.registry import kind
from cartes_lib.balco import (
    STANDARD,
    Rules,
    State,
    Throw,
    judge_throw,
    must_take,
    pack,
    playable_ranks,
)
from cartes_lib.cards import Hand
from cartes_lib.cards import card as read_card
from cartes_lib.cards import cards as read_cards

__all__ = ["Allowed", "Legal", "Take"]


def _with_hand(played: Played, hand: Hand) -> State:
    """The table after the throws, where the learner has `hand` and plays next."""
    table = played.table
    return replace(table, hands=(hand, *table.hands[1:]), turn=0)


def _unseen(rng: random.Random, played: Played, count: int) -> Hand:
    """Cards that do not lie in the pile."""
    lying = {laid.card for laid in played.table.pile}
    return tuple(rng.sample([card for card in pack() if card not in lying], count))


def _hinted(question: Question, table: State) -> Question:
    """The same question, with a hint about what the pile asks."""
    return replace(question, key=replace(question.key, hint=condition_hint(table.condition)))


class _HandKind(BalcoKind[State]):
    """A kind about the hand of seat 0 and the pile."""

    def read(self, *, hand: str, throws: str = "", players: int = 4) -> tuple[State, Rules]:
        """The cards in hand, and the throws that made the pile, in notation."""
        return _with_hand(Played.read(throws, players), read_cards(hand)), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Two, three or four cards."""
        played = random_throws(rng, level)
        return _with_hand(played, _unseen(rng, played, 1 + level))


def _able(table: State) -> Hand:
    """The cards of seat 0 that may be thrown, alone."""
    asked = table.condition, table.pile, table.rules
    return tuple(card for card in table.hands[0] if playable_ranks(card, *asked))


@kind
class Allowed(_HandKind):
    """How many cards of the hand may be thrown, alone? Rules: BAL-TURN-03, BAL-TAKE-01."""

    name = "allowed"
    exercises = (InLesson("BA-09", "allowed", ("standard",)),)

    def ask(self, position: State, rules: Rules) -> Question:
        """A number of cards."""
        hand, able = position.hands[0], _able(position)
        why = Message("why-throw", {"cards": able}) if able else Message("why-take")
        rule = "BAL-TURN-03" if able else "BAL-TAKE-01"
        scene, counts = table_scene(position, hand), number(0, len(hand))
        question = plain_question(Message("guess-playable"), counts, len(able), rule, scene, why)
        return _hinted(question, position)


@kind
class Take(_HandKind):
    """Must the learner take the pile? Rules: BAL-TURN-03, BAL-TAKE-01."""

    name = "take"
    exercises = (InLesson("BA-09", "take", ("standard",)),)

    def ask(self, position: State, rules: Rules) -> Question:
        """Yes or no."""
        hand = position.hands[0]
        is_taken = must_take(hand, position.condition, position.pile, position.rules)
        why = Message("why-must-throw", {"cards": _able(position)})
        rule = "BAL-TAKE-01" if is_taken else "BAL-TURN-03"
        question = yes_no(
            Message("guess-take"),
            table_scene(position, hand),
            is_taken,
            rule,
            Message("why-take") if is_taken else why,
        )
        return _hinted(question, position)


@kind
class Legal(BalcoKind[tuple[State, Throw]]):
    """May that card be thrown now? Rules: BAL-LEG-01 to -10, BAL-SP7-04, BAL-SP7-07."""

    name = "legal"
    exercises = (InLesson("BA-09", "card", ("standard",)),)

    def read(
        self, *, card: str, throws: str = "", joker_as: int | None = None, players: int = 4
    ) -> tuple[tuple[State, Throw], Rules]:
        """A card, and the throws that made the pile, in notation.

        Raises:
            ValueError: a joker without the rank it stands for, or such a rank without a joker.
        """
        thrown = read_card(card)
        if thrown.is_joker != (joker_as is not None):
            raise ValueError(f"a joker, and only a joker, stands for a rank, not {card!r}")
        table = _with_hand(Played.read(throws, players), (thrown,))
        return (table, Throw(thrown, joker_as)), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> tuple[State, Throw]:
        """Any card."""
        played = random_throws(rng, level)
        (thrown,) = hand = _unseen(rng, played, 1)
        rank = rng.randint(1, 12) if thrown.is_joker else None
        return _with_hand(played, hand), Throw(thrown, rank)

    def ask(self, position: tuple[State, Throw], rules: Rules) -> Question:
        """Yes or no."""
        table, throw = position
        verdict = judge_throw(throw.cards, table.condition, table.pile, throw.joker_as, table.rules)
        prompt = Message("guess-throw", {"rank": throw.cards[0].rank})
        if throw.joker_as is not None:
            prompt = Message("guess-throw-joker", {"rank": throw.joker_as})
        scene, why = table_scene(table, throw.cards), reason_of(verdict)
        return _hinted(yes_no(prompt, scene, verdict.legal, verdict.rule, why), table)
