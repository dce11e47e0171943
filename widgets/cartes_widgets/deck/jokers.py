"""The four jokers: one jester in four pairs of colours, with one to four stars."""

from typing import Final

from .index import index_pair
from .markup import circle, group, path, use
from .palette import BLUE, FLESH, GOLD, GREEN, INK, OCHRE, RED, WHITE

__all__ = ["joker", "joker_parts"]

_COLOURS: Final = {1: (RED, GOLD), 2: (BLUE, WHITE), 3: (GREEN, GOLD), 4: (INK, RED)}


def _motley() -> str:
    """The jester's limbs and coat, dancing: inherited fill and `color` in halves."""
    return group(
        path(
            "M104 232C88 250 72 262 64 280C74 296 88 312 100 330L116 322"
            "C108 306 98 294 94 284C108 272 124 262 134 250Z"
        ),
        path("M101 326C92 336 78 338 70 334C62 330 56 336 60 344C70 354 96 352 118 344L117 322Z"),
        path(
            "M132 240C142 266 148 290 150 318L167 316C168 290 166 262 160 232Z", fill="currentColor"
        ),
        path("M150 314C148 330 140 338 134 344H160C170 342 168 330 168 314Z", fill="currentColor"),
        path(
            "M92 138C84 152 86 172 92 192"
            "L78 240 96 232 106 252 122 238 138 254 148 236 168 244 154 192"
            "C160 172 164 152 156 138L122 130Z"
        ),
        path(
            "M122 130 156 138C164 152 160 172 154 192L168 244 148 236 138 254 122 238Z",
            fill="currentColor",
        ),
        path("M91 186Q122 198 155 186L156 198Q122 210 90 198Z", fill=GOLD),
        path("M122 148H122.1M122 164H122.1M122 180H122.1", stroke=GOLD, stroke_width=8),
        circle(78, 242, 5, fill=GOLD, stroke_width=2),
        circle(106, 254, 5, fill=GOLD, stroke_width=2),
        circle(138, 256, 5, fill=GOLD, stroke_width=2),
        circle(168, 246, 5, fill=GOLD, stroke_width=2),
        circle(58, 338, 5, fill=GOLD, stroke_width=2),
    )


def _arms() -> str:
    """The jester's arms: one raised with the bauble, one stretched out."""
    return group(
        path("M100 136C84 140 64 160 50 178L58 192C76 186 92 178 100 166Z", fill="currentColor"),
        path(
            "M146 136C164 136 178 142 186 148L192 126 206 130C206 150 202 172 190 176"
            "C174 176 158 170 150 164Z"
        ),
        path(
            "M52 176C44 174 34 178 30 186C34 190 38 190 40 188C38 194 40 198 44 196"
            "L48 192C52 194 58 192 60 190Z",
            fill=FLESH,
            stroke_width=2.4,
        ),
    )


def _hood() -> str:
    """The jester's hood of three horns with bells: inherited fill and `color`."""
    return group(
        path(
            "M116-4C100-34 64-40 52-8C64-14 76-8 84 4C88 14 96 24 104 26Z",
            fill="currentColor",
            transform="translate(-116 -40)",
        ),
        path("M24-14C26-46 52-56 64-30C55-33 47-27 43-14C39-4 32 0 26 0Z"),
        path("M-26-14C-20-40-16-56 4-72C2-56 12-48 26-14Q0-24-26-14Z"),
        path(
            "M-26-14C-30 10-28 24-20 34C-12 44 16 44 24 34C32 22 30 6 26-14Q24-20 18-22"
            "C22 4 14 22 4 25Q-4 27-11 21C-18 14-21 0-18-22Q-24-20-26-14Z",
            fill="currentColor",
        ),
        path("M-20 30-32 48-14 44 0 56 14 44 34 48 24 30Q2 44-20 30Z"),
        circle(-64, -46, 6, fill=GOLD, stroke_width=2),
        circle(5, -76, 6, fill=GOLD, stroke_width=2),
        circle(65, -26, 6, fill=GOLD, stroke_width=2),
        circle(0, 58, 5, fill=GOLD, stroke_width=2),
        circle(-33, 50, 5, fill=GOLD, stroke_width=2),
        circle(35, 50, 5, fill=GOLD, stroke_width=2),
    )


def _bauble() -> str:
    """The jester's staff with a little head, its grip at the origin."""
    return group(
        path("M-3-34H3V34H-3Z", fill=OCHRE, stroke_width=2.4),
        circle(0, -48, 15, fill=GOLD, stroke_width=2.4),
        path("M-13-40Q0-30 13-40L16-32 8-26 0-32-8-26-16-32Z", fill=RED, stroke_width=2.2),
        path("M-5-50V-49.9M5-50V-49.9", stroke_width=3.4),
        path("M-6-44Q0-39 6-44", fill="none", stroke_width=2),
    )


def joker_parts() -> dict[str, str]:
    """Shared parts of the four jokers."""
    return {
        "motley": _motley(),
        "jester-arms": _arms(),
        "hood": _hood(),
        "bauble": _bauble(),
        "star": path("M0-9 2.6-3 9-2.6 4 1.6 5.6 8 0 4.4-5.6 8-4 1.6-9-2.6-2.6-3Z", stroke="none"),
    }


def joker(which: int) -> str:
    """The joker number `which`, 1 to 4, in card coordinates."""
    first, second = _COLOURS[which]
    stars = "".join(use("star", 29, 100 + 18 * place, fill=first) for place in range(which))
    jester = group(
        use("motley", fill=first, color=second),
        use("jester-arms", fill=first, color=second),
        use("bauble", 200, 124, turn=13),
        use("fist", 199, 128, scale=(0.85, 0.85)),
        use("face", 122, 92),
        use("hood", 122, 92, fill=first, color=second),
        transform="translate(0 7)",
    )
    return group(
        use("ground"),
        jester,
        index_pair("J", first),
        stars,
        group(stars, transform="rotate(180 122 190)"),
    )
