"""What travels to a page once: scripts, style and deck, by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cartes_widgets.deck import drawings, sprite

__all__ = ["FRONT", "page_files", "stylesheet"]

_PACKAGE = Path(__file__).parents[1]
FRONT = _PACKAGE / "front"
_STYLES_OF_A_FEW = ("class_board.css", "friends.css")
"""Styles of pages of a class or of friends, which link them; no lesson needs them."""


@cache
def stylesheet() -> str:
    """The style of the widgets' family: its colours, then all widgets, then each game's own."""
    files = sorted(FRONT.rglob("*.css"), key=lambda file: (file.stem != "family", file.stem))
    files += sorted(_PACKAGE.glob("games/*/*.css"))
    return "\n".join(file.read_text("utf-8") for file in files)


def _lean(style: str) -> str:
    """The same style without comments, indentation and most spaces and ends of lines."""
    lines = re.sub(r"\n\s+", "\n", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    return re.sub(r"([{;][\w-]+): ", r"\1:", re.sub(r" ?([{};,])\n", r"\1", lines))


@cache
def page_files() -> Mapping[str, bytes]:
    """Every script of ours, and what is made for pages of the deck and the styles, by path.

    A script's path is that in this package: `front/` holds the widgets' modules, `pages/front/`
    and the like those of pages. `deck.json`, from which scripts draw cards, `deck.svg`, of which
    the home page shows some before any script runs, `cartes.css` and the styles of a few pages
    are made here.
    """
    fronts = sorted(_PACKAGE.glob("**/front"))
    result = {
        file.relative_to(_PACKAGE).as_posix(): file.read_bytes()
        for front in fronts
        for file in sorted(front.rglob("*.js"))
    }
    page_styles = (file for front in fronts if front != FRONT for file in front.glob("*.css"))
    styles = {file.name: file.read_text("utf-8") for file in page_styles}
    for name in _STYLES_OF_A_FEW:
        result[name] = _lean(styles.pop(name)).encode()
    page_style = "\n".join(styles[name] for name in sorted(styles))
    result["deck.json"] = drawings().encode()
    result["deck.svg"] = sprite().encode()
    result["cartes.css"] = _lean(f"{stylesheet()}\n{page_style}").encode()
    return result
