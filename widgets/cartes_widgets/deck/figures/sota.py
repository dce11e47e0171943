"""The sota (10): a page who stands, one hand on the hip, the suit's sign in the other."""

from dataclasses import dataclass
from typing import Final

from ..markup import group, mirrored, path, use
from ..palette import (
    BLACK_HAIR,
    BLUE,
    BROWN,
    FLESH,
    GOLD,
    GREEN,
    LEAF,
    OCHRE,
    RED,
    RED_HAIR,
    WHITE,
)
from .held import held

__all__ = ["sota", "sota_parts"]


@dataclass(frozen=True)
class _Page:
    """What one page wears, colours in pairs being main then second; how he holds the sign.

    A `cape` of None means none.
    """

    hat: str
    hat_colours: tuple[str, str]
    hair: str
    tunic: tuple[str, str]
    hose: tuple[str, str]
    shoes: str
    cape: str | None
    arm: str
    faces_right: bool


_PAGES: Final = {
    "o": _Page(
        hat="cap",
        hat_colours=(RED, BLUE),
        hair=OCHRE,
        tunic=(RED, BLUE),
        hose=(BLUE, WHITE),
        shoes=RED,
        cape=None,
        arm="raised",
        faces_right=False,
    ),
    "c": _Page(
        hat="beret",
        hat_colours=(BLUE, GOLD),
        hair=BROWN,
        tunic=(GOLD, BLUE),
        hose=(WHITE, RED),
        shoes=BLUE,
        cape=None,
        arm="offering",
        faces_right=True,
    ),
    "e": _Page(
        hat="cap",
        hat_colours=(BLUE, RED),
        hair=BLACK_HAIR,
        tunic=(WHITE, RED),
        hose=(RED, RED),
        shoes=BROWN,
        cape=BLUE,
        arm="raised",
        faces_right=False,
    ),
    "b": _Page(
        hat="hunter",
        hat_colours=(GREEN, RED),
        hair=RED_HAIR,
        tunic=(LEAF, RED),
        hose=(GOLD, GOLD),
        shoes=BROWN,
        cape=None,
        arm="leaning",
        faces_right=True,
    ),
}

_FISTS: Final = {"raised": (192, 136), "offering": (193, 176), "leaning": (190, 196)}
"""Where the fist of each arm is, in card coordinates."""


def _legs() -> str:
    """Two legs in hose, one of the inherited fill and one of `color`."""
    return group(
        path(
            "M88 232C84 258 86 276 90 292C86 308 88 324 92 340H107"
            "C112 322 113 308 111 294C116 276 120 258 121 240Z"
        ),
        path(
            "M152 232C156 258 154 276 150 292C154 308 152 324 148 340H133C128 322 127 308 129 294"
            "C124 276 120 258 119 240Z",
            fill="currentColor",
        ),
        path(
            "M88 284Q100 292 113 286L112 296Q100 302 88 294ZM152 284Q140 292 127 286"
            "L128 296Q140 302 152 294Z",
            fill=GOLD,
            stroke_width=2.2,
        ),
    )


def _shoes() -> str:
    """A pair of pointed shoes; takes the inherited fill."""
    return path(
        "M91 334C84 343 74 344 66 352Q66 358 73 358H109L108 334Q99 340 91 334Z"
        "M149 334C157 343 166 344 174 352Q174 358 167 358H131L132 334Q141 340 149 334Z"
    )


def _cape() -> str:
    """A short cape behind the page; takes the inherited fill."""
    return group(
        path(
            "M96 124C70 140 58 190 56 252Q88 262 120 258Q152 254 184 250C182 196 172 146 144 124Z"
        ),
        path("M60 244Q90 254 120 250Q150 246 181 242", fill="none", stroke=GOLD, stroke_width=5),
    )


def _tunic() -> str:
    """A tunic in halves, the inherited fill and `color`, with a belt, a hem and a ruff."""
    return group(
        path(
            "M98 122C84 124 80 134 82 150C84 170 93 182 95 192C83 214 76 236 73 256L88 263 104 256"
            " 120 264 136 256 152 263 167 256C164 236 157 214 145 192C147 182 156 170 158 150"
            "C160 134 156 124 142 122Z"
        ),
        path(
            "M120 128 142 122C156 124 160 134 158 150C156 170 147 182 145 192C157 214 164 236"
            " 167 256L152 263 136 256 120 264Z",
            fill="currentColor",
        ),
        path("M104 202 96 238M136 202 144 238", fill="none", stroke_width=2.4),
        path(
            "M79 245 90 250 105 243 120 251 135 243 150 250 161 245",
            fill="none",
            stroke=GOLD,
            stroke_width=6,
        ),
        path("M95 187Q120 195 145 187L147 198Q120 206 93 198Z", fill=GOLD),
        path("M120 146V182", stroke=GOLD, stroke_width=8, stroke_dasharray="0 17"),
        path("M112 100H129V124H112Z", fill=FLESH),
        path(
            "M97 121Q104 112 112 116Q120 112 128 116Q136 112 143 121Q146 130 136 131"
            "Q128 138 120 133Q112 138 104 131Q94 130 97 121Z",
            fill=WHITE,
            stroke_width=2.4,
        ),
        path("M107 120V127M120 119V128M133 120V127", stroke_width=1.8),
    )


def _arm_on_hip() -> str:
    """The arm at the viewer's left, hand on the hip."""
    return group(
        path("M80 190 97 187Q104 192 100 200L82 203Z", fill=FLESH, stroke_width=2.4),
        path("M50 178C58 168 68 172 74 178L88 187 83 204C68 202 56 194 50 178Z"),
        path("M98 122C80 120 64 138 50 164C40 180 54 194 68 186C80 178 88 164 93 150Z"),
        path(
            "M92 128C78 134 66 150 58 170M94 142C86 152 80 164 74 174",
            fill="none",
            stroke="currentColor",
            stroke_width=5,
        ),
        path("M83 186 79 203", fill="none", stroke="currentColor", stroke_width=6),
    )


def _arm_raised() -> str:
    """The arm at the viewer's right, the forearm up."""
    return group(
        path("M182 172 184 146H201L199 166Z"),
        path("M142 122C160 120 178 140 198 160C208 174 200 190 186 188C168 184 152 168 147 150Z"),
        path(
            "M152 130C168 136 182 152 194 168M150 144C158 156 170 168 184 176",
            fill="none",
            stroke="currentColor",
            stroke_width=5,
        ),
        path(
            "M182 145Q192 150 202 145L203 154Q192 160 181 154Z",
            fill="currentColor",
            stroke_width=2.4,
        ),
    )


def _arm_offering() -> str:
    """The arm at the viewer's right, the hand before the chest's height."""
    return group(
        path("M176 200 186 186H203L198 206Z"),
        path("M142 122C160 120 176 146 194 192C200 212 190 224 176 218C162 206 152 178 147 152Z"),
        path(
            "M152 130C166 142 176 166 188 202M150 146C156 168 164 188 176 206",
            fill="none",
            stroke="currentColor",
            stroke_width=5,
        ),
        path(
            "M184 186Q195 191 206 186L206 195Q195 200 183 195Z",
            fill="currentColor",
            stroke_width=2.4,
        ),
    )


def _arm_leaning() -> str:
    """The arm at the viewer's right, stretched down and out to a staff."""
    return group(
        path("M160 178 186 188 180 204 152 196Z"),
        path("M142 122C162 122 176 142 180 168C182 188 172 200 160 196C152 186 148 170 147 152Z"),
        path(
            "M152 130C164 140 172 156 172 180M150 146C154 162 158 176 162 186",
            fill="none",
            stroke="currentColor",
            stroke_width=5,
        ),
        path("M178 184 188 188 184 206 173 202Z", fill="currentColor", stroke_width=2.4),
    )


def sota_parts() -> dict[str, str]:
    """Shared parts of the four pages."""
    return {
        "legs": _legs(),
        "shoes": _shoes(),
        "cape": _cape(),
        "tunic": _tunic(),
        "on-hip": _arm_on_hip(),
        "raised": _arm_raised(),
        "offering": _arm_offering(),
        "leaning": _arm_leaning(),
    }


def sota(suit: str) -> str:
    """The page of `suit`, in card coordinates."""
    page = _PAGES[suit]
    tunic, half = page.tunic
    hose, other_hose = page.hose
    crown, brim = page.hat_colours
    side = -1 if page.faces_right else 1
    drawn = group(
        use("cape", fill=page.cape) if page.cape else "",
        use("legs", fill=hose, color=other_hose),
        use("shoes", fill=page.shoes),
        use("on-hip", fill=half, color=GOLD),
        use("tunic", fill=tunic, color=half),
        use(page.arm, fill=tunic, color=half),
        use("face", 120, 86),
        use("bob", 120, 86, fill=page.hair),
        use(page.hat, 120, 86, scale=(side, 1), fill=crown, color=brim),
        held(suit, *_FISTS[page.arm], standing=page.arm == "leaning"),
    )
    return use("ground") + (mirrored(drawn, across=120) if page.faces_right else drawn)
