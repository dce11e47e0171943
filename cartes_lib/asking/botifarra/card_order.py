"""Kinds of question about the order of the cards of a suit."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.botifarra.base import BotifarraKind
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_items, distinct, ids
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import LLIURE, Rules
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import rank_order, strength
from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.cards import cards as read_cards

ENDS = (Message("end-strongest"), Message("end-weakest"))
"""The labels of the first and the last place in an order of cards."""


def _suit_cards(rng: random.Random, ranks: tuple[int, ...], count: int) -> Hand:
    suit = rng.choice(list(Suit))
    return tuple(Card(rank, suit) for rank in rng.sample(ranks, count))


class _SuitKind(BotifarraKind[Hand]):
    """A kind of question about cards of one suit."""

    def read(self, *, cards: str, three_second: bool = False) -> tuple[Hand, Rules]:
        """Reads two or more cards of one suit, in notation.

        Args:
            three_second: whether the 3 is the second-highest card of a suit (BOT-VAR-01).

        Raises:
            ValueError: the cards have several suits, or there is only one card.
        """
        hand = read_cards(cards)
        if len({card.suit for card in hand}) != 1 or len(hand) < 2:
            raise ValueError(f"cards of one suit can be compared, two or more: {cards!r}")
        return hand, replace(LLIURE, card_order="three-second" if three_second else "usual")


@kind
class Order(_SuitKind):
    """What is the order of these cards, from the strongest to the weakest? Rule: BOT-SET-05."""

    name = "order"
    exercises = (InLesson("BO-01", "order", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws four, six or eight cards of one suit, including two of its three highest cards."""
        high = rng.sample((9, 1, 12), 2)
        rest = [rank for rank in rank_order(rules) if rank not in high]
        ranks = tuple(high + rng.sample(rest, 2 * level))
        return _suit_cards(rng, ranks, len(ranks))

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is the order of all the cards."""
        right = sorted(position, key=lambda card: strength(card, rules), reverse=True)
        by_number = sorted(position, key=lambda card: card.rank, reverse=True)
        mistakes = {"order-by-number": by_number, "order-upside-down": right[::-1]}
        key = AnswerKey(
            answer=ids(right),
            rule="BOT-VAR-01" if rules.card_order == "three-second" else "BOT-SET-05",
            why=Message("why-order", {"cards": tuple(right)}),
            hint=Message("hint-order"),
            highlight=(str(right[0]),),
            faults={str(card): Message("why-order-place", {"card": card}) for card in right[:-1]},
            mistakes={name: ids(wrong) for name, wrong in mistakes.items() if wrong != right},
            facts={"first": right[0], "last": right[-1]},
        )
        schema = AnswerSchema("order", card_items(position), ends=ENDS)
        return Question(Message("prompt-order"), Scene(), schema, key)


@kind
class Stronger(_SuitKind):
    """Which of these cards of one suit is the strongest? Rules: BOT-SET-05, BOT-VAR-01."""

    name = "stronger"
    exercises = (InLesson("BO-01", "duel", ("obligada",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws three cards, including a card with points, at level 1. Draws four or five cards at
        higher levels.

        In most hands the strongest card does not have the highest number.
        """
        adversarial = rng.random() < 0.6
        while True:
            hand = _suit_cards(rng, rank_order(rules), 2 + level)
            best = max(hand, key=lambda card: strength(card, rules))
            highest = max(hand, key=lambda card: card.rank)
            if (best != highest) == adversarial and (level > 1 or any(map(card_points, hand))):
                return hand

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is a card."""
        best = max(position, key=lambda card: strength(card, rules))
        highest = max(position, key=lambda card: card.rank)
        honours = ids(card for card in position if card_points(card))
        is_usual = rules.card_order == "usual"
        law = "BOT-SET-05" if is_usual else "BOT-VAR-01"
        key = AnswerKey(
            answer=str(best),
            rule=law,
            why=Message("why-duel", {"card": best}) if is_usual else Message(f"rule-{law}"),
            hint=Message("hint-order"),
            highlight=honours if len(honours) > 1 else ids(position),
            mistakes={"duel-by-number": str(highest)} if is_usual and highest != best else {},
            facts={"best": best, "highest": highest},
            counterexample=(best,),
        )
        prompt = Message("prompt-duel", {"count": len(position)})
        return Question(prompt, Scene(), AnswerSchema("pick", card_items(position)), key)


@kind
class StrongerThree(_SuitKind):
    """Which card of a suit is the strongest, if the 3 is the second-highest card? Rule:
    BOT-VAR-01.
    """

    name = "stronger-three"
    exercises = (InLesson("BO-13", "duel", ("tres-segon",)),)

    def read(self, *, cards: str, three_second: bool = True) -> tuple[Hand, Rules]:
        """Reads cards of one suit. By default the 3 is the second-highest card."""
        return super().read(cards=cards, three_second=three_second)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws three, four or five cards, with a 3 in most hands."""
        suit, count = rng.choice(list(Suit)), 2 + level
        has_three, has_nine = rng.random() < 0.85, rng.random() < 0.4
        fixed = [rank for rank, has_it in ((3, has_three), (9, has_nine)) if has_it]
        rest = [rank for rank in rank_order(rules) if rank not in (3, 9)]
        ranks = [*fixed, *rng.sample(rest, count - len(fixed))]
        return tuple(Card(rank, suit) for rank in rng.sample(ranks, len(ranks)))

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is a card."""
        best = max(position, key=lambda card: strength(card, rules))
        three = next((card for card in position if card.rank == 3), best)
        ideas = {
            "duel-three-forgotten": str(max(position, key=strength)),
            "duel-three-on-top": str(three),
        }
        key = AnswerKey(
            answer=str(best),
            rule="BOT-VAR-01",
            why=Message("why-duel-three", {"card": best}),
            hint=Message("hint-duel-three"),
            highlight=ids(position),
            mistakes=distinct(ideas, str(best)),
            facts={"best": best},
            counterexample=(best,),
        )
        prompt = Message("prompt-duel-three", {"count": len(position)})
        return Question(prompt, Scene(), AnswerSchema("pick", card_items(position)), key)
