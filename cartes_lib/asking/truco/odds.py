"""The kind of question about probabilities in Truco."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from math import comb

from cartes_lib.asking.contract import Group, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import fitting, ids
from cartes_lib.asking.probabilities import chance
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import TrucoKind
from cartes_lib.asking.truco.flor import random_flor
from cartes_lib.cards import PACK_40, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import CON_FLOR, Rules
from cartes_lib.truco.envido import card_value, envido_value, flor_value, has_flor
from cartes_lib.truco.odds import (
    BRAVAS,
    HANDS,
    chance_of_bravas,
    chance_of_envido,
    chance_of_flor,
    chance_of_third_suit,
    envido_win,
    flor_counts,
    hands_worth_at_most,
    tricks_win,
)

_MAX_ENVIDO = 33
"""The highest envido value."""
_PROMPTS = {
    "flor": "guess-odds-flor",
    "bravas": "guess-odds-bravas",
    "envido": "guess-odds-envido",
    "third-suit": "guess-odds-third-suit",
    "envido-won": "guess-odds-envido-won",
    "tricks-won": "guess-odds-tricks-won",
    "figures": "prompt-odds-figures",
    "third": "prompt-odds-third",
    "flor-value": "prompt-odds-flor-value",
    "rival": "prompt-odds-rival",
}
_RULES = {
    "bravas": "TRU-CARD-01",
    "envido": "TRU-ENV-01",
    "envido-won": "TRU-ENV-10",
    "tricks-won": "TRU-TRU-01",
}
"""The id of the rule that decides the probability of an event; the keys are ids of events. For a
missing event it is the rule of the flor.
"""


@dataclass(frozen=True, slots=True)
class OddsPosition:
    """An event; the question is about its probability.

    Attributes:
        of: id of the event. A random hand: "flor", "bravas" (the four strongest cards) or "envido"
            (`least` or more), "figures" (at least one), "third-suit" (a third card of the same
            suit). A random flor: "flor-value" (`least` or more). The learner's `hand`: "third"
            (becomes a flor), "rival" (the opponent has a flor), "envido-won" or "tricks-won" (the
            learner, as first player, beats one opponent).
        seen: other cards that the learner has seen.
    """

    of: str
    least: int = 1
    hand: Hand = ()
    seen: Hand = ()

    @property
    def chance(self) -> Fraction:
        """The exact probability of the event `of`."""
        of, hand = self.of, self.hand
        if of == "figures":
            plain = sum(card_value(card) > 0 for card in PACK_40)
            return Fraction(HANDS - comb(plain, 3), HANDS)
        if of == "third":
            unseen = [card for card in PACK_40 if card not in (*hand, *self.seen)]
            return Fraction(sum(has_flor((*hand, card)) for card in unseen), len(unseen))
        if of == "flor-value":
            counts = flor_counts()
            better = sum(ways for value, ways in counts.items() if value >= self.least)
            return Fraction(better, sum(counts.values()))
        if of == "rival":
            without = hands_worth_at_most(_MAX_ENVIDO, hand, flor=True)
            return 1 - Fraction(without, hands_worth_at_most(_MAX_ENVIDO, hand))
        if of == "envido":
            return chance_of_envido(self.least)
        if of == "bravas":
            return chance_of_bravas(self.least)
        if hand:
            return envido_win(hand, rules=CON_FLOR) if of == "envido-won" else tricks_win(hand)
        return chance_of_flor() if of == "flor" else chance_of_third_suit()


_CASES = {
    1: (("flor", "bravas", "figures"), ("third",)),
    2: (("third",), ("third",), ("flor-value",)),
    3: (("third",), ("flor-value",), ("flor-value",), ("rival",)),
}


@kind
class Odds(TrucoKind[OddsPosition]):
    """What is the exact chance, in percent, of an event with random cards?

    Rules: TRU-FLOR-01, TRU-ENV-01, TRU-CARD-01, TRU-ENV-10, TRU-TRU-01.
    """

    name = "odds"
    exercises = (InLesson("TR-12", "odds", ("con-flor",)),)

    def read(
        self, *, of: str, least: int = 1, hand: str = "", seen: str = ""
    ) -> tuple[OddsPosition, Rules]:
        """Reads the event; see `OddsPosition`."""
        cards = read_cards(hand) if hand else (), read_cards(seen) if seen else ()
        return OddsPosition(of, least, *cards), CON_FLOR

    def draw(self, rng: random.Random, level: int, rules: Rules) -> OddsPosition:
        """Draws an event about a random hand or a third card. Higher levels add the value of a flor
        and the opponent's flor.
        """
        of = rng.choice(rng.choice(_CASES[level]))
        if of == "third":
            mine = random_flor(rng)[:2]
            same = [card for card in PACK_40 if card not in mine and card.suit == mine[0].suit]
            others = [card for card in PACK_40 if card.suit != mine[0].suit]
            # Few, some or most cards of the suit are left, so that no single answer is always
            # right.
            most, suited = rng.choice(((10, 0), (4, rng.randint(2, 4)), (3, rng.randint(5, 6))))
            least = 7 if not suited else 0
            seen = (*rng.sample(same, suited), *rng.sample(others, rng.randint(least, most)))
            return OddsPosition(of, 1, mine, tuple(rng.sample(seen, len(seen))))
        if of == "rival":
            flor = rng.random() < 0.5
            return OddsPosition(of, 1, random_flor(rng) if flor else tuple(rng.sample(PACK_40, 3)))
        return OddsPosition(of, rng.randint(25, 34) if of == "flor-value" else 1)

    def ask(self, position: OddsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number in percent. A close estimate is
        right.
        """
        of, exact = position.of, position.chance
        facts = {"least": position.least, "value": position.least}
        scene = _scene(position)
        rule = _RULES.get(of, "TRU-FLOR-01")
        question = chance(Message(_PROMPTS[of], facts), exact, rule, scene)
        key, third = question.key, of == "third"
        right = round(100 * exact)
        ideas = {
            "odds-a-quarter": 25 if third else right,
            "odds-all-of-the-suit": round(100 * chance_of_third_suit()) if third else right,
            "odds-one-suit-only": round(100 * exact / 4) if of == "flor" else right,
            "odds-even": 50,
            "odds-the-other-way": 100 - right,
        }
        shown = ids(scene.cards) or tuple(group.id for group in scene.groups) or ("%",)
        key = replace(
            key,
            why=replace(key.why, key="why-odds"),
            hint=Message("hint-odds-third" if third else "hint-odds"),
            highlight=("seen",) if position.seen else shown,
            mistakes={
                name: wrong
                for name, wrong in fitting(ideas, right, question.schema).items()
                if abs(wrong - right) > key.tolerance
            },
        )
        return replace(question, schema=replace(question.schema, dial=True), key=key)


def _example(position: OddsPosition) -> Hand:
    """An example of a hand for which the event of `position` happens."""
    if position.of == "bravas":
        return BRAVAS
    if position.of == "figures":
        return read_cards("4o 7e 12c")
    hands = combinations(PACK_40, 3)
    if position.of == "envido":
        plain = (hand for hand in hands if not has_flor(hand))
        return next(hand for hand in plain if envido_value(hand) == position.least)
    flores = filter(has_flor, hands)
    return next(hand for hand in flores if flor_value(hand) >= position.least)


def _scene(position: OddsPosition) -> Scene:
    """The scene with the known cards, or with an example of the event."""
    if position.of == "third-suit":
        seen = Group("seen", Message("term-seat-opponent"), read_cards("1o 6o"), hidden=1)
        return Scene("table", groups=(seen,))
    if position.of != "third":
        return Scene("cards", cards=position.hand or _example(position))
    groups = [Group("mine", Message("group-first-two"), position.hand)]
    if position.seen:
        groups.append(Group("seen", Message("group-seen"), position.seen))
    return Scene("table", groups=tuple(groups))
