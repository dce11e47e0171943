"""The files that a page loads once: scripts, style and deck, by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cartes_widgets.deck import drawings, sprite

__all__ = ["FRONT", "page_files", "stylesheet"]

_PACKAGE = Path(__file__).parents[1]
FRONT = _PACKAGE / "front"
_STYLES_OF_A_FEW = ("class_board.css", "friends.css", "home.css", "homework.css")
"""Styles that only some pages link. No lesson needs them."""


@cache
def stylesheet() -> str:
    """The style sheet of all widgets: colours, then widgets, then the styles of each game."""
    return "\n".join(file.read_text("utf-8") for file in _family())


def _family() -> list[Path]:
    files = sorted(FRONT.rglob("*.css"), key=lambda file: (file.stem != "family", file.stem))
    return files + sorted(_PACKAGE.glob("games/*/*.css"))


def _lean(style: str) -> str:
    """The same style sheet without comments, indentation, and most spaces and line breaks."""
    lines = re.sub(r"\n\s+", "\n", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    return re.sub(r"([{;][\w-]+): ", r"\1:", re.sub(r" ?([{};,])\n", r"\1", lines))


@cache
def page_files() -> Mapping[str, bytes]:
    """All scripts of Cartes, and files for pages that are made from the deck and the styles, by
    path. A script's path is that in this package: `front/` has the widgets' modules, `pages/front/`
    and others those of pages. Four kinds of files are made here: `deck.json`, from which scripts
    draw cards; `deck.svg`, for cards that the home page shows before any script runs; `cartes.css`;
    and the styles of a few pages.
    """
    fronts = sorted(_PACKAGE.glob("**/front"))
    result = {
        file.relative_to(_PACKAGE).as_posix(): file.read_bytes()
        for front in fronts
        for file in sorted(front.rglob("*.js"))
    }
    page_styles = (file for front in fronts if front != FRONT for file in front.glob("*.css"))
    files = [*_family(), *sorted(page_styles, key=lambda file: file.name)]
    for file in files:
        if file.name in _STYLES_OF_A_FEW:
            result[file.name] = _lean(file.read_text("utf-8")).encode()
    result["deck.json"] = drawings().encode()
    result["deck.svg"] = sprite().encode()
    common = (file.read_text("utf-8") for file in files if file.name not in _STYLES_OF_A_FEW)
    result["cartes.css"] = _lean("\n".join(common)).encode()
    return result
