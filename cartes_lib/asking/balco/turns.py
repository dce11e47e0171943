"""Kinds of question about who plays after a throw, and about the condition of the pile."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.balanced import until
from cartes_lib.asking.balco.base import condition_message
from cartes_lib.asking.balco.played import (
    PlayedKind,
    ThrowHistory,
    clearing_throws,
    last_seen,
    seats_of_level,
    table_scene,
)
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Item, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, seat_choice
from cartes_lib.asking.registry import kind
from cartes_lib.balco import Rules, State, legal_ranks
from cartes_lib.balco.actions import Action, TakePile, Throw
from cartes_lib.balco.condition import FREE, LADDER, Condition, at_least, trenca, under_fire
from cartes_lib.balco.effects import players_skipped
from cartes_lib.balco.legal import thrown_rank
from cartes_lib.balco.turns import next_seat
from cartes_lib.seats import left_of, right_of, seat_names


@kind
class Next(PlayedKind):
    """Whose turn is it now?

    Rules: BAL-TURN-01, BAL-TAKE-02, BAL-SP8-01, -02, BAL-SP1-02 to -04, BAL-SP2-02, BAL-CLR-03.
    """

    name = "next"
    exercises = (InLesson("BA-03", "next", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws a throw of a rank without an effect; sometimes the next player takes the pile."""
        seats = seats_of_level(rng, level, 3)
        # Every card is legal on a 3, so no player has to take the pile.
        rank = rng.choice([rank for rank in LADDER[1:] if rank not in (1, 7, 8)])
        played = ThrowHistory.begin(seats, rng.randrange(seats), log=True)
        played = played.throw(rng, rank, rng.randint(1, 2))
        return played.then(TakePile()) if rng.random() < 0.6 else played

    def ask(self, position: ThrowHistory, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        before, last, state = position.states[-2], position.actions[-1], position.table
        names = seat_names(state.rules.players, sides=False)
        right = names[state.to_act[0]]
        rule, why = _turn_rule(before, last, state)
        ideas = {name: names[seat] for name, seat in _turn_ideas(before, last, state).items()}
        if position.log:
            scene = Scene("log", lines=position.lines())
        else:
            thrower = Message(f"term-seat-{names[before.to_act[0]]}")
            row = Row("last", Message("guess-last-thrower"), thrower)
            scene = replace(table_scene(state.pile), rows=(row,))
        key = AnswerKey(
            answer=right,
            rule=rule,
            why=Message(why, {"seat": f"seat-{right}"}),
            hint=Message("hint-balco-turn"),
            highlight=last_seen(scene) if position.log else ("last",),
            mistakes=distinct(ideas, right),
        )
        schema = seat_choice(len(names), sides=False)
        return Question(Message("prompt-balco-turn"), scene, schema, key)


def _turn_rule(before: State, last: Action, state: State) -> tuple[str, str]:
    """The id of the rule that decides whose turn it is after the action `last`, and the catalogue
    key of the reason.
    """
    if not isinstance(last, Throw):
        if before.shots:
            return "BAL-SP1-04", "why-shot-taken"
        return "BAL-TAKE-02", "why-turn-taken"
    rank = thrown_rank(last.cards, last.joker_as) or 0
    if state.shots:
        answered = before.shots and rank == 1
        return "BAL-SP1-03" if answered else "BAL-SP1-02", "why-shot-target"
    if not state.pile:
        if before.to_act == state.to_act:
            return "BAL-CLR-03", "why-turn-cleared"
        # The player who cleared the pile has no more cards.
        return "BAL-END-03", "rule-BAL-END-03"
    if before.shots:
        return "BAL-SP2-02", "why-shot-two"
    if skipped := players_skipped(rank, len(last.cards), state.rules):
        return "BAL-SP8-01" if skipped == 1 else "BAL-SP8-02", "why-turn-skipped"
    return "BAL-TURN-01", "why-turn-right"


def _turn_ideas(before: State, last: Action, state: State) -> dict[str, int]:
    """The seat that each misconception leads to; the keys are ids of misconceptions."""
    seat, seats, playing = before.to_act[0], state.rules.players, state.active_seats
    common = {"turn-left": left_of(seat, seats), "turn-same": seat}
    if isinstance(last, Throw) and not state.pile:
        return {"turn-clear-forgotten": next_seat(seat, seats, 0, playing), **common}
    if shots := before.shots or state.shots:
        sender, target = shots[0].sender, shots[0].target
        beside = right_of(sender, seats)
        if not state.shots:
            return {
                "shot-resumes-at-sender": beside,
                "shot-sender-again": sender,
                "shot-target-again": target,
                **common,
            }
        # The target of the 1 answers from any seat, so left and right are both wrong.
        return {
            "shot-right-of-sender": beside,
            "shot-back-to-sender": sender,
            "shot-target-again": target,
            "turn-same": seat,
        }
    if isinstance(last, Throw) and players_skipped(
        thrown_rank(last.cards, last.joker_as) or 0, len(last.cards), state.rules
    ):
        return {
            "turn-eight-forgotten": next_seat(seat, seats, 0, playing),
            "turn-one-skip": next_seat(seat, seats, 1, playing),
            **common,
        }
    return {"turn-skips": next_seat(seat, seats, 1, playing), **common}


@kind
class NextAfterEight(Next):
    """Whose turn is it after one or two 8s? Rules: BAL-SP8-01, -02."""

    name = "next-eight"
    exercises = (InLesson("BA-05", "next", ("standard",), (0.6, 0.6, 0.6)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws a throw of one 8. From level 2 on it may be two 8s."""
        played = ThrowHistory.begin(seats_of_level(rng, level), rng.randrange(2), log=True)
        return played.throw(rng, 8, rng.randint(1, min(level, 2)))


@kind
class NextAfterClear(Next):
    """Whose turn is it after a 10, a fourth equal card, or a third equal card? Rules: BAL-CLR-03,
    BAL-TURN-01.
    """

    name = "next-clear"
    exercises = (InLesson("BA-07", "next", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws three or four throws; the last one may clear the pile."""
        return clearing_throws(rng, level)


@kind
class NextAfterShot(Next):
    """Whose turn is it after a 1, or after the answer to it? Rules: BAL-SP1-02 to -04,
    BAL-SP2-02.
    """

    name = "next-shot"
    exercises = (InLesson("BA-08", "next", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws the throw of a 1; sometimes its target takes the pile, or answers with a 2 or
        a 1.
        """
        seats = seats_of_level(rng, level, 3)
        played = ThrowHistory.begin(seats, rng.randrange(seats), log=True).throw(rng, 1)
        end = rng.choice(("open", "take", "two", "ace")[: level + 1])
        if end == "take":
            return played.then(TakePile())
        return played if end == "open" else played.throw(rng, 2 if end == "two" else 1)


@kind
class Asks(PlayedKind):
    """What is the condition of the pile now?

    Rules: BAL-LEG-01, -02, -07, BAL-SP2-01, BAL-SP7-01, -02, -05.
    """

    name = "asks"
    exercises = (InLesson("BA-06", "next", ("standard",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws one or two 7s, and throws of the next players on them. Every condition is equally
        frequent.
        """
        wanted = rng.choice(("trenca", "trenca-2", "at-least"))
        return until(
            lambda: self._answered(rng, level), lambda played: _conditions(played)[0] == wanted
        )

    def _answered(self, rng: random.Random, level: int) -> ThrowHistory:
        """Random throws: one or two 7s, then up to `level` throws of the next players on them."""
        seats = seats_of_level(rng, level, 3)
        played = ThrowHistory.begin(seats, rng.randrange(seats), log=True)
        played = played.throw(rng, 7, rng.randint(1, 2))
        for _ in range(rng.randint(0, level)):
            table = played.table
            ranks = [rank for rank in legal_ranks(table.condition, table.pile) if 3 <= rank <= 6]
            if not ranks:
                break
            played = played.throw(rng, rng.choice(ranks))
        return played

    def ask(self, position: ThrowHistory, rules: Rules) -> Question:
        """Question about `position`; the answer is a condition."""
        condition = position.table.condition
        ranks = [pile_card.rank for pile_card in position.table.pile]
        right, conditions = _conditions(position)
        rule, why = _condition_rule(condition, ranks)
        is_outlived = condition != FREE and 2 in ranks
        ideas = {
            "asks-at-least": "at-least",
            "asks-two-outlived" if is_outlived else "asks-free": "free",
            "asks-trenca": "trenca-2" if right == "trenca" else "trenca",
        }
        if 7 not in ranks:
            ideas["asks-seven-unplayed"] = ideas.pop("asks-trenca")
        offered = {name: wrong for name, wrong in ideas.items() if wrong in conditions}
        scene = table_scene(position.table.pile)
        if position.log:
            scene = Scene("log", lines=position.lines())
        key = AnswerKey(
            answer=right,
            rule=rule,
            why=Message(why, {"rank": condition.rank, "players": condition.players}),
            hint=Message("hint-asks"),
            highlight=last_seen(scene),
            mistakes=distinct(offered, right),
        )
        items = tuple(
            Item(name, message=condition_message(each)) for name, each in conditions.items()
        )
        return Question(Message("prompt-asks"), scene, AnswerSchema("choice", items), key)


def _conditions(played: ThrowHistory) -> tuple[str, dict[str, Condition]]:
    """The id of the pile's condition, and the conditions to choose from; the keys are their ids.

    If the scene shows the pile, the conditions of a 7 and of a 1 are offered only if the pile
    contains the 7 or the 1. The lesson may not have taught them yet.
    """
    condition, ranks = played.table.condition, [pile_card.rank for pile_card in played.table.pile]
    top = next((rank for rank in reversed(ranks) if rank in LADDER), LADDER[0])
    here = min(LADDER.index(top), len(LADDER) - 2)
    other = here + 1 if here + 2 < len(LADDER) else here - 1
    conditions = {"free": FREE, "at-least": at_least(LADDER[here])}
    if not played.log:
        conditions["other"] = at_least(LADDER[other])
    if 7 in ranks or played.log:
        conditions["trenca"] = trenca(1)
    if 7 in ranks and played.log:
        conditions["trenca-2"] = trenca(2)
    if 1 in ranks:
        conditions["ace"] = under_fire()
    right = next((name for name, each in conditions.items() if each == condition), condition.kind)
    return right, conditions | {right: condition}


def _condition_rule(condition: Condition, ranks: list[int]) -> tuple[str, str]:
    """The id of the rule that decides the condition of a pile of `ranks`, and the catalogue key of
    the reason.
    """
    if condition.kind == "trenca":
        return "BAL-SP7-02" if ranks.count(7) > 1 else "BAL-SP7-01", "why-asks-trenca"
    if condition.kind == "free" and ranks:
        return "BAL-SP2-01", "why-asks-free"
    if condition.kind == "at-least" and 7 in ranks[:-1] and ranks[-1] != 7:
        return "BAL-SP7-05", "why-asks-at-least"
    if condition.kind == "at-least" and 2 in ranks:
        return "BAL-LEG-02", "why-asks-number"
    rule = {"free": "BAL-LEG-01", "at-least": "BAL-LEG-02", "ace": "BAL-LEG-07"}[condition.kind]
    return rule, f"rule-{rule}"


@kind
class AsksAfterTwo(Asks):
    """What is the condition of the pile after a 2, or after a number on the 2? Rules: BAL-SP2-01,
    BAL-LEG-02.
    """

    name = "asks-two"
    exercises = (InLesson("BA-05", "next", ("standard",), (0.4, 0.4, 0.4)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> ThrowHistory:
        """Draws two throws: a card without an effect and a 2, in either order."""
        played = ThrowHistory.begin(seats_of_level(rng, level), rng.randrange(2), log=True)
        ranks = [rng.choice((5, 6, 9, 11, 12)), 2]
        for rank in ranks[::-1] if rng.random() < 0.3 else ranks:
            played = played.throw(rng, rank)
        return played
