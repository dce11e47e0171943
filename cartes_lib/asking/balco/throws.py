"""Kinds of question about which cards may be thrown on a pile, and which rule forbids a card."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from cartes_lib.asking.balco.base import BalcoKind, condition_hint, condition_message
from cartes_lib.asking.balco.custom_pile import condition_of
from cartes_lib.asking.balco.deal_end import dealt_around
from cartes_lib.asking.balco.ladder import is_number
from cartes_lib.asking.balco.played import ThrowHistory
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.errors import ExerciseError
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_items, distinct, ids, named_items
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, State, judge_throw, must_take
from cartes_lib.balco.condition import LADDER, Condition, at_least, trenca, under_fire
from cartes_lib.balco.legal import playable_ranks
from cartes_lib.balco.pile import RankedCard
from cartes_lib.cards import JOKERS, PACK_48, Card, Hand
from cartes_lib.cards import cards as read_cards

TRIVIAL_SHARE = 0.2
"""Maximum share of drawn hands in which all cards, or no cards, may be thrown."""

_TAKE = "take"
_NUMBERS = tuple(filter(is_number, PACK_48))
_LAWS = {
    "free": "BAL-LEG-01",
    "at-least": "BAL-LEG-02",
    "trenca": "BAL-LEG-06",
    "ace": "BAL-LEG-07",
}
"""The id of the rule that defines which cards are legal on a pile; the keys are the kinds of its
condition.
"""


@dataclass(frozen=True, slots=True)
class ThrowPosition:
    """A pile, and the cards that the question asks about.

    Attributes:
        pile: the cards from the bottom; a single card is the top of a larger pile.
        shows_condition: whether the question states the condition of the pile.
        tried: the cards that the player tries to throw; empty if the player tries to take the pile.
        joker_as: the rank as which the joker in hand is declared; None without a declaration.
    """

    pile: tuple[RankedCard, ...]
    condition: Condition
    hand: Hand = ()
    shows_condition: bool = False
    tried: Hand = ()
    joker_as: int | None = None
    rules: Rules = STANDARD

    @classmethod
    def read(cls, throws: str, hand: str = "", players: int = 4) -> ThrowPosition:
        """Reads the throws that made the pile, and the cards of the hand, in notation."""
        table = ThrowHistory.read(throws, players).table
        cards = read_cards(hand) if hand else ()
        return cls(table.pile, table.condition, cards)

    def is_legal(self, card: Card) -> bool:
        """Whether `card` may be thrown alone on the pile."""
        return bool(playable_ranks(card, self.condition, self.pile, self.rules))

    @property
    def legal(self) -> Hand:
        """The cards of the hand that may be thrown, each alone."""
        return tuple(filter(self.is_legal, self.hand))

    @property
    def scene(self) -> Scene:
        """The scene: the pile, and its condition if the question states it."""
        cards = tuple(card.card for card in self.pile)
        label = Message("group-pile" if len(cards) == 1 else "group-pile-all")
        asks = Row("asks", Message("row-asks"), condition_message(self.condition))
        jokers = (
            Row("joker", Message("row-joker-in-pile"), card.rank)
            for card in self.pile
            if card.card.is_joker
        )
        rows = (*((asks,) if self.shows_condition else ()), *jokers)
        return Scene("table", groups=(Group("pile", label, cards),), rows=rows)

    @property
    def highlight(self) -> tuple[str, ...]:
        """The id of the scene element to highlight: the condition of the pile, or the pile if the
        question does not state it.
        """
        return ("asks",) if self.shows_condition else ("pile",)


def random_pile(rng: random.Random, condition: Condition, level: int = 1) -> ThrowPosition:
    """A pile of one visible card that has the condition `condition`. The question states the
    condition only at level 1.
    """
    ranks = {"free": 2, "trenca": 7, "ace": 1}
    rank = ranks.get(condition.kind, condition.rank)
    top = rng.choice([card for card in PACK_48 if card.rank == rank])
    return ThrowPosition((RankedCard(top, rank),), condition, shows_condition=level == 1)


def random_condition(rng: random.Random, level: int) -> Condition:
    """Draws a condition: "a number or higher", or, from level 2 on, sometimes the condition after
    one or two sevens.
    """
    # Not 7: a 7 on top allows only 7 or lower.
    number = at_least(rng.choice([rank for rank in LADDER[2:-1] if rank != 7]))
    return rng.choice((number, trenca(1), trenca(2))[:level])


def _cards(*ranks: int) -> Hand:
    return tuple(card for card in PACK_48 if card.rank in ranks)


class HandKind(BalcoKind[ThrowPosition]):
    """A kind of question about a hand and a pile."""

    def read(self, *, hand: str, throws: str = "", players: int = 4) -> tuple[ThrowPosition, Rules]:
        """Reads the cards of the hand, and the throws that made the pile, in notation."""
        return ThrowPosition.read(throws, hand, players), STANDARD


class _ThrowsKind(HandKind):
    """Which of these cards may be thrown on the pile?

    Attributes:
        needed: the rank of a card that each drawn hand has; 0 for any hand.
        rule: the rule about cards of the rank `needed`.
    """

    needed: ClassVar[int] = 0
    rule: ClassVar[str] = ""

    def state(self, position: ThrowPosition, rules: Rules, rng: random.Random) -> State:
        """A state near the end of a deal in which seat 0 must throw on the pile."""
        top = position.pile[-1].card
        return dealt_around(position.hand, top, position.condition, rules, rng)

    @abstractmethod
    def _condition(self, rng: random.Random, level: int) -> Condition:
        """Draws the condition of the pile for an exercise at `level`."""

    def _pack(self, level: int, rules: Rules) -> Hand:
        """The cards from which the hands of exercises are drawn."""
        return (*_NUMBERS, *_cards(2, 10))

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowPosition:
        """Draws a hand of four, five or six cards. In most draws, some cards may be thrown and
        others may not.
        """
        pile = random_pile(rng, self._condition(rng, level), level)
        pack = [card for card in self._pack(level, rules) if card != pile.pile[0].card]
        trivial = rng.random() < TRIVIAL_SHARE / 2
        while True:
            hand = tuple(sorted(rng.sample(pack, 3 + level)))
            # Two jokers would be two answers with the same name.
            if sum(card.is_joker for card in hand) > 1:
                continue
            if self.needed and self.needed not in map(_rank, hand):
                continue
            position = replace(pile, hand=hand)
            if trivial or 0 < len(position.legal) < len(hand):
                return position

    def ask(self, position: ThrowPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is some of the cards, or "take the pile"."""
        hand, condition, legal = position.hand, position.condition, position.legal
        right = ids(legal) or (_TAKE,)
        faults = {}
        for card in hand:
            if card not in legal:
                verdict = judge_throw(card, condition, position.pile)
                faults[str(card)] = Message(f"verdict-{verdict.reason}", verdict.facts)
        faults |= {str(card): Message("why-throw-missed", {"card": card}) for card in legal}
        if legal:
            faults[_TAKE] = Message("why-must-throw", {"cards": legal})
        is_about_needed = self.needed and self.needed in map(_rank, hand)
        rule = self.rule if is_about_needed else _LAWS[condition.kind]
        key = AnswerKey(
            answer=right,
            rule=rule if legal else "BAL-TAKE-01",
            why=Message("why-throw", {"cards": legal}) if legal else Message("why-take"),
            hint=condition_hint(condition),
            highlight=position.highlight,
            faults=faults,
            mistakes=distinct(_ideas(position), right),
            counterexample=legal,
        )
        items = (*card_items(hand), Item(_TAKE, message=Message("choice-take")))
        schema = AnswerSchema("pick", items, multi_select=True)
        return Question(Message("prompt-throw"), position.scene, schema, key)


def _rank(card: Card) -> int:
    """The rank of `card`; 0 for a joker."""
    return 0 if card.is_joker else card.rank


def _ideas(position: ThrowPosition) -> dict[str, tuple[str, ...]]:
    """The ids of the cards that each misconception would allow. The keys are ids of
    misconceptions.
    """
    legal, least = position.is_legal, position.condition.rank
    tests: dict[str, Callable[[Card], bool]] = {
        "throw-joker-forgotten": lambda card: not card.is_joker and legal(card),
        "throw-two-forgotten": lambda card: _rank(card) != 2 and legal(card),
        "throw-takes-anyway": lambda card: False,
    }
    if position.condition.kind == "at-least":
        tests |= {
            "throw-strictly-higher": lambda card: _rank(card) != least and legal(card),
            "throw-ace-low": lambda card: legal(card) and _rank(card) not in (1, 2),
            "throw-lower": lambda card: 0 < _rank(card) <= least,
            "throw-ten-forbidden": lambda card: _rank(card) != 10 and legal(card),
        }
    elif position.condition.kind == "trenca":
        tests |= {
            "throw-ten-on-seven": lambda card: legal(card) or _rank(card) == 10,
            "throw-ace-is-one": lambda card: _rank(card) <= 7,
            "throw-seven-or-higher": lambda card: _rank(card) in (0, 1) or _rank(card) >= 7,
            "throw-below-seven": lambda card: _rank(card) != 7 and legal(card),
        }
    elif position.condition.kind == "ace":
        tests |= {
            "throw-ten-on-ace": lambda card: legal(card) or _rank(card) == 10,
            "throw-only-ace": lambda card: _rank(card) == 1,
        }
    return {name: ids(filter(test, position.hand)) or (_TAKE,) for name, test in tests.items()}


@kind
class Throws(_ThrowsKind):
    """Which cards may be thrown on a number (a card on the ladder)? Rule: BAL-LEG-02."""

    name = "throws"
    exercises = (InLesson("BA-03", "legal", ("standard",)),)

    def _condition(self, rng: random.Random, level: int) -> Condition:
        return at_least(rng.choice([rank for rank in LADDER[1:-1] if rank != 7]))

    def _pack(self, level: int, rules: Rules) -> Hand:
        return _NUMBERS


@kind
class ThrowsWithTwo(_ThrowsKind):
    """Which cards may be thrown on a number (a card on the ladder), with a 2 in hand? Rule:
    BAL-LEG-04.
    """

    name = "throws-two"
    exercises = (InLesson("BA-05", "legal", ("standard",)),)
    needed, rule = 2, "BAL-LEG-04"

    def _condition(self, rng: random.Random, level: int) -> Condition:
        return at_least(rng.choice((8, 9, 11, 12, 6, 5)))

    def _pack(self, level: int, rules: Rules) -> Hand:
        return (*_NUMBERS, *_cards(2))


@kind
class ThrowsOnSeven(_ThrowsKind):
    """Which cards may be thrown after one or two sevens? Rule: BAL-LEG-06."""

    name = "throws-seven"
    exercises = (InLesson("BA-06", "legal", ("standard", "without-jokers")),)

    def _condition(self, rng: random.Random, level: int) -> Condition:
        return trenca(rng.randint(1, min(level, 2)))


@kind
class ThrowsWithTen(_ThrowsKind):
    """Which cards may be thrown on a pile, with a 10 in hand? Rule: BAL-LEG-05."""

    name = "throws-ten"
    _form = CustomForm((Field("pile", 1, 12), Field("hand", 1, 12)), (*PACK_48, *JOKERS[:1]))
    exercises = (InLesson("BA-07", "legal", ("standard",), form=_form),)
    needed, rule = 10, "BAL-LEG-05"

    def _condition(self, rng: random.Random, level: int) -> Condition:
        return random_condition(rng, level)

    def lay_out(self, custom: CustomPosition, rules: Rules) -> ThrowPosition:
        """The position with the pile (bottom card first) and the hand that a teacher laid out."""
        cards = custom.cards["pile"]
        if any(card.is_joker for card in cards) != bool(custom.joker):
            raise ExerciseError("joker")
        pile = tuple(
            RankedCard(card, custom.joker if card.is_joker else card.rank) for card in cards
        )
        return ThrowPosition(pile, condition_of(pile), tuple(sorted(custom.cards["hand"])))


@kind
class ThrowsOnAce(_ThrowsKind):
    """Which cards may be thrown as the answer to a 1? Rule: BAL-LEG-07."""

    name = "throws-ace"
    exercises = (InLesson("BA-08", "legal", ("standard", "without-jokers")),)

    def _condition(self, rng: random.Random, level: int) -> Condition:
        return under_fire()

    def _pack(self, level: int, rules: Rules) -> Hand:
        jokers = level == 3 and rules.jokers
        return (*_cards(1, 2, 10, 12), *(JOKERS if jokers else _cards(3, 9)))


_REASONS = {
    "BAL-LEG-02": "higher",
    "BAL-LEG-03": "higher",
    "BAL-TURN-02": "alike",
    "BAL-TURN-03": "must",
}
"""The ids of the reasons that the learner can choose; the keys are rule ids."""


@kind
class WhyNot(BalcoKind[ThrowPosition]):
    """Why may these cards not be thrown, or this pile not be taken?

    Rules: BAL-LEG-02, BAL-LEG-03, BAL-TURN-02, BAL-TURN-03.
    """

    name = "why"
    exercises = (InLesson("BA-03", "why", ("standard",)),)

    def read(
        self, *, hand: str, tried: str = "", throws: str = "", players: int = 4
    ) -> tuple[ThrowPosition, Rules]:
        """Reads the hand, the cards that the player tries to throw, and the earlier throws. If
        `tried` is empty, the player tries to take the pile.
        """
        position = ThrowPosition.read(throws, hand, players)
        cards = read_cards(tried) if tried else ()
        return replace(position, tried=cards, shows_condition=True), STANDARD

    state = _ThrowsKind.state

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowPosition:
        """Draws an illegal action: a card that is too low, two unequal cards, or taking the
        pile.
        """
        number = at_least(rng.choice([rank for rank in LADDER[3:-2] if rank != 7]))
        pile = random_pile(rng, number)
        others = [card for card in _NUMBERS if card != pile.pile[0].card]
        high = [card for card in others if pile.is_legal(card)]
        low = [card for card in others if card not in high]
        first = rng.choice(high)
        second = rng.choice([card for card in high if card.rank != first.rank])
        unfit = tuple(rng.sample(low, level))
        tried = rng.choice(((first, second), (), unfit[:1]))
        hand = {first, second, *unfit}
        if tried == unfit[:1]:
            hand = {*tried, *rng.sample(high, level + 1)}
        return replace(pile, hand=tuple(sorted(hand)), tried=tried)

    def ask(self, position: ThrowPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a reason.

        Raises:
            ValueError: the rules allow the throw, or forbid it for a reason that the learner cannot
                choose.
        """
        tried, situation = position.tried, (position.condition, position.pile)
        verdict = judge_throw(tried, *situation) if tried else None
        is_allowed = verdict.legal if verdict else must_take(position.hand, *situation)
        rule = verdict.rule if verdict else "BAL-TURN-03"
        if is_allowed or rule not in _REASONS:
            raise ValueError(f"{tried or 'taking the pile'!r} breaks none of {tuple(_REASONS)}")
        reason, cards = _REASONS[rule], tried or position.hand
        prompt = {
            "higher": Message("prompt-why-throw", {"card": cards[0]}),
            "alike": Message("prompt-why-two", {"card": cards[0], "other": cards[-1]}),
            "must": Message("prompt-why-taken"),
        }[reason]
        key = AnswerKey(
            answer=reason,
            rule=rule,
            why=Message(f"why-law-{reason}", {"card": cards[0], "rank": position.condition.rank}),
            hint=Message("hint-why-throw"),
            highlight=("asks", *ids(tried[:1])),
            mistakes={"law-suit-counts": "suit"},
        )
        shown = position.scene
        hand = Group("hand", Message("group-hand"), position.hand)
        # Suits never matter, so the last reason is wrong.
        reasons = (*dict.fromkeys(_REASONS.values()), "suit")
        schema = AnswerSchema("choice", named_items("law-", reasons))
        return Question(prompt, replace(shown, groups=(*shown.groups, hand)), schema, key)
