"""Kinds of question about the envido: the value of a hand, and which of two hands wins."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.errors import ExerciseError
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import fitting, ids, seat_choice, with_part
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import POINTS, TrucoKind, hands_of, seat_answer, seat_row
from cartes_lib.cards import PACK_40, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import CON_FLOR, SIN_FLOR, Rules, envido_value
from cartes_lib.truco.envido import card_value

_SEATS = ("you", "opponent")
_VALUES = AnswerSchema("number", high=43, unit=POINTS)
"""Schema of an answer in points. Its highest number is the 20 + 12 + 11 of a learner who counts
figures by their numbers.
"""


def _suits(hand: Hand) -> int:
    return len({card.suit for card in hand})


def _alike(hand: Hand) -> Hand:
    """The cards of `hand` that have the same suit as another card of the hand."""
    suits = [card.suit for card in hand]
    return tuple(card for card in hand if suits.count(card.suit) > 1)


@kind
class Envido(TrucoKind[Hand]):
    """What is the envido value of the hand? Rules: TRU-ENV-01, TRU-ENV-02, TRU-ENV-03."""

    name = "envido"
    exercises = (
        InLesson(
            "TR-05",
            "value",
            ("sin-flor", "con-flor"),
            form=CustomForm((Field("hand", 3, 3),), PACK_40),
        ),
    )

    def read(self, *, hand: str) -> tuple[Hand, Rules]:
        """Reads the cards in notation. With three cards of one suit, the rules are those without
        flor.
        """
        cards = read_cards(hand)
        return cards, CON_FLOR if _suits(cards) > 1 else SIN_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws three cards. At level 1, two of them have the same suit. Level 2 adds figures (10,
        11, 12), and level 3 adds three different suits.

        If the rules have the flor, the hand is not a flor.
        """
        suits = {1: (2,), 2: (2, 2, 3), 3: (2, 3) if rules.flor else (1, 2, 3)}[level]
        wanted, figures = rng.choice(suits), level > 1 and rng.random() < 0.7
        while True:
            hand = tuple(rng.sample(PACK_40, 3))
            if _suits(hand) == wanted and figures != all(map(card_value, hand)):
                return hand

    def lay_out(self, custom: CustomPosition, rules: Rules) -> Hand:
        """The hand of three cards that a teacher laid out."""
        hand = custom.cards["hand"]
        if _suits(hand) == 1 and rules.flor:
            raise ExerciseError("flor")
        return hand

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        right, values = envido_value(position), sorted(map(card_value, position))
        schema, alike = _VALUES, _alike(position)
        ideas = {
            "envido-twenty-forgotten": right - 20 if alike else right,
            "envido-figures-by-number": 20 + sum(card.rank for card in alike)
            if len(alike) == 2
            else right,
            "envido-twenty-always": right if alike else 20 + sum(values[1:]),
            "envido-all-three": 20 + sum(values),
            "envido-sum": sum(values),
        }
        reason = "single" if not alike else "pair" if len(alike) == 2 else "best-two"
        counted = sorted(alike or position, key=card_value)[-2 if alike else -1 :]
        rows = [(Message("breakdown-card", {"card": card}), card_value(card)) for card in counted]
        rules_of = {"single": "TRU-ENV-02", "pair": "TRU-ENV-01", "best-two": "TRU-ENV-03"}
        key = AnswerKey(
            answer=right,
            rule=rules_of[reason],
            why=Message(f"why-envido-{reason}", {"points": right}),
            hint=Message("hint-envido"),
            highlight=ids(alike or position),
            mistakes=fitting(ideas, right, schema),
            breakdown=((Message("breakdown-twenty"), 20), *rows) if alike else tuple(rows),
        )
        prompt = Message("prompt-envido-value", {"flor": rules.flor})
        return Question(prompt, Scene("cards", cards=position), schema, key)


@dataclass(frozen=True, slots=True)
class EnvidoDuel:
    """The hands of the learner and of the opponent, and the seat of the mano, who wins a tie."""

    hands: tuple[Hand, Hand]
    mano: int

    @property
    def values(self) -> tuple[int, int]:
        """The envido values of both hands, the learner's first."""
        return envido_value(self.hands[0]), envido_value(self.hands[1])


@kind
class EnvidoWinner(TrucoKind[EnvidoDuel]):
    """Who wins the envido of two hands? Rule: TRU-ENV-10."""

    name = "values"
    exercises = (InLesson("TR-05", "duel", ("sin-flor", "con-flor")),)

    def read(self, *, hands: str, mano: int = 1) -> tuple[EnvidoDuel, Rules]:
        """Reads two hands, separated by "/", the learner's first; and the seat of the first player
        (mano).
        """
        mine, theirs = hands_of(hands)
        return EnvidoDuel((mine, theirs), mano), SIN_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> EnvidoDuel:
        """Draws hands with close or equal values. A hand may have three cards of one suit only at
        level 3.
        """
        tied = rng.random() < (0.2, 0.35, 0.5)[level - 1]
        while True:
            dealt = rng.sample(PACK_40, 6)
            duel = EnvidoDuel((tuple(dealt[:3]), tuple(dealt[3:])), rng.randrange(2))
            mine, theirs = duel.values
            has_flor = 1 in map(_suits, duel.hands)
            if has_flor and (rules.flor or level < 3):
                continue
            if (mine == theirs) == tied and abs(mine - theirs) <= 12:
                return duel

    def ask(self, position: EnvidoDuel, rules: Rules) -> Question:
        """Question about `position`; the answer is a player."""
        (mine, theirs), mano = position.values, position.mano
        tied = mine == theirs
        winner = mano if tied else int(theirs > mine)
        numbers = [sum(card.rank for card in hand) for hand in position.hands]
        key = seat_answer(
            winner,
            _SEATS,
            "TRU-ENV-10",
            Message(
                "why-envido-tie" if tied else "why-envido-duel",
                {"mine": mine, "theirs": theirs, "mano": f"seat-{_SEATS[mano]}"},
            ),
            Message("hint-envido"),
            ("mano", *ids(_alike(position.hands[0]) or position.hands[0])),
            {
                "envido-tie-to-the-other": 1 - mano if tied else winner,
                "envido-by-number": numbers.index(max(numbers)),
                "envido-mano-always": mano,
            },
        )
        labels = ("widget-your-hand", "guess-their-hand")
        groups = tuple(
            Group(name, Message(label), hand)
            for name, label, hand in zip(_SEATS, labels, position.hands, strict=True)
        )
        scene = Scene("table", groups=groups, rows=(seat_row("mano", mano, 2),))
        return Question(Message("prompt-envido-duel"), scene, seat_choice(2), key)

    def generate(self, rng: random.Random, level: int, preset: str) -> Question:
        """The question with a second part: the envido value of the winner."""
        rules = self.rules(preset)
        position = self.draw(rng, level, rules)
        question = self.ask(position, rules)
        return with_part(question, "envido-points", _VALUES, max(position.values))
