"""The caballo (11): a knight on horseback."""

from dataclasses import dataclass
from typing import Final

from ..markup import group, mirrored, path, use
from ..palette import (
    BLACK_HAIR,
    BLUE,
    BROWN,
    FLESH,
    GOLD,
    INK,
    LEAF,
    OCHRE,
    RED,
    RED_HAIR,
    STEEL,
    WHITE,
)
from .held import held
from .horse import horse_back, horse_front

__all__ = ["caballo", "caballo_parts"]


@dataclass(frozen=True)
class _Knight:
    """What one knight wears and rides; `arm` is the arm that holds the suit's sign."""

    coat: str
    breeches: str
    hat: str
    hat_colours: tuple[str, str]
    hair: str
    gait: str
    cloth: str
    horse: str
    mane: str
    arm: str
    turn: float
    faces_right: bool


_KNIGHTS: Final = {
    "o": _Knight(
        coat=RED,
        breeches=BLUE,
        hat="cap",
        hat_colours=(BLUE, RED),
        hair=OCHRE,
        gait="walking",
        cloth=BLUE,
        horse=WHITE,
        mane=GOLD,
        arm="back-arm",
        turn=0,
        faces_right=False,
    ),
    "c": _Knight(
        coat=BLUE,
        breeches=RED,
        hat="helmet",
        hat_colours=(WHITE, GOLD),
        hair=BLACK_HAIR,
        gait="walking",
        cloth=RED,
        horse="#c48b52",
        mane=INK,
        arm="fore-arm",
        turn=-6,
        faces_right=True,
    ),
    "e": _Knight(
        coat=RED,
        breeches=WHITE,
        hat="helmet",
        hat_colours=(RED, STEEL),
        hair=BROWN,
        gait="rearing",
        cloth=BLUE,
        horse="#cfd4da",
        mane=INK,
        arm="back-arm",
        turn=12,
        faces_right=False,
    ),
    "b": _Knight(
        coat=LEAF,
        breeches=RED,
        hat="beret",
        hat_colours=(RED, GOLD),
        hair=RED_HAIR,
        gait="walking",
        cloth=RED,
        horse="#9a5a30",
        mane=INK,
        arm="back-arm",
        turn=4,
        faces_right=False,
    ),
}

_FISTS: Final = {"back-arm": (195, 128), "fore-arm": (74, 86)}
"""Where the fist of each arm that holds the sign is, in card coordinates."""

_STIRRUP: Final = "M115 242 112 264 103 288H122L112 264"


def _leg() -> str:
    """The rider's near leg: breeches of the inherited fill, a dark boot in a stirrup."""
    return group(
        path("M126 178C112 194 102 208 101 226C102 236 112 240 120 236L136 218 160 202V178Z"),
        path(
            "M126 190C116 204 110 216 110 230", fill="none", stroke="currentColor", stroke_width=5
        ),
        path(
            "M101 222C108 232 120 232 125 228C127 246 125 262 123 276C117 284 100 287 88 287"
            "Q83 279 91 274C100 271 106 266 106 258C102 246 100 234 101 222Z",
            fill=BLACK_HAIR,
        ),
        path("M101 224Q112 236 126 229L126 238Q112 244 102 236Z", fill=GOLD, stroke_width=2.4),
        path(_STIRRUP, fill="none", stroke_width=6),
        path(_STIRRUP, fill="none", stroke=GOLD, stroke_width=2.4),
    )


def _torso() -> str:
    """The rider's coat to the saddle: inherited fill, with trimmings of `color`."""
    return group(
        path(
            "M116 112C104 116 100 126 104 142C106 158 112 168 112 176L104 196Q136 208 172 196"
            "L160 174C164 158 168 142 168 128C166 116 158 112 150 110Z"
        ),
        path("M112 172Q136 182 161 173L163 184Q136 193 110 183Z", fill="currentColor"),
        path(
            "M127 116 130 176M143 116 141 176", fill="none", stroke="currentColor", stroke_width=5
        ),
        path("M125 92H143V112H125Z", fill=FLESH),
        path(
            "M112 111Q120 102 128 107Q136 102 146 106Q156 104 158 112Q158 121 148 120"
            "Q136 126 126 120Q110 122 112 111Z",
            fill=WHITE,
            stroke_width=2.4,
        ),
    )


def _rein_arm() -> str:
    """The arm that holds the reins, its fist at (94, 182)."""
    return group(
        path("M116 112C98 114 90 136 87 154C83 166 84 174 88 182L105 184C114 174 121 160 125 146Z"),
        path(
            "M83 170Q95 180 107 175L105 186Q93 190 83 182Z", fill="currentColor", stroke_width=2.4
        ),
        use("fist", 93, 188, scale=(0.9, 0.9)),
    )


def _back_arm() -> str:
    """The arm behind the rider, raised, its fist at (195, 128)."""
    return group(
        path(
            "M150 110C168 108 178 124 186 142L186 138H204C209 162 203 180 190 180"
            "C174 176 158 160 152 144Z"
        ),
        path(
            "M184 136Q195 142 206 136L207 146Q195 152 184 146Z",
            fill="currentColor",
            stroke_width=2.4,
        ),
    )


def _fore_arm() -> str:
    """The arm before the rider, raised, its fist at (74, 86)."""
    return group(
        path(
            "M118 112C108 110 100 114 94 120L86 96 66 98C66 124 72 146 90 149"
            "C104 150 116 146 124 138Z"
        ),
        path("M64 98Q76 103 87 95L90 105Q78 112 65 108Z", fill="currentColor", stroke_width=2.4),
    )


def _arm_behind() -> str:
    """The other arm of a knight who holds the sign before him: hand on the hip."""
    return group(
        path("M162 176 150 172 146 186 160 192Z", fill=FLESH, stroke_width=2.4),
        path(
            "M150 110C168 112 184 134 190 154C194 168 184 184 164 194L157 178"
            "C166 172 168 166 166 160C160 150 154 146 152 142Z"
        ),
        path("M164 194 157 178", fill="none", stroke="currentColor", stroke_width=6),
    )


def caballo_parts() -> dict[str, str]:
    """Shared parts of the four knights."""
    return {
        "thigh": _leg(),
        "coat": _torso(),
        "rein-arm": _rein_arm(),
        "back-arm": _back_arm(),
        "fore-arm": _fore_arm(),
        "arm-behind": _arm_behind(),
    }


def caballo(suit: str) -> str:
    """The knight of `suit`, in card coordinates."""
    knight = _KNIGHTS[suit]
    front, behind = (
        (knight.arm, "arm-behind") if knight.arm == "fore-arm" else ("rein-arm", knight.arm)
    )
    plume, helmet = knight.hat_colours
    drawn = group(
        horse_back(knight.gait, knight.horse, knight.mane),
        use(behind, fill=knight.coat, color=GOLD),
        horse_front(knight.gait, knight.horse, knight.mane, knight.cloth, GOLD),
        use("thigh", fill=knight.breeches, color=GOLD),
        use("coat", fill=knight.coat, color=GOLD),
        use("face", 133, 78),
        use("curls", 133, 78, fill=knight.hair),
        use(knight.hat, 133, 78, fill=plume, color=helmet),
        use(front, fill=knight.coat, color=GOLD),
        held(suit, *_FISTS[knight.arm], turn=knight.turn),
    )
    return use("ground") + (mirrored(drawn, across=124) if knight.faces_right else drawn)
