"""A page that steps through every exercise with one kernel, for tests and screenshots.

Its exercise widget differs in three ways. The exercises come from a list. A hint fills in an
answer: at first a known wrong answer, then, as the exercise is asked again after a wrong answer,
the right answer. No result is counted.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .notebook import cell, notebook

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 5

CELL = (
    f"""
SEEDS = {SEEDS}
"""
    + '''
import os
from urllib.parse import parse_qs

from cartes_lib.asking import answer_key, exercise_kinds
from cartes_lib.lessons import lessons
from cartes_widgets.exercise.exercise import Exercise


def plain(answer):
    """An answer as a page sends it."""
    if hasattr(answer, "items"):
        return {name: plain(part) for name, part in answer.items()}
    return list(answer) if isinstance(answer, tuple) else answer


def listed():
    """Lesson, kind, level and seed of each exercise, or of those that the address names."""
    asked = parse_qs(os.environ.get("QUERY_STRING", ""))
    seeds = int(asked.get("seeds", [SEEDS])[0])
    levels = [int(text) for text in asked.get("levels", ["123"])[0]]
    only = asked.get("only", [""])[0]
    if only:
        for text in only.split(","):
            lesson, kind, level, seed = text.split(":")
            yield lesson, kind, int(level), int(seed)
        return
    for lesson in lessons():
        for kind in exercise_kinds(lesson):
            yield from ((lesson, kind, level, seed) for level in levels for seed in range(seeds))


class Stepping(Exercise):
    def __init__(self):
        self._listed, self._at, self._is_again = list(listed()), 0, False
        lesson, kind, level, seed = self._listed[0]
        super().__init__(lesson, kind, level=level, seed=seed)

    def _on_next(self, message):
        self._is_again = bool(self.verdict) and not self.verdict["ok"]
        if self._is_again:
            self._show(self.seed, self.level)
            return
        self._at = (self._at + 1) % len(self._listed)
        self.lesson, self.kind, level, seed = self._listed[self._at]
        self._show(seed, level)
        # The goal beside it takes one line or two, so each exercise has a fit of its own.
        self._follow(self.lesson)

    def _on_hint(self, message):
        key = answer_key(self.exercise)
        wrong = next(iter(key.mistakes.values()), key.answer)
        set_in_place = key.answer if self._is_again else wrong
        # As long as a long hint.
        text = f"{self.prompt} {self.prompt}"
        worked = {"answer": plain(set_in_place), "text": text, "rule": "", "source": ""}
        self._hints_used += 1
        self.hint = {"shown": self._hints_used, "of": 4, "text": "", "worked": worked}

    def _count(self, grade):
        pass
'''
)
PRACTICE = '''
from cartes_lib.asking.themes import themes
from cartes_widgets.exercise.practice import Practice


class Practising(Stepping, Practice):
    """The widget of practice, with the exercises of the list."""

    def __init__(self):
        self._listed, self._at, self._is_again = list(listed()), 0, False
        Practice.__init__(self, mode="theme", theme=next(iter(themes())))

    def _ask(self):
        self.lesson, self.kind, level, seed = self._listed[self._at]
        self._show(seed, level)
        self._follow(self.lesson)
        self._summarise()


Practising()
'''


def stepping_notebook(lang: str = "fr") -> dict[str, Any]:
    """The content of the page's notebook, whose exercises are in the language `lang`."""
    title = "Tous les exercices"
    cells = [
        cell("markdown", f"# {title}"),
        cell("markdown", "## À vous"),
        cell("code", CELL + "\n\nStepping()"),
    ]
    return notebook(title, cells, lang)


def practice_notebook(lang: str = "fr") -> dict[str, Any]:
    """The content of a notebook like `stepping_notebook`, with the layout of the practice page."""
    source = json.loads((ROOT / "tutorials" / lang / "review.ipynb").read_text("utf-8"))
    introduction, _, after = source["cells"]
    return {**source, "cells": [introduction, cell("code", CELL + PRACTICE), after]}
