"""Prints how long each lesson takes, and what of: `python docs/minutes.py`.

It is reckoned, not timed: what there is to read at an adult's pace on a telephone, and how
long each widget takes (`Widget.minutes`). What stands after the lesson has been
summed up is for whoever wants more, and is not counted; nor are choice cards, which are folded.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cartes_widgets.pages.lesson_calls import widget_class

__all__ = ["Length", "lengths"]

ROOT = Path(__file__).resolve().parents[1] / "tutorials/fr"
SUMMED_UP = "## À retenir"
LEAST, MOST = 5, 10
"""Minutes of a lesson, the one and the other included."""

_WORDS = 170
_NUMBERS = ("cinq", "six", "sept", "huit", "neuf", "dix")


@dataclass(frozen=True, slots=True)
class Length:
    """How long a lesson takes.

    Attributes:
        told: minutes that the lesson names.
        reckoned: minutes that it takes, in tenths.
        guesses, exercises: how many there are before it is summed up.
        more: steps after that, for whoever wants more.
    """

    lesson: str
    title: str
    told: int
    reckoned: float
    guesses: int
    exercises: int
    more: int


def lengths() -> Iterator[Length]:
    """The length of each lesson, by the French notebooks, in the order of their files."""
    for file in sorted(ROOT.glob("*/[0-9]*.ipynb")):
        yield _length(json.loads(file.read_text("utf-8")))


def _length(book: dict[str, dict[str, dict[str, str]]]) -> Length:
    cells = [(cell["cell_type"], "".join(cell["source"])) for cell in book["cells"]]
    ends = next(at for at, (_, text) in enumerate(cells) if text.startswith(SUMMED_UP))
    prose = " ".join(text for kind, text in cells[: ends + 1] if kind == "markdown")
    code = "\n".join(text for kind, text in cells[:ends] if kind == "code")

    calls = re.findall(r"^(\w+)\(", code, re.M)
    widgets = filter(None, map(widget_class, calls))
    reckoned = len(re.findall(r"\w[\w’-]*", prose)) / _WORDS + sum(
        widget.minutes for widget in widgets
    )
    told = re.search(r"· environ (\w+) minutes", prose)
    return Length(
        lesson=book["metadata"]["cartes"]["lesson"],
        title=str(book["metadata"]["title"]),
        told=LEAST + _NUMBERS.index(told[1]) if told and told[1] in _NUMBERS else 0,
        reckoned=round(reckoned, 1),
        guesses=calls.count("guess"),
        exercises=calls.count("exercise"),
        more=sum(text.startswith("## ") for _, text in cells[ends + 1 :]),
    )


def main() -> None:
    """Prints a line a lesson."""
    for one in lengths():
        print(
            f"{one.lesson}  told {one.told:2}  reckoned {one.reckoned:4}  guesses {one.guesses}"
            f"  exercises {one.exercises}  more {one.more}  {one.title}"
        )


if __name__ == "__main__":
    main()
