"""Kinds of question about the values that players declare after an envido (a bet) is accepted."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from cartes_lib.asking.contract import (
    AnswerKey,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import YES_NO, reason_of, seat_choice, seat_key
from cartes_lib.asking.registry import kind
from cartes_lib.asking.truco.base import (
    TrucoKind,
    hands_of,
    seat_answer,
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
from cartes_lib.cards import PACK_40, Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.seats import right_of, seat_names
from cartes_lib.truco import Rules, State, envido_value
from cartes_lib.truco.actions import Declare

_HANDS = hands_of("7e 6e 1o/7o 6o 1c/7c 6c 1b/7b 6b 1e")
"""Hands without a flor, for questions in which the cards do not matter."""

_Values = Sequence[int | None]


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
        rows: tuple[Row, ...] = (seat_row("mano", mano_of(self.state), players),)
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
        names, mano = seat_names(state.rules.players), mano_of(state)
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
        state = envido_showdown(_HANDS[:players], mano, read_values(history))
        return AnnouncePosition(state), state.rules

    def draw(self, rng: random.Random, level: int, rules: Rules) -> AnnouncePosition:
        """Draws an envido in which some players have not declared yet."""
        seats, mano, caller = self._seats(rng, level)
        hands, order = hands_without_flor(rng, seats), seats_in_turn(mano, seats)
        values = declared_values(rng, hands, order)[: rng.randrange(seats)]
        return AnnouncePosition(envido_showdown(hands, mano, values), caller)

    def ask(self, position: AnnouncePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        state = position.state
        right, declared, seats = state.to_act[0], showdown_of(state).declared, state.rules.players
        last = declared[-1][0] if declared else mano_of(state)
        caller = right if declared or position.caller is None else position.caller
        ideas = {
            "announce-caller-first": caller,
            "announce-to-the-left": (last - 1) % seats,
            "announce-partner-next": right_of(last, seats, 2),
            "announce-highest-again": best_seat(state) if declared else right,
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
        state = envido_showdown(hands_of(hands), mano, read_values(history))
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
                values: _Values = own if wants_tie else declared_values(rng, hands, order)
                return AnnouncePosition(envido_showdown(hands, mano, values), caller)

    def ask(self, position: AnnouncePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a seat."""
        state, right = position.state, best_seat(position.state)
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
        state = self._state(read_cards(hand), read_values(history), players)
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
        rows = (seat_row("mano", mano_of(state), state.rules.players),)
        scene = Scene("log", lines=declared_lines(state), rows=rows, hand=state.dealt[0])
        return Question(Message("guess-announce", {"value": value}), scene, YES_NO, key)
