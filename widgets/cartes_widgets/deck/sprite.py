"""The deck as one sprite of symbols, as JSON, and each card as a standalone picture.

Ids: `card-` and the card's notation (`card-9o`, `card-12c`, `card-J1`), `card-back`;
shared parts start with `deck-`.
"""

import json
import re
from functools import cache
from typing import Final

from .aces import ace_parts
from .back import back, back_parts
from .figures import figure, figure_parts
from .frame import blank, frame
from .index import index_pair, index_parts
from .jokers import joker, joker_parts
from .layouts import LAYOUTS
from .markup import VIEW_BOX, WIDTH, group, use
from .palette import INDEX_FILL, INK
from .pips import pip_parts

__all__ = ["NAMES", "card_svg", "drawings", "sprite"]

_SUITS: Final = "oceb"
_ACE_MIDDLE: Final = {"o": 201, "c": 203, "e": 190, "b": 190}
_PART_USED: Final = re.compile(r'href="#deck-([^"]+)"')

NAMES: Final[tuple[str, ...]] = (
    *(f"{rank}{suit}" for suit in _SUITS for rank in range(1, 13)),
    *(f"J{joker}" for joker in range(1, 5)),
    "back",
)
"""The 53 pictures in card notation: 1o to 12o, copas, espadas, bastos, J1 to J4, back."""


def _parts() -> dict[str, str]:
    """Every shared part, by its id after `deck-`."""
    return (
        {"blank": blank()}
        | {f"frame-{suit}": frame(suit) for suit in _SUITS}
        | index_parts()
        | pip_parts()
        | ace_parts()
        | figure_parts()
        | joker_parts()
        | back_parts()
    )


def _suited(rank: int, suit: str) -> str:
    """The picture of a card of a suit."""
    if rank > 9:
        picture = figure(rank, suit)
    elif rank == 1:
        picture = use(f"ace-{suit}", WIDTH / 2, _ACE_MIDDLE[suit])
    else:
        picture = "".join(
            use(f"pip-{suit}", spot.x, spot.y, scale=(spot.across, spot.down))
            for spot in LAYOUTS[suit][rank]
        )
    return use(f"frame-{suit}") + picture + index_pair(str(rank), INDEX_FILL[suit])


def _picture(name: str) -> str:
    """What is drawn on the card `name`, blank included."""
    if name == "back":
        drawn = back()
    elif name.startswith("J"):
        drawn = joker(int(name[1:]))
    else:
        drawn = _suited(int(name[:-1]), name[-1])
    return group(
        use("blank"),
        drawn,
        stroke=INK,
        stroke_width=3,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _symbol(name: str) -> str:
    """The `<symbol>` of the card `name`."""
    return f'<symbol id="card-{name}" viewBox="{VIEW_BOX}">{_picture(name)}</symbol>'


def _definitions(parts: dict[str, str]) -> str:
    """`<defs>` of the shared parts, in their given order."""
    return (
        "<defs>"
        + "".join(f'<g id="deck-{part}">{drawn}</g>' for part, drawn in parts.items())
        + "</defs>"
    )


@cache
def sprite() -> str:
    """The sprite: one `<svg>` to inline once in a page, with a symbol per name of `NAMES`.

    It takes no room on the page (0 by 0) and holds no style, script or font. A page shows a
    card with `<svg viewBox="0 0 244 380"><use href="#card-9o"/></svg>`.
    """
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
        'focusable="false">'
        f"{_definitions(_parts())}{''.join(map(_symbol, NAMES))}</svg>"
    )


@cache
def drawings() -> str:
    """The deck as a JSON object, from which a script puts together the picture of a card.

    `cards` has what is drawn on each of `NAMES`, in the view box 0 0 244 380; `parts` each shared
    part, by its id after `deck-`. Both are SVG markup; a card and a part name the parts that they
    use as `href="#deck-pip-o"`.
    """
    cards = {name: _picture(name) for name in NAMES}
    return json.dumps({"cards": cards, "parts": _parts()}, separators=(",", ":"))


def _used_parts(drawn: str, parts: dict[str, str]) -> dict[str, str]:
    """The parts that `drawn` uses, directly or through another part."""
    wanted = set(_PART_USED.findall(drawn))
    reached: set[str] = set()
    while wanted - reached:
        part = (wanted - reached).pop()
        reached.add(part)
        wanted.update(_PART_USED.findall(parts[part]))
    return {part: parts[part] for part in parts if part in reached}


def card_svg(name: str) -> str:
    """The card `name` as a standalone SVG document, with only the shared parts it uses.

    It repeats ids of the sprite: for a file or an `<img>`, not to inline beside the sprite.

    Raises:
        ValueError: `name` is not one of `NAMES`.
    """
    if name not in NAMES:
        raise ValueError(f"{name!r} is no card of the deck: use 1o to 12b, J1 to J4 or back")
    picture = _picture(name)
    definitions = _definitions(_used_parts(picture, _parts()))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}">{definitions}{picture}</svg>'
    )
