"""Kinds of question about the flor (three cards of one suit): its value, and who announces it."""

from __future__ import annotations

import random
from dataclasses import dataclass

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
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import YES_NO, fitting, ids
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import POINTS, TrucoKind, hands_of
from cartes_lib.cards import PACK_40, Hand, Suit
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import CON_FLOR, Rules, envido_value, flor_value
from cartes_lib.truco.envido import card_value, has_flor


def random_flor(rng: random.Random) -> Hand:
    """Three random cards of one suit."""
    suit = rng.choice(tuple(Suit))
    return tuple(rng.sample([card for card in PACK_40 if card.suit == suit], 3))


def near_flor(rng: random.Random, flor: Hand) -> Hand:
    """`flor` in random order, with its last card replaced by a card of another suit."""
    other = rng.choice([card for card in PACK_40 if card.suit != flor[0].suit])
    return tuple(rng.sample((*flor[:2], other), 3))


@dataclass(frozen=True, slots=True)
class FlorPosition:
    """A hand, and whether the question is about its value."""

    hand: Hand
    value: bool


@kind
class Flor(TrucoKind[FlorPosition]):
    """Is the hand a flor, or what is its value as a flor? Rules: TRU-FLOR-01, TRU-FLOR-02."""

    name = "flor"
    exercises = (InLesson("TR-12", "value", ("con-flor",)),)

    def read(self, *, hand: str, value: bool = False) -> tuple[FlorPosition, Rules]:
        """Reads the hand in notation, and whether to ask for its value."""
        return FlorPosition(read_cards(hand), value), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> FlorPosition:
        """Draws a flor; the question is about its value. At level 1 it has no figure (10, 11 or
        12), at higher levels at least one.
        """
        while True:
            hand = random_flor(rng)
            figures = sum(not card_value(card) for card in hand)
            if figures in ((0,), (1, 2), (1, 2, 3))[level - 1]:
                return FlorPosition(hand, value=True)

    def ask(self, position: FlorPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points, or yes or no."""
        hand, scene = position.hand, Scene("cards", cards=position.hand)
        if not position.value:
            is_flor = has_flor(hand)
            # The rule's own message would reveal the value of a flor.
            why = Message("why-guess-flor" if is_flor else "why-guess-no-flor")
            key = AnswerKey("yes" if is_flor else "no", "TRU-FLOR-01", why, Message("hint-sing"))
            return Question(Message("guess-flor"), scene, YES_NO, key)
        right, values = flor_value(hand), tuple(map(card_value, hand))
        # Up to 20 + 12 + 11 + 10: the sum of a learner who counts figures by their numbers.
        schema = AnswerSchema("number", high=53, unit=POINTS)
        ideas = {
            "flor-as-envido": envido_value(hand),
            "flor-figures-by-number": 20 + sum(card.rank for card in hand),
            "flor-twenty-forgotten": sum(values),
            "flor-figures-ten": 20 + sum(value or 10 for value in values),
            "flor-thirty": 30 + sum(values),
        }
        key = AnswerKey(
            answer=right,
            rule="TRU-FLOR-01",
            why=Message("why-flor-value", {"points": right}),
            hint=Message("hint-flor-value"),
            highlight=ids(hand),
            mistakes=fitting(ideas, right, schema),
            breakdown=(
                (Message("breakdown-flor"), 20),
                *((Message("breakdown-card", {"card": card}), card_value(card)) for card in hand),
            ),
        )
        return Question(Message("prompt-flor-value"), scene, schema, key)


_NAMES = ("a", "b", "c")
_NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class SingersPosition:
    """Three hands with the names "a", "b" and "c".

    Attributes:
        late: names of the hands whose player has already played a card.
    """

    hands: tuple[Hand, ...]
    late: frozenset[str] = frozenset()

    @property
    def flores(self) -> dict[str, Hand]:
        """The hands that are a flor; the keys are their names."""
        return {name: hand for name, hand in zip(_NAMES, self.hands, strict=True) if has_flor(hand)}


@kind
class Singers(TrucoKind[SingersPosition]):
    """Which of three players must sing (announce) a flor? Rules: TRU-FLOR-02, TRU-FLOR-03."""

    name = "singers"
    exercises = (InLesson("TR-12", "spot", ("con-flor",)),)

    def read(self, *, hands: str, late: str = "") -> tuple[SingersPosition, Rules]:
        """Reads three hands, separated by "/", and the names of the hands whose players have played
        a card, such as "a c".
        """
        return SingersPosition(hands_of(hands), frozenset(late.split())), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> SingersPosition:
        """Draws hands that are, or almost are, a flor. At levels 2 and 3 one or two players have
        already played a card.
        """
        late = frozenset(rng.sample(_NAMES, level - 1))
        while True:
            flores = [random_flor(rng) for _ in _NAMES]
            hands = tuple(flor if rng.random() < 0.55 else near_flor(rng, flor) for flor in flores)
            if len({card for hand in hands for card in hand}) == 9:
                return SingersPosition(hands, late)

    def ask(self, position: SingersPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is the names of the hands, or "nobody"."""
        flores, late = position.flores, position.late
        able = [name for name in flores if name not in late]
        right = tuple(able) or (_NOBODY,)
        best = max(able, key=lambda name: flor_value(flores[name]), default=_NOBODY)
        ideas = {
            "sing-too-late": tuple(flores) or (_NOBODY,),
            "sing-two-of-a-suit": tuple(name for name in _NAMES if name not in late),
            "sing-best-only": (best,),
        }
        is_late = bool({*flores} & late)
        key = AnswerKey(
            answer=right,
            rule="TRU-FLOR-03" if is_late else "TRU-FLOR-02",
            why=Message("why-sing-late" if is_late else "why-sing"),
            hint=Message("hint-sing"),
            highlight=tuple(f"hand-{name}" for name in flores) or ("hand-a",),
            mistakes={name: wrong for name, wrong in ideas.items() if wrong and wrong != right},
        )
        labels = {name: Message(f"group-hand-{name}") for name in _NAMES}
        groups = tuple(
            Group(f"hand-{name}", labels[name], hand)
            for name, hand in zip(_NAMES, position.hands, strict=True)
        )
        rows = tuple(
            Row(f"late-{name}", labels[name], Message("state-has-played")) for name in sorted(late)
        )
        nobody = Item(_NOBODY, message=Message("choice-nobody-sings"))
        items = (*(Item(name, message=label) for name, label in labels.items()), nobody)
        scene = Scene("table", groups=groups, rows=rows)
        return Question(
            Message("prompt-sing"), scene, AnswerSchema("pick", items, multi_select=True), key
        )
