"""What an exercise is, what an answer looks like, and what grading says of it.

An `Exercise` holds nothing secret: it may be shown as it is. What the answer is stands in
an `AnswerKey`, which the same lesson, kind, seed, level and rules always give again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from cartes_lib.cards import Card, Hand, Suit
from cartes_lib.engine import Fact
from cartes_lib.rulebook import rule

__all__ = [
    "NO_TRUMP",
    "Answer",
    "AnswerError",
    "AnswerKey",
    "Exercise",
    "Grade",
    "Group",
    "Hint",
    "Item",
    "Line",
    "Row",
    "Said",
    "Scene",
    "Seated",
    "Shape",
    "Worth",
]

Answer = str | int | tuple[str, ...] | Mapping[str, "Answer"]
"""An item's id, a number, several ids, or by item or part its own answer."""

NO_TRUMP = "none"
"""What a scene's `trump` says of a deal without trumps; None there means: not told."""


class AnswerError(ValueError):
    """An answer that does not fit the exercise's shape; nothing is graded.

    Attributes:
        reason: `answer-<reason>` words it: `wrong-form`, `unknown-item`, `incomplete`,
            `out-of-range`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence to be: an entry of the catalogue and its facts.

    Attributes:
        lang: the language of a game's own word, which every reader sees in it; "" for the
            reader's own.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))
    lang: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """Something to choose, put in order or place: a card, or words."""

    id: str
    card: Card | None = None
    words: Said | None = None


@dataclass(frozen=True, slots=True)
class Shape:
    """The form of the answer.

    Attributes:
        kind: `pick` (ids of items, or one where not `many`), `order` (all ids), `choice`
            (an id), `number`, `match` and `zones` (an id of `targets` for each item), or
            `parts` (an answer for each part).
        low, high: bounds of a number, both included.
        unit: what a number counts; None where the question says it.
        dial: whether a number is also turned on a dial, as an estimate is.
        ends: for `order`, what stands at the top and at the bottom.
        parts: name and shape of each part.
    """

    kind: str
    items: tuple[Item, ...] = ()
    many: bool = False
    targets: tuple[Item, ...] = ()
    low: int = 0
    high: int = 0
    unit: Said | None = None
    dial: bool = False
    ends: tuple[Said, Said] | None = None
    parts: tuple[tuple[str, Said, Shape], ...] = ()


@dataclass(frozen=True, slots=True)
class Seated:
    """A card that a seat has played."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a log: what a seat did, as words."""

    id: str
    words: Said


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a score sheet: a label, and a number or words."""

    id: str
    label: Said
    value: int | Said


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together under a label: a pile, a hand, a trick.

    Attributes:
        hidden: how many more lie there face down.
    """

    id: str
    label: Said
    cards: Hand = ()
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """What is shown beside the question.

    Attributes:
        kind: `none`, `cards`, `trick`, `log`, `score`, `table`, or `piles`: a table where what is
            hidden of a group lies below its cards, as many below each.
        cards: for `cards`, what lies there.
        plays: for `trick`, what has been played, in order.
        seats: for `trick`, how many sit around the table.
        sides: for `trick`, whether whoever sits opposite is a partner.
        turn: the seat that is to play; None when the trick is complete.
        trump: a suit, `NO_TRUMP`, or None when it does not matter.
        hand: cards of the pupil, who sits at seat `you`.
        marked: a card of the hand that the question is about.
        lines: for `log`, what has happened, in order.
        rows: for `score`, `log`, `table` and `piles`, what is known in numbers.
        groups: for `table` and `piles`, cards by where they lie.
        sign: the sign that a face makes: the sentence's key is `sign-` and the sign's id.
    """

    kind: str = "none"
    cards: Hand = ()
    plays: tuple[Seated, ...] = ()
    seats: int = 4
    sides: bool = True
    turn: int | None = None
    trump: Suit | str | None = None
    hand: Hand = ()
    you: int = 0
    marked: Card | None = None
    lines: tuple[Line, ...] = ()
    rows: tuple[Row, ...] = ()
    groups: tuple[Group, ...] = ()
    sign: Said | None = None


@dataclass(frozen=True, slots=True)
class Worth:
    """What one choice brought in imagined deals.

    Attributes:
        id: of the choice.
        mean, error: the average in points, and its standard error.
    """

    id: str
    label: Said
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise, as it may be shown.

    Attributes:
        lesson: id of the lesson, such as "BO-04".
        kind: such as "legal".
        seed: 0 or more; with the others it makes the same exercise on every machine.
        level: 1 to 3.
        rules: name of the preset of the game's rules.
        position: what somebody laid out, as fields of cards; "" where it was drawn.
    """

    lesson: str
    kind: str
    seed: int
    level: int
    rules: str
    prompt: Said
    scene: Scene
    shape: Shape
    position: str = ""


@dataclass(frozen=True, slots=True)
class AnswerKey:
    """What stays in Python until it may be seen.

    Attributes:
        answer: the right one, or the best of several.
        accepted: other answers that are right as well, being nearly as good.
        told: what is said of an answer, right or wrong, instead of `why`; by answer, where
            it is an id, ids or a number.
        rule: id of the rule that decides.
        why: the worked answer.
        hint: the first hint: which family of rules to think of.
        highlight: ids of items, or notations of shown cards, to look at.
        faults: for an item that is wrongly chosen or left out, why; by item.
        mistakes: wrong answers that betray a misconception, by its name; its message is
            `misconception-<name>`.
        facts: what those messages may name.
        breakdown: how a number comes about: label and value.
        worths: of a choice that is graded by its loss, what each brought, the best first.
        tolerance: how far a number may be off and still count as right.
        case: which of the lesson's cases it is, where mastery asks for all of them.
        counterexample: cards that show at once why other answers are wrong.
    """

    answer: Answer
    rule: str
    why: Said
    hint: Said
    highlight: tuple[str, ...] = ()
    accepted: tuple[Answer, ...] = ()
    told: Mapping[str | int | tuple[str, ...], Said] = field(
        default_factory=lambda: MappingProxyType({})
    )
    faults: Mapping[str, Said] = field(default_factory=lambda: MappingProxyType({}))
    mistakes: Mapping[str, Answer] = field(default_factory=lambda: MappingProxyType({}))
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))
    breakdown: tuple[tuple[Said, int], ...] = ()
    worths: tuple[Worth, ...] = ()
    tolerance: int = 0
    case: str = ""
    counterexample: Hand = ()


@dataclass(frozen=True, slots=True)
class Grade:
    """What grading says.

    Attributes:
        ok: whether the answer is right.
        missed, extra: ids that should have been there, and that should not.
        rule: id of the rule that decides.
        why: the reason, in words.
        misconception: name of the wrong idea that the answer betrays; "" if none is known.
        breakdown: how a number comes about.
        case: which of the lesson's cases was answered; "" where it does not matter.
        counterexample: cards that refute a wrong answer, such as the one that wins; none
            where the answer is right.
        worths: what each choice brought, the best first; none where nothing is weighed.
    """

    ok: bool
    missed: tuple[str, ...]
    extra: tuple[str, ...]
    rule: str
    why: Said
    misconception: str = ""
    breakdown: tuple[tuple[Said, int], ...] = ()
    case: str = ""
    counterexample: Hand = ()
    worths: tuple[Worth, ...] = ()

    @property
    def source(self) -> str:
        """Where the rule stands in the sources, such as "S2:143"; "" if they are silent."""
        return rule(self.rule).source


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the four hints of an exercise, from the rule family to the worked answer.

    `removed` are ids of wrong answers that may be set aside; `answer` is None but in the
    last one.
    """

    number: int
    words: Said
    highlight: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    answer: Answer | None = None
    rule: str = ""
