"""Kinds of question about a log of throws: which throw is illegal, and which clears the pile."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import takewhile

from cartes_lib.asking.balco.played import PlayedKind, ThrowHistory, throw_of
from cartes_lib.asking.balco.throw_notation import read_throws, with_hand
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Line, Message, Question, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, named_items
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, State, judge_throw, legal_ranks
from cartes_lib.balco.actions import Throw
from cartes_lib.balco.condition import FREE
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.pile import RankedCard, clears
from cartes_lib.balco.turns import next_seat
from cartes_lib.engine import Verdict

_LAWS = ("BAL-LEG-05", "BAL-LEG-06", "BAL-LEG-02")
_PLAIN = (3, 4, 5, 6, 9, 11, 12)
_TEMPTING = (1, 1, 1, 10, 10, 10, 9, 11, 12, 3)
"""Ranks from which an illegal throw is drawn. 1 and 10, which are illegal on a 7, are more
frequent.
"""


def _moments(lines: tuple[Line, ...]) -> AnswerSchema:
    """The schema of an answer that names one throw of a log by its number."""
    return AnswerSchema(
        "choice",
        tuple(
            Item(line.id, message=Message("moment-throw", {**line.message.facts, "number": number}))
            for number, line in enumerate(lines, 1)
        ),
    )


def _ranks(played: ThrowHistory) -> list[tuple[int, int]]:
    """The rank and the number of cards of each throw; rank 0 for taking the pile."""
    return [
        (thrown_rank(action.cards, action.joker_as) or 0, len(action.cards))
        if isinstance(action, Throw)
        else (0, 0)
        for action in played.actions
    ]


@kind
class Fault(PlayedKind):
    """Which throw after a seven is not allowed, and by which rule?

    Rules: BAL-LEG-05, BAL-LEG-06, BAL-LEG-02.
    """

    name = "fault"
    exercises = (InLesson("BA-06", "spot", ("standard",)),)

    def read(self, *, throws: str, players: int = 4) -> tuple[ThrowHistory, Rules]:
        """Reads the throws in notation; one or more of them may be illegal."""
        played = ThrowHistory.begin(players, log=True)
        for action in read_throws(throws):
            if isinstance(action, Throw) and not _verdict(played, action).legal:
                played = _in_fault(played, action)
            else:
                played = played.then(action)
        return played, STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws four to six throws of one card. One throw, after a seven, is illegal."""
        while True:
            if (played := _faulty(rng, 2 + level, 3 + level)) is not None:
                return played

    def ask(self, position: ThrowHistory, rules: Rules) -> Question:
        """Question about `position`; the answer is the number of the illegal throw, and the rule
        that it breaks.

        Raises:
            ValueError: there is no seven, or no throw breaks one of the rules to choose from.
        """
        verdicts = [
            state.judge(action)
            for state, action in zip(position.states, position.actions, strict=False)
        ]
        faults = [number for number, verdict in enumerate(verdicts, 1) if not verdict.legal]
        ranks = [rank for rank, _ in _ranks(position)]
        if not faults or 7 not in ranks or verdicts[faults[0] - 1].rule not in _LAWS:
            raise ValueError("no fault after a seven")
        fault, seven = faults[0], str(1 + ranks.index(7))
        rule, line = verdicts[fault - 1].rule, str(fault)
        other = "BAL-LEG-06" if rule == "BAL-LEG-02" else rule
        right = {"line": line, "law": rule}
        ideas = {
            "spot-blames-the-seven": {"line": seven, "law": rule},
            "spot-law-of-the-ladder": {"line": line, "law": "BAL-LEG-02"},
            "spot-law-of-the-seven": {"line": line, "law": other},
        }
        key = AnswerKey(
            answer=right,
            rule=rule,
            why=Message(f"why-fault-{rule}", {"number": fault, "rank": ranks[fault - 1]}),
            hint=Message("hint-fault"),
            highlight=(seven,),
            mistakes=distinct(ideas, right),
        )
        lines = position.lines(targets=False)
        # A 10 breaks both rules about the 7, so only the rule about the 10 is offered.
        laws = [law for law in _LAWS if rule != "BAL-LEG-05" or law != "BAL-LEG-06"]
        parts = (
            ("line", Message("part-line"), _moments(lines)),
            ("law", Message("part-law"), AnswerSchema("choice", named_items("law-", laws))),
        )
        schema = AnswerSchema("parts", parts=parts)
        return Question(Message("prompt-fault"), Scene("log", lines=lines), schema, key)


def _verdict(played: ThrowHistory, throw: Throw) -> Verdict:
    """The engine's verdict on `throw` after `played`, assuming that the player has the cards."""
    return with_hand(played.table, throw).judge(throw)


def _in_fault(played: ThrowHistory, throw: Throw) -> ThrowHistory:
    """A copy of `played` with the illegal `throw` added. The throw does not change the condition of
    the pile.
    """
    before = with_hand(played.table, throw)
    rank = thrown_rank(throw.cards, throw.joker_as) or 0
    after = replace(
        before,
        pile=(*before.pile, *(RankedCard(card, rank) for card in throw.cards)),
        condition=FREE,
        turn=next_seat(before.to_act[0], before.rules.players),
    )
    return replace(
        played, states=(*played.states[:-1], before, after), actions=(*played.actions, throw)
    )


def _faulty(rng: random.Random, seats: int, length: int) -> ThrowHistory | None:
    """Random throws of one card, with one illegal throw after a seven.

    None if no throw is illegal, or if a throw clears the pile.
    """
    played = ThrowHistory.begin(seats, rng.randrange(seats), log=True)
    fault = 0
    for number in range(1, length + 1):
        table, sevens = played.table, sum(rank == 7 for rank, _ in _ranks(played))
        wrong = [rank for rank in _TEMPTING if sevens and _is_fault(rank, table)]
        if wrong and not fault and rng.random() < 0.7:
            played = _in_fault(played, throw_of(rng, table, rng.choice(wrong)))
            fault = number
            continue
        ranks = (*_PLAIN, *((7, 7, 7) if sevens < 2 else ()))
        legal = legal_ranks(table.condition, table.pile)
        # A 2 after the illegal throw makes every later throw legal.
        able = [2] if fault == number - 1 > 0 else [rank for rank in ranks if rank in legal]
        played = played.throw(rng, rng.choice(able))
        if not played.table.pile:
            return None
    return played if fault else None


def _is_fault(rank: int, table: State) -> bool:
    """Whether a throw of `rank` on the pile of `table` breaks one of the rules that the learner can
    choose from.
    """
    verdict = judge_throw(rank, table.condition, table.pile)
    return not verdict.legal and verdict.rule in _LAWS


_RUNS = ((1, 1, 1, 1), (2, 2), (1, 2, 1), (2, 1, 1), (1, 1, 2), (3, 1), (1, 3), (2, 3))
"""The possible runs: number of equal cards in each throw, until four of them clear the pile."""
_MAX_BEFORE = 3
"""Maximum number of throws of lower ranks before the run of equal cards."""


@kind
class Fourth(PlayedKind):
    """Which throw completes four equal cards in a row and clears the pile? Rule: BAL-CLR-01."""

    name = "fourth"
    exercises = (InLesson("BA-07", "spot", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws four to nine throws. Every position of the clearing throw is about equally
        frequent.

        From level 2 on, a 2 separates earlier equal cards from the run of four.
        """
        rank, number = rng.choice((4, 5, 6, 9, 11)), rng.randint(3, 6) + (level > 1)
        decoy = ((rank, 2), (2, 1)) if level > 1 else ()
        fitting = [run for run in _RUNS if 0 <= number - len(run) - len(decoy) <= _MAX_BEFORE]
        run = rng.choice(fitting)
        lower = [each for each in _PLAIN if each < rank]
        before = sorted(rng.choices(lower, k=number - len(run) - len(decoy)))
        first = [
            (each, rng.choice((1, 1, 2) if before.count(each) == 1 else (1,))) for each in before
        ]
        seats = 2 + level
        played = ThrowHistory.begin(seats, rng.randrange(seats), log=True)
        # The player who clears the pile throws again.
        after = ((9, 1), (12, 1))[: rng.randint(1, 2)]
        for each, count in (*first, *decoy, *((rank, count) for count in run), *after):
            played = played.throw(rng, each, count)
        return played

    def ask(self, position: ThrowHistory, rules: Rules) -> Question:
        """Question about `position`; the answer is the number of the throw that clears the pile.

        Raises:
            ValueError: the throws contain no four equal cards in a row.
        """
        throws = _ranks(position)
        cleared = [
            number
            for number, (state, (rank, _)) in enumerate(
                zip(position.states[1:], throws, strict=True), 1
            )
            if not state.pile and rank not in (0, 10)
        ]
        if not cleared:
            raise ValueError("no throw completes four in a row")
        right = cleared[0]
        rank = throws[right - 1][0]
        run = len(list(takewhile(lambda throw: throw[0] == rank, reversed(throws[:right]))))
        own = [number for number, (each, _) in enumerate(throws, 1) if each == rank]
        ideas = {
            "fourth-two-does-not-break": _clearing_without_twos(throws),
            "fourth-throws-not-cards": min(right, right - run + 3),
            "fourth-first-pair": own[0],
        }
        key = AnswerKey(
            answer=str(right),
            rule="BAL-CLR-01",
            why=Message("why-fourth", {"number": right, "rank": rank}),
            hint=Message("hint-clear"),
            highlight=tuple(map(str, own)),
            mistakes=distinct({name: str(line) for name, line in ideas.items()}, str(right)),
        )
        lines = position.lines(targets=False)
        return Question(Message("prompt-fourth"), Scene("log", lines=lines), _moments(lines), key)


def _clearing_without_twos(throws: list[tuple[int, int]]) -> int:
    """The number of the throw that would clear the pile if `throws` had no 2s.

    It is the number of the last throw if no throw would clear the pile.
    """
    pile: list[int] = []
    for number, (rank, count) in enumerate(throws, 1):
        pile += [rank] * count if rank not in (0, 2) else []
        if clears(pile):
            return number
    return len(throws)
