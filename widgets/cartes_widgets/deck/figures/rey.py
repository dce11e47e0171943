"""The rey (12): crowned, bearded, in a long robe, an ermine cape and a cloak."""

from dataclasses import dataclass
from typing import Final

from ..markup import circle, group, mirrored, path, use
from ..palette import BLACK_HAIR, BLUE, BROWN, FLESH, GOLD, GREEN, LEAF, RED, RED_HAIR, STEEL, WHITE
from .held import held

__all__ = ["rey", "rey_parts"]


@dataclass(frozen=True)
class _King:
    """What one king wears, and what he does with his arms.

    `near` is the arm that holds the suit's sign, `far` the other one; `motif` is the pattern
    of the robe's panel.
    """

    robe: str
    panel: str
    cloak: str
    hair: str
    motif: str
    motif_colour: str
    near: str
    far: str
    faces_right: bool


_KINGS: Final = {
    "o": _King(
        robe=RED,
        panel=GOLD,
        cloak=BLUE,
        hair=WHITE,
        motif="discs",
        motif_colour=RED,
        near="uplifted",
        far="sceptred",
        faces_right=False,
    ),
    "c": _King(
        robe=BLUE,
        panel=WHITE,
        cloak=RED,
        hair=BROWN,
        motif="chevrons",
        motif_colour=RED,
        near="offered",
        far="belted",
        faces_right=True,
    ),
    "e": _King(
        robe=STEEL,
        panel=RED,
        cloak=RED,
        hair=BLACK_HAIR,
        motif="lozenges",
        motif_colour=GOLD,
        near="uplifted",
        far="orbed",
        faces_right=False,
    ),
    "b": _King(
        robe=LEAF,
        panel=GOLD,
        cloak=RED,
        hair=RED_HAIR,
        motif="sprigs",
        motif_colour=GREEN,
        near="staffed",
        far="belted",
        faces_right=True,
    ),
}

_FISTS: Final = {"uplifted": (193, 132), "offered": (191, 178), "staffed": (190, 198)}
"""Where the fist of each arm that holds the sign is, in card coordinates."""


def _cloak() -> str:
    """The cloak behind the king; takes the inherited fill."""
    return group(
        path(
            "M86 128C58 140 54 200 44 262C40 300 34 330 28 357H171L172 300C180 250 182 180 156 128Z"
        ),
        path("M38 346C46 310 52 270 57 230", fill="none", stroke=GOLD, stroke_width=5),
    )


def _robe() -> str:
    """The robe of the inherited fill, its panel of `color`, belt, hem and shoes."""
    return group(
        path(
            "M78 150C76 176 82 190 84 202C74 250 62 310 55 352H170C170 310 166 250 154 202"
            "C158 190 164 176 162 150Z"
        ),
        path("M104 146H136L139 204 147 350H89L99 204Z", fill="currentColor"),
        path(
            "M76 292 67 338M160 292 162 338M86 226 82 250M154 226 156 250",
            fill="none",
            stroke_width=2.2,
        ),
        path("M58 338H170V352H55Z", fill=GOLD),
        path("M64 345H168", stroke=RED, stroke_width=5, stroke_dasharray="0 13"),
        path(
            "M74 358C76 350 86 346 106 350V358ZM160 358C158 350 148 346 130 350V358Z",
            fill=RED,
            stroke_width=2.4,
        ),
        path("M83 194Q120 204 156 194L158 206Q120 216 81 206Z", fill=GOLD),
        circle(119, 205, 9, fill=RED, stroke_width=2.4),
    )


def _motifs() -> dict[str, str]:
    """The patterns of the robes' panels, one by suit, drawn in `color`."""
    discs = path("M119 230V330", stroke="currentColor", stroke_width=17, stroke_dasharray="0 25")
    chevrons = path(
        "M99 226 119 240 138 226M98 252 119 266 140 252M96 278 119 292 141 278"
        "M94 304 119 318 143 304",
        fill="none",
        stroke="currentColor",
        stroke_width=6,
    )
    lozenge = "l10 13-10 13-10-13z"
    lozenges = path(
        "".join(f"M119 {y}{lozenge}" for y in (222, 250, 278, 306)),
        fill="currentColor",
        stroke="none",
    )
    sprig = "v22m-10-16q8 2 10 10q2-8 10-10"
    sprigs = path(
        "".join(f"M119 {y}{sprig}" for y in (221, 250, 279, 308)),
        fill="none",
        stroke="currentColor",
        stroke_width=5,
    )
    return {"discs": discs, "chevrons": chevrons, "lozenges": lozenges, "sprigs": sprigs}


def _ermine() -> str:
    """A short cape of ermine over the shoulders."""
    return group(
        path(
            "M94 118C76 124 68 144 70 166Q84 176 96 170Q108 180 120 174Q132 180 144 170"
            "Q158 176 170 166C172 144 164 124 146 118Z",
            fill=WHITE,
        ),
        path(
            "M84 142V149M82 158V164M101 154V161M139 154V161M156 142V149M158 158V164M120 160V167",
            fill="none",
            stroke_width=4,
        ),
    )


def _far_arms() -> dict[str, str]:
    """The arms away from the suit's sign: sleeves of the inherited fill, cuffs of `color`."""
    sceptred = group(
        path("M74 148C60 160 48 190 50 214C54 228 66 230 76 222L92 190C92 172 88 156 84 148Z"),
        path(
            "M49 207C56 217 70 221 81 213L78 226Q62 234 50 223Z",
            fill="currentColor",
            stroke_width=2.4,
        ),
        use("sceptre", 60, 232, turn=-5),
        use("fist", 60, 232),
    )
    orbed = group(
        path("M74 148C56 160 46 190 50 210C58 226 74 224 86 214L96 200C92 176 88 156 84 148Z"),
        use("orb", 66, 190),
        path(
            "M52 204Q64 214 80 206Q86 212 80 218Q66 226 54 218Q48 210 52 204Z",
            fill=FLESH,
            stroke_width=2.4,
        ),
        path("M62 209V220M70 209V219", stroke_width=1.8),
    )
    belted = group(
        path("M74 148C54 162 42 194 54 212C66 224 88 220 102 214L98 196C88 196 84 186 92 172Z"),
        path("M92 194 102 192 107 214 96 218Z", fill="currentColor", stroke_width=2.4),
        path(
            "M104 194Q118 190 122 196Q128 200 123 204Q126 208 120 210Q118 215 107 213Z",
            fill=FLESH,
            stroke_width=2.4,
        ),
    )
    return {"sceptred": sceptred, "orbed": orbed, "belted": belted}


def _near_arms() -> dict[str, str]:
    """The arms that hold the suit's sign; the fist is drawn with the sign."""
    uplifted = group(
        path(
            "M160 142C172 150 176 158 182 152L183 142H203C210 176 206 214 192 240"
            "C184 214 172 196 154 186Z"
        ),
        path("M190 166C191 190 191 206 189 222", fill="none", stroke_width=2),
        path(
            "M182 142Q192 147 204 142L205 152Q193 158 181 152Z",
            fill="currentColor",
            stroke_width=2.4,
        ),
    )
    offered = group(
        path(
            "M162 142C176 152 182 176 186 188H205C208 214 204 244 188 268C180 240 170 220 152 200Z"
        ),
        path(
            "M192 208C192 224 190 240 187 252M174 166C178 176 180 184 184 192",
            fill="none",
            stroke_width=2,
        ),
        path(
            "M183 188Q194 193 206 188L207 198Q195 204 182 198Z",
            fill="currentColor",
            stroke_width=2.4,
        ),
    )
    staffed = group(
        path(
            "M162 142C178 152 184 170 188 186L182 208C180 236 172 250 160 262"
            "C158 236 154 214 150 192Z"
        ),
        path("M172 168C176 180 176 190 172 206", fill="none", stroke_width=2),
        path("M180 184 191 187 187 209 175 205Z", fill="currentColor", stroke_width=2.4),
    )
    return {"uplifted": uplifted, "offered": offered, "staffed": staffed}


def _sceptre() -> str:
    """A sceptre with a lily, its grip at the origin."""
    return group(
        path("M-3-92H3V84H-3Z", fill=GOLD),
        path(
            "M0-126C6-118 6-112 3-107C8-111 14-109 14-103C14-97 8-92 0-92S-14-97-14-103"
            "C-14-109-8-111-3-107C-6-112-6-118 0-126Z",
            fill=GOLD,
        ),
        path("M-7-95H7V-87H-7Z", fill=RED),
        stroke_width=2.4,
    )


def _orb() -> str:
    """An orb with a cross, standing on the origin's hand."""
    return group(
        path("M-3-20V-27H-9V-33H-3V-40H3V-33H9V-27H3V-20Z", fill=GOLD),
        circle(0, 0, 20, fill=BLUE),
        path("M-19.6-4Q0 6 19.6-4M0 1V-19.6", fill="none", stroke=GOLD, stroke_width=5),
        stroke_width=2.4,
    )


def rey_parts() -> dict[str, str]:
    """Shared parts of the four kings."""
    return (
        {
            "cloak": _cloak(),
            "robe": _robe(),
            "ermine": _ermine(),
            "sceptre": _sceptre(),
            "orb": _orb(),
        }
        | _motifs()
        | _far_arms()
        | _near_arms()
    )


def rey(suit: str) -> str:
    """The king of `suit`, in card coordinates."""
    king = _KINGS[suit]
    bust = group(
        use(king.near, fill=king.robe, color=GOLD),
        use(king.far, fill=king.robe, color=GOLD),
        use("ermine"),
        use("face", 120, 84),
        use("beard", 120, 84, fill=king.hair),
        use("crown", 120, 84),
        held(suit, *_FISTS[king.near], standing=king.near == "staffed"),
    )
    return group(
        use("ground"),
        use("cloak", fill=king.cloak),
        use("long-hair", 120, 84, fill=king.hair),
        use("robe", fill=king.robe, color=king.panel),
        use(king.motif, color=king.motif_colour),
        mirrored(bust, across=120) if king.faces_right else bust,
    )
