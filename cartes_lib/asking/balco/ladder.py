"""Kinds of question about the ladder (the order of the numbers), and about cards outside it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cartes_lib.asking.balco.base import CardsKind
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_choice, card_items, distinct, ids, named_items
from cartes_lib.asking.registry import kind
from cartes_lib.balco import Rules
from cartes_lib.balco.condition import LADDER
from cartes_lib.cards import JOKERS, PACK_52, Card, Hand, Suit


def is_number(card: Card) -> bool:
    """Whether `card` is on the ladder: not a joker, a 2 or a 10."""
    return not card.is_joker and card.rank in LADDER


def place_of(card: Card) -> int:
    """The place of `card` on the ladder, from 0. A card outside the ladder comes after the
    others.
    """
    return LADDER.index(card.rank) if is_number(card) else len(LADDER)


def _of_any_suit(rng: random.Random, ranks: Sequence[int]) -> Hand:
    return tuple(Card(rank, rng.choice(list(Suit))) for rank in ranks)


@kind
class Order(CardsKind):
    """What is the order of these numbers, from the highest to the lowest? Rule: BAL-OPN-02."""

    name = "order"
    exercises = (InLesson("BA-01", "order", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws five, six or eight numbers of the ladder, including the 1."""
        others = rng.sample([rank for rank in LADDER if rank != 1], (4, 5, 7)[level - 1])
        return _of_any_suit(rng, rng.sample([1, *others], 1 + len(others)))

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is the order of all the cards."""
        right = sorted(position, key=place_of, reverse=True)
        threes_first = [card for card in right if card.rank == 3]
        ideas = {
            "ladder-ace-low": sorted(position, key=lambda card: card.rank, reverse=True),
            "ladder-upside-down": right[::-1],
            "ladder-three-high": threes_first + [card for card in right if card.rank != 3],
        }
        key = AnswerKey(
            answer=ids(right),
            rule="BAL-OPN-02",
            why=Message("why-ladder", {"cards": tuple(right)}),
            hint=Message("hint-ladder"),
            highlight=ids(card for card in position if card.rank in (1, 3)),
            faults={
                str(card): Message("why-order-place-number", {"card": card}) for card in right[:-1]
            },
            mistakes=distinct({name: ids(wrong) for name, wrong in ideas.items()}, ids(right)),
            facts={"first": right[0]},
        )
        ends = Message("end-highest"), Message("end-lowest")
        schema = AnswerSchema("order", card_items(position), ends=ends)
        return Question(Message("prompt-ladder"), Scene(), schema, key)


@kind
class Stronger(CardsKind):
    """Which card is higher on the ladder, or are both numbers equal?

    Rules: BAL-OPN-02, BAL-SET-07.
    """

    name = "stronger"
    exercises = (InLesson("BA-01", "duel", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws two cards of the ladder. From level 2 on their suits differ, and at level 3 their
        numbers may be equal.
        """
        pairs = ((9, 11), (12, 1), (1, 3), (8, 1), (6, 7), (11, 12))
        ranks = list(rng.choice(pairs)) if rng.random() < 0.6 else rng.sample(LADDER, 2)
        if level == 3 and rng.random() < 0.3:
            ranks[1] = ranks[0]
        rng.shuffle(ranks)
        suits = rng.sample(list(Suit), 2) if level > 1 else [rng.choice(list(Suit))] * 2
        return tuple(map(Card, ranks, suits))

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is a card, or "equal".

        Raises:
            ValueError: the position is not two cards of the ladder.
        """
        if len(position) != 2 or not all(map(is_number, position)):
            raise ValueError(f"two cards of the ladder can be compared, not {position!r}")
        tied = position[0].rank == position[1].rank
        best = max(position, key=place_of)
        right = "tie" if tied else str(best)
        ideas = {
            "ladder-ace-low": right if tied else str(max(position, key=lambda card: card.rank)),
            "ladder-suit-counts": str(position[0]) if tied else right,
            "ladder-tie-too-soon": "tie",
        }
        key = AnswerKey(
            answer=right,
            rule="BAL-SET-07" if tied else "BAL-OPN-02",
            why=Message("why-ladder-tie") if tied else Message("why-ladder-duel", {"card": best}),
            hint=Message("hint-ladder"),
            highlight=ids(position),
            mistakes=distinct(ideas, right),
            counterexample=position if tied else (best,),
        )
        schema = card_choice(position, "choice-same-number")
        return Question(Message("prompt-ladder-duel"), Scene(), schema, key)


@kind
class Beside(CardsKind):
    """Which cards are on the ladder, and which are not? Rule: BAL-OPN-02."""

    name = "beside"
    exercises = (InLesson("BA-01", "sort", ("standard", "without-jokers")),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws six, eight or ten cards, among them a joker and one to three of the 2s and 10s."""
        jokers = rng.sample(JOKERS, 1 if rules.jokers else 0)
        beside = [card for card in PACK_52 if not card.is_joker and not is_number(card)]
        hand = [*jokers, *rng.sample(beside, level)]
        hand += rng.sample(list(filter(is_number, PACK_52)), 4 + 2 * level - len(hand))
        return tuple(rng.sample(hand, len(hand)))

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer puts each card on the ladder or beside it."""
        right = {str(card): "ladder" if is_number(card) else "beside" for card in position}

        def moved(zone: str, *ranks: int) -> dict[str, str]:
            taken = ids(card for card in position if not card.is_joker and card.rank in ranks)
            return {**right, **dict.fromkeys(taken, zone)}

        ideas = {
            "ladder-ten-is-a-number": moved("ladder", 10),
            "ladder-two-is-a-number": moved("ladder", 2),
            "ladder-all-numbers": moved("ladder", 2, 10),
            "ladder-specials-beside": moved("beside", 1, 7, 8),
        }
        jokers = {"jokers": sum(card.is_joker for card in position)}
        key = AnswerKey(
            answer=right,
            rule="BAL-OPN-02",
            why=Message("why-beside", jokers),
            hint=Message("hint-beside", jokers),
            highlight=ids(card for card in position if not is_number(card))[:1],
            faults={
                str(card): Message(f"why-on-{right[str(card)]}", {"card": card})
                for card in position
            },
            mistakes=distinct(ideas, right),
        )
        targets = named_items("zone-", ("ladder", "beside"))
        schema = AnswerSchema("zones", card_items(position), targets=targets)
        return Question(Message("prompt-beside"), Scene(), schema, key)
