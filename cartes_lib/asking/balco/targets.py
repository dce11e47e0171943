"""A kind of question about the legal targets of a 1."""

from __future__ import annotations

import random
from dataclasses import replace

from cartes_lib.asking.balco.base import BalcoKind
from cartes_lib.asking.balco.throw_notation import empty_table
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, seat_items
from cartes_lib.asking.registry import kind
from cartes_lib.balco import STANDARD, Rules, State, card
from cartes_lib.balco.actions import Throw
from cartes_lib.balco.condition import FREE, under_fire
from cartes_lib.balco.table import Shot
from cartes_lib.seats import seat_names


def _table(players: int, out: tuple[int, ...], sender: int | None) -> State:
    """A state in which seat 0 can throw a 1; the seats `out` have no cards left. If `sender` is not
    None, the 1 is the answer to a 1 of this seat.
    """
    table = empty_table(players)
    return replace(
        table,
        hands=((card("1o"),), *table.hands[1:]),
        down=tuple(() if seat in out else cards for seat, cards in enumerate(table.down)),
        out=out,
        shots=() if sender is None else (Shot(sender, 0),),
        condition=FREE if sender is None else under_fire(0),
    )


@kind
class Targets(BalcoKind[State]):
    """Which players may be the target of your 1? Rules: BAL-SP1-01, BAL-SP1-03, BAL-SP1-08."""

    name = "targets"
    exercises = (InLesson("BA-08", "call", ("standard",)),)

    def read(
        self, *, out: str = "", sender: int | None = None, players: int = 4
    ) -> tuple[State, Rules]:
        """Reads the seats without cards, such as "1 3", and the seat whose 1 the learner
        answers.
        """
        return _table(players, tuple(map(int, out.split())), sender), STANDARD

    def draw(self, rng: random.Random, level: int, rules: Rules) -> State:
        """Draws four seats, or five at level 3, some without cards. From level 2 on, the learner
        may answer a 1.
        """
        seats = 5 if level == 3 else 4
        out = rng.sample(range(1, seats), rng.randint(0 if level > 1 else 1, seats - 2))
        sender = rng.choice([seat for seat in range(1, seats) if seat not in out])
        is_answer = level > 1 and rng.random() < 0.5
        return _table(seats, tuple(out), sender if is_answer else None)

    def ask(self, position: State, rules: Rules) -> Question:
        """Question about `position`; the answer is all legal targets."""
        seats, out = position.rules.players, position.out
        names = seat_names(seats, sides=False)
        named = {
            seat
            for action in position.actions()
            if isinstance(action, Throw)
            for seat in action.targets
        }
        right = tuple(names[seat] for seat in sorted(named))
        sender = names[position.shots[0].sender] if position.shots else ""
        ideas = {
            "target-self": ("you", *right),
            "target-right-only": tuple(name for name in right if name == names[1]) or right,
            "target-out": names[1:],
            "target-not-sender": tuple(name for name in right if name != sender) or right,
        }
        rows = [
            Row(
                name,
                Message(f"term-seat-{name}"),
                Message("state-out" if seat in out else "state-in"),
            )
            for seat, name in enumerate(names)
            if seat
        ]
        if sender:
            rows.append(Row("sender", Message("row-sender"), Message(f"term-seat-{sender}")))
        key = AnswerKey(
            answer=right,
            rule="BAL-SP1-03" if sender else "BAL-SP1-08" if out else "BAL-SP1-01",
            why=Message("why-target"),
            hint=Message("hint-target"),
            highlight=tuple(names[seat] for seat in out) or (names[1],),
            mistakes=distinct(ideas, right),
        )
        schema = AnswerSchema(
            "pick", seat_items(seats, sides=False), multi_select=True, seats=seats
        )
        return Question(Message("prompt-target"), Scene("score", rows=tuple(rows)), schema, key)
