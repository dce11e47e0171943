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
_APP = _PACKAGE / "app" / "static"


@cache
def stylesheet() -> str:
    """The style of the widgets' family: `family.css`, which names the colours, then the others."""
    files = sorted(FRONT.rglob("*.css"), key=lambda file: (file.stem != "family", file.stem))
    return "\n".join(file.read_text("utf-8") for file in files)


def _lean(style: str) -> str:
    """The same style without comments and indentation, a seventh of what travels."""
    return re.sub(r"\n\s+", "\n", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))


@cache
def page_files() -> Mapping[str, bytes]:
    """Every script of ours, and what is made for pages of the deck and the styles, by path.

    `front/` holds the widgets' modules, `app/` the page's own; `deck.json`, from which
    scripts draw cards, `deck.svg`, of which the home page shows some before any script runs, and
    `cartes.css` are made here.
    """
    found = {
        f"{folder}/{file.relative_to(root).as_posix()}": file.read_bytes()
        for folder, root in (("front", FRONT), ("app", _APP))
        for file in sorted(root.rglob("*.js"))
    }
    page_style = "\n".join(file.read_text("utf-8") for file in sorted(_APP.glob("*.css")))
    found["deck.json"] = drawings().encode()
    found["deck.svg"] = sprite().encode()
    found["cartes.css"] = _lean(f"{stylesheet()}\n{page_style}").encode()
    return found
