"""Base class of the kinds of Truco, and functions that build rows, log lines and answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from cartes_lib.asking.contract import AnswerKey, Group, Item, Line, Message, Row, Scene
from cartes_lib.asking.kinds import Kind
from cartes_lib.asking.parts import distinct, seat_key
from cartes_lib.cards import Hand
from cartes_lib.cards import cards as read_cards
from cartes_lib.truco import PRESETS, Rules

POINTS = Message("unit-points")
SIDES = tuple(Item(side, message=Message(f"side-{side}")) for side in ("yours", "theirs"))

PositionT = TypeVar("PositionT")


class TrucoKind(Kind[PositionT, Rules], Generic[PositionT]):
    """A kind of question about Truco. The learner is seat 0; with two players, the opponent is seat
    1.
    """

    game = "truco"

    def rules(self, preset: str) -> Rules:
        """The rules of Truco with the preset name `preset`."""
        return PRESETS[preset]


def hands_of(text: str) -> tuple[Hand, ...]:
    """Parse hands in notation, separated by "/"."""
    return tuple(map(read_cards, text.split("/")))


def seat_row(name: str, seat: int, seats: int, sides: bool = True) -> Row:
    """The row of a scene that names the seat of a role, such as "mano" or "dealer"."""
    return Row(name, Message(f"row-{name}"), Message(f"term-seat-{seat_key(seat, seats, sides)}"))


def score_rows(scores: Sequence[int]) -> tuple[Row, ...]:
    """The rows with the scores of the learner and of the opponent."""
    return tuple(
        Row(name, Message(f"row-score-{name}"), score)
        for name, score in zip(("you", "opponent"), scores, strict=True)
    )


def call_line(number: int, seat: int, call: str, seats: int = 2, term: str = "call") -> Line:
    """A line of a log: which seat made which call. The message of the call is `<term>-<call>`."""
    name = f"seat-{seat_key(seat, seats)}"
    return Line(str(number), Message("log-call", {"seat": name, "call": f"{term}-{call}"}))


def bets_scene(lines: Iterable[Line], rows: Iterable[Row] = (), seats: int = 2) -> Scene:
    """A scene with the players around the table, each with the calls that they have made."""
    return Scene("log", lines=tuple(lines), rows=tuple(rows), around=True, seats=seats)


def bet_items(names: Iterable[str]) -> tuple[Item, ...]:
    """The calls `names` as items to choose from."""
    return tuple(Item(name, message=Message(f"term-bet-{name}")) for name in names)


def trick_groups(tricks: Iterable[Hand]) -> tuple[Group, ...]:
    """Tricks as groups of cards, numbered from 1."""
    return tuple(
        Group(f"trick-{number}", Message("group-trick", {"number": number}), hand)
        for number, hand in enumerate(tricks, 1)
    )


def seat_answer(
    seat: int,
    names: Sequence[str],
    rule: str,
    why: Message,
    hint: Message,
    highlight: tuple[str, ...],
    mistakes: Mapping[str, int],
) -> AnswerKey:
    """The answer key of a question whose answer is `seat`. `mistakes` has wrong seats; its keys are
    ids of misconceptions.
    """
    right = names[seat]
    wrong = distinct({name: names[at] for name, at in mistakes.items()}, right)
    return AnswerKey(right, rule, why, hint, highlight=highlight, mistakes=wrong)
