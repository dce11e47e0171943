"""Kinds of question about the chance of drawing certain cards, or of throwing a face-down card."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from fractions import Fraction

from cartes_lib.asking.balco.base import BalcoKind, condition_message
from cartes_lib.asking.balco.played import ThrowHistory, random_throws, table_scene
from cartes_lib.asking.contract import AnswerKey, Group, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, number
from cartes_lib.asking.probabilities import chance
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, State, must_take
from cartes_lib.balco.condition import LADDER, Condition, at_least, trenca
from cartes_lib.balco.dealing import pack
from cartes_lib.balco.legal import is_special
from cartes_lib.balco.odds import chance_of_drawing, playable_chance, rescue_chance, unseen
from cartes_lib.cards import Card, Hand
from cartes_lib.cards import cards as read_cards

ODDS_TOLERANCE = 10
"""Tolerance of an estimate, in percentage points."""

_PERCENT = 100
_EVENTS = ("rescue", "special", "playable")


@dataclass(frozen=True, slots=True)
class OddsPosition:
    """An event whose probability the question asks for; only the cards of the pile are known.

    Attributes:
        of: "rescue" (a 2 or a joker among `draws` cards) or "special" (a card with an effect among
            `draws` cards). Or "playable" (a face-down card can be thrown on `table`).
    """

    of: str
    draws: int
    table: State


@kind
class Odds(BalcoKind[OddsPosition]):
    """What is the exact chance, in percent, of drawing certain cards or of throwing a face-down
    card?

    Rules: BAL-LEG-04, BAL-LEG-08, BAL-SET-03, BAL-TURN-08.
    """

    name = "odds"
    exercises = (InLesson("BA-11", "whole-pack", ("standard",)),)

    def read(
        self, *, of: str, draws: int = 3, throws: str = "", players: int = 4
    ) -> tuple[OddsPosition, Rules]:
        """Reads the event, how many cards are drawn, and the throws that made the pile.

        Raises:
            ValueError: `of` is not the name of an event.
        """
        if of not in _EVENTS:
            raise ValueError(f"no such odds: {of!r}")
        return OddsPosition(of, draws, ThrowHistory.read(throws, players).table), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> OddsPosition:
        """Draws an event, a pile, and the number of cards (one to three) that the learner draws."""
        table = random_throws(rng, level).table
        return OddsPosition(rng.choice(_EVENTS), rng.randint(1, 3), table)

    def ask(self, position: OddsPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number in percent."""
        of, draws, table = position.of, position.draws, position.table
        prompt = Message(f"guess-odds-{of}", {"count": draws})
        if of == "playable":
            pile_cards = [pile_card.card for pile_card in table.pile]
            exact = playable_chance(table.condition, pile_cards, table.pile)
            scene = table_scene(table.pile, condition=table.condition)
            question = chance(prompt, exact, "BAL-TURN-08", scene)
        elif of == "rescue":
            scene = Scene("cards", cards=tuple(filter(_rescues, pack())))
            question = chance(prompt, rescue_chance(draws), "BAL-LEG-04", scene)
        else:
            whole = pack()
            exact = chance_of_drawing(sum(map(is_special, whole)), len(whole), draws)
            scene = Scene("cards", cards=read_cards("1o 2o 7o 8o 10o J1"))
            question = chance(prompt, exact, "BAL-SET-03", scene)
        return replace(question, key=replace(question.key, hint=Message("hint-unseen")))


@dataclass(frozen=True, slots=True)
class UnseenPosition:
    """Cards that were seen, and the condition that a drawn card must meet.

    Attributes:
        draws: the number of cards that are drawn or lifted.
        condition: the condition of the pile that a lifted card must meet; None if a drawn card must
            be a 2 or a joker.
    """

    seen: Hand
    draws: int = 1
    condition: Condition | None = None

    def helps(self, card: Card) -> bool:
        """Whether `card` is useful: it meets `condition`, or is a 2 or a joker if `condition` is
        None.
        """
        if self.condition is None:
            return _rescues(card)
        return not must_take((card,), self.condition)

    def count(self, seen: Hand) -> tuple[int, int]:
        """The number of useful cards that are not in `seen`, and the number of all cards that are
        not in `seen`.
        """
        rest = unseen(seen)
        return sum(map(self.helps, rest)), len(rest)


@kind
class Unseen(BalcoKind[UnseenPosition]):
    """What is the chance, in percent, of drawing a 2 or a joker, or of lifting a card that can be
    thrown? Rules: BAL-LEG-04, BAL-TURN-08.
    """

    name = "unseen"
    exercises = (InLesson("BA-11", "odds", ("standard",)),)

    def read(self, *, seen: str, draws: int = 1, throws: str = "") -> tuple[UnseenPosition, Rules]:
        """Reads the cards seen, the number of cards drawn, and the throws that made the pile.

        Args:
            throws: "" to ask for a 2 or a joker; otherwise a face-down card is lifted and must be
                legal on the pile.
        """
        condition = ThrowHistory.read(throws, 4).table.condition if throws else None
        return UnseenPosition(read_cards(seen), draws, condition), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> UnseenPosition:
        """Draws six, nine or twelve cards that were seen. The chance is neither 0 nor 100 %."""
        while True:
            position = self._random_position(rng, 3 + 3 * level)
            good, left = position.count(position.seen)
            if 0 < good < left:
                return position

    def _random_position(self, rng: random.Random, number: int) -> UnseenPosition:
        seen = tuple(sorted(rng.sample(pack(), number)))
        if rng.random() < 0.5:
            return UnseenPosition(seen, rng.randint(1, 3))
        numbers = (at_least(rank) for rank in LADDER if rank not in (1, 7))
        return UnseenPosition(seen, condition=rng.choice((*numbers, trenca(1))))

    def ask(self, position: UnseenPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is an estimate in percent."""
        condition, draws = position.condition, position.draws
        good, left = position.count(position.seen)
        share = _share(chance_of_drawing(good, left, draws))
        ideas = {
            "odds-seen-forgotten": _share(chance_of_drawing(*position.count(()), draws)),
            "odds-upside-down": _PERCENT - share,
        }
        row = Row("draws", Message("row-draws"), draws)
        if condition is not None:
            row = Row("asks", Message("row-asks"), condition_message(condition))
        facts = {"good": good, "left": left, "draws": draws, "share": share}
        key = AnswerKey(
            answer=share,
            rule="BAL-TURN-08" if condition else "BAL-LEG-04",
            why=Message("why-unseen", facts),
            hint=Message("hint-unseen"),
            highlight=(row.id,),
            tolerance=ODDS_TOLERANCE,
            mistakes=_far(ideas, share),
            breakdown=((Message("label-good"), good), (Message("label-left"), left)),
        )
        seen = position.seen
        group = Group("seen", Message("group-known", {"count": len(seen)}), seen)
        prompt = Message("prompt-odds-hidden" if condition else "prompt-odds-rescue")
        schema = number(0, _PERCENT, "guess-unit-percent")
        return Question(prompt, Scene("table", groups=(group,), rows=(row,)), schema, key)


def _rescues(card: Card) -> bool:
    """Whether `card` is a 2 or a joker (BAL-LEG-04)."""
    return card.is_joker or card.rank == 2


def _share(exact: Fraction) -> int:
    return round(_PERCENT * exact)


def _far(ideas: dict[str, int], right: int) -> dict[str, int]:
    """The wrong numbers of `ideas` that differ from `right` by more than `ODDS_TOLERANCE`, without
    duplicates. The keys are ids of misconceptions.
    """
    far = {name: wrong for name, wrong in ideas.items() if abs(wrong - right) > ODDS_TOLERANCE}
    return distinct(far, right)
