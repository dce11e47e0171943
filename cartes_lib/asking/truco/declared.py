"""Kinds of question about an envido after all values were declared."""

from __future__ import annotations

import random

from cartes_lib.asking.balanced import until
from cartes_lib.asking.contract import (
    AnswerKey,
    AnswerSchema,
    Group,
    Item,
    Line,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, fitting, seat_key
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import (
    POINTS,
    SIDES,
    TrucoKind,
    hands_of,
    seat_row,
)
from cartes_lib.asking.truco.showdowns import (
    best_seat,
    declared_lines,
    declared_values,
    envido_showdown,
    hands_without_flor,
    last_award,
    mano_of,
    read_values,
    seats_in_turn,
    showdown_of,
)
from cartes_lib.cards import Hand
from cartes_lib.seats import side_of
from cartes_lib.truco import Rules, State, envido_value
from cartes_lib.truco.bets import ENVIDO_CALLS
from cartes_lib.truco.envido import card_value
from cartes_lib.truco.stakes import envido_stake

_VALUES = (*range(8), *range(20, 34))
"""Envido values that a hand can have."""


def _wrong_values(hand: Hand) -> list[int]:
    """False envido values, higher than that of `hand`, that a player could declare by mistake."""
    own = envido_value(hand)
    near = (own + 20, own + 1, sum(card.rank for card in hand))
    return [value for value in near if value in _VALUES and value > own]


def _announcements(order: list[int]) -> tuple[Item, ...]:
    """The items for the announcements of the seats `order`, numbered from 1."""
    return tuple(
        Item(
            str(number),
            message=Message("moment-announce", {"seat": f"seat-{seat_key(seat, len(order))}"}),
        )
        for number, seat in enumerate(order, 1)
    )


class _DeclaredKind(TrucoKind[State]):
    """A kind of question about an envido after all values were declared."""

    def read(
        self, *, hands: str, history: str, mano: int = 1, calls: str = "envido"
    ) -> tuple[State, Rules]:
        """Reads the hands of all seats (separated by "/", the learner's first), the declarations in
        turn (such as "24 buenas"), and the calls of the envido.
        """
        state = envido_showdown(hands_of(hands), mano, read_values(history), calls.split())
        last_award(state)
        return state, state.rules


_CHAINS = {
    1: (("envido",), ("real-envido",), ("envido", "envido")),
    2: (("envido", "envido"), ("envido", "real-envido"), ("real-envido",)),
    3: (("envido", "real-envido"), ("envido", "envido", "real-envido"), ("envido", "envido")),
}


_CHAIN_WORDS = {
    ("envido",): "chain-envido",
    ("real-envido",): "chain-real-envido",
    ("envido", "envido"): "chain-envido-envido",
    ("envido", "real-envido"): "chain-envido-real-envido",
    ("envido", "envido", "real-envido"): "chain-envido-envido-real-envido",
}


class _ShownKind(_DeclaredKind):
    """A kind of question about an envido after the winner has shown the cards."""

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws an envido. At level 3 the winner may have declared a value that is too high."""
        seats = 2 if level == 1 else 4
        mano, calls = rng.randrange(seats), rng.choice(_CHAINS[level])
        order, lies = seats_in_turn(mano, seats), level == 3 and rng.random() < 0.45
        while True:
            hands = hands_without_flor(rng, seats)
            values = declared_values(rng, hands, order)
            best = max(value for value in values if value is not None)
            place = values.index(best)
            more = _wrong_values(hands[order[place]])
            if lies and not more:
                continue
            if lies:
                values[place] = more[0]
            return envido_showdown(hands, mano, values, calls)

    def _shown(self, state: State) -> tuple[str, Message]:
        """The id of the rule that decides the envido, and the message that explains it."""
        best, players = best_seat(state), state.rules.players
        value = envido_value(state.dealt[best])
        is_true = (best, value) in showdown_of(state).declared
        why = Message(
            "why-shown" if is_true else "why-shown-false",
            {"value": value, "seat": f"seat-{seat_key(best, players)}"},
        )
        return "TRU-ENV-10" if is_true else "TRU-ENV-11", why

    def _lines(self, state: State) -> tuple[tuple[Line, ...], str]:
        """The log lines with the declared values, and the id of the line with the highest value."""
        order = [seat for seat, _ in showdown_of(state).declared]
        return declared_lines(state), str(order.index(best_seat(state)) + 1)

    def _groups(self, state: State) -> tuple[Group]:
        """The scene group with the cards that the winner of the envido shows."""
        best = best_seat(state)
        seat = Message(f"term-seat-{seat_key(best, state.rules.players)}")
        return (Group("shown", seat, state.dealt[best]),)


@kind
class AnnouncedSide(_ShownKind):
    """Which side wins an envido after the showdown? Rules: TRU-ENV-10, TRU-ENV-11."""

    name = "announced"
    exercises = (InLesson("TR-07", "announced", ("con-flor",)),)

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is a side."""
        side = last_award(position).side
        (rule, why), (lines, best) = self._shown(position), self._lines(position)
        ideas = {"shown-false-wins": SIDES[1 - side].id} if rule == "TRU-ENV-11" else {}
        hint = Message("hint-shown")
        key = AnswerKey(SIDES[side].id, rule, why, hint, highlight=(best,), mistakes=ideas)
        rows = (seat_row("mano", mano_of(position), position.rules.players),)
        scene = Scene("log", lines=lines, rows=rows, groups=self._groups(position))
        return Question(Message("guess-announced"), scene, AnswerSchema("choice", SIDES), key)


@kind
class AnnouncedPoints(_ShownKind):
    """How many points does your side score for the envido, after the winner has shown the cards?

    Rules: TRU-ENV-10, TRU-ENV-11.
    """

    name = "announced-points"
    exercises = (InLesson("TR-07", "score", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws an envido as `AnnouncedSide` does. In two of three draws the learner's side scores
        points.
        """
        side = rng.choice((0, 0, 1))
        return until(
            lambda: super(AnnouncedPoints, self).draw(rng, level, rules),
            lambda state: last_award(state).side == side,
        )

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        award, players = last_award(position), position.rules.players
        (rule, why), (lines, best) = self._shown(position), self._lines(position)
        calls = tuple(word for _, word in position.done if word in ENVIDO_CALLS)
        added = [envido_stake(call)[0] for call in calls]
        right = award.points * (award.side == 0)
        schema = AnswerSchema("number", high=12, unit=POINTS)
        ideas = {
            "shown-false-wins": award.points - right if rule == "TRU-ENV-11" else right,
            "shown-other-side": award.points - right,
            "shown-last-call-only": added[-1] * (award.side == 0),
            "shown-by-everybody": right * players,
        }
        parts = tuple(
            (Message("breakdown-call", {"call": f"bet-{call}"}), points)
            for call, points in zip(calls, added, strict=True)
        )
        key = AnswerKey(
            answer=right,
            rule=rule,
            why=why,
            hint=Message("hint-shown"),
            highlight=(best,),
            mistakes=fitting(ideas, right, schema),
            breakdown=parts if right else ((Message("breakdown-theirs"), 0),),
        )
        rows = (
            Row("calls", Message("row-calls"), Message(_CHAIN_WORDS[calls])),
            seat_row("mano", mano_of(position), players),
        )
        # On a phone the choices leave no space for pictures of the cards.
        lines = declared_lines(position, shown=(best_seat(position),))
        return Question(Message("prompt-shown"), Scene("log", lines=lines, rows=rows), schema, key)


@kind
class FalseValue(_DeclaredKind):
    """Which declaration is false, and who wins the envido? Rule: TRU-ENV-11."""

    name = "false"
    exercises = (InLesson("TR-07", "spot", ("con-flor",)),)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws an envido in which one seat declares a value that is too high.

        At level 1 two seats declare in a quarter of the draws, and four otherwise; the false seat
        is never the winner's partner. At level 3 it often is.
        """
        seats = rng.choice((2, 4, 4, 4)) if level == 1 else 4
        by_partner = level == 3 and rng.random() < 0.6
        while True:
            hands, liar = hands_without_flor(rng, seats), rng.randrange(seats)
            values = [envido_value(hand) for hand in hands]
            wrong = _wrong_values(hands[liar])
            if not wrong:
                continue
            values[liar] = rng.choice(wrong)
            state = envido_showdown(hands, 0, values)
            best = best_seat(state)
            is_partners = best != liar and side_of(best) == side_of(liar)
            if is_partners if by_partner else level > 1 or not is_partners:
                return state

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is the line of the false declaration, and the side
        that wins.
        """
        declared = showdown_of(position).declared
        order, best = [seat for seat, _ in declared], best_seat(position)
        true = {seat: envido_value(hand) for seat, hand in enumerate(position.dealt)}
        liar = next(seat for seat, value in declared if value is not None and value > true[seat])

        def blamed(seat: int, side: int) -> dict[str, str]:
            return {"line": str(order.index(seat) + 1), "winner": SIDES[side].id}

        right = blamed(liar, last_award(position).side)
        figures = [s for s in order if s != liar and not all(map(card_value, position.dealt[s]))]
        suspect = next(iter(figures), liar)
        ideas = {
            "false-highest-blamed": blamed(best, 1 - side_of(best)),
            "false-figures": blamed(suspect, 1 - side_of(suspect)),
        }
        if best == liar:
            ideas["false-wins-all-the-same"] = blamed(liar, side_of(liar))
        elif side_of(best) == side_of(liar):
            ideas["false-loses-all-the-same"] = blamed(liar, 1 - side_of(liar))
        line, next_line = order.index(liar), (order.index(liar) + 1) % len(order)
        facts = {"number": line + 1, "value": true[liar], "best": order.index(best) + 1}
        key = AnswerKey(
            answer=right,
            rule="TRU-ENV-11",
            why=Message("why-false" if best == liar else "why-false-lower", facts),
            hint=Message("hint-false"),
            highlight=(str(line + 1), str(next_line + 1)),
            mistakes=distinct(ideas, right),
        )
        parts = (
            ("line", Message("part-false"), AnswerSchema("choice", _announcements(order))),
            ("winner", Message("part-envido-winner"), AnswerSchema("choice", SIDES)),
        )
        scene = Scene("log", lines=declared_lines(position, shown=order))
        return Question(Message("prompt-false"), scene, AnswerSchema("parts", parts=parts), key)
