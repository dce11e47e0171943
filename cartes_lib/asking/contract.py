"""Data classes of questions, answers, answer keys, grades and hints.

A `Question` contains its `AnswerKey`, so it must stay in Python. An `Exercise` contains no secrets,
so a page may show all of it. The question of an `Exercise` can be generated again.
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
    "AnswerKey",
    "AnswerSchema",
    "ChoiceValue",
    "Exercise",
    "Grade",
    "Group",
    "Hint",
    "Item",
    "Line",
    "Message",
    "PlacedCard",
    "Question",
    "Row",
    "Scene",
]

Answer = str | int | tuple[str, ...] | Mapping[str, "Answer"]
"""An answer: the id of an item, a number, several ids, or a map from items or parts to answers."""

NO_TRUMP = "none"
"""Value of `Scene.trump` in a deal without trumps. None means that the trump is not shown."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message to render: the key of the catalogue entry and its arguments (`facts`).

    Attributes:
        lang: a fixed language, for an untranslated word of a game; "" for the player's language.
        then: the message that follows, such as the reason for a verdict; None if no message
            follows.

    >>> from cartes_lib.asking import Message
    >>> from cartes_lib.asking.render import message_text
    >>> from cartes_lib.messages import use_language
    >>> with use_language("en"):
    ...     print(message_text(Message("rule-BOT-SET-01")))
    Four people play, two against two; partners sit opposite each other.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))
    lang: str = ""
    then: Message | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """An item to choose, to order or to place: a card, or a text (the message). The card or the
    message may be None.

    Attributes:
        seat: for an item that is a player, the seat where it is drawn, from 0 to
            `AnswerSchema.seats` - 1; else None.

    >>> from cartes_lib.asking.contract import Item
    >>> from cartes_lib.cards import card
    >>> Item("9o", card("9o")).card
    <9o>
    """

    id: str
    card: Card | None = None
    message: Message | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerSchema:
    """The form of the answer to a question.

    Attributes:
        kind: the type of the answer. `pick`: ids of items, or a single id if not `multi_select`.
            `order`: all ids. `choice`: an id. `number`: an integer. `match` and `zones`: an id of
            `targets` for each item. `parts`: an answer for each part.
        low, high: bounds of a number, both included.
        unit: what a number counts, such as points; None if the prompt states it.
        dial: whether the page shows a dial to set the number, as for an estimate.
        ends: for `order`, labels of the first and of the last place; else None.
        parts: name and schema of each part.
        seats: for a choice of players, the number of seats at the table, where the items are drawn;
            otherwise 0.

    >>> from cartes_lib.asking.contract import AnswerSchema
    >>> AnswerSchema("number", low=0, high=12).high
    12
    """

    kind: str
    items: tuple[Item, ...] = ()
    multi_select: bool = False
    targets: tuple[Item, ...] = ()
    low: int = 0
    high: int = 0
    unit: Message | None = None
    dial: bool = False
    ends: tuple[Message, Message] | None = None
    parts: tuple[tuple[str, Message, AnswerSchema], ...] = ()
    seats: int = 0


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card on the table, and the seat that played it.

    >>> from cartes_lib.asking.contract import PlacedCard
    >>> from cartes_lib.cards import card
    >>> PlacedCard(2, card("9o")).seat
    2
    """

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a log: the message about an action of a seat.

    >>> from cartes_lib.asking import Message
    >>> from cartes_lib.asking.contract import Line
    >>> Line("call-1", Message("term-seat-left")).id
    'call-1'
    """

    id: str
    message: Message


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a score sheet: a label, and a number or a message.

    >>> from cartes_lib.asking import Message
    >>> from cartes_lib.asking.contract import Row
    >>> Row("us", Message("term-side-us"), 12).value
    12
    """

    id: str
    label: Message
    value: int | Message


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together under a label: a pile, a hand, a trick.

    Attributes:
        hidden: the number of face-down cards in the group.

    >>> from cartes_lib.asking import Message
    >>> from cartes_lib.asking.contract import Group
    >>> from cartes_lib.cards import cards
    >>> len(Group("pile", Message("term-pile"), cards("9o 1o"), hidden=2).cards)
    2
    """

    id: str
    label: Message
    cards: Hand = ()
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """What a page shows beside a question: cards, a trick, a log, a score sheet, ...

    Attributes:
        kind: `none`, `cards`, `trick`, `log`, `score`, `table`, or `piles`: a table where face-down
            cards lie under the cards of a group, the same number under each card.
        cards: for `cards`, the cards shown.
        plays: for `trick`, the plays in order.
        tricks: for `trick`, earlier tricks, shown one after another and then hidden.
        around: for `log` and `score`, whether the players are drawn around an empty table, each
            with their calls and rows.
        seats: for `trick` and `around`, the number of players at the table.
        sides: for `trick` and `around`, whether the players form two sides, so that the player
            opposite is a partner.
        turn: the seat that plays next; None when the trick is complete.
        trump: a suit, `NO_TRUMP`, or None when it does not matter.
        hand: cards of the learner, who sits at seat `you`.
        hand_label: the label of these cards, if they are not a hand.
        marked: a card of the hand that the question is about; None if it is about all cards.
        lines: for `log`, the lines in order.
        rows: for `score`, `log`, `cards`, `table` and `piles`, the rows of the score sheet.
        rows_label: a heading of the rows; None if their own labels are enough.
        groups: for `log`, `table` and `piles`, the groups of cards.
        sign: the message, `sign-<id>`, of the sign (in Truco, a facial signal to the partner) that
            a drawn face makes; None without a face.

    >>> from cartes_lib.asking import ask
    >>> ask("botifarra", "winner", trick="12o 9o 3o 1o").scene.kind
    'trick'
    """

    kind: str = "none"
    cards: Hand = ()
    plays: tuple[PlacedCard, ...] = ()
    tricks: tuple[tuple[PlacedCard, ...], ...] = ()
    around: bool = False
    seats: int = 4
    sides: bool = True
    turn: int | None = None
    trump: Suit | str | None = None
    hand: Hand = ()
    hand_label: Message | None = None
    you: int = 0
    marked: Card | None = None
    lines: tuple[Line, ...] = ()
    rows: tuple[Row, ...] = ()
    rows_label: Message | None = None
    groups: tuple[Group, ...] = ()
    sign: Message | None = None


@dataclass(frozen=True, slots=True)
class ChoiceValue:
    """Average result of a choice over many determinizations (simulated deals).

    Attributes:
        id: the id of the choice.
        mean, error: the average in points, and its standard error.

    >>> from cartes_lib.asking import Message
    >>> from cartes_lib.asking.contract import ChoiceValue
    >>> ChoiceValue("9o", Message("none"), mean=3.5, error=0.2).mean
    3.5
    """

    id: str
    label: Message
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise without its answer.

    Attributes:
        lesson: id of the lesson, such as "BO-04".
        kind: the kind of exercise, such as "legal".
        seed: 0 or more; the same fields give the same exercise on every machine.
        level: the difficulty, 1 to 3.
        rules: name of the preset of the game's rules.
        position: the text of a custom position (see `cartes_lib.asking.custom`); "" if the position
            was drawn.

    >>> from cartes_lib.asking import generate
    >>> exercise = generate("BO-04", "legal", seed=7)
    >>> exercise.lesson, exercise.kind, exercise.rules
    ('BO-04', 'legal', 'lliure')
    """

    lesson: str
    kind: str
    seed: int
    level: int
    rules: str
    prompt: Message
    scene: Scene
    schema: AnswerSchema
    position: str = ""


@dataclass(frozen=True, slots=True)
class AnswerKey:
    """The answer of a question with its reason. It stays in Python until the player may see it.

    Attributes:
        answer: the right answer, or the best of several.
        accepted: other answers that are graded as right because they are almost as good.
        replies: messages that replace `why` for some answers; the keys are answers (an id, ids or a
            number).
        rule: id of the rule that decides; "" if no rule does.
        why: the message that explains the answer.
        hint: the first hint, which names the relevant family of rules.
        highlight: ids of items, or notations of cards, that the second hint highlights.
        faults: the reason why it is wrong to choose an item, or to leave it out; the keys are ids
            of items.
        mistakes: the wrong answer that each misconception leads to; the keys are names of
            misconceptions. The message of a misconception is `misconception-<name>`.
        facts: arguments of the messages of misconceptions.
        breakdown: the terms of a sum that makes the answer, each with label and value.
        choice_values: for a choice graded by its loss in points, the value of each choice, the
            best first.
        tolerance: the largest error with which a number is graded as right.
        case: the case of the rule that this question tests, if the lesson's goal requires all
            cases.
        counterexample: cards that show why other answers are wrong.

    >>> from cartes_lib.asking import ask
    >>> ask("botifarra", "winner", trick="12o 9o 3o 1o").key.answer
    '9o'
    """

    answer: Answer
    rule: str
    why: Message
    hint: Message
    highlight: tuple[str, ...] = ()
    accepted: tuple[Answer, ...] = ()
    replies: Mapping[str | int | tuple[str, ...], Message] = field(
        default_factory=lambda: MappingProxyType({})
    )
    faults: Mapping[str, Message] = field(default_factory=lambda: MappingProxyType({}))
    mistakes: Mapping[str, Answer] = field(default_factory=lambda: MappingProxyType({}))
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))
    breakdown: tuple[tuple[Message, int], ...] = ()
    choice_values: tuple[ChoiceValue, ...] = ()
    tolerance: int = 0
    case: str = ""
    counterexample: Hand = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a position: prompt, scene, answer schema and answer key.

    >>> from cartes_lib.asking import ask
    >>> ask("botifarra", "winner", trick="12o 9o 3o 1o").key.rule
    'BOT-PLAY-03'
    """

    prompt: Message
    scene: Scene
    schema: AnswerSchema
    key: AnswerKey


@dataclass(frozen=True, slots=True)
class Grade:
    """The result of grading an answer.

    Attributes:
        ok: whether the answer is right.
        missed, extra: ids that are missing from the answer, and ids that are wrong in it.
        rule: id of the rule that decides.
        why: the message that explains the right answer.
        misconception: name of the misconception that the answer shows; "" if unknown.
        breakdown: the terms of a sum that makes the right answer, each with label and value.
        case: the case of the rule that the question tested; "" if the goal has no cases.
        counterexample: cards that refute a wrong answer, such as the winning card; empty if the
            answer is right.
        choice_values: the value of each choice, the best first; empty if choices have no values.

    >>> from cartes_lib.asking import ask, grade_question
    >>> grade_question(ask("botifarra", "winner", trick="12o 9o 3o 1o"), "12o").ok
    False
    """

    ok: bool
    missed: tuple[str, ...]
    extra: tuple[str, ...]
    rule: str
    why: Message
    misconception: str = ""
    breakdown: tuple[tuple[Message, int], ...] = ()
    case: str = ""
    counterexample: Hand = ()
    choice_values: tuple[ChoiceValue, ...] = ()

    @property
    def source(self) -> str:
        """The source and line of the rule, such as "S2:143"; "" if the rule has no source."""
        return rule(self.rule).source


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the four hints of an exercise. The first names the family of rules; the last explains
    the answer.

    `removed` has ids of wrong answers that the page removes. Only the last hint has an `answer`; it
    is None in the others.

    >>> from cartes_lib.asking import generate, hints
    >>> [hint.number for hint in hints(generate("BO-04", "legal", seed=7))]
    [1, 2, 3, 4]
    """

    number: int
    message: Message
    highlight: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    answer: Answer | None = None
    rule: str = ""
