"""Builds the table of all kinds of questions, from their docstrings and the notebooks."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cartes_lib.asking import exercise_kinds, kinds
from cartes_lib.asking.kinds import Kind
from cartes_lib.asking.registry import kind_of
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message, lesson_title, use_language

ROOT = Path(__file__).resolve().parents[1] / "tutorials"
HEAD = """# Kinds of questions

A kind is a guess in a lesson, `guess("botifarra", "winner", ...)`. The lessons that draw it also
have it as an exercise, `exercise("BO-03", "duel", seed=seed())`. This page is generated.

A trick is written as its cards in the order played. Seats count from 0, the learner, to the
right. A question about a number takes `among="60 72 90"`, and is then a choice.
"""


def _examples() -> Mapping[tuple[str, str], str]:
    """The first call of each guess in the notebooks, by game and kind."""
    result: dict[tuple[str, str], str] = {}
    for file in sorted((ROOT / "fr").rglob("*.ipynb")):
        for cell in json.loads(file.read_text("utf-8"))["cells"]:
            source = "".join(cell["source"]) if cell["cell_type"] == "code" else ""
            for call in re.finditer(r'^guess\(\s*"(\w+)",\s*"([\w-]+)".*?\)$', source, re.M | re.S):
                result.setdefault((call[1], call[2]), " ".join(call[0].split()))
    return result


def _about(kind: Kind[Any, Any]) -> tuple[str, str]:
    """What a kind asks, and its arguments."""
    parameters = [
        str(parameter).partition(":")[0]
        + (f"={parameter.default!r}" if parameter.default is not parameter.empty else "")
        for parameter in inspect.signature(kind.read).parameters.values()
    ]
    first = " ".join((type(kind).__doc__ or "").strip().partition("\n\n")[0].split())
    return first, ", ".join(parameters)


def _rows(game: str) -> Iterator[str]:
    examples = _examples()
    for name in sorted(kinds(game)):
        about, parameters = _about(kind_of(game, name))
        example = examples.get((game, name), "")
        shown = f"`{example}`" if example else f"`{parameters}`" if parameters else ""
        yield f"| `{name}` | {about} | {shown} |".replace("|  |", "| – |")


def kinds_table() -> str:
    """The Markdown of the whole page, in English."""
    with use_language("en"):
        lines = [HEAD]
        for game in GAME_IDS:
            lines += [
                f"\n## {format_message(f'game-{game}')}\n",
                "| kind | asks | example or arguments |",
            ]
            lines += ["| --- | --- | --- |", *_rows(game)]
            lines += ["\n| lesson | title | exercises |", "| --- | --- | --- |"]
            for lesson in lessons().values():
                if lesson.game == game and exercise_kinds(lesson.id):
                    names = ", ".join(f"`{name}`" for name in exercise_kinds(lesson.id))
                    lines.append(f"| {lesson.id} | {lesson_title(lesson.id)} | {names} |")
    return "\n".join(lines) + "\n"
