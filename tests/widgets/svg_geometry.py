"""Measures SVG drawings: boxes and points of paths, circles and rectangles, with transforms."""

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import pairwise
from xml.etree import ElementTree as Xml

XMLNS = "{http://www.w3.org/2000/svg}"

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]


@dataclass
class Box:
    """A rectangle that grows to contain each point that is added."""

    left: float = math.inf
    top: float = math.inf
    right: float = -math.inf
    bottom: float = -math.inf

    def take(self, point: Point, margin: float = 0) -> None:
        x, y = point
        self.left, self.right = min(self.left, x - margin), max(self.right, x + margin)
        self.top, self.bottom = min(self.top, y - margin), max(self.bottom, y + margin)

    @property
    def middle(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def is_clear_of(self, other: "Box") -> bool:
        return (
            self.right <= other.left
            or other.right <= self.left
            or self.bottom <= other.top
            or other.bottom <= self.top
        )

    def holds(self, x: float, y: float) -> bool:
        return self.left < x < self.right and self.top < y < self.bottom


def followed_by(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (
        a * p + c * q,
        b * p + d * q,
        a * r + c * s,
        b * r + d * s,
        a * t + c * u + e,
        b * t + d * u + f,
    )


def matrix(transform: str) -> Matrix:
    result: Matrix = (1, 0, 0, 1, 0, 0)
    for name, written in re.findall(r"(\w+)\(([^)]*)\)", transform):
        values = [float(value) for value in written.split()]
        if name == "translate":
            steps: list[Matrix] = [(1, 0, 0, 1, values[0], values[1])]
        elif name == "scale":
            steps = [(values[0], 0, 0, values[-1], 0, 0)]
        elif name == "rotate":
            cos, sin = math.cos(math.radians(values[0])), math.sin(math.radians(values[0]))
            x, y = values[1:] or (0, 0)
            steps = [(1, 0, 0, 1, x, y), (cos, sin, -sin, cos, 0, 0), (1, 0, 0, 1, -x, -y)]
        else:
            raise ValueError(f"unmeasured transform {name}")
        for step in steps:
            result = followed_by(result, step)
    return result


ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command of a path with its arguments; an implicit repetition is a separate command."""
    for letter, written in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", written)]
        count = ARGUMENTS[letter.upper()]
        if not count:
            yield letter, []
        for start in range(0, len(values), count or 1):
            yield letter, values[start : start + count]
            letter = {"M": "L", "m": "l"}.get(letter, letter)


def bezier(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [
            (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for (x0, y0), (x1, y1) in pairwise(points)
        ]
    return points[0]


def path_points(d: str) -> Iterator[Point]:
    """Points along the path `d`, dense enough for a bounding box that is right within one unit."""
    here = start = handle = (0.0, 0.0)
    for letter, values in commands(d):
        base = here if letter.islower() else (0.0, 0.0)
        kind = letter.upper()
        if kind == "Z":
            ends = [start]
        elif kind == "H":
            ends = [(base[0] + values[0], here[1])]
        elif kind == "V":
            ends = [(here[0], base[1] + values[0])]
        else:
            pairs = zip(values[::2], values[1::2], strict=True)
            ends = [(base[0] + x, base[1] + y) for x, y in pairs]
        if kind == "S":
            ends.insert(0, (2 * here[0] - handle[0], 2 * here[1] - handle[1]))
        if kind == "M":
            start = here = ends[0]
        yield from (bezier([here, *ends], step / 24) for step in range(25))
        here = ends[-1]
        handle = ends[-2] if kind in "CS" else here


@dataclass
class Shape:
    """One drawn element: its points in card units, its stroke, and the ids of groups around it."""

    points: list[Point]
    stroke: str
    half_stroke: float
    parts: tuple[str, ...] = field(default=())

    @cached_property
    def box(self) -> Box:
        box = Box()
        for point in self.points:
            box.take(point, self.half_stroke)
        return box


@cache
def outline(element: Xml.Element) -> list[Point]:
    """The points of a path, circle or rectangle, in the units of the element."""
    kind = element.tag.removeprefix(XMLNS)
    number = {name: float(value) for name, value in element.items() if _is_number(value)}
    if kind == "path":
        return list(path_points(element.attrib["d"]))
    if kind == "circle":
        x, y, r = number.get("cx", 0), number.get("cy", 0), number["r"]
        turns = [math.tau * step / 48 for step in range(48)]
        return [(x + r * math.cos(turn), y + r * math.sin(turn)) for turn in turns]
    if kind == "rect":
        x, y = number["x"], number["y"]
        return [(x, y), (x + number["width"], y + number["height"])]
    raise ValueError(f"unmeasured element {kind}")


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?(\d+\.?\d*|\.\d+)", text) is not None


def shapes(
    element: Xml.Element,
    by_id: Mapping[str, Xml.Element],
    placed: Matrix = (1, 0, 0, 1, 0, 0),
    stroke: str = "none",
    width: float = 1,
    parts: tuple[str, ...] = (),
) -> Iterator[Shape]:
    """All shapes that `element` draws; references are followed, transforms and strokes applied.

    Args:
        by_id: the elements to which references lead.
        placed, stroke, width: the transform and the stroke that `element` inherits.
        parts: the ids of the groups around `element`.
    """
    placed = followed_by(placed, matrix(element.get("transform", "")))
    stroke = element.get("stroke", stroke)
    width = float(element.get("stroke-width", width))
    kind = element.tag.removeprefix(XMLNS)
    if kind == "use":
        part = element.attrib["href"].removeprefix("#")
        yield from shapes(by_id[part], by_id, placed, stroke, width, (*parts, part))
    elif kind in {"g", "symbol"}:
        for child in element:
            yield from shapes(child, by_id, placed, stroke, width, parts)
    else:
        a, b, c, d, e, f = placed
        points = [(a * x + c * y + e, b * x + d * y + f) for x, y in outline(element)]
        scale = max(math.hypot(a, b), math.hypot(c, d))
        yield Shape(points, stroke, 0 if stroke == "none" else width * scale / 2, parts)
