"""Kinds of question about the values that players declare after an envido (a bet) is accepted."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

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
from cartes_lib.asking.parts import YES_NO, distinct, fitting, reason_of, seat_choice, seat_key
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import (
    POINTS,
    SIDES,
    TrucoKind,
    hands_of,
    seat_answer,
    seat_row,
)
from cartes_lib.asking.truco.showdowns import (
    declared_lines,
    envido_showdown,
    hands_without_flor,
    last_award,
    seats_in_turn,
    showdown_of,
)
from cartes_lib.cards import PACK_40, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import right_of, seat_names, side_of
from cartes_lib.truco import Rules, State, envido_value
from cartes_lib.truco.actions import Declare
from cartes_lib.truco.bets import ENVIDO_CALLS
from cartes_lib.truco.envido import card_value
from cartes_lib.truco.stakes import envido_stake

_HANDS = hands_of("7e 6e 1o/7o 6o 1c/7c 6c 1b/7b 6b 1e")
"""Hands without a flor, for questions in which the cards do not matter."""

_Values = Sequence[int | None]


def _values(text: str) -> list[int | None]:
    """Parse declared values such as "27 buenas"; the result has None for "son buenas" (a
    concession).
    """
    return [None if word == "buenas" else int(word) for word in text.split()]


def _declared(rng: random.Random, hands: Sequence[Hand], order: Sequence[int]) -> list[int | None]:
    """Random values that the seats in `order` declare; None for a concession ("son buenas")."""
    values: list[int | None] = []
    best = -1
    for seat in order:
        own = envido_value(hands[seat])
        gives_way = own <= best and rng.random() < 0.7
        values.append(None if gives_way else own)
        best = max(best, own)
    return values


def _mano(state: State) -> int:
    return right_of(state.dealer, state.rules.players)


def _best(state: State) -> int:
    """The seat that declared the highest value. Rules: TRU-ENV-10, TRU-ENV-13."""
    best = showdown_of(state).best
    assert best is not None, "a value was declared"
    return best[0]


@dataclass(frozen=True, slots=True)
class AnnouncePosition:
    """An accepted envido, and the values that players have declared so far.

    Attributes:
        caller: the seat that called the envido; None if the scene does not show it.
    """

    state: State
    caller: int | None = None

    @property
    def scene(self) -> Scene:
        """The scene: the declarations, the mano (first player), and the envido's caller."""
        players = self.state.rules.players
        rows: tuple[Row, ...] = (seat_row("mano", _mano(self.state), players),)
        if self.caller is not None:
            seat = Message(f"term-seat-{seat_key(self.caller, players)}")
            rows += (Row("caller", Message("row-envido-caller"), seat),)
        return Scene("log", lines=declared_lines(self.state), rows=rows)


class _AnnounceKind(TrucoKind[AnnouncePosition]):
    """A kind of question about the values declared for an envido; its answer is a seat."""

    def _question(
        self, position: AnnouncePosition, topic: str, seat: int, ideas: dict[str, int]
    ) -> Question:
        state, tied = position.state, topic == "tie"
        names, mano = seat_names(state.rules.players), _mano(state)
        facts = {"seat": f"seat-{names[seat]}", "mano": f"seat-{names[mano]}"}
        why, topic = Message(f"why-announce-{topic}", facts), "winner" if tied else topic
        rule = "TRU-ENV-13" if topic == "next" else "TRU-ENV-10"
        hint = Message(f"hint-announce-{topic}")
        key = seat_answer(seat, names, rule, why, hint, ("mano",), ideas)
        schema = seat_choice(state.rules.players)
        return Question(Message(f"prompt-announce-{topic}"), position.scene, schema, key)

    def _seats(self, rng: random.Random, level: int) -> tuple[int, int, int]:
        """Draws the number of players, the first player's seat (mano), and the caller's seat."""
        seats = 2 if level == 1 and rng.random() < 0.3 else 4
        return seats, rng.randrange(seats), rng.randrange(seats)


@kind
class Announcer(_AnnounceKind):
    """Who declares an envido value next? Rule: TRU-ENV-13."""

    name = "announcer"
    exercises = (InLesson("TR-07", "next", ("con-flor",), weights=(0.7, 0.5, 0.4)),)

    def read(
        self, *, history: str = "", mano: int = 1, players: int = 4
    ) -> tuple[AnnouncePosition, Rules]:
        """Reads the values declared so far, in order, such as "27 buenas"."""
        state = envido_showdown(_HANDS[:players], mano, _values(history))
        return AnnouncePosition(state), state.rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> AnnouncePosition:
        """Draws an envido in which some players have not declared yet."""
        seats, mano, caller = self._seats(rng, level)
        hands, order = hands_without_flor(rng, seats), seats_in_turn(mano, seats)
        values = _declared(rng, hands, order)[: rng.randrange(seats)]
        return AnnouncePosition(envido_showdown(hands, mano, values), caller)

    def ask(self, position: AnnouncePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        state = position.state
        right, declared, seats = state.to_act[0], showdown_of(state).declared, state.rules.players
        last = declared[-1][0] if declared else _mano(state)
        caller = right if declared or position.caller is None else position.caller
        ideas = {
            "announce-caller-first": caller,
            "announce-to-the-left": (last - 1) % seats,
            "announce-partner-next": right_of(last, seats, 2),
            "announce-highest-again": _best(state) if declared else right,
        }
        return self._question(position, "next", right, ideas)


@kind
class AnnounceWinner(_AnnounceKind):
    """Who wins the envido, after all players have declared? Rules: TRU-ENV-10, TRU-ENV-13."""

    name = "announce-winner"
    exercises = (InLesson("TR-07", "next", ("con-flor",), weights=(0.3, 0.5, 0.6)),)

    def read(self, *, hands: str, history: str, mano: int = 1) -> tuple[AnnouncePosition, Rules]:
        """Reads the hands of all seats, separated by "/", and the values that the seats declare in
        turn.
        """
        state = envido_showdown(hands_of(hands), mano, _values(history))
        last_award(state)
        return AnnouncePosition(state), state.rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> AnnouncePosition:
        """Draws the declarations of all players; in half of the draws, the highest value is
        tied.
        """
        (seats, mano, caller), wants_tie = self._seats(rng, level), rng.random() < 0.5
        order = seats_in_turn(mano, seats)
        while True:
            hands = hands_without_flor(rng, seats)
            own = [envido_value(hands[seat]) for seat in order]
            if (own.count(max(own)) > 1) == wants_tie:
                values: _Values = own if wants_tie else _declared(rng, hands, order)
                return AnnouncePosition(envido_showdown(hands, mano, values), caller)

    def ask(self, position: AnnouncePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        state, right = position.state, _best(position.state)
        declared = showdown_of(state).declared
        most = max(value for _, value in declared if value is not None)
        tied = [seat for seat, value in declared if value == most]
        ideas = {
            "announce-last-of-a-tie": tied[-1],
            "announce-mano-wins": declared[0][0],
            "announce-last-word": declared[-1][0],
        }
        return self._question(position, "tie" if len(tied) > 1 else "winner", right, ideas)


@dataclass(frozen=True, slots=True)
class DeclarePosition:
    """An envido in which the learner declares next, and the value that the question asks about."""

    state: State
    value: int


@kind
class Announce(TrucoKind[DeclarePosition]):
    """May the learner, who declares next, declare this value? Rules: TRU-ENV-10, TRU-ENV-11."""

    name = "announce"
    exercises = (InLesson("TR-07", "announce", ("con-flor",)),)

    def read(
        self, *, value: int, hand: str, history: str = "", players: int = 2
    ) -> tuple[DeclarePosition, Rules]:
        """Reads the value, the learner's hand, and the earlier declared values, such as "27"."""
        state = self._state(read_cards(hand), _values(history), players)
        return DeclarePosition(state, value), state.rules

    def _state(self, hand: Hand, values: _Values, players: int) -> State:
        """A state in which the learner has `hand` and declares next; no other hand is a flor (one
        suit).
        """
        rest = sorted((card for card in PACK_40 if card not in hand), key=lambda card: card.rank)
        others = [(rest[at], rest[at + 6], rest[at + 13]) for at in range(players - 1)]
        return envido_showdown((hand, *others), -len(values) % players, values)

    def draw(self, rng: random.Random, level: int, rules: Rules) -> DeclarePosition:
        """Draws a hand and a value. In half of the draws no hand can have this value. In the others
        it is the value of the hand, or another possible value.
        """
        (hand,) = hands_without_flor(rng, 1)
        before = rng.choice(([], [rng.randint(20, 33)])) if level > 1 else []
        possible = rng.choice((envido_value(hand), rng.randint(20, 33)))
        value = rng.choice((possible, rng.randint(8, 19)))
        return DeclarePosition(self._state(hand, before, 2), value)

    def ask(self, position: DeclarePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is yes or no."""
        state, value = position.state, position.value
        verdict = state.judge(Declare(value), 0)
        first = not showdown_of(state).declared
        needless = Message("why-announce-first" if first else "why-announce-less")
        key = AnswerKey(
            answer="yes" if verdict.legal else "no",
            rule="TRU-ENV-10",
            why=reason_of(verdict) or needless,
            hint=Message("hint-announce-winner"),
        )
        rows = (seat_row("mano", _mano(state), state.rules.players),)
        scene = Scene("log", lines=declared_lines(state), rows=rows, hand=state.dealt[0])
        return Question(Message("guess-announce", {"value": value}), scene, YES_NO, key)


_VALUES = (*range(8), *range(20, 34))
"""Envido values that a hand can have."""


def _wrong_values(hand: Hand) -> list[int]:
    """False envido values, higher than that of `hand`, that a player could declare by mistake."""
    own = envido_value(hand)
    near = (own + 20, own + 1, sum(card.rank for card in hand))
    return [value for value in near if value in _VALUES and value > own]


class _DeclaredKind(TrucoKind[State]):
    """A kind of question about an envido after all values were declared."""

    def read(
        self, *, hands: str, history: str, mano: int = 1, calls: str = "envido"
    ) -> tuple[State, Rules]:
        """Reads the hands of all seats (separated by "/", the learner's first), the declarations in
        turn (such as "24 buenas"), and the calls of the envido.
        """
        state = envido_showdown(hands_of(hands), mano, _values(history), calls.split())
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
            values = _declared(rng, hands, order)
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
        best, players = _best(state), state.rules.players
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
        return declared_lines(state), str(order.index(_best(state)) + 1)

    def _groups(self, state: State) -> tuple[Group]:
        """The scene group with the cards that the winner of the envido shows."""
        best = _best(state)
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
        rows = (seat_row("mano", _mano(position), position.rules.players),)
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
            seat_row("mano", _mano(position), players),
        )
        # On a phone the choices leave no space for pictures of the cards.
        lines = declared_lines(position, shown=(_best(position),))
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
            best = _best(state)
            is_partners = best != liar and side_of(best) == side_of(liar)
            if is_partners if by_partner else level > 1 or not is_partners:
                return state

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is the line of the false declaration, and the side
        that wins.
        """
        declared = showdown_of(position).declared
        order, best = [seat for seat, _ in declared], _best(position)
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
        moments = tuple(
            Item(
                str(number),
                message=Message("moment-announce", {"seat": f"seat-{seat_key(seat, len(order))}"}),
            )
            for number, seat in enumerate(order, 1)
        )
        parts = (
            ("line", Message("part-false"), AnswerSchema("choice", moments)),
            ("winner", Message("part-envido-winner"), AnswerSchema("choice", SIDES)),
        )
        scene = Scene("log", lines=declared_lines(position, shown=order))
        return Question(Message("prompt-false"), scene, AnswerSchema("parts", parts=parts), key)
