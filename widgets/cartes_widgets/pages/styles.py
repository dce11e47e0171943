"""The style sheets of pages: a common sheet, and a sheet for each widget or page that few pages
need.

A lesson shows no text before its style sheets are loaded, and uses few of their rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import PurePosixPath

from cartes_widgets.core.assets import page_files, style_sources
from cartes_widgets.core.bundler import evaluation_order, is_widget

COMMON = "cartes.css"
"""The style sheet that every page links first."""

_OF_A_LESSON = ("exercise", "choice_card", "walkthrough")
"""Widgets that nearly every lesson has."""


@cache
def style_files() -> Mapping[str, str]:
    """The text of every style sheet that a page may request.

    The key is the end of the sheet's URL path, after the hash of the contents.
    """
    result: dict[str, str] = {}
    for path, text in style_sources().items():
        name = _file_of(path)
        result[name] = f"{result.get(name, '')}{_lean(text)}\n"
    return result


def styles_of(scripts: Iterable[str]) -> tuple[str, ...]:
    """The style sheets that scripts and their imports need, besides the common style sheet.

    A style sheet comes after the style sheets of the modules that its script imports.

    >>> styles_of(["front/daily.js"])
    ('front/table.css', 'front/daily.css')
    """
    wanted = (_file_of(f"{path.removesuffix('.js')}.css") for path in evaluation_order(scripts))
    return tuple(dict.fromkeys(name for name in wanted if name in style_files() and name != COMMON))


@cache
def widget_styles() -> Mapping[str, tuple[str, ...]]:
    """The style sheets that a widget needs besides the common one; the key is the widget's name."""
    widgets = (path for path in page_files() if is_widget(path))
    styles = {PurePosixPath(path).stem: styles_of([path]) for path in widgets}
    return {name: files for name, files in styles.items() if files}


def _file_of(path: str) -> str:
    """The served file that contains the style sheet at `path`."""
    folder, stem = str(PurePosixPath(path).parent), PurePosixPath(path).stem
    if folder == "front/table" or stem == "game":
        return "front/table.css"
    beside_widget = folder == "front" and stem not in _OF_A_LESSON
    script = f"{path.removesuffix('.css')}.js"
    of_few = folder == "front/shared" and script in page_files() and script not in _of_lessons()
    of_one_page = folder.startswith(("classroom/", "front/exercise")) or stem == "home"
    return path if beside_widget or of_few or of_one_page else COMMON


@cache
def _of_lessons() -> frozenset[str]:
    """The scripts that nearly every lesson loads."""
    return frozenset(evaluation_order(f"front/{widget}.js" for widget in _OF_A_LESSON))


def _lean(style: str) -> str:
    """The style sheet without comments, line breaks, indentation and most spaces."""
    lines = re.sub(r"\n\s+", "\n", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    joined = re.sub(r" ?([{};,])\n", r"\1", lines)
    words = joined.replace("\n", " ")
    return re.sub(r"([{;][\w-]+): ", r"\1:", re.sub(r" ?([,>]) ", r"\1", words))
