"""Kinds of question about points: of cards, of tricks, and of a pile."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.botifarra.base import SEATS, BotifarraKind
from cartes_lib.asking.botifarra.tricks import played_trick
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Group, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import fitting, ids, number
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.botifarra.score import CARD_POINTS, DEAL_POINTS, card_points, pile_points
from cartes_lib.cards import PACK_48, Hand
from cartes_lib.cards import cards as read_cards

_POINTS = Message("unit-points")
_CARDS_MOST, _TRICK_MOST = 60, 21
"""The maximum points of all cards of the pack, and of one trick (four nines)."""

_Breakdown = tuple[tuple[Message, int], ...]


@dataclass(frozen=True, slots=True)
class PilePosition:
    """Cards that a side has won.

    Attributes:
        tricks: the number of tricks in the pile; 0 to count the cards alone.
        is_other: whether the question is about the pile of the other side.
    """

    cards: Hand
    tricks: int
    is_other: bool = False

    @property
    def of_cards(self) -> int:
        """Points of the cards, without the points of the tricks. Rule: BOT-SET-04."""
        return pile_points(self.cards, 0)

    @property
    def points(self) -> int:
        """Points of the cards and of the tricks. Rule: BOT-SET-06."""
        return pile_points(self.cards, self.tricks)

    @property
    def counting(self) -> tuple[str, ...]:
        """The ids of the cards that are worth points."""
        return ids(card for card in self.cards if card_points(card))

    @property
    def breakdown(self) -> _Breakdown:
        """The terms of the sum `points`: the points of each rank, then the points of the tricks."""
        counts = {rank: sum(card.rank == rank for card in self.cards) for rank in CARD_POINTS}
        ranks = [
            (
                Message("breakdown-rank", {"rank": f"rank-{rank}", "count": count}),
                count * CARD_POINTS[rank],
            )
            for rank, count in counts.items()
            if count
        ]
        return (*ranks, (Message("breakdown-tricks", {"count": self.tricks}), self.tricks))


class _PointsKind(BotifarraKind[PilePosition]):
    """How many points are these cards worth, with or without a point for each trick?"""

    def read(self, *, pile: str, tricks: int = 0) -> tuple[PilePosition, Rules]:
        """Reads the cards in notation, and the number of tricks; 0 for the cards alone."""
        return PilePosition(read_cards(pile), tricks), OBLIGADA

    def ask(self, position: PilePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        if position.tricks:
            return self._of_tricks(position)
        cards, total = position.cards, position.points
        schema = AnswerSchema("number", high=_CARDS_MOST, unit=_POINTS)
        ideas = {"value-by-number": sum(card.rank for card in cards), "value-and-trick": total + 1}
        key = AnswerKey(
            answer=total,
            rule="BOT-SET-04",
            why=Message("why-value", {"points": total}),
            hint=Message("hint-value"),
            highlight=position.counting,
            mistakes=fitting(ideas, total, schema),
            facts={"points": total},
            breakdown=tuple(
                (Message("breakdown-card", {"card": card}), card_points(card)) for card in cards
            ),
        )
        prompt = Message("prompt-value", {"count": len(cards)})
        return Question(prompt, Scene("cards", cards=cards), schema, key)

    def _of_tricks(self, position: PilePosition) -> Question:
        of_cards, tricks, total = position.of_cards, position.tricks, position.points
        high = min(DEAL_POINTS, _TRICK_MOST * tricks)
        schema = AnswerSchema("number", high=high, unit=_POINTS)
        ideas = {
            "value-trick-forgotten": of_cards,
            "value-trick-by-cards": of_cards + len(position.cards),
            "value-one-trick-only": of_cards + 1,
            "value-by-number": sum(card.rank for card in position.cards),
        }
        key = AnswerKey(
            answer=total,
            rule="BOT-SET-06",
            why=Message("why-pile", {"cards": of_cards, "tricks": tricks, "points": total}),
            hint=Message("hint-pile"),
            highlight=position.counting,
            mistakes=fitting(ideas, total, schema),
            facts={"points": total},
            breakdown=position.breakdown,
        )
        prompt = Message("prompt-trick-value", {"count": tricks})
        return Question(prompt, Scene("cards", cards=position.cards), schema, key)


@kind
class Points(_PointsKind):
    """How many points are these cards worth? Rules: BOT-SET-04, -06."""

    name = "points"
    exercises = (InLesson("BO-01", "value", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> PilePosition:
        """Draws one, three or five cards, without tricks. More than half of them are worth
        points.
        """
        counting = [card for card in PACK_48 if card_points(card)]
        hand = rng.sample(counting, level)
        hand += rng.sample([card for card in PACK_48 if card not in hand], level - 1)
        rng.shuffle(hand)
        return PilePosition(tuple(hand), 0)


@kind
class TrickPoints(_PointsKind):
    """How many points are these tricks worth? Rule: BOT-SET-06."""

    name = "trick-points"
    exercises = (InLesson("BO-02", "value", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> PilePosition:
        """Draws `level` tricks, legally played, each worth at least two points."""
        while True:
            hand: Hand = ()
            for _ in range(level):
                plays = played_trick(rng, None, seen=hand)
                hand += tuple(play.card for play in plays)
            position = PilePosition(hand, level)
            if position.of_cards >= 2 * level:
                return position


@kind
class PilePoints(BotifarraKind[PilePosition]):
    """How many points are in your pile, or in the pile of the other side? Rule: BOT-SET-06."""

    name = "pile-points"
    exercises = (InLesson("BO-02", "score", ("obligada",)),)

    def read(self, *, pile: str, other: bool = False) -> tuple[PilePosition, Rules]:
        """Reads the cards of the learner's pile in notation; they must make complete tricks.

        Args:
            other: whether to ask about the pile of the other side, which won the other tricks.

        Raises:
            ValueError: the cards do not make complete tricks.
        """
        hand = read_cards(pile)
        tricks, rest = divmod(len(hand), SEATS)
        if rest or not tricks:
            raise ValueError(f"{len(hand)} cards are no whole tricks")
        return PilePosition(hand, tricks, other), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> PilePosition:
        """Draws a pile of two to six tricks; at level 3 the question is about the other side."""
        tricks = rng.randint(level + 1, level + 3)
        return PilePosition(tuple(rng.sample(PACK_48, SEATS * tricks)), tricks, level == 3)

    def ask(self, position: PilePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        of_cards, tricks, own = position.of_cards, position.tricks, position.points
        other = DEAL_POINTS - own
        answer = other if position.is_other else own
        schema = AnswerSchema("number", high=DEAL_POINTS, unit=_POINTS)
        ideas = {"value-trick-forgotten": of_cards}
        if position.is_other:
            ideas = {
                "pile-own": own,
                "pile-sixty": other - len(PACK_48) // SEATS,
                "value-trick-forgotten": DEAL_POINTS - of_cards,
            }
        facts = {"cards": of_cards, "tricks": tricks, "points": own, "other": other}
        key = AnswerKey(
            answer=answer,
            rule="BOT-SET-06",
            why=Message("why-pile-other" if position.is_other else "why-pile", facts),
            hint=Message("hint-pile"),
            highlight=position.counting,
            mistakes=fitting(ideas, answer, schema),
            facts={"points": answer},
            breakdown=_other_pile(own) if position.is_other else position.breakdown,
        )
        prompt = Message(
            "prompt-pile-other" if position.is_other else "prompt-pile", {"tricks": tricks}
        )
        group = Group("pile", Message("group-your-pile", {"count": tricks}), position.cards)
        return Question(prompt, Scene("table", groups=(group,)), schema, key)


def _other_pile(own: int) -> _Breakdown:
    return (Message("breakdown-deal"), DEAL_POINTS), (Message("breakdown-your-pile"), -own)


def _of_one_suit() -> Hand:
    """The cards of one suit that are worth points."""
    suit = PACK_48[0].suit
    return tuple(card for card in PACK_48 if card.suit == suit and card_points(card))


@kind
class DealPoints(BotifarraKind[str]):
    """How many points are in a whole deal, or in the pack alone? Rules: BOT-SET-04, BOT-SET-06."""

    name = "deal"
    exercises = (InLesson("BO-02", "deal", ("obligada",)),)

    def read(self, *, of: str = "deal") -> tuple[str, Rules]:
        """Reads what is counted: a "deal", or the "cards" of the pack.

        Raises:
            KeyError: `of` is neither "deal" nor "cards".
        """
        if of not in ("deal", "cards"):
            raise KeyError(of)
        return of, OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> str:
        """Draws "deal" or "cards"."""
        return rng.choice(("deal", "cards"))

    def ask(self, position: str, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        pack = PilePosition(PACK_48, len(PACK_48) // SEATS)
        prompt, answer, rule = Message("guess-deal"), pack.points, "BOT-SET-06"
        why = Message(f"rule-{rule}")
        if position == "cards":
            # The lesson asks this question before it explains the points of tricks.
            prompt, answer, rule = Message("guess-pack"), pack.of_cards, "BOT-SET-04"
            why = Message("guess-why-pack")
        key = AnswerKey(answer, rule, why, Message("hint-value"))
        scene = Scene("cards", cards=_of_one_suit())
        return Question(prompt, scene, number(0, 200, "unit-points"), key)
