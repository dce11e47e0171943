"""What the games are called: the one list of them that a module below the games may know.

What a game is made of, its rules and its matches, is in `games`, which stands above them.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

__all__ = ["GAME_IDS", "GameId", "game_of_lesson", "game_of_rule"]


class GameId(NamedTuple):
    """How one game is named in this project.

    Attributes:
        name: of its package, in records, rulebooks and addresses: "botifarra".
        lessons: what ids of its lessons begin with: "BO".
        rules: what ids of its rules begin with: "BOT".
        emblem: cards that it is known by, in card notation.
    """

    name: str
    lessons: str
    rules: str
    emblem: tuple[str, ...]


GAME_IDS = MappingProxyType(
    {
        one.name: one
        for one in (
            GameId("botifarra", "BO", "BOT", ("1o", "9o", "12o")),
            GameId("truco", "TR", "TRU", ("7e", "1e", "1b")),
            GameId("balco", "BA", "BAL", ("2c", "J1", "10b")),
        )
    }
)
"""The games by name, in the order of the paths on the home page. A deal code counts on it."""


def game_of_lesson(lesson_id: str) -> str:
    """Name of the game that a lesson is of, such as "BO-04".

    Raises:
        KeyError: no game has such lessons.
    """
    return {one.lessons: one.name for one in GAME_IDS.values()}[lesson_id.partition("-")[0]]


def game_of_rule(rule_id: str) -> str:
    """Name of the game that a rule is of, such as "BOT-LEG-OB-04".

    Raises:
        KeyError: no game has such rules.
    """
    return {one.rules: one.name for one in GAME_IDS.values()}[rule_id.partition("-")[0]]
