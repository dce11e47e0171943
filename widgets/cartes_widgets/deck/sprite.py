"""The deck as one SVG sprite, as JSON, and each card as a standalone picture.

The drawings are in `deck.svg`, which any SVG editor opens. It has shared parts at the top, and
cards made of clones of these parts. The id of a card is `card-` and its notation (`card-9o`,
`card-12c`, `card-J1`) or `card-back`. Ids of shared parts start with `deck-`.
"""

from __future__ import annotations

import base64
import json
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

WIDTH: Final = 244
"""Width of a card in drawing units: 61 mm at 4 units per millimetre."""

HEIGHT: Final = 380
"""Height of a card in drawing units: 95 mm at 4 units per millimetre."""

VIEW_BOX: Final = f"0 0 {WIDTH} {HEIGHT}"
"""The `viewBox` of every card symbol and of the `<svg>` that shows one."""

NAMES: Final[tuple[str, ...]] = (
    *(f"{rank}{suit}" for suit in "oceb" for rank in range(1, 13)),
    *(f"J{joker}" for joker in range(1, 5)),
    "back",
)
"""The 53 pictures in card notation: 1o to 12o, copas, espadas, bastos, J1 to J4, back."""

_FILE: Final = Path(__file__).with_name("deck.svg")
_FACES: Final = _FILE.with_name("faces.svg")
_SVG: Final = "{http://www.w3.org/2000/svg}"
_PART_USED: Final = re.compile(r'href="#deck-([^"]+)"')


def _markup(element: Element) -> str:
    """`element` as compact SVG markup, without the metadata of SVG editors."""
    tag = element.tag.removeprefix(_SVG)
    named = "".join(f' {name}="{value}"' for name, value in element.items() if name[:1] != "{")
    children = _children(element)
    return f"<{tag}{named}>{children}</{tag}>" if children else f"<{tag}{named}/>"


def _children(element: Element) -> str:
    return "".join(_markup(child) for child in element if child.tag.startswith(_SVG))


@cache
def _groups(prefix: str, file: Path = _FILE) -> dict[str, str]:
    """The SVG markup of each group of `file` whose id begins with `prefix`.

    The key is the rest of the id.
    """
    # On a static site, Python gets the deck from the page and needs no parser.
    from xml.etree import ElementTree

    groups = ElementTree.parse(file).iter(f"{_SVG}g")
    return {
        name.removeprefix(prefix): _children(group)
        for group in groups
        if (name := group.get("id", "")).startswith(prefix)
    }


def _definitions(parts: dict[str, str]) -> str:
    """The `<defs>` element with the shared parts, in the given order."""
    html = "".join(f'<g id="deck-{part}">{markup}</g>' for part, markup in parts.items())
    return f"<defs>{html}</defs>"


@cache
def sprite() -> str:
    """The sprite: one `<svg>` that a page inserts once, with a symbol for each of `NAMES`.

    It takes no space on the page (0 by 0), and has no style, script or font. A page shows a card
    with `<svg viewBox="0 0 244 380"><use href="#card-9o"/></svg>`.
    """
    cards = _groups("card-")
    symbols = "".join(
        f'<symbol id="card-{name}" viewBox="{VIEW_BOX}">{cards[name]}</symbol>' for name in NAMES
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
        f'focusable="false">{_definitions(_groups("deck-"))}{symbols}</svg>'
    )


@cache
def drawings() -> str:
    """The deck as a JSON object, from which a script builds pictures of cards.

    `cards` has the drawing of each of `NAMES`, in the view box 0 0 244 380. `parts` has each shared
    part, by its id without `deck-`. Both are SVG markup, which refers to parts as
    `href="#deck-pip-o"`.
    """
    cards = _groups("card-")
    deck = {
        "cards": {name: cards[name] for name in NAMES},
        "parts": _groups("deck-"),
    }
    return json.dumps(deck, separators=(",", ":"))


def face_parts() -> dict[str, str]:
    """The SVG markup of each part of faces, under the names of `faces.py`."""
    return _groups("face-", _FACES)


def _used_parts(markup: str, parts: dict[str, str]) -> dict[str, str]:
    """The entries of `parts` that `markup` refers to, directly or through another part.

    The key is the part's name, the value its markup.
    """
    wanted = set(_PART_USED.findall(markup))
    reached: set[str] = set()
    while wanted - reached:
        part = (wanted - reached).pop()
        reached.add(part)
        wanted.update(_PART_USED.findall(parts[part]))
    return {part: parts[part] for part in parts if part in reached}


def part(name: str) -> str:
    """SVG markup of the shared part with the id `deck-` + `name`, drawn around the point 0, 0.

    Raises:
        KeyError: there is no such part.
    """
    return _groups("deck-")[name]


def svg_address(svg: str) -> str:
    """A data URL of an SVG document.

    In an `<img>` with this URL, ids of the document do not conflict with those of the page.
    """
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"


def card_svg(name: str) -> str:
    """The card `name` as a standalone SVG document, with only the shared parts that it uses.

    It contains ids of the sprite. So it is for a file or an `<img>`, not for a page with the
    sprite.

    Raises:
        ValueError: `name` is not one of `NAMES`.
    """
    if name not in NAMES:
        raise ValueError(f"{name!r} is no card of the deck: use 1o to 12b, J1 to J4 or back")
    picture = _groups("card-")[name]
    definitions = _definitions(_used_parts(picture, _groups("deck-")))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}">{definitions}{picture}</svg>'
    )
