"""Faces of the bots' characters: the layers, which are parts of `faces.svg`, and their colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypedDict

MOODS: Final = ("neutral", "pleased", "caught")
"""Expressions of a face. They change only the eyes, the brows and the mouth."""

_DEFAULT_COLOURS: Final = {
    "skin": "#f3c596",
    "skin2": "#dfa26c",
    "blush": "#e88f6b",
    "line": "#a9653d",
    "hair": "#7c4321",
    "hair2": "#572910",
    "brow": "#4a230e",
    "cloth": "#2459aa",
    "cloth2": "#18407d",
    "lip": "#c4604b",
    "hat": "#7c6a4f",
    "hat2": "#5a4a33",
    "stubble": "#b98555",
}
"""The colours in `faces.svg` that each face replaces with its own; the key is the colour's name."""

_SKINS: Final = {
    "rose": ("#f9d7b5", "#eab68c", "#ef9c7f", "#b06a4a"),
    "sand": ("#f3c595", "#dfa26b", "#e88f6a", "#a9653c"),
    "olive": ("#dda871", "#c18650", "#d27b55", "#8a5428"),
    "brown": ("#a9683a", "#8a5029", "#b3583a", "#5f3212"),
    "deep": ("#87502e", "#693a1f", "#a3502f", "#40200f"),
}
_HAIRS: Final = {
    "white": ("#f3efe6", "#c9c2b2", "#8e8676"),
    "grey": ("#b9b5ad", "#8d887f", "#5d584f"),
    "black": ("#2f2723", "#665a52", "#1c1512"),
    "brown": ("#7c4320", "#57290f", "#4a230d"),
    "jet": ("#241c19", "#5a4c46", "#1c1512"),
}
_BEHIND: Final = frozenset({"bun", "afro", "waves", "long", "puffs"})
"""Hair styles that have a second part behind the head."""

_UNDER_HAIR: Final = ("moustache",)
_OVER_HAIR: Final = ("flatcap", "boina", "straw")
_OVER_BROWS: Final = ("glasses", "hoops", "pearls", "clip")


class FaceDrawing(TypedDict):
    """The data from which a script draws a face.

    Attributes:
        ground: the background colour.
        colours: the colour of this face for each colour of `faces.svg`.
        moods: for each expression, the parts from the back to the front; each with its SVG
            transform, or "".
    """

    ground: str
    colours: Mapping[str, str]
    moods: Mapping[str, list[tuple[str, str]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """The look of a character: names of parts and colours, and the clothes as (light, dark)."""

    head: str
    nose: str
    hair: str
    skin: str
    tone: str
    cloth: str
    clothes: tuple[str, str]
    lip: str
    hat: tuple[str, str] = ("", "")
    stubble: str = ""
    extras: frozenset[str] = frozenset()
    is_old: bool = False
    is_child: bool = False
    has_beard: bool = False


def face_drawing(face: Face, ground: str) -> FaceDrawing:
    """The drawing data of `face` with all its expressions, on the background colour `ground`."""
    skin, hair = _SKINS[face.skin], _HAIRS[face.tone]
    shades = (*skin, *hair, *face.clothes, face.lip, *face.hat, face.stubble)
    colours = {old: new for old, new in zip(_DEFAULT_COLOURS.values(), shades, strict=True) if new}
    moods = {mood: [(part, _moved(face, part)) for part in _parts(face, mood)] for mood in MOODS}
    return {"ground": ground, "colours": colours, "moods": moods}


def _parts(face: Face, mood: str) -> Iterator[str]:
    """The parts of a face from the back to the front."""
    if face.hair in _BEHIND:
        yield f"hair-{face.hair}-back"
    yield from ("neck", f"cloth-{face.cloth}", "ears", f"head-{face.head}")
    yield from (["stubble"] if face.stubble else [])
    yield "blush"
    yield from (["age"] if face.is_old else [])
    yield from (["freckles"] if face.is_child else [])
    yield from (["beard"] if face.has_beard else [])
    yield from (f"eyes-{mood}", f"nose-{face.nose}")
    yield "mouth-child-neutral" if face.is_child and mood == "neutral" else f"mouth-{mood}"
    yield from (["gap"] if face.is_child and mood == "pleased" else [])
    yield from (part for part in _UNDER_HAIR if part in face.extras)
    yield f"hair-{face.hair}"
    yield from (part for part in _OVER_HAIR if part in face.extras)
    yield f"brows-{mood}"
    yield from (part for part in _OVER_BROWS if part in face.extras)
    yield from (["drop"] if mood == "caught" else [])


def _moved(face: Face, part: str) -> str:
    """The SVG transform of a part, or "".

    It makes a child's eyes larger and lower, and raises brows above glasses.
    """
    if face.is_child and part.startswith(("eyes", "brows")):
        return "translate(-7.7 -2.6)scale(1.16)"
    if part.startswith("brows") and "glasses" in face.extras:
        return "translate(0 -3.6)"
    return ""
