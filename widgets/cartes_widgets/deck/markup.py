"""SVG elements written as short strings; every drawing of the deck goes through here."""

from typing import Final

__all__ = ["HEIGHT", "VIEW_BOX", "WIDTH", "circle", "group", "mirrored", "number", "path", "use"]

WIDTH: Final = 244
"""Width of a card in drawing units: 61 millimetres at 4 units each."""

HEIGHT: Final = 380
"""Height of a card in drawing units: 95 millimetres at 4 units each."""

VIEW_BOX: Final = f"0 0 {WIDTH} {HEIGHT}"
"""The `viewBox` of every card symbol and of the `<svg>` that shows one."""


def number(value: float) -> str:
    """`value` with at most two decimals and no useless zero, as in `.5` or `-12`."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _attributes(named: dict[str, str | float]) -> str:
    """Presentation attributes, `stroke_width=2` written as ` stroke-width="2"`."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in named.items()
    )


def path(d: str, **attributes: str | float) -> str:
    """A `<path>` along `d`."""
    return f'<path d="{d}"{_attributes(attributes)}/>'


def circle(x: float, y: float, radius: float, **attributes: str | float) -> str:
    """A `<circle>`; a coordinate of 0 is left out, as SVG's default."""
    centre: dict[str, str | float] = {
        name: value for name, value in (("cx", x), ("cy", y)) if value
    }
    return f"<circle{_attributes(centre | {'r': radius} | attributes)}/>"


def group(*children: str, **attributes: str | float) -> str:
    """A `<g>` around `children`."""
    return f"<g{_attributes(attributes)}>{''.join(children)}</g>"


def mirrored(*children: str, across: float) -> str:
    """`children` as in a mirror that stands upright at `across`."""
    return group(*children, transform=f"translate({number(2 * across)} 0)scale(-1 1)")


def use(
    part: str,
    x: float = 0,
    y: float = 0,
    *,
    scale: tuple[float, float] = (1, 1),
    turn: float = 0,
    **attributes: str | float,
) -> str:
    """A `<use>` of the shared part `part`, its origin moved to (`x`, `y`).

    Args:
        part: the id after `deck-`.
        scale: across and down; a negative factor mirrors.
        turn: degrees, clockwise, before the move and after the scaling.
    """
    steps = []
    if x or y:
        steps.append(f"translate({number(x)} {number(y)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != (1, 1):
        across, down = scale
        factors = number(across) if across == down else f"{number(across)} {number(down)}"
        steps.append(f"scale({factors})")
    placed: dict[str, str | float] = {"transform": "".join(steps)} if steps else {}
    return f'<use href="#deck-{part}"{_attributes(placed | attributes)}/>'
