"""Kinds of question about the two orders of the cards: strength in tricks, and envido value."""

from __future__ import annotations

import random
from collections.abc import Callable

from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Scene
from cartes_lib.asking.custom import CustomForm, CustomPosition, Field
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import card_choice, card_items, distinct, fitting, ids
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind, hands_of
from cartes_lib.cards import PACK_40, Card, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import CON_FLOR, Rules, strength
from cartes_lib.truco.envido import card_value
from cartes_lib.truco.strength import stronger

_ENDS = (Message("end-strongest"), Message("end-weakest"))
_RUNGS = 14
"""The highest strength; the lowest is 1."""
_BRAVAS = tuple(card for card in PACK_40 if strength(card) >= 11)
_FALSE = tuple(card for card in PACK_40 if card.rank in (1, 7) and card not in _BRAVAS)
"""The aces and sevens without a special strength."""
_FIGURES = tuple(card for card in PACK_40 if card.rank >= 10)


def _as_plain(card: Card) -> int:
    """The strength that `card` would have if no ace and no seven had a special strength."""
    return {3: 13, 2: 12, 1: 11}.get(card.rank, card.rank - 3)


def _scale(pair: Hand) -> str:
    """The scale on which the first card is higher than the second: "tricks" or "values".

    The result is "" if the first card is higher on both scales or on neither.
    """
    by_strength = strength(pair[0]) - strength(pair[1])
    by_value = card_value(pair[0]) - card_value(pair[1])
    if by_strength * by_value >= 0:
        return ""
    return "tricks" if by_strength > 0 else "values"


@kind
class Scale(TrucoKind[tuple[Hand, ...]]):
    """On which scale is the first card higher than the second: strength in tricks, or envido value?
    Rule: TRU-CARD-01.
    """

    name = "scale"
    exercises = (InLesson("TR-01", "sort", ("con-flor",)),)

    def read(self, *, pairs: str) -> tuple[tuple[Hand, ...], Rules]:
        """Reads pairs of cards, separated by "/". The first card is higher than the second on one
        scale only.

        Raises:
            ValueError: there are no pairs, or a first card is higher on both scales or on neither.
        """
        hands = hands_of(pairs)
        if not all(len(pair) == 2 and _scale(pair) for pair in hands):
            raise ValueError(f"each card must be above the other on one scale only: {pairs!r}")
        return hands, CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> tuple[Hand, ...]:
        """Draws two, four or six pairs of different cards. Half of four or six pairs are for each
        scale; two pairs may be for the same one.
        """
        both = ("values", "tricks")
        # With one pair for each scale, two pairs would have two possible answers only.
        scales = both * level if level > 1 else rng.choices(both, k=2)
        pairs: list[Hand] = []
        for scale in scales:
            pack = [card for card in PACK_40 if card not in sum(pairs, ())]
            pair = tuple(rng.sample(pack, 2))
            while _scale(pair) != scale:
                pair = tuple(rng.sample(pack, 2))
            pairs.append(pair)
        return tuple(rng.sample(pairs, len(pairs)))

    def ask(self, position: tuple[Hand, ...], rules: Rules) -> Question:
        """Question about `position`; the answer assigns a scale to each pair."""
        right = {f"pair-{at}": _scale(pair) for at, pair in enumerate(position)}
        claims = {f"pair-{at}": {"card": a, "other": b} for at, (a, b) in enumerate(position)}
        ideas = {
            "scale-swapped": {
                name: "values" if scale == "tricks" else "tricks" for name, scale in right.items()
            },
            "scale-tricks-only": dict.fromkeys(right, "tricks"),
            "scale-values-only": dict.fromkeys(right, "values"),
        }
        key = AnswerKey(
            answer=right,
            rule="TRU-CARD-01",
            why=Message("why-scale"),
            hint=Message("hint-scale"),
            highlight=tuple(right)[:2],
            faults={
                name: Message(f"why-scale-{scale}", claims[name]) for name, scale in right.items()
            },
            mistakes=distinct(ideas, right),
        )
        items = tuple(
            Item(name, message=Message("scale-claim", claim)) for name, claim in claims.items()
        )
        scales = tuple(
            Item(name, message=Message(f"scale-{name}")) for name in ("tricks", "values")
        )
        schema = AnswerSchema("zones", items, targets=scales)
        return Question(Message("prompt-scale"), Scene(), schema, key)


class _HandKind(TrucoKind[Hand]):
    """A kind of question whose position is a hand of cards."""

    def read(self, *, cards: str) -> tuple[Hand, Rules]:
        """Reads the cards in notation."""
        return read_cards(cards), CON_FLOR


@kind
class CardValue(_HandKind):
    """What is the sum of the envido values of these cards, without the extra 20 points? Rule:
    TRU-CARD-03.
    """

    name = "card-value"
    exercises = (InLesson("TR-01", "value", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws one, two or three cards; some of them may be figures (10, 11 or 12)."""
        rest = [card for card in PACK_40 if card not in _FIGURES]
        # A hand of figures always has the answer 0, so it is drawn less often.
        count = rng.choice({1: (0, 0, 0, 1), 2: (1, 1, 1, 2), 3: (1, 1, 2, 2, 3)}[level])
        figures = rng.sample(_FIGURES, count)
        return (*figures, *rng.sample(rest, level - len(figures)))

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        right = sum(map(card_value, position))
        schema = AnswerSchema("number", high=36)
        ideas = {
            "value-figures-by-number": sum(card.rank for card in position),
            "value-figures-ten": sum(card_value(card) or 10 for card in position),
            "value-strength": sum(map(strength, position)),
            "value-twenty-added": 20 + right,
        }
        key = AnswerKey(
            answer=right,
            rule="TRU-CARD-03",
            why=Message("why-truco-value", {"points": right}),
            hint=Message("hint-truco-value"),
            highlight=ids(card for card in position if card in _FIGURES) or ids(position),
            mistakes=fitting(ideas, right, schema),
            breakdown=tuple(
                (Message("breakdown-card", {"card": card}), card_value(card)) for card in position
            ),
        )
        prompt = Message("prompt-truco-value", {"count": len(position)})
        return Question(prompt, Scene("cards", cards=position), schema, key)


@kind
class Order(_HandKind):
    """What is the order of these cards, from the strongest to the weakest? Rule: TRU-CARD-01."""

    name = "order"
    exercises = (InLesson("TR-02", "order", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws four, six or eight cards of different strengths, including a special and an
        ordinary ace or seven.
        """
        size = 2 + 2 * level
        while True:
            special, false = rng.choice(_BRAVAS), rng.choice(_FALSE)
            rest = [card for card in PACK_40 if card not in (special, false)]
            hand = (special, false, *rng.sample(rest, size - 2))
            if len(set(map(strength, hand))) == size:
                return tuple(rng.sample(hand, size))

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is the order of all the cards."""
        right = sorted(position, key=strength, reverse=True)
        ideas = {
            "truco-order-upside-down": ids(right[::-1]),
            "truco-order-by-number": ids(sorted(position, key=_rank, reverse=True)),
            "truco-order-bravas-forgotten": ids(sorted(position, key=_as_plain, reverse=True)),
            "truco-order-by-value": ids(sorted(position, key=card_value, reverse=True)),
        }
        key = AnswerKey(
            answer=ids(right),
            rule="TRU-CARD-01",
            why=Message("why-order", {"cards": tuple(right)}),
            hint=Message("hint-truco-order"),
            highlight=ids(card for card in position if card in (*_BRAVAS, *_FALSE)),
            faults={str(card): Message("why-order-place", {"card": card}) for card in right[:-1]},
            mistakes=distinct(ideas, ids(right)),
            facts={"first": right[0]},
        )
        schema = AnswerSchema("order", card_items(position), ends=_ENDS)
        return Question(Message("prompt-order"), Scene(), schema, key)


def _rank(card: Card) -> int:
    return card.rank


@kind
class Stronger(_HandKind):
    """Which of two cards wins, or do they tie? Rules: TRU-CARD-01, TRU-CARD-02."""

    name = "stronger"
    exercises = (
        InLesson("TR-02", "duel", ("con-flor",), form=CustomForm((Field("pair", 2, 2),), PACK_40)),
    )

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Hand:
        """Draws two cards. At higher levels, an ordinary ace or seven meets a card of similar
        strength, or both cards tie.
        """
        chance = rng.random()
        if level > 1 and chance < 0.3:
            card = rng.choice([card for card in PACK_40 if card not in _BRAVAS])
            equals = [item for item in PACK_40 if item != card and strength(item) == strength(card)]
            return card, rng.choice(equals)
        if level == 3 or chance < 0.6:
            card = rng.choice((*_BRAVAS, *_FALSE))
            near = [
                item
                for item in PACK_40
                if item != card and (abs(strength(item) - strength(card)) <= 5 or level == 1)
            ]
            return tuple(rng.sample((card, rng.choice(near)), 2))
        return tuple(rng.sample(PACK_40, 2))

    def lay_out(self, custom: CustomPosition, rules: Rules) -> Hand:
        """The two cards that a teacher laid out."""
        return custom.cards["pair"]

    def ask(self, position: Hand, rules: Rules) -> Question:
        """Question about `position`; the answer is a card, or "tie".

        Raises:
            ValueError: the position does not have two cards.
        """
        if len(position) != 2:
            raise ValueError(f"two cards can be compared, not {len(position)}")
        best = stronger(*position)
        right = "tie" if best is None else str(best)
        ideas = {
            "truco-duel-suit-breaks-tie": str(position[0]) if best is None else right,
            "truco-duel-bravas-forgotten": _winner(position, _as_plain),
            "truco-duel-by-number": _winner(position, _rank),
            "truco-duel-by-value": _winner(position, card_value),
        }
        if position[0].rank == position[1].rank:
            del ideas["truco-duel-by-number"]
        key = AnswerKey(
            answer=right,
            rule="TRU-CARD-02" if best is None else "TRU-CARD-01",
            why=Message("why-truco-tie") if best is None else _places(position),
            hint=Message("hint-truco-order"),
            highlight=ids(position),
            mistakes=distinct(ideas, right),
            counterexample=position if best is None else (best,),
        )
        schema = card_choice(position, "choice-tie")
        return Question(Message("prompt-truco-duel"), Scene(), schema, key)


def _places(hand: Hand) -> Message:
    """The message with the places of the two cards of `hand` in the order of strength, counted from
    the top.

    It does not show the whole order, which would reveal the answers of the next questions.
    """
    worst, best = sorted(hand, key=strength)
    places = {"place": _RUNGS + 1 - strength(best), "behind": _RUNGS + 1 - strength(worst)}
    return Message("guess-why-stronger", {"card": best, "other": worst, **places})


def _winner(hand: Hand, worth: Callable[[Card], int]) -> str:
    """The id of the winning card, if `worth` gives the strength of a card; "tie" for equal
    strengths.
    """
    first, second = map(worth, hand)
    return "tie" if first == second else str(hand[second > first])
