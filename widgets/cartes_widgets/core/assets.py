"""The files that a page loads only once: scripts, style sheet and deck, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from cartes_widgets.deck import drawings, sprite
from cartes_widgets.deck.guests import face_drawings

_PACKAGE = Path(__file__).parents[1]
FRONT = _PACKAGE / "front"


@cache
def stylesheet() -> str:
    """The style sheet of all widgets: first the colours, then the widgets, then each game."""
    sources = style_sources().items()
    return "\n".join(text for path, text in sources if path.startswith(("front/", "games/")))


@cache
def style_sources() -> Mapping[str, str]:
    """The text of every style sheet; first the sheets of widgets, then of games, then of pages.

    The key is the path in this package.
    """
    fronts = sorted(_PACKAGE.glob("**/front"))
    files = sorted(FRONT.rglob("*.css"), key=lambda file: (file.stem != "family", file.stem))
    files += sorted(_PACKAGE.glob("games/*/*.css"))
    files += sorted(file for front in fronts if front != FRONT for file in front.glob("*.css"))
    return {file.relative_to(_PACKAGE).as_posix(): file.read_text("utf-8") for file in files}


@cache
def page_files() -> Mapping[str, bytes]:
    """The contents of all scripts of Cartes, and of three files made from drawings.

    The key of a script is its path in this package: `front/` for the modules of widgets,
    `pages/front/` and others for the modules of pages. The other files are `deck.json` and
    `faces.json`, from which scripts draw cards and faces, and `deck.svg`. The home page shows cards
    of `deck.svg` before a script runs.
    """
    fronts = sorted(_PACKAGE.glob("**/front"))
    scripts = {
        file.relative_to(_PACKAGE).as_posix(): file.read_bytes()
        for front in fronts
        for file in sorted(front.rglob("*.js"))
    }
    return {
        **scripts,
        "deck.json": drawings().encode(),
        "faces.json": face_drawings().encode(),
        "deck.svg": sprite().encode(),
    }
