"""Kinds of question about tables of two, three or four players without partners."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from cartes_lib.asking.botifarra.base import BotifarraKind
from cartes_lib.asking.botifarra.bidding import SUITS
from cartes_lib.asking.contract import AnswerKey, AnswerSchema, Group, Message, Question, Row, Scene
from cartes_lib.asking.kinds import InLesson
from cartes_lib.asking.parts import distinct, fitting, named_items, number
from cartes_lib.asking.registry import kind
from cartes_lib.botifarra import OBLIGADA, Rules
from cartes_lib.botifarra.bidding import multiplier
from cartes_lib.botifarra.presets import INDIVIDUAL, TRES
from cartes_lib.botifarra.score import DEAL_POINTS, duo_points, individual_score
from cartes_lib.cards import cards as read_cards

_ALONE, _DUO, _PRESETS = "BO-13", "BO-17", ("obligada",)

TABLES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "pairs": {
            "delegate": "BOT-TRUMP-01",
            "partner": "BOT-SET-01",
            "shared-pile": "BOT-PLAY-05",
        },
        "alone": {
            "minus-18": "BOT-IND4-06",
            "four-alone": "BOT-IND4-01",
            "eighteen": "BOT-IND4-06",
        },
        "three": {
            "minus-24": "BOT-IND3-02",
            "no-low": "BOT-IND3-01",
            "thirty-six": "BOT-IND3-01",
        },
        "duo": {
            "half-points": "BOT-DUO-A-07",
            "tops": "BOT-DUO-A-02",
            "twenty-four-tricks": "BOT-DUO-A-01",
        },
    }
)
"""The facts that are true of only one type of table. The keys are the types; the inner keys are ids
of facts, and the values rule ids. The message of a fact is `table-fact-<id>`.
"""

_TABLE_OF = {fact: table for table, facts in TABLES.items() for fact in facts}
_SIZES = {1: 4, 2: 6, 3: 8}
_SWAPS = {
    "tables-shares-swapped": ("minus-18", "minus-24"),
    "tables-alone-delegates": ("delegate", "four-alone"),
    "tables-tricks-swapped": ("twenty-four-tricks", "thirty-six"),
}
"""The ids of the two facts that each misconception confuses; the keys are ids of misconceptions."""


@kind
class TableFacts(BotifarraKind[tuple[str, ...]]):
    """Which of the four types of table does each fact describe? Rules: see `TABLES`."""

    name = "table-facts"
    exercises = (InLesson(_DUO, "sort", _PRESETS),)

    def read(self, *, facts: str) -> tuple[tuple[str, ...], Rules]:
        """Reads ids of facts, such as "delegate no-low"; at least one fact must describe a table
        without pairs.
        """
        return tuple(facts.split()), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> tuple[str, ...]:
        """Draws four, six or eight facts, including two facts that learners confuse."""
        pair = list(rng.choice(tuple(_SWAPS.values())))
        others = [fact for fact in _TABLE_OF if fact not in pair]
        facts = pair + rng.sample(others, _SIZES[level] - 2)
        rng.shuffle(facts)
        return tuple(facts)

    def ask(self, position: tuple[str, ...], rules: Rules) -> Question:
        """Question about `position`; the answer assigns one of four tables to each fact."""
        right = {fact: _TABLE_OF[fact] for fact in position}
        ideas = {
            name: {**right, first: right[second], second: right[first]}
            for name, (first, second) in _SWAPS.items()
            if first in right and second in right
        }
        distinctive = next(fact for fact in position if right[fact] != "pairs")
        key = AnswerKey(
            answer=right,
            rule=TABLES[right[distinctive]][distinctive],
            why=Message("why-tables"),
            hint=Message("hint-tables"),
            highlight=(distinctive,),
            faults={fact: Message(f"why-table-{table}") for fact, table in right.items()},
            mistakes=distinct(ideas, right),
        )
        targets = named_items("table-kind-", TABLES)
        schema = AnswerSchema("zones", named_items("table-fact-", position), targets=targets)
        return Question(Message("prompt-tables"), Scene(), schema, key)


def _sheet() -> Scene:
    """A scene with a score sheet: one column for each player."""
    results = {"you": 11, "right": -6, "left": 2, "facing": -7}
    rows = (Row(seat, Message(f"term-seat-{seat}"), score) for seat, score in results.items())
    return Scene("score", rows=tuple(rows), around=True, sides=False)


def _three_hands() -> Scene:
    hand = read_cards("9o 12o 7o 5o 1c 8c 6c 11e 10e 9b 8b 5b")
    mine = Group("you", Message("widget-your-hand"), hand)
    backs = (
        Group(item, Message("group-hand-of", {"seat": f"seat-{item}"}), hidden=12)
        for item in ("right", "left")
    )
    return Scene("table", groups=(mine, *backs))


def _piles() -> Scene:
    mine = Group("mine", Message("group-own-piles"), read_cards("9o 4o 12c 7e 1b 3b"), hidden=18)
    other = Group(
        "other", Message("group-other-piles"), read_cards("1o 8c 2c 11e 5e 10b"), hidden=18
    )
    return Scene("piles", groups=(other, mine))


def _pairs() -> Scene:
    rows = (
        Row("us", Message("row-your-side"), 64),
        Row("them", Message("row-other-side"), 41),
    )
    return Scene("score", rows=rows)


_PICTURES: Mapping[str, Callable[[], Scene]] = MappingProxyType(
    {"pairs": _pairs, "alone": _sheet, "three": _three_hands, "duo": _piles}
)


_RULES = {
    "pairs": "BOT-SET-01",
    "alone": "BOT-IND4-06",
    "three": "BOT-IND3-01",
    "duo": "BOT-DUO-A-01",
}


@kind
class Table(BotifarraKind[str]):
    """Which type of table does the scene show? Rules: BOT-SET-01, BOT-IND4, BOT-IND3, BOT-DUO."""

    name = "table"
    exercises = (InLesson(_DUO, "table", _PRESETS),)

    def read(self, *, of: str) -> tuple[str, Rules]:
        """Reads the type of table: "pairs", "alone", "three" or "duo".

        Raises:
            ValueError: `of` is not a type of table.
        """
        if of not in _PICTURES:
            raise ValueError(f"no such table: {of!r}")
        return of, OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> str:
        """Draws a type of table."""
        return rng.choice([*_PICTURES])

    def ask(self, position: str, rules: Rules) -> Question:
        """Question about `position`; the answer is a table."""
        why, hint = Message(f"why-table-{position}"), Message("hint-tables")
        key = AnswerKey(position, _RULES[position], why, hint)
        schema = AnswerSchema("choice", named_items("table-kind-", TABLES))
        return Question(Message("guess-table"), _PICTURES[position](), schema, key)


@dataclass(frozen=True, slots=True)
class AlonePosition:
    """The points that a player without a partner has won in a deal.

    Attributes:
        doubling: the doubling of the deal; "" if the question does not name a doubling.
    """

    points: int
    table: Rules
    contract: str
    doubling: str = ""

    @property
    def share(self) -> int:
        """The points of a deal, divided by the number of players of the table."""
        return DEAL_POINTS // self.table.seats

    @property
    def times(self) -> int:
        """The multiplier of the deal."""
        return multiplier(self.contract, self.doubling or "none", self.table)

    @property
    def score(self) -> int:
        """The score of the player for the deal; it does not depend on the other players. Rule:
        BOT-IND4-06.
        """
        others = (DEAL_POINTS - self.points, *(0,) * (self.table.seats - 2))
        return individual_score((self.points, *others), self.times)[0]

    @property
    def rows(self) -> tuple[Row, ...]:
        """Rows of the scene: the table, the points, the contract and the doubling."""
        table = "alone" if self.table is INDIVIDUAL else "three"
        rows = [
            Row("table", Message("row-table-kind"), Message(f"table-kind-{table}")),
            Row("points", Message("row-own-points"), self.points),
            Row("contract", Message("guess-row-contract"), Message(f"term-call-{self.contract}")),
        ]
        if self.doubling:
            message = Message(f"doubling-{self.doubling}")
            rows.append(Row("doubling", Message("guess-row-doubling"), message))
        return tuple(rows)


@kind
class Alone(BotifarraKind[AlonePosition]):
    """What do you score when you play without a partner? Rules: BOT-IND4-06, BOT-IND3-02."""

    name = "alone"
    exercises = (InLesson(_ALONE, "score", _PRESETS),)

    def read(
        self, *, points: int, players: int = 4, contract: str = "oros"
    ) -> tuple[AlonePosition, Rules]:
        """Reads the learner's points at a table of three or four players, and the contract."""
        return AlonePosition(points, INDIVIDUAL if players == 4 else TRES, contract), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> AlonePosition:
        """Draws a table of four players. Above level 1 it may be a table of three, and the deal may
        be doubled.
        """
        table = INDIVIDUAL if level == 1 or rng.random() < 0.5 else TRES
        points = DEAL_POINTS // table.seats + rng.choice((-1, 1)) * rng.randint(1, 14)
        contract = "botifarra" if level > 1 and rng.random() < 0.5 else rng.choice(SUITS)
        can_double = level > 1 and contract != "botifarra"
        doubling = "contro" if can_double and rng.random() < 0.5 else "none"
        return AlonePosition(points, table, contract, doubling)

    def ask(self, position: AlonePosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points, which may be negative."""
        own, share, times = position.points, position.share, position.times
        right, is_four = position.score, position.table is INDIVIDUAL
        ideas = {
            "tables-like-pairs": max(0, own - DEAL_POINTS // 2) * times,
            "tables-no-minus": abs(right),
            "tables-other-share": (own - (24 if is_four else 18)) * times,
            "tables-times-forgotten": own - share,
            "tables-all-points": own * times,
        }
        schema = number(-100, 200, "unit-points")
        counts = {"own": own, "share": share, "times": times}
        key = AnswerKey(
            answer=right,
            rule="BOT-IND4-06" if is_four else "BOT-IND3-02",
            why=Message("why-alone", {**counts, "score": _signed(right)}),
            hint=Message("hint-alone"),
            highlight=("table",),
            mistakes=fitting(ideas, right, schema),
            facts={"share": share, "times": times},
            breakdown=(
                (Message("row-own-points"), own),
                (Message("breakdown-share", {"count": position.table.seats}), -share),
                *(((Message("breakdown-doubled"), own - share),) if times == 2 else ()),
            ),
        )
        return Question(Message("prompt-alone"), Scene("score", rows=position.rows), schema, key)


def _signed(points: int) -> str:
    """`points` as text with a sign: a plus, or a minus sign (not a hyphen)."""
    return f"\u2212{-points}" if points < 0 else f"+{points}" if points else "0"


@dataclass(frozen=True, slots=True)
class DuoPosition:
    """The points of the cards that a player at a table of two has won, and the number of tricks
    won.
    """

    cards: int
    tricks: int

    @property
    def points(self) -> int:
        """Points of the player in the deal: of the cards and of the tricks. Rules: BOT-DUO-A-07,
        BOT-DUO-A-08.
        """
        return duo_points((self.cards, 60 - self.cards), (self.tricks, 24 - self.tricks))[0]


@kind
class DuoPoints(BotifarraKind[DuoPosition]):
    """How many points does a player at a table of two have? Rules: BOT-DUO-A-07, BOT-DUO-A-08."""

    name = "duo-points"
    exercises = (InLesson(_DUO, "score", _PRESETS),)

    def read(self, *, cards: int, tricks: int) -> tuple[DuoPosition, Rules]:
        """Reads the points of the cards that the player has won, and the number of tricks won."""
        return DuoPosition(cards, tricks), OBLIGADA

    def draw(self, rng: random.Random, level: int, rules: Rules) -> DuoPosition:
        """Draws the card points and the number of tricks that the player has won. Above level 1,
        the number of tricks is odd in half of the draws.
        """
        is_odd = level > 1 and rng.random() < 0.5
        tricks = 2 * rng.randint(3, 9) - is_odd
        return DuoPosition(rng.randint(15, 45), tricks)

    def ask(self, position: DuoPosition, rules: Rules) -> Question:
        """Question about `position`; the answer is a number of points."""
        cards, tricks, right = position.cards, position.tricks, position.points
        ideas = {
            "tables-trick-each": cards + tricks,
            "tables-odd-lost": cards + tricks // 2,
            "tables-odd-to-all": cards + (tricks + 1) // 2,
        }
        schema = number(0, DEAL_POINTS, "unit-points")
        rows = (
            Row("table", Message("row-table-kind"), Message("table-kind-duo")),
            Row("cards", Message("row-card-points"), cards),
            Row("tricks", Message("row-tricks-won"), tricks),
        )
        why = "even" if tricks % 2 == 0 else "gets" if right > cards + tricks // 2 else "loses"
        key = AnswerKey(
            answer=right,
            rule="BOT-DUO-A-07" if why == "even" else "BOT-DUO-A-08",
            why=Message(f"why-duo-{why}", {"cards": cards, "tricks": tricks, "points": right}),
            hint=Message("hint-duo"),
            highlight=("tricks",),
            mistakes=fitting(ideas, right, schema),
            breakdown=(
                (Message("row-card-points"), cards),
                (Message("breakdown-tricks", {"count": tricks}), right - cards),
            ),
        )
        scene = Scene("score", rows=rows, around=True, seats=2)
        return Question(Message("prompt-duo-points"), scene, schema, key)
