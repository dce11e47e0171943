"""The knights' horses, walking or rearing to the viewer's left, in card coordinates."""

from typing import Final

from ..markup import circle, group, path, use
from ..palette import BROWN, INK

__all__ = ["horse_back", "horse_front", "horse_parts"]

# Where the walking horse's head, and the rearing one's, lie; and how far the latter tilts.
_HEAD_MOVE: Final = (-7, -17)
_TILT: Final = "rotate(13 145 196)"


def _walking_far_legs() -> str:
    """Walking: a raised foreleg and a hind leg under the belly, on the far side."""
    return group(
        path(
            "M98 232C84 246 66 248 50 246C42 248 42 254 46 259C49 266 51 272 51 278L65 278"
            "C64 270 63 264 63 260C82 264 100 262 112 254Z"
        ),
        path("M50 276H66L67 288Q55 291 46 288Z", fill=INK),
        path(
            "M150 250C158 268 152 286 144 296C140 312 136 326 132 338L144 342"
            "C150 326 156 312 160 300"
            "C172 290 184 274 186 256Z"
        ),
        path("M131 337 145 341 146 354H122Q124 344 131 337Z", fill=INK),
    )


def _walking_body() -> str:
    """Walking: neck, trunk and the two legs of the near side, in one outline."""
    return group(
        path(
            "M82 130C98 142 104 166 116 190C134 201 158 201 178 193C198 189 210 201 209 222"
            "C208 240 198 252 191 262C186 270 185 278 184 287C180 304 175 322 172 338L158 338"
            "C160 322 164 306 165 291C158 280 152 272 150 262C136 270 122 272 110 268"
            "C109 282 106 296 106 305C106 318 104 328 104 338L91 338C91 328 90 316 90 305"
            "C89 290 84 274 78 258C64 244 62 224 70 208C76 198 78 194 74 186Z"
        ),
        path("M90 337H104L106 354H82Q84 344 90 337Z", fill=INK),
        path("M158 337H172L176 354H152Q153 344 158 337Z", fill=INK),
        path(
            "M84 254C81 240 82 230 86 222M187 234C178 244 168 254 160 264",
            fill="none",
            stroke_width=2.4,
        ),
    )


def _rearing_far_legs() -> str:
    """Rearing: a foreleg thrown forward and a hind leg, on the far side."""
    return group(
        path(
            "M96 202C78 206 58 204 42 198C33 199 30 206 35 212C40 220 41 228 39 236L53 239"
            "C55 231 54 223 52 217C68 224 86 226 100 222Z"
        ),
        path("M38 234 54 238 53 250Q40 252 30 247Z", fill=INK),
        path(
            "M136 258C144 278 140 290 130 302C128 316 124 328 119 339L131 343"
            "C137 331 142 320 145 308"
            "C158 298 170 284 174 262Z"
        ),
        path("M118 338 132 342 133 354H109Q111 346 118 338Z", fill=INK),
    )


def _rearing_body() -> str:
    """Rearing: neck, trunk and the two legs of the near side, in one outline."""
    return group(
        path(
            "M75 113C92 126 102 152 118 178C134 197 158 208 178 208C198 208 212 224 210 246"
            "C208 264 196 276 190 286C187 292 186 296 183 302C179 316 174 330 170 341L157 338"
            "C160 326 164 314 165 304C156 296 148 286 142 274C126 272 110 264 100 254"
            "C90 258 78 260 68 259C67 266 66 274 66 282L52 282C52 271 52 259 48 251"
            "C45 243 51 238 60 239C70 238 78 232 82 224C66 214 60 202 64 190C68 180 70 176 67 169Z"
        ),
        path("M51 280H67L68 293Q56 296 46 293Z", fill=INK),
        path("M157 337 171 340 174 354H149Q150 345 157 337Z", fill=INK),
        path(
            "M82 224C90 222 96 216 98 208M189 250C180 260 168 268 156 276",
            fill="none",
            stroke_width=2.4,
        ),
    )


def _head() -> str:
    """The walking horse's head: inherited fill, its bridle in `color`."""
    return group(
        path(
            "M74 188C64 196 58 203 54 210C48 220 38 220 34 212C32 206 34 200 38 194"
            "C46 178 54 160 65 144L64 122 74 133 84 117C90 128 90 140 88 150C88 166 84 180 74 188Z"
        ),
        circle(62, 161, 3.6, fill=INK, stroke="none"),
        path(
            "M55 154Q61 151 67 157M40 203Q44 201 46 205M38 213Q44 213 49 208M78 186"
            "C82 178 84 172 83 166",
            fill="none",
            stroke_width=2.4,
        ),
        path(
            "M46 182C52 188 56 196 57 204M65 146C70 158 76 172 79 184M53 194 77 178",
            fill="none",
            stroke="currentColor",
            stroke_width=4,
        ),
    )


def _mane() -> str:
    """The walking horse's forelock and mane; takes the inherited fill."""
    return group(
        path(
            "M80 124C66 124 56 134 58 148C64 142 70 140 76 144C76 154 84 152 86 158"
            "C84 166 90 168 92 172"
            "C90 178 98 180 100 184C100 190 108 190 116 194C112 166 100 140 80 124Z"
        ),
        path("M81 135C90 148 98 164 103 180", fill="none", stroke_width=2),
    )


def _tail() -> str:
    """The tail; takes the inherited fill."""
    return group(
        path(
            "M200 196C222 196 230 222 226 246C224 266 214 280 202 288C208 272 204 264 206 248"
            "C208 230 206 216 196 206Z"
        ),
        path("M214 216C218 236 216 252 211 266", fill="none", stroke_width=2),
    )


def _saddle() -> str:
    """Saddle and cloth, breast strap and crupper; cloth inherits, edges take `color`."""
    straps = "M176 206C190 205 200 210 208 217M108 216C96 224 82 227 69 224"
    return group(
        path(straps, fill="none", stroke_width=9),
        path(straps, fill="none", stroke="currentColor", stroke_width=5),
        path(
            "M108 186C126 195 160 195 176 190C182 210 180 236 176 250Q142 258 112 250"
            "C106 230 104 204 108 186Z"
        ),
        path("M113 240Q142 248 175 240", fill="none", stroke="currentColor", stroke_width=7),
        path("M158 200C168 196 170 184 178 178C186 182 186 196 178 202Z", fill=BROWN),
    )


def horse_parts() -> dict[str, str]:
    """Shared parts of the horses."""
    return {
        "walking-far": _walking_far_legs(),
        "walking": _walking_body(),
        "rearing-far": _rearing_far_legs(),
        "rearing": _rearing_body(),
        "horse-head": _head(),
        "mane": _mane(),
        "tail": _tail(),
        "saddle": _saddle(),
    }


def horse_back(gait: str, coat: str, mane: str) -> str:
    """What lies behind the rider's far arm: far legs and tail.

    Args:
        gait: "walking" or "rearing".
    """
    tail = use("tail", fill=mane)
    return use(f"{gait}-far", fill=coat) + (
        group(tail, transform=_TILT) if gait == "rearing" else tail
    )


def horse_front(gait: str, coat: str, mane: str, cloth: str, trim: str) -> str:
    """The horse itself under its saddle: trunk, near legs, head, mane, cloth.

    Args:
        gait: "walking" or "rearing".
    """
    rearing = gait == "rearing"
    head = use("horse-head", fill=coat, color=trim) + use("mane", fill=mane)
    saddle = use("saddle", fill=cloth, color=trim)
    x, y = _HEAD_MOVE
    bit = "M46 184" if rearing else "M53 199"
    return group(
        use(gait, fill=coat),
        group(head, transform=f"translate({x} {y})") if rearing else head,
        path(f"{bit}Q76 206 110 186", fill="none", stroke_width=3.4),
        group(saddle, transform=_TILT) if rearing else saddle,
    )
