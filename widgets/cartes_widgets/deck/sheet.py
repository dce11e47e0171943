"""The contact sheet: every card at three sizes, in colour and in grey, on two backgrounds."""

from __future__ import annotations

from typing import Final

from cartes_widgets.deck.sprite import HEIGHT, NAMES, VIEW_BOX, WIDTH, sprite

_WIDTHS: Final = (60, 120, 300)
_STYLE: Final = """
body { margin: 0; font: 16px sans-serif; }
section { padding: 12px; }
section > div { display: flex; flex-wrap: wrap; gap: 8px; }
h2 { margin: 0 0 8px; font-size: 16px; }
.green { background: #1d5c3c; color: #fff; }
.white { background: #fff; color: #000; }
.grey div { filter: grayscale(1); }
"""


def _picture(name: str, width: int) -> str:
    """HTML of the card `name`, `width` CSS pixels wide; it refers to the sprite."""
    height = round(width * HEIGHT / WIDTH, 2)
    return (
        f'<svg viewBox="{VIEW_BOX}" width="{width}" height="{height}" role="img">'
        f'<title>{name}</title><use href="#card-{name}"/></svg>'
    )


def _section(width: int, ground: str, *, grey: bool) -> str:
    """HTML of all cards at one width on one background colour."""
    tone = "grey" if grey else "colour"
    pictures = "".join(_picture(name, width) for name in NAMES)
    return (
        f'<section class="{ground} {tone}"><h2>{width} px, {tone}, on {ground}</h2>'
        f"<div>{pictures}</div></section>"
    )


def contact_sheet() -> str:
    """A standalone HTML page that shows the whole deck."""
    sections = "".join(
        _section(width, ground, grey=grey)
        for width in _WIDTHS
        for ground in ("green", "white")
        for grey in (False, True)
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Deck</title>'
        f"<style>{_STYLE}</style></head><body>{sprite()}{sections}</body></html>\n"
    )
