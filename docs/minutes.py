"""Prints how long each lesson takes: `python docs/minutes.py`.

The time is estimated: the words at an adult's reading speed on a phone, plus the time of each
widget (`Widget.minutes`). Steps after the summary do not count, nor do choice cards, which are
closed.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cartes_lib.messages import LANGUAGES
from cartes_widgets.pages.lesson_calls import widget_class

ROOT = Path(__file__).resolve().parents[1] / "tutorials"
MIN_MINUTES, MAX_MINUTES = 5, 10
"""Minimum and maximum length of a lesson, in minutes."""

WORDS = tomllib.loads((Path(__file__).parent / "lesson_words.toml").read_text("utf-8"))
"""The words that mark the parts of a lesson, by language."""

_WORDS_A_MINUTE = 170


@dataclass(frozen=True, slots=True)
class Length:
    """How long a lesson takes.

    Attributes:
        stated: minutes that the lesson's text names; 0 if it names none.
        reckoned: estimated minutes, in tenths.
        guesses, exercises: their numbers before the summary.
        more: number of steps after the summary.
    """

    lesson: str
    title: str
    stated: int
    reckoned: float
    guesses: int
    exercises: int
    more: int


def originals() -> list[Path]:
    """The original notebook of each lesson, in the first language that has it."""
    result: dict[str, Path] = {}
    for lang in LANGUAGES:
        for file in sorted((ROOT / lang).glob("*/[0-9]*.ipynb")):
            result.setdefault(file.relative_to(ROOT / lang).as_posix(), file)
    return [result[name] for name in sorted(result)]


def lengths() -> Iterator[Length]:
    """The length of each lesson, from its original notebook, in the order of the files."""
    for file in originals():
        lang = file.relative_to(ROOT).parts[0]
        yield _length(json.loads(file.read_text("utf-8")), WORDS[lang])


def _length(book: dict[str, dict[str, dict[str, str]]], words: dict[str, str]) -> Length:
    cells = [(cell["cell_type"], "".join(cell["source"])) for cell in book["cells"]]
    summary = f"## {words['remember']}"
    end = next((at for at, (_, text) in enumerate(cells) if text.startswith(summary)), len(cells))
    prose = " ".join(text for kind, text in cells[: end + 1] if kind == "markdown")
    code = "\n".join(text for kind, text in cells[:end] if kind == "code")

    calls = re.findall(r"^(\w+)\(", code, re.M)
    widgets = filter(None, map(widget_class, calls))
    reckoned = len(re.findall(r"\w[\w’-]*", prose)) / _WORDS_A_MINUTE + sum(
        widget.minutes for widget in widgets
    )
    match, numbers = re.search(words["minutes"], prose), words["numbers"].split()
    return Length(
        lesson=book["metadata"]["cartes"]["lesson"],
        title=cells[0][1].splitlines()[0].removeprefix("# "),
        stated=MIN_MINUTES + numbers.index(match[1]) if match and match[1] in numbers else 0,
        reckoned=round(reckoned, 1),
        guesses=calls.count("guess"),
        exercises=calls.count("exercise"),
        more=sum(text.startswith("## ") for _, text in cells[end + 1 :]),
    )


def main() -> None:
    """Prints a line per lesson."""
    for length in lengths():
        print(
            f"{length.lesson}  stated {length.stated:2}  reckoned {length.reckoned:4}"
            f"  guesses {length.guesses}  exercises {length.exercises}  more {length.more}"
            f"  {length.title}"
        )


if __name__ == "__main__":
    main()
