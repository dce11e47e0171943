"""Kinds of question about whether a throw clears the pile, and how many cards are in the pile."""

from __future__ import annotations

import random

from cartes_lib.asking.balco.played import (
    PlayedKind,
    ThrowHistory,
    clearing_throws,
    last_seen,
    pile_group,
)
from cartes_lib.asking.contract import AnswerKey, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import YES_NO, fitting, number
from cartes_lib.asking.registry import kind
from cartes_lib.balco import Rules
from cartes_lib.balco.actions import Throw
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.pile import top_run


class _ClearKind(PlayedKind):
    """A kind of question about throws; the last throw may clear the pile."""

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws three or four throws; the last one may clear the pile."""
        return clearing_throws(rng, level)


def _scene(played: ThrowHistory) -> Scene:
    if played.log:
        return Scene("log", lines=played.lines())
    return Scene("table", groups=(pile_group(played),))


def _rule(played: ThrowHistory) -> str:
    """The id of the rule that decides whether the last action has emptied the pile."""
    rank, run = _last_rank(played), top_run(played.table.pile)[1]
    if rank == 2:
        return "BAL-CLR-07" if run >= 4 else "BAL-SP2-01"
    return {0: "BAL-TAKE-01", 10: "BAL-SP10-01"}.get(rank, "BAL-CLR-01")


def _last_rank(played: ThrowHistory) -> int:
    last = played.actions[-1]
    return thrown_rank(last.cards, last.joker_as) or 0 if isinstance(last, Throw) else 0


@kind
class Pile(_ClearKind):
    """How many cards are in the pile now?

    Rules: BAL-SP10-01, BAL-CLR-01, BAL-CLR-07, BAL-SP2-01, BAL-TAKE-01.
    """

    name = "pile"
    exercises = (InLesson("BA-07", "next", ("standard",)),)

    def ask(self, position: ThrowHistory, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of cards."""
        rank, rule = _last_rank(position), _rule(position)
        count, schema = len(position.table.pile), number(0, 60)
        ideas = {"pile-cleared-too-soon": 0}
        why = f"rule-{rule}"
        if rank:
            why = "why-pile-stays" if count else "why-pile-cleared"
            ideas |= {
                "pile-clear-forgotten": len(position.shown),
                "pile-ten-stays": 1 if rank == 10 else count,
            }
        scene = _scene(position)
        key = AnswerKey(
            answer=count,
            rule=rule,
            why=Message(why, {"count": count}),
            hint=Message("hint-clear"),
            highlight=last_seen(scene),
            mistakes=fitting(ideas, count, schema),
        )
        return Question(Message("prompt-pile-size"), scene, schema, key)


@kind
class Cleared(_ClearKind):
    """Does the last throw clear (remove) the pile? Rules: BAL-SP10-01, BAL-SP2-01, BAL-CLR-01, -04,
    -07.
    """

    name = "cleared"
    exercises = (InLesson("BA-07", "cleared", ("standard",)),)

    def ask(self, position: ThrowHistory, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no.

        Raises:
            ValueError: the last action takes the pile instead of throwing cards.
        """
        rank, rule = _last_rank(position), _rule(position)
        is_cleared = not position.table.pile
        if not rank:
            raise ValueError("taking the pile clears nothing")
        why = Message(f"rule-{rule}")
        if is_cleared:
            cleared_by = "ten" if rank == 10 else "four"
            why = Message(f"guess-why-cleared-{cleared_by}", {"number": rank})
        elif rank != 2:
            why = Message("guess-why-not-cleared", {"run": top_run(position.table.pile)[1]})
        scene = _scene(position)
        key = AnswerKey(
            answer="yes" if is_cleared else "no",
            rule=rule,
            why=why,
            hint=Message("hint-clear"),
            highlight=last_seen(scene),
        )
        return Question(Message("guess-cleared"), scene, YES_NO, key)
