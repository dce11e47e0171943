"""Kinds of question about the throw that wins most often near the end of a deal.

`research/balco_throws.py` counted the deals that each throw won.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from cartes_lib.asking.balco import throw_bank
from cartes_lib.asking.balco.base import BalcoKind, condition_message
from cartes_lib.asking.balco.deal_end import PLAYERS, end_of_deal
from cartes_lib.asking.balco.keep_reasons import Throws
from cartes_lib.asking.balco.sampled import (
    comparison,
    percent,
    recoloured,
    right_count,
    standing_of,
)
from cartes_lib.asking.balco.swap_bank import SAMPLES
from cartes_lib.asking.balco.throw_bank import ThrowSample
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
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, State
from cartes_lib.balco.condition import at_least
from cartes_lib.balco.dealing import pack
from cartes_lib.cards import Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.engine import Fact


@dataclass(frozen=True, slots=True)
class BestThrowPosition:
    """A position from `throw_bank`, and the cards that the question shows. Only their suits may
    differ from the bank.
    """

    bank: ThrowSample
    hand: Hand
    pile: Hand


class _ThrowKind(BalcoKind[BestThrowPosition]):
    """A kind of question about what to throw near the end of a deal.

    Attributes:
        prompt: catalogue key of the prompt.
    """

    prompt: ClassVar[str] = "prompt-play-throw"

    def rule(self, throws: Sequence[tuple[int, int]]) -> str:
        """The id of the rule that allows all of `throws` (pairs of rank and number of cards)."""
        return "BAL-TURN-04"

    def draw(self, rng: random.Random, level: int, rules: Rules) -> BestThrowPosition:
        """Draws a position where at least half of the throws are wrong. At higher levels the wrong
        throws lose fewer deals.
        """
        known = sorted(
            filter(self._is_a_choice, throw_bank.bank()), key=_throw_spread, reverse=True
        )
        bank = rng.choice(known[: -(-len(known) * (level + 1) // 4)])
        suits = recoloured(rng, (*bank.hand, *bank.pile))
        hand, pile = (tuple(suits[card] for card in cards) for cards in (bank.hand, bank.pile))
        return BestThrowPosition(bank, tuple(sorted(hand)), pile)

    def _is_a_choice(self, bank: ThrowSample) -> bool:
        """Whether at least half of the throws of the position `bank`, and at least two, are
        wrong.
        """
        wins = sorted(bank.wins.values(), reverse=True)
        wrong = len(wins) - right_count(wins, 1)
        return wrong >= max(_WRONG, len(wins) / 2)

    def state(self, position: BestThrowPosition, rules: Rules, rng: random.Random) -> State:
        """The state before the throw that the question asks about."""
        known = {*position.hand, *position.pile}
        rest = [card for card in pack(Rules(players=PLAYERS)) if card not in known]
        return end_of_deal(position.hand, position.pile, rng.sample(rest, len(rest)))

    def ask(self, position: BestThrowPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a throw. The best throw in simulated deals is
        right, and so are throws that are almost as good.
        """
        wins, ranked, pile = position.bank.wins, position.bank.best_first(), position.pile
        right = ranked[: right_count([wins[throw] for throw in ranked], 1)]
        rank, count = ranked[0]
        facts = {"rank": rank, "count": count, "best": percent(wins[ranked[0]]), "samples": SAMPLES}
        throws = Throws(position.bank.hand, position.bank.pile)
        replies: dict[str | int | tuple[str, ...], Message] = {}
        for throw in ranked:
            standing = standing_of(wins[throw], wins.values())
            more: dict[str, Fact] = {"share": percent(wins[throw]), "standing": standing}
            name = "why-play-right" if throw in right else "why-play-wrong"
            reason = comparison(throws.reason, standing, throw, ranked)
            replies[_name(throw)] = Message(name, {**facts, **more}, then=reason)
        key = AnswerKey(
            answer=_name(ranked[0]),
            rule=self.rule(ranked),
            why=replies[_name(ranked[0])],
            hint=Message("hint-play-throw"),
            highlight=("asks",),
            accepted=tuple(map(_name, right[1:])),
            replies=replies,
            breakdown=tuple((_throw_message(throw), percent(wins[throw])) for throw in ranked),
        )
        groups = (
            Group("pile", Message("group-name-pile"), pile),
            Group("hand", Message("group-hand"), position.hand),
        )
        asks = Row("asks", Message("row-asks"), condition_message(at_least(pile[-1].rank)))
        items = tuple(Item(_name(throw), message=_throw_message(throw)) for throw in sorted(ranked))
        scene = Scene("table", groups=groups, rows=(asks,))
        prompt = Message(self.prompt, {"count": len(position.hand)})
        return Question(prompt, scene, AnswerSchema("choice", items), key)


@kind
class BestThrow(_ThrowKind):
    """What do you throw near the end of a deal? Rule: BAL-TURN-04."""

    name = "best-throw"
    exercises = (InLesson("BA-11", "play", ("standard",)),)

    def read(self, *, of: int) -> tuple[BestThrowPosition, Rules]:
        """Reads the index, from 0, of a position in `throw_bank`."""
        bank = throw_bank.bank()[of]
        return BestThrowPosition(bank, bank.hand, bank.pile), STANDARD


@kind
class ThrowChoice(_ThrowKind):
    """What do you throw near the end of a deal, with a hand that a lesson shows?

    Rules: BAL-TURN-04, BAL-LEG-02.
    """

    name = "throw-choice"
    exercises = (InLesson("BA-11", "throw-choice", ("standard",)),)
    prompt = "guess-throw-choice"

    def read(self, *, hand: str, pile: str) -> tuple[BestThrowPosition, Rules]:
        """Reads the cards of a simulated position in notation.

        Raises:
            ValueError: `lesson_throws.toml` has no such position.
        """
        asked = read_cards(hand), read_cards(pile)
        for known in throw_bank.bank("lesson_throws"):
            if (known.hand, known.pile) == asked:
                return BestThrowPosition(known, known.hand, known.pile), STANDARD
        raise ValueError(f"no simulated throws of {hand!r} on {pile!r}")

    def rule(self, throws: Sequence[tuple[int, int]]) -> str:
        """The id of the rule about several equal cards, if two or more may be thrown together.
        Otherwise it is the id of the rule about a single card.
        """
        return "BAL-TURN-04" if any(count > 1 for _, count in throws) else "BAL-LEG-02"


_WRONG = 2
"""Minimum number of wrong throws in a question."""


def _throw_spread(bank: ThrowSample) -> int:
    """The difference in wins between the best and the worst throw of the position `bank`."""
    return max(bank.wins.values()) - min(bank.wins.values())


def _name(throw: tuple[int, int]) -> str:
    return f"{throw[0]}x{throw[1]}"


def _throw_message(throw: tuple[int, int]) -> Message:
    return Message("label-throw", {"rank": throw[0], "count": throw[1]})
