"""The four aces: one large ornate sign each, about the card's middle."""

from .markup import circle, group, mirrored, path, use
from .palette import BLUE, GOLD, GREEN, LEAF, OCHRE, RED, STEEL, WHITE

__all__ = ["ace_parts"]

_RAYS = (
    "M0-60 8-37 25-55 23-30 47-43 33-22 60-24 38-8 62 8 38 10 52 32 30 25 34 51 16 33 9 61"
    " 0 38-9 61-16 33-34 51-30 25-52 32-38 10-62 8-38-8-60-24-33-22-47-43-23-30-25-55-8-37Z"
)


def _sun() -> str:
    """The ace of oros: a coin with a sun's face, a crown over it, laurel around it."""
    leaf = path("M0 0C-4-14 4-26 16-32C20-18 14-6 0 0ZM4-6 11-22", fill=LEAF, stroke_width=2.2)
    spray = "".join(
        group(leaf, transform=f"rotate({turn})translate(0 103)rotate({tilt})")
        for turn in (16, 34, 52, 70)
        for tilt in (-100, 55)
    )
    return group(
        spray,
        mirrored(spray, across=0),
        path("M0 104-15 97V113ZM0 104 15 97V113Z", fill=RED, stroke_width=2.4),
        circle(0, 104, 4.5, fill=RED, stroke_width=2.4),
        circle(0, 0, 85, fill=GOLD),
        circle(0, 0, 77, fill="none", stroke=OCHRE, stroke_width=5, stroke_dasharray="0 10.08"),
        circle(0, 0, 69, fill=OCHRE, stroke_width=2.4),
        path(_RAYS, fill=GOLD, stroke_width=2.4),
        circle(0, 0, 32, fill="#ffd86b", stroke_width=2.4),
        path(
            "M-17-8Q-11-14-5-8M5-8Q11-14 17-8M0-6-4 7Q0 10 4 7",
            fill="none",
            stroke_width=2.4,
        ),
        path("M-11-5V-4.9M11-5V-4.9", stroke_width=5),
        path("M-11 14Q0 18 11 14Q0 25-11 14Z", fill=RED, stroke_width=2),
        path("M-20 6H-19.9M20 6H20.1", stroke="#ee9c7c", stroke_width=8),
        use("crown", 0, -79, scale=(1.25, 1.25)),
    )


def _covered_cup() -> str:
    """The ace of copas: a covered goblet, chased in gold."""
    return group(
        path("M-12 44H12C12 74 22 92 60 104V126H-60V104C-22 92-12 74-12 44Z", fill=GOLD),
        path("M-56 106Q0 92 56 106M-46 118H46", fill="none", stroke=OCHRE, stroke_width=4),
        path("M-74-40C-76 16-42 50 0 50S76 16 74-40Z", fill=RED),
        path(
            "M-60-28C-60 8-42 32-20 38",
            fill="none",
            stroke=WHITE,
            stroke_width=7,
        ),
        path("M-71-14Q0 22 71-14L67 6Q0 44-67 6Z", fill=GOLD, stroke_width=2.4),
        path(
            "M-50 5V5.1M-26 12V12.1M0 14.5V14.6M26 12V12.1M50 5V5.1", stroke=BLUE, stroke_width=12
        ),
        path("M-24 46Q0 38 24 46Q30 56 24 62Q0 70-24 62Q-30 56-24 46Z", fill=RED),
        path("M-80-56H80Q86-48 80-38H-80Q-86-48-80-56Z", fill=GOLD),
        path("M-72-56C-70-88-40-104 0-106S70-88 72-56Z", fill=RED),
        path(
            "M-40-58C-38-82-24-96 0-104C24-96 38-82 40-58M0-104V-58",
            fill="none",
            stroke=GOLD,
            stroke_width=6,
        ),
        path("M-14-104Q0-112 14-104L10-118H-10Z", fill=GOLD, stroke_width=2.4),
        path(
            "M0-160C14-146 16-140 12-130C8-120-8-120-12-130C-15-140-4-144 0-160Z",
            fill=GOLD,
            stroke_width=2.4,
        ),
        path("M0-144C5-138 5-134 3-130H-4C-6-136-2-138 0-144Z", fill=RED, stroke="none"),
        path("M-60-47H60", stroke=OCHRE, stroke_width=5, stroke_dasharray="0 12"),
    )


def _great_sword() -> str:
    """The ace of espadas: one great sword, a ribbon wound about its blade."""
    return group(
        path("M-14 20C-40 8-64 14-70 34L-56 30-58 46C-40 34-24 34-10 42Z", fill=RED),
        path("M14-38C44-50 62-44 70-24L56-30 56-12C40-24 26-22 12-14Z", fill=RED),
        path("M0-162 18-130V82H-18V-130Z", fill=STEEL),
        path("M0-154V80H-15.5V-128Z", fill="#c9e0f6", stroke="none"),
        path("M0-118V60", fill="none", stroke_width=2.2),
        path("M-20 18C0 28 12 0 20-12V-38C8-24 0-2-20-8Z", fill=RED),
        path("M-9 90H9V140H-9Z", fill=RED),
        path("M-9 102 9 96M-9 116 9 110M-9 130 9 124", stroke=GOLD, stroke_width=3.4),
        circle(0, 151, 13, fill=GOLD),
        circle(0, 151, 5, fill=RED, stroke_width=2),
        path(
            "M-18 78C-34 84-42 80-46 72C-54 68-66 76-62 88C-58 98-44 96-40 96C-22 92 22 92 40 96"
            "C44 96 58 98 62 88C66 76 54 68 46 72C42 80 34 84 18 78Q0 86-18 78Z",
            fill=GOLD,
        ),
        circle(0, 86, 6, fill=BLUE, stroke_width=2.2),
    )


def _twigs_in_leaf() -> str:
    """Four lopped twigs of the great cudgel, a leaf on each."""
    leaf = (
        "C-8-8-8-18-2-24C-10-30-8-40 0-44C0-54 8-60 16-64C20-56 22-48 18-42"
        "C26-38 26-28 20-24C24-16 18-6 8-2Z"
    )
    leaves = "".join(
        group(
            path(f"M0 0{leaf}", fill=LEAF, stroke_width=2.4),
            path("M3-2 13-50", fill="none", stroke_width=2),
            transform=f"translate({x} {y})rotate({turn})",
        )
        for x, y, turn in ((34, -84, 18), (-44, -26, -70), (42, 2, 40), (-34, 64, -66))
    )
    twigs = path(
        "M24-62 46-92 56-78 28-36ZM-26-18-54-38-58-24-26 12ZM22 22 48-4 54 10 22 48"
        "ZM-18 72-42 54-44 68-16 92Z",
        fill=GREEN,
    )
    return leaves + twigs


def _great_cudgel() -> str:
    """The ace of bastos: one great cudgel with twigs in leaf."""
    return group(
        _twigs_in_leaf(),
        path(
            "M-30-148C-12-160 14-160 32-148C42-132 32-112 38-88C42-60 28-44 30-18C32 6 22 26 22 54"
            "C22 90 22 122 18 148C8 158-10 158-18 148C-22 120-20 92-22 60C-24 32-32 18-30-8"
            "C-28-34-40-52-38-84C-36-108-44-128-30-148Z",
            fill=GREEN,
        ),
        path(
            "M-26-130C-28-90-24-50-18-20M-10 10C-14 50-10 100-10 140M22-124C26-100 20-84 22-70",
            fill="none",
            stroke=LEAF,
            stroke_width=6,
        ),
        path("M-27-148C-12-158 14-158 29-148C20-138-16-138-27-148Z", fill=GOLD, stroke_width=2.4),
        path("M-12-148Q0-152 14-148", fill="none", stroke=OCHRE, stroke_width=2.4),
        circle(10, -92, 9, fill=LEAF, stroke_width=2.4),
        circle(10, -92, 3, fill=GREEN, stroke="none"),
        circle(6, 2, 8, fill=LEAF, stroke_width=2.4),
        circle(6, 2, 2.6, fill=GREEN, stroke="none"),
        circle(4, 92, 6, fill=LEAF, stroke_width=2.4),
    )


def ace_parts() -> dict[str, str]:
    """Shared parts `ace-o`, `ace-c`, `ace-e`, `ace-b`."""
    return {
        "ace-o": _sun(),
        "ace-c": _covered_cup(),
        "ace-e": _great_sword(),
        "ace-b": _great_cudgel(),
    }
