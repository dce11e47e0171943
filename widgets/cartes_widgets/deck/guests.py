"""The faces that people can choose at a table. No bot has one of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from cartes_widgets.deck.faces import Face, face_drawing
from cartes_widgets.deck.sprite import face_parts

_GROUND = "#e4d5f2"

GUESTS: Mapping[str, Face] = MappingProxyType(
    {
        "guest-1": Face(
            head="oval",
            nose="straight",
            hair="long",
            skin="rose",
            tone="brown",
            cloth="stripes",
            clothes=("#2459a9", "#f3efe6"),
            lip="#c4604a",
        ),
        "guest-2": Face(
            head="square",
            nose="round",
            hair="quiff",
            skin="brown",
            tone="jet",
            cloth="crew",
            clothes=("#f5bd2a", "#c97f12"),
            lip="#8c3b2a",
        ),
        "guest-3": Face(
            head="round",
            nose="round",
            hair="bun",
            skin="olive",
            tone="black",
            cloth="collar",
            clothes=("#cf2027", "#9d0f17"),
            lip="#b3262b",
            extras=frozenset({"pearls"}),
        ),
        "guest-4": Face(
            head="long",
            nose="hook",
            hair="crop",
            skin="sand",
            tone="brown",
            cloth="scarf",
            clothes=("#57a345", "#3b7a2d"),
            lip="#c4604a",
            extras=frozenset({"glasses"}),
        ),
        "guest-5": Face(
            head="oval",
            nose="round",
            hair="afro",
            skin="brown",
            tone="jet",
            cloth="stripes",
            clothes=("#8d2b5e", "#f3efe6"),
            lip="#8c3b2a",
            extras=frozenset({"glasses"}),
        ),
        "guest-6": Face(
            head="square",
            nose="straight",
            hair="crop",
            skin="deep",
            tone="jet",
            cloth="collar",
            clothes=("#f3efe6", "#c9c2b2"),
            lip="#a3502f",
            has_beard=True,
        ),
        "guest-7": Face(
            head="oval",
            nose="straight",
            hair="waves",
            skin="sand",
            tone="black",
            cloth="crew",
            clothes=("#174f27", "#0f3a1b"),
            lip="#a8242a",
            extras=frozenset({"hoops"}),
        ),
        "guest-8": Face(
            head="round",
            nose="round",
            hair="sides",
            skin="rose",
            tone="grey",
            cloth="scarf",
            clothes=("#2459a9", "#18407c"),
            lip="#c4604a",
            extras=frozenset({"glasses"}),
            is_old=True,
        ),
        "guest-9": Face(
            head="round",
            nose="child",
            hair="quiff",
            skin="sand",
            tone="brown",
            cloth="stripes",
            clothes=("#cf2027", "#f3efe6"),
            lip="#b3503f",
            is_child=True,
        ),
        "guest-10": Face(
            head="round",
            nose="child",
            hair="puffs",
            skin="deep",
            tone="jet",
            cloth="crew",
            clothes=("#5b98d8", "#3b72ad"),
            lip="#a3502f",
            is_child=True,
        ),
    }
)
"""The faces; the key is the face's id. A person who has chosen no face gets the first."""


def is_guest_face(face: str) -> bool:
    """Whether people may choose `face`."""
    return face in GUESTS


def shown_faces() -> list[dict[str, Any]]:
    """The faces to choose from, in the form that pages receive: `id` and `face`."""
    return [{"id": ident, "face": face_drawing(face, _GROUND)} for ident, face in GUESTS.items()]


@cache
def face_drawings() -> str:
    """The faces as a JSON object, from which a script builds their pictures.

    `parts` has the SVG markup of the parts, under the names of `faces.py`. `guests` has the drawing
    data of each of `GUESTS`.
    """
    guests = {shown["id"]: shown["face"] for shown in shown_faces()}
    return json.dumps({"parts": face_parts(), "guests": guests}, separators=(",", ":"))
