"""Kinds of question about a joker: the legal declarations, and the effect of each declaration."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.balco.base import BalcoKind, condition_hint, condition_message
from cartes_lib.asking.balco.played import PlayedKind, ThrowHistory, last_seen, seats_of_level
from cartes_lib.asking.balco.throws import ThrowPosition, random_condition, random_pile
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, legal_ranks
from cartes_lib.balco.actions import Throw
from cartes_lib.balco.condition import FREE, LADDER, RANKS, Condition, at_least, trenca, under_fire
from cartes_lib.cards import JOKERS


@kind
class DeclareAs(BalcoKind[ThrowPosition]):
    """What may a joker be declared as on this pile? Rule: BAL-LEG-08."""

    name = "declare"
    exercises = (InLesson("BA-09", "legal", ("standard",)),)

    def read(self, *, throws: str, players: int = 4) -> tuple[ThrowPosition, Rules]:
        """Reads the throws that made the pile, in notation."""
        return ThrowPosition.read(throws, players=players), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowPosition:
        """Draws a pile on which its top number or a higher number may be thrown. At higher levels,
        the condition of a 7 or of a 1 may apply instead.
        """
        fire = level == 3 and rng.random() < 0.25
        # After a seven the answer is always the same, so half of the other piles ask for a number.
        requirement = random_condition(rng, rng.choice((1, level)))
        return random_pile(rng, under_fire() if fire else requirement, level)

    def ask(self, position: ThrowPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is some of the numbers from 1 to 12."""
        condition = position.condition
        allowed = legal_ranks(condition, position.pile, joker=True)

        def without(rank: int) -> tuple[str, ...]:
            return tuple(str(other) for other in allowed if other != rank)

        right = without(0)
        ideas = {
            "joker-anything": tuple(map(str, RANKS)),
            "joker-ten-forgotten": without(10),
            "joker-ten-always": tuple(str(rank) for rank in RANKS if rank in (*allowed, 10)),
            "joker-two-forgotten": without(2),
            "joker-ace-low": without(1),
        }
        topic = "at-least" if condition == FREE else condition.kind
        key = AnswerKey(
            answer=right,
            rule="BAL-LEG-08",
            why=Message(f"why-joker-{topic}", {"rank": condition.rank or LADDER[0]}),
            hint=condition_hint(condition),
            highlight=position.highlight,
            mistakes=distinct(ideas, right),
        )
        schema = AnswerSchema("pick", _RANK_ITEMS, multi_select=True)
        return Question(Message("prompt-declare"), position.scene, schema, key)


_RANK_ITEMS = tuple(
    Item(str(rank), message=Message("number-rank", {"number": rank})) for rank in RANKS
)
_EFFECTS = {1: "shoot", 2: "free", 7: "break", 8: "skip", 10: "clear"}
_WANTS = {effect: rank for rank, effect in _EFFECTS.items()}
"""The rank of the card that has an effect; the keys are the names of the effects."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The effect that the learner wants from a joker, such as "clear", and the condition of the
    pile.
    """

    want: str
    condition: Condition

    @property
    def is_allowed(self) -> bool:
        """Whether the rules allow declaring a joker with the effect `want` on this pile."""
        return _WANTS[self.want] in legal_ranks(self.condition, joker=True)


@kind
class JokerFor(BalcoKind[Wish]):
    """Which declaration gives a joker the wanted effect, if the rules allow one?

    Rules: BAL-SPJ-01, BAL-LEG-08.
    """

    name = "joker-for"
    exercises = (InLesson("BA-09", "call", ("standard",)),)

    def read(self, *, want: str, throws: str = "", players: int = 4) -> tuple[Wish, Rules]:
        """Reads the effect, and the throws that made the pile, in notation.

        Args:
            want: the wanted effect: "clear" (remove the pile), "free" (any card may follow) or
                "skip" (a player loses a turn). Or "break" (7 or lower must follow) or "shoot" (name
                the next player).

        Raises:
            ValueError: `want` is not the name of an effect.
        """
        if want not in _WANTS:
            raise ValueError(f"no such effect: {want!r}")
        return Wish(want, ThrowHistory.read(throws, players).table.condition), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> Wish:
        """Draws an effect and a pile; at higher levels the pile forbids the effect more often."""
        ranks = {1: (4, 5, 6), 2: (5, 9, 11), 3: (8, 9, 11, 12)}[level]
        others = {1: (FREE,), 2: (trenca(1),), 3: (trenca(1), under_fire())}[level]
        # The piles of level 1 allow every effect.
        is_forbidden = level > 1 and rng.random() < level / 9

        def any_wish() -> Wish:
            requirement = rng.choice((at_least(rng.choice(ranks)), *others))
            return Wish(rng.choice(tuple(_WANTS)), requirement)

        return until(any_wish, lambda wish: wish.is_allowed != is_forbidden)

    def ask(self, position: Wish, rules: Rules) -> Question:
        """Question about `position`; the answer is a number, or "impossible"."""
        rank, is_allowed = _WANTS[position.want], position.is_allowed
        right = str(rank) if is_allowed else "impossible"
        ideas = {
            "declare-forbidden": str(rank),
            "declare-too-shy": "impossible",
            "declare-two-for-all": "2",
            "declare-ten-for-all": "10",
        }
        key = AnswerKey(
            answer=right,
            rule="BAL-SPJ-01" if is_allowed else "BAL-LEG-08",
            why=Message("why-declare" if is_allowed else "why-declare-not", {"rank": rank}),
            hint=Message("hint-joker"),
            highlight=("asks",),
            mistakes=distinct(ideas, right),
            facts={"rank": rank},
        )
        items = (*_RANK_ITEMS, Item("impossible", message=Message("choice-impossible")))
        rows = (Row("asks", Message("row-asks"), condition_message(position.condition)),)
        prompt = Message("prompt-joker-for", {"want": f"effect-want-{position.want}"})
        return Question(prompt, Scene("score", rows=rows), AnswerSchema("choice", items), key)


@kind
class Effect(PlayedKind):
    """What effect does a thrown joker have, given the number that it was declared as? Rule:
    BAL-SPJ-01.
    """

    name = "effect"
    exercises = (InLesson("BA-09", "next", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws the throw of a joker on an empty pile; most of the jokers have an effect."""
        plain = (4, 9) if level == 1 else (3, 5, 6, 9, 11, 12)
        rank = rng.choice((1, 2, 7, 8, 10, 10, *rng.sample(plain, 2)))
        seats = seats_of_level(rng, level)
        seat = rng.randrange(seats)
        target = (seat + 1) % seats
        joker = Throw(rng.choice(JOKERS), rank, target if rank == 1 else ())
        return ThrowHistory.begin(seats, seat, log=True).then(joker)

    def ask(self, position: ThrowHistory, rules: Rules) -> Question:
        """Question about `position`; the answer is an effect.

        Raises:
            ValueError: the last throw is not a single joker, or it completes four equal cards.
        """
        last, is_cleared = position.actions[-1], not position.table.pile
        rank = last.joker_as if isinstance(last, Throw) and len(last.cards) == 1 else None
        if rank is None or (is_cleared and rank != 10):
            raise ValueError(f"no effect of a joker: {last}")
        right = _EFFECTS.get(rank, "number")
        ideas = {
            "joker-no-effect": "number",
            "joker-always-clears": "clear",
            "joker-always-free": "free",
        }
        *others, line = position.lines(targets=False)
        scene = Scene("log", lines=(*others, replace(line, message=declared_message(line.message))))
        key = AnswerKey(
            answer=right,
            rule="BAL-SPJ-01",
            why=Message(f"why-effect-{right}", {"rank": rank}),
            hint=Message("hint-joker"),
            highlight=last_seen(scene),
            mistakes=distinct(ideas, right),
            facts={"rank": rank},
        )
        items = tuple(
            Item(effect, message=Message(f"effect-{effect}", {"rank": rank}))
            for effect in (*_EFFECTS.values(), "number")
        )
        return Question(Message("prompt-effect"), scene, AnswerSchema("choice", items), key)


def declared_message(throw: Message) -> Message:
    """A copy of `throw` (a message of the log) that uses the sentence for a declared joker."""
    return replace(throw, key="event-joker")
