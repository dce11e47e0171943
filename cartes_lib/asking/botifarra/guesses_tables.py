"""Questions about other tables of Botifarra: which one it is, what one notes alone, piles.

The reader is seat 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from cartes_lib.asking import parts
from cartes_lib.asking.botifarra.tables import TABLES, alone_score, signed
from cartes_lib.asking.contract import (
    AnswerSchema,
    Group,
    Item,
    Message,
    Question,
    Row,
    Scene,
)
from cartes_lib.asking.registry import guess_kind
from cartes_lib.botifarra import DEAL_POINTS, PRESETS
from cartes_lib.cards import cards as read_cards
from cartes_lib.engine import Fact

__all__ = [
    "alone",
    "table",
]

_RULES = {
    "pairs": "BOT-SET-01",
    "alone": "BOT-IND4-06",
    "three": "BOT-IND3-01",
    "duo": "BOT-DUO-A-01",
}


def _sheet() -> Scene:
    """A score sheet on which every player has a column of his own."""
    results = {"you": 11, "right": -6, "left": 2, "facing": -7}
    rows = (Row(one, Message(f"term-seat-{one}"), score) for one, score in results.items())
    return Scene("score", rows=tuple(rows))


def _three_hands() -> Scene:
    held = "9o 12o 7o 5o 1c 8c 6c 11e 10e 9b 8b 5b"
    mine = Group("you", Message("widget-your-hand"), read_cards(held))
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


@guess_kind("botifarra", "table")
def table(*, of: str) -> Question:
    """Which table is it, from one picture? Rules: BOT-SET-01, BOT-IND4, BOT-IND3, BOT-DUO.

    Args:
        of: "pairs", "alone", "three" or "duo".
    """
    if of not in _PICTURES:
        raise ValueError(f"no such table: {of!r}")
    items = tuple(Item(item, words=Message(f"table-kind-{item}")) for item in TABLES)
    return parts.plain_question(
        Message("guess-table"),
        AnswerSchema("choice", items),
        of,
        _RULES[of],
        _PICTURES[of](),
        Message(f"why-table-{of}"),
    )


@guess_kind("botifarra", "alone")
def alone(*, points: int, players: int = 4, contract: str = "oros") -> Question:
    """What does one of three or four note who plays for himself? BOT-IND4-06, BOT-IND3-02."""
    rules = PRESETS["individual" if players == 4 else "tres"]
    times = 2 if contract == "botifarra" else 1
    result = alone_score(points, times, rules)
    facts: dict[str, Fact] = {
        "own": points,
        "share": DEAL_POINTS // players,
        "times": times,
        "score": signed(result),
    }
    kind = "alone" if players == 4 else "three"
    rows = (
        Row("table", Message("row-table-kind"), Message(f"table-kind-{kind}")),
        Row("points", Message("row-own-points"), points),
        Row("contract", Message("guess-row-contract"), Message(f"term-call-{contract}")),
    )
    return parts.plain_question(
        Message("prompt-alone"),
        parts.number(-100, 200, "unit-points"),
        result,
        "BOT-IND4-06" if players == 4 else "BOT-IND3-02",
        Scene("score", rows=rows),
        Message("why-alone", facts),
    )
