"""The notebooks of a folder: its lessons, and the text of the home page."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from cartes_lib.games import GAMES
from cartes_lib.lessons import lessons
from cartes_lib.messages import (
    LANGUAGES,
    fallback_order,
    format_message,
    known_language,
    language,
    lesson_title,
)
from cartes_widgets.games.house_players import farewell
from cartes_widgets.games.tables import PRESENTATIONS

HOME = "index.ipynb"

PORT = 8866
"""The server's preferred port. Browsers store progress by address and port, so it should not
change.
"""


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """A lesson of `lessons.toml`, and its notebook.

    Attributes:
        path: path of its notebook, relative to the root; None if no language has one.
        lang: language of this notebook; "" without a notebook, or without language folders.
    """

    id: str
    game: str
    number: int
    title: str
    core: bool
    path: str | None
    lang: str


def default_root() -> Path:
    """The folder of notebooks in the checkout, or else in the installed package."""
    here = Path(__file__).resolve()
    checkout = here.parents[3] / "tutorials"
    return checkout if checkout.is_dir() else here.parent / "tutorials"


def home_folder(root: Path) -> Path:
    """The folder in `root` with the notebooks in the current language.

    It is `root` if a teacher has lessons in one language only, without language folders.
    """
    for lang in (language(), known_language(None)):
        if (root / lang / HOME).is_file():
            return root / lang
    return root


def _book(file: Path) -> Mapping[str, Any]:
    try:
        book = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return book if isinstance(book, dict) else {}


def _metadata(file: Path) -> Mapping[str, Any]:
    """The metadata of a notebook; cached until the file changes."""
    try:
        state = file.stat()
    except OSError:
        return {}
    return _metadata_as_of(file, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=1024)
def _metadata_as_of(file: Path, _changed: int, _size: int) -> Mapping[str, Any]:
    metadata = _book(file).get("metadata", {})
    return metadata if isinstance(metadata, dict) else {}


def notebook_language(file: Path) -> str:
    """The language in the notebook's metadata; the default language if it is missing or unknown."""
    return known_language(_metadata(file).get("lang"))


def is_home(file: Path) -> bool:
    """Whether the notebook `file` is the home page of a folder of lessons."""
    return bool(_metadata(file).get("cartes", {}).get("page") == "home")


def lesson_entries(root: Path) -> tuple[LessonEntry, ...]:
    """All lessons in order, each with its notebook in `root` if it has one.

    If the current language lacks a lesson, another language is used, in `fallback_order`. Notebooks
    that are not lessons are ignored.
    """
    result: dict[str, tuple[str, str]] = {}
    for lang, folder in _folders(root):
        for file in sorted(folder.glob("*/*.ipynb")):
            marks = _metadata(file).get("cartes", {})
            if (lesson := str(marks.get("lesson"))) not in result:
                result[lesson] = file.relative_to(root).as_posix(), lang
        if lessons().keys() <= result.keys():
            break
    return tuple(
        LessonEntry(
            lesson.id,
            lesson.game,
            lesson.number,
            lesson_title(lesson.id),
            lesson.core,
            *result.get(lesson.id, (None, "")),
        )
        for lesson in lessons().values()
    )


def _folders(root: Path) -> list[tuple[str, Path]]:
    """The languages and folders in which a lesson's notebook is searched, in order."""
    home = home_folder(root)
    if home == root:
        return [("", root)]
    order = dict.fromkeys((home.name, *fallback_order(language())))
    return [(lang, root / lang) for lang in order if (root / lang).is_dir()]


def existing_notebook(root: Path, path: str) -> str:
    """`path` if `root` has this notebook, else the path of the same notebook in another
    language.
    """
    lang, _, rest = path.partition("/")
    if lang not in LANGUAGES or (root / path).is_file():
        return path
    others = (f"{other}/{rest}" for other in fallback_order(lang)[1:])
    return next((other for other in others if (root / other).is_file()), path)


def served_notebooks(root: Path) -> frozenset[str]:
    """Paths of the notebooks that may be opened, relative to `root`.

    They exclude JupyterLab's checkpoints, whose folders have names that begin with a dot. Each
    request needs these paths, so a folder is read again only after a change.
    """
    known = _READ.get(root)
    if known is not None and all(_changed(folder) == at for folder, at in known.changed.items()):
        return known.paths
    read = _read_folders(root)
    # A change within the clock's resolution after the read would otherwise remain unnoticed.
    is_settled = max(read.changed.values(), default=0) < time.time_ns() - _SETTLED
    if is_settled:
        _READ[root] = read
    else:
        _READ.pop(root, None)
    return read.paths


@dataclass(frozen=True, slots=True)
class _Folders:
    """The notebooks in a folder and its subfolders, with the time of each folder's last change."""

    paths: frozenset[str]
    changed: Mapping[str, int]


_READ: dict[Path, _Folders] = {}
_SETTLED = 1_000_000_000
"""Nanoseconds after its last change during which a folder is read at each request."""


def _changed(folder: str) -> int:
    """The time when the entries of `folder` last changed, in nanoseconds; 0 without a folder."""
    try:
        return Path(folder).stat().st_mtime_ns
    except OSError:
        return 0


def _read_folders(root: Path) -> _Folders:
    paths: set[str] = set()
    changed: dict[str, int] = {}
    for folder, folders, files in os.walk(root):
        changed[folder] = _changed(folder)
        folders[:] = [name for name in folders if not name.startswith(".")]
        below = Path(folder).relative_to(root)
        notebooks = (name for name in files if name.endswith(".ipynb") and name[0] != ".")
        paths.update((below / name).as_posix() for name in notebooks)
    return _Folders(frozenset(paths), changed)


def paths_of_games(known_lessons: tuple[LessonEntry, ...]) -> list[dict[str, Any]]:
    """The learning path of each game, for templates.

    Each has the game's `id` and `name`, the texts `about` and `known`, the `cards` of its emblem,
    its `house_players`, and its `lessons`.
    """
    games = dict.fromkeys(item.game for item in known_lessons)
    return [
        {
            "id": game,
            "name": format_message(f"game-{game}"),
            "about": format_message(f"game-{game}.about"),
            "known": format_message(f"game-{game}.known"),
            "cards": GAMES[game].emblem,
            "house_players": [farewell(player) for player in PRESENTATIONS[game].house_players],
            "lessons": [item for item in known_lessons if item.game == game],
        }
        for game in games
    ]


def home_prose(root: Path) -> str:
    """The Markdown text of the home notebook before its first `##`; "" if it is empty."""
    cells = _book(home_folder(root) / HOME).get("cells", [])
    prose = "\n\n".join("".join(c["source"]) for c in cells if c.get("cell_type") == "markdown")
    return prose.split("\n## ")[0]


def _steps(file: Path) -> list[tuple[str, list[str]]]:
    """Heading and code cells of each step of the notebook `file`.

    The first step ends at the first `##`; its heading is the notebook's title.
    """
    steps: list[tuple[str, list[str]]] = [("", [])]
    for cell in _book(file).get("cells", []):
        source = "".join(cell.get("source", ()))
        mark, _, heading = source.split("\n")[0].partition(" ")
        if cell.get("cell_type") != "markdown":
            steps[-1][1].append(source)
        elif mark == "##":
            steps.append((heading.strip(), []))
        elif mark == "#" and not steps[0][0]:
            steps[0] = heading.strip(), steps[0][1]
    return steps


def step_with(root: Path, path: str, call: str) -> int:
    """The number, from 1, of the first step with a code cell that contains `call`; else 1.

    Args:
        path: path of the notebook, relative to `root`.
    """
    steps = enumerate(_steps(root / path), 1)
    return next((at for at, (_, code) in steps if any(call in item for item in code)), 1)


def heading_with(root: Path, path: str, call: str) -> str:
    """The heading of the first step with a code cell that contains `call`, or "".

    Args:
        path: path of the notebook, relative to `root`.
    """
    steps = _steps(root / path)[1:]
    return next((heading for heading, code in steps if any(call in item for item in code)), "")


def step_titles(root: Path, path: str) -> list[str]:
    """Titles of the steps of the lesson at `path`, in order: the lesson's title, then its headings.

    The last title is the title of the final step, which a page adds to each lesson.
    """
    return [*(title for title, _ in _steps(root / path)), format_message("page-summary")]
