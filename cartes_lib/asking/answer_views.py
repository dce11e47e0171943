"""The JSON values of answers and verdicts for a page; Python and the scripts of a page share them.

`docs/view_types.py` generates the types of the scripts from these. All texts are
in the language of the page.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

__all__ = [
    "ChoiceRow",
    "CountedPoints",
    "Ends",
    "GradeVerdict",
    "ItemView",
    "PartView",
    "RuleVerdict",
    "SchemaView",
    "Verdict",
]


class ItemView(TypedDict):
    """Something that the learner can choose: a card in notation, a player, or a text.

    Attributes:
        lang: the language of `text`, if it is not the page's.
        card_name: the name of the card, for screen readers.
    """

    id: str
    card: NotRequired[str]
    text: NotRequired[str]
    lang: NotRequired[str]
    card_name: NotRequired[str]
    seat: NotRequired[int]


class Ends(TypedDict):
    """The texts at both ends of an order, such as "strongest" and "weakest"."""

    first: str
    last: str


class SchemaView(TypedDict):
    """The form of an answer; see `cartes_lib.asking.contract.AnswerSchema`.

    Attributes:
        min, max: the limits of a number.
        dial: whether a grid of percentages shows the number.
        targets: what the items are matched with, or sorted into.
        seats: number of players, if the items are players.
    """

    kind: str
    items: list[ItemView]
    multi_select: NotRequired[bool]
    min: NotRequired[int]
    max: NotRequired[int]
    unit: NotRequired[str]
    dial: NotRequired[bool]
    targets: NotRequired[list[ItemView]]
    seats: NotRequired[int]
    ends: NotRequired[Ends]
    parts: NotRequired[list[PartView]]


class PartView(SchemaView):
    """One of several answers to a question, with the name of the part."""

    id: str
    label: str


class CountedPoints(TypedDict):
    """A line of a sum of points."""

    label: str
    value: int


class ChoiceRow(TypedDict):
    """A row in the plot of choices; `bar` is 0 for the worst choice and 100 for the best."""

    id: str
    label: str
    figure: str
    bar: int


class RuleVerdict(TypedDict):
    """Whether something is right, the reason, and the rule with its source.

    Attributes:
        ok: None if there was no answer.
        choice: the project's choice if the sources of the rule are unclear, or "".
        flag: how certain the rule is, in words.
        missed, extra: ids of right items that the answer lacks, and of wrong ones that it has.
    """

    ok: bool | None
    text: str
    rule: str
    rule_text: str
    source: str
    choice: NotRequired[str]
    flag: NotRequired[str]
    missed: NotRequired[list[str]]
    extra: NotRequired[list[str]]
    breakdown: NotRequired[list[CountedPoints]]
    choice_values: NotRequired[list[ChoiceRow]]


class Verdict(RuleVerdict):
    """The verdict on an answer; `right` and `items` are the right answer after a wrong one."""

    right: NotRequired[str]
    items: NotRequired[list[str]]


class GradeVerdict(RuleVerdict):
    """The verdict on an answer to an exercise, as `cartes_lib.asking.render.public_grade` returns
    it.

    Attributes:
        announcement: the sentence for screen readers.
        misconception: name of the likely mistake, or "".
        counterexample: cards that show the mistake.
    """

    right: str
    items: list[str]
    announcement: str
    misconception: str
    counterexample: list[str]
