"""The list of the games with their names and prefixes. `<game>/game.py` declares the rest."""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

__all__ = ["GAME_IDS", "GameId", "game_of_lesson", "game_of_rule"]


class GameId(NamedTuple):
    """The names of one game.

    Attributes:
        name: name of the game's package, such as "botifarra"; also used in records, rulebooks and
            URLs.
        lessons: prefix of the ids of lessons, such as "BO".
        rules: prefix of the ids of rules, such as "BOT".

    >>> from cartes_lib.game_ids import GAME_IDS
    >>> GAME_IDS["botifarra"]
    GameId(name='botifarra', lessons='BO', rules='BOT')
    """

    name: str
    lessons: str
    rules: str


GAME_IDS = MappingProxyType(
    {
        name: GameId(name, lessons, rules)
        for name, lessons, rules in (
            ("botifarra", "BO", "BOT"),
            ("truco", "TR", "TRU"),
            ("balco", "BA", "BAL"),
        )
    }
)
"""The names and prefixes of the games, in the order of the home page; the keys are the games'
names. Deal codes depend on this order.
"""


_BY_LESSONS = {game.lessons: game.name for game in GAME_IDS.values()}


def game_of_lesson(lesson_id: str) -> str:
    """The name of the game of the lesson `lesson_id` (such as "BO-04").

    Raises:
        KeyError: no game has the prefix of the id.

    >>> from cartes_lib.game_ids import game_of_lesson
    >>> game_of_lesson("BO-04")
    'botifarra'
    """
    return _BY_LESSONS[lesson_id.partition("-")[0]]


def game_of_rule(rule_id: str) -> str:
    """The name of the game of the rule `rule_id` (such as "BOT-LEG-OB-04").

    Raises:
        KeyError: no game has the prefix of the id.

    >>> from cartes_lib.game_ids import game_of_rule
    >>> game_of_rule("BOT-LEG-OB-04")
    'botifarra'
    """
    return {game.rules: game.name for game in GAME_IDS.values()}[rule_id.partition("-")[0]]
