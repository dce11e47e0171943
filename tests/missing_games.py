"""Lists the missing parts of a game, except its files, which `tests.game_files` lists."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast as ftl

from cartes_lib.asking import kinds
from cartes_lib.asking.themes import themes
from cartes_lib.game_ids import GAME_IDS, game_of_rule
from cartes_lib.games import GAMES
from cartes_lib.lessons import lessons
from cartes_lib.messages import has_message, messages_with_prefix, use_language
from cartes_lib.messages.language import LINGUA_FRANCA
from cartes_lib.rulebook import rules
from cartes_widgets.classroom.model.sessions import SessionError, read_session
from cartes_widgets.games.house import PLAYERS
from cartes_widgets.games.tables import HOUSE_PLAYERS, PRESENTATIONS
from docs.home_links import LOCALES
from tests.sources import ROOT, entries_of, line_with, name_of, nodes_of

__all__ = ["missing_of_games"]


def _section_words(game: str) -> list[str]:
    """Keys of the messages that name the rule sections of the game's exercises."""
    return [f"theme-{section}" for section in themes() if game_of_rule(section) == game]


def _words_at_tables(game: str) -> Iterator[str]:
    """Keys of the messages about a game's variants, its deal and the characters of its bots."""
    yield f"deal-done-{game}"
    for variant in GAMES[game].presets:
        yield f"table-variant-{variant}"
    # The messages have the same attributes for every character.
    named = {f"person-{each}" for each in HOUSE_PLAYERS}
    lines = {
        attribute.id.name
        for file in LOCALES.glob("*/*.ftl")
        for entry in entries_of(file)
        if isinstance(entry, ftl.Message) and entry.id.name in named
        for attribute in entry.attributes
    }
    for person in PRESENTATIONS[game].house_players:
        yield f"person-{person.id}"
        yield from (f"person-{person.id}.{line}" for line in sorted(lines))


def _session_file(game: str) -> Path:
    return ROOT / f"widgets/cartes_widgets/games/{game}/session.toml"


def _faults_of_session(game: str) -> Iterator[str]:
    """A line with the error of a game's ready session, if it has one."""
    file = _session_file(game)
    try:
        with use_language(LINGUA_FRANCA):
            read_session(file.read_text("utf-8"), lambda _lesson: sys.maxsize)
    except SessionError as error:
        yield f"{name_of(file)}:{error.line}: {error}"


def _words_of(game: str) -> Iterator[str]:
    """Keys of the messages that a game's declarations need."""
    yield f"game-{game}"
    yield from (f"game-{game}.{part}" for part in ("about", "known", "table"))
    yield from _section_words(game)
    yield from _words_at_tables(game)
    yield from (f"coach-{reason}" for reason in GAMES[game].bots.reason_ids)
    yield f"session-{game}"
    session = tomllib.loads(_session_file(game).read_text("utf-8"))
    for number, _ in enumerate(session.get("part", ()), 1):
        yield from (f"session-{game}-{number}", f"session-{game}-{number}.notes")


def _named_words(game: str) -> Iterator[tuple[str, str]]:
    """Place and key of each message that the code of a game names."""
    for folder in ("cartes_lib/{}", "cartes_lib/asking/{}", "widgets/cartes_widgets/games/{}"):
        for file in sorted((ROOT / folder.format(game)).rglob("*.py")):
            for node in nodes_of(file):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                key = node.args[0]
                is_message = ast.unparse(node.func) in ("format_message", "Message")
                if is_message and isinstance(key, ast.Constant):
                    yield f"{name_of(file)}:{node.lineno}", str(key.value)


NAMES: Mapping[str, Callable[[str], Iterable[str]]] = {
    "variant": lambda game: GAMES[game].presets,
    "small match": lambda game: PRESENTATIONS[game].minis,
    "house player": lambda game: [person.id for person in PRESENTATIONS[game].house_players],
}
"""Functions that return the names that no two games may share, because messages and notebooks
use them without the game; the key says what has the names.
"""


def _shared_names() -> Iterator[str]:
    """A line for each name that two games give to a variant, a small match or a house player."""
    for what, names_of in NAMES.items():
        games: dict[str, str] = {}
        for game in GAME_IDS:
            at = line_with(ROOT / "cartes_lib/game_ids.py", f'"{game}"')
            for name in names_of(game):
                if (other := games.setdefault(name, game)) != game:
                    yield f"{at}: {what} {name} needs another name: {other} has one of that name"


def missing_of_games() -> Iterator[str]:
    """A line for each part that a game lacks; `tests.game_files` lists its missing files."""
    for game, identity in GAME_IDS.items():
        at = line_with(ROOT / "cartes_lib/game_ids.py", f'"{game}"')
        if not any(rule.game == game for rule in rules().values()):
            yield f"{at}: cartes_lib/{game}/rulebook.toml has no rules"
        for place, entry in [*((at, entry) for entry in _words_of(game)), *_named_words(game)]:
            if not has_message(entry):
                yield f"{place}: no catalogue has {entry}"
        if not messages_with_prefix(f"glossary-{game}-"):
            yield f"{at}: no catalogue has a word glossary-{game}-<word>"
        yield from _faults_of_session(game)
        people = {player.strength for player in PRESENTATIONS[game].house_players}
        if lacking := {*PLAYERS[game]} - people:
            place = f"widgets/cartes_widgets/games/{game}/house_players.py:1"
            yield f"{place}: HOUSE_PLAYERS has no player of strength {', '.join(sorted(lacking))}"
        if not any(lesson.game == game for lesson in lessons().values()):
            yield f"{at}: cartes_lib/{game}/lessons.toml has no lesson {identity.lessons}-01"
        if not kinds(game):
            yield f"{at}: cartes_lib/asking/{game}/ has no kinds of questions"
    yield from _shared_names()
