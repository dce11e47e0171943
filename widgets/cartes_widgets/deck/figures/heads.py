"""Faces, hair, beards, hats and crowns of the figures, about the face's middle.

A face is 38 units broad and 48 tall, turned a little to the viewer's left.
"""

from ..markup import circle, group, path
from ..palette import BLUE, FLESH, GOLD, RED, WHITE

__all__ = ["head_parts"]


def _face() -> str:
    """A face in three-quarter view, without hair."""
    return group(
        path("M-18-22C-21 0-18 14-11 21Q-3 28 5 23C15 16 19 0 18-22Z", fill=FLESH),
        circle(10, 8, 4, fill="#ee9c7c", stroke="none"),
        path("M-15-3Q-10-8-5-3Q-10 0-15-3ZM2-3Q7-8 12-3Q7 0 2-3Z", fill=WHITE, stroke_width=1.8),
        path("M-10-4V-3M6-4V-3", stroke_width=4.2),
        path(
            "M-16-10Q-11-14-5-11M2-11Q8-14 13-10M-3-5-7 8Q-3 11 1 8", fill="none", stroke_width=2.2
        ),
        path("M-9 14Q-3 12 3 14Q-2 19-9 14Z", fill=RED, stroke_width=1.2),
    )


def _beard() -> str:
    """A king's beard and moustache, over the face; takes the inherited fill."""
    return group(
        path(
            "M-19-6C-23 14-20 38-5 54C2 50 8 50 8 50C18 38 22 12 18-8C16 2 13 10 8 12"
            "L-4 9-13 12C-16 8-18 2-19-6Z"
        ),
        path(
            "M-13 26C-12 34-9 40-6 46M-3 28V44M7 26C7 34 5 38 3 44M13 14C13 22 12 28 10 34",
            fill="none",
            stroke_width=1.8,
        ),
        path("M-8 20Q-3 18 3 20Q-2 25-8 20Z", fill=RED, stroke_width=1.2),
        path(
            "M-4 11C-10 8-16 13-19 20C-12 23-6 20-3 16C0 20 8 23 15 19C11 12 2 8-4 11Z",
            stroke_width=2.2,
        ),
    )


def _long_hair() -> str:
    """A king's hair, behind the face; takes the inherited fill."""
    return path(
        "M-18-26C-30-16-32 10-28 30C-24 36-18 34-16 28L16 28C20 36 27 34 29 28C32 8 28-16 18-26Z"
    )


def _bob() -> str:
    """A page's hair to the jaw, over the face; takes the inherited fill."""
    return group(
        path(
            "M-19-20C-26-6-28 10-24 24C-20 28-16 24-15 18C-17 6-17-4-14-14"
            "C-4-10 8-10 15-15C17-4 17 8 14 18C16 26 22 27 25 22C29 8 27-8 19-22Z"
        ),
        path("M-21 0C-22 8-22 14-20 20M21-4C23 4 23 12 21 18", fill="none", stroke_width=1.6),
    )


def _curls() -> str:
    """A knight's short hair and pointed beard, over the face; takes the inherited fill."""
    return group(
        path(
            "M-18-22C-22-14-22-4-18 2C-14-2-15-8-13-14C-4-11 8-11 13-15C14-8 13-2 16 4"
            "C13 8 12 14 16 18C24 14 27-4 19-22Z"
        ),
        path("M-12 17Q-4 22 6 18Q4 30-5 33Q-11 28-12 17Z", stroke_width=2.2),
        path(
            "M-4 11C-9 9-14 12-17 11C-14 17-7 17-4 14C-1 17 6 17 10 11C6 12 0 9-4 11Z",
            stroke_width=1.6,
        ),
    )


def _crown() -> str:
    """A king's crown of five points with a red cap; the face's top is at -22."""
    return group(
        path("M-22-26C-24-44-12-56 0-58C12-56 24-44 22-26Z", fill=RED),
        path("M-24-22-31-50-17-38-11-56 0-40 11-56 17-38 31-50 24-22Q0-14-24-22Z", fill=GOLD),
        path("M-25-29Q0-21 25-29", fill="none", stroke_width=2),
        path("M-16-22V-21.9M0-20V-19.9M16-22V-21.9", stroke=BLUE, stroke_width=5),
        circle(-31, -52, 3.6, fill=WHITE, stroke_width=2),
        circle(-11, -58, 3.6, fill=WHITE, stroke_width=2),
        circle(11, -58, 3.6, fill=WHITE, stroke_width=2),
        circle(31, -52, 3.6, fill=WHITE, stroke_width=2),
    )


def _cap() -> str:
    """A page's soft cap with a brim and a feather; crown of the hat inherits, brim `color`."""
    return group(
        path(
            "M10-40C20-62 44-66 52-48C54-38 46-34 44-40C42-46 34-44 26-36C22-32 16-30 12-30Z",
            fill=WHITE,
            stroke_width=2.4,
        ),
        path("M20-38C28-50 38-54 46-50", fill="none", stroke_width=1.6),
        path("M-25-22C-32-46-12-58 6-54C24-52 30-38 24-22Z"),
        path("M-28-26Q0-38 28-26Q30-18 24-16Q0-26-24-15Q-31-17-28-26Z", fill="currentColor"),
    )


def _beret() -> str:
    """A page's wide beret, hanging to the viewer's right; takes the inherited fill."""
    return group(
        path("M-24-22C-34-36-20-52 4-52C34-52 46-36 40-26C36-18 26-20 22-20Q0-30-24-22Z"),
        path(
            "M-22-25Q0-33 22-23Q24-17 20-15Q0-25-20-16Q-26-18-22-25Z",
            fill="currentColor",
            stroke_width=2.4,
        ),
        circle(-14, -38, 5, fill=GOLD, stroke_width=2),
    )


def _hunter() -> str:
    """A hunter's pointed cap with a long feather; takes the inherited fill."""
    return group(
        path(
            "M8-34C18-58 40-68 58-62C52-56 54-52 46-48C48-42 38-40 36-34C28-32 20-28 14-26Z",
            fill=RED,
            stroke_width=2.4,
        ),
        path("M16-32C26-46 38-54 50-58", fill="none", stroke_width=1.6),
        path("M-22-24C-24-44-8-58 8-54C22-50 26-36 24-24Z"),
        path(
            "M-42-18C-28-32 8-34 30-22Q30-14 22-14C4-24-22-20-36-12Q-43-12-42-18Z",
            fill="currentColor",
        ),
    )


def _helmet() -> str:
    """A knight's open helmet with a plume; the plume inherits, the steel takes `color`."""
    return group(
        path(
            "M4-48C14-58 34-58 44-46C56-36 60-16 50-2C48 8 42 14 36 18C40 6 38-2 34-6"
            "C36-18 32-26 26-30C22-38 12-42 4-48Z"
        ),
        path("M16-48C34-48 46-30 42-6", fill="none", stroke_width=1.8),
        path(
            "M-21-16C-26-38-14-52 2-52C18-52 30-38 27-8L19 0C18-10 17-14 15-17Q-4-23-21-16Z",
            fill="currentColor",
        ),
        path("M-12-40C-8-46-4-48 0-48", fill="none", stroke=WHITE, stroke_width=3.4),
        path(
            "M-24-20Q-2-30 24-20Q28-16 24-12Q-2-23-23-12Q-28-16-24-20Z", fill=GOLD, stroke_width=2.4
        ),
    )


def head_parts() -> dict[str, str]:
    """Shared parts of heads: `face`, hair, `beard`, hats and `crown`."""
    return {
        "face": _face(),
        "beard": _beard(),
        "long-hair": _long_hair(),
        "bob": _bob(),
        "curls": _curls(),
        "crown": _crown(),
        "cap": _cap(),
        "beret": _beret(),
        "hunter": _hunter(),
        "helmet": _helmet(),
    }
