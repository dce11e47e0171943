"""The type of a claim: an id, a statement as limits of a figure, and a function that computes
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from math import sqrt
from pathlib import Path
from pkgutil import iter_modules
from typing import Literal

ERRORS = 2.0
"""A figure contradicts a statement if it misses a limit by more than this many standard errors."""

Verdict = Literal["supports", "open", "contradicts"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A computed figure and its standard error; the error of an exact one is 0."""

    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Claim:
    """A strategic statement, and the computation that tests it.

    Attributes:
        id: the id that a notebook cell cites; for a statement of the coach, the key of the message.
        states: the statement, in terms of the figure.
        least, most: the limits between which the statement is true; None without a limit.
        unit: the unit of the figure.
        is_quick: whether the computation is exact and takes less than a second.
    """

    id: str
    states: str
    compute: Callable[[], Figure]
    least: float | None
    most: float | None
    unit: str
    is_quick: bool

    def verdict(self, figure: Figure) -> Verdict:
        """ "supports", "contradicts", or "open" if the figure is too inexact to decide about the
        statement.
        """
        margin = ERRORS * figure.error
        low, high = figure.value - margin, figure.value + margin
        least = float("-inf") if self.least is None else self.least
        most = float("inf") if self.most is None else self.most
        if high < least or low > most:
            return "contradicts"
        return "supports" if least <= low and high <= most else "open"

    @property
    def bound(self) -> str:
        """The limits of the figure as text, such as "at least 1"."""
        parts = [
            f"{word} {limit:g}"
            for word, limit in (("at least", self.least), ("at most", self.most))
            if limit is not None
        ]
        return " and ".join(parts)


CLAIMS: dict[str, Claim] = {}
"""The claims of the imported modules; the keys are their ids."""


def claim(
    identity: str,
    states: str,
    *,
    least: float | None = None,
    most: float | None = None,
    unit: str = "points",
    is_quick: bool = False,
) -> Callable[[Callable[[], Figure]], Callable[[], Figure]]:
    """Registers the decorated function as the computation of a claim; see `Claim`.

    Raises:
        ValueError: the id is taken, or there is no limit.
    """
    if identity in CLAIMS:
        raise ValueError(f"two claims {identity}")
    if least is None and most is None:
        raise ValueError(f"claim {identity} has no bound")

    def register(compute: Callable[[], Figure]) -> Callable[[], Figure]:
        CLAIMS[identity] = Claim(identity, states, compute, least, most, unit, is_quick)
        return compute

    return register


def all_claims() -> dict[str, Claim]:
    """All claims of the modules of this package; the keys are their ids."""
    for module in iter_modules([str(Path(__file__).parent)]):
        if module.name != "__main__":
            import_module(f"research.claims.{module.name}")
    return dict(CLAIMS)


def average(values: Iterable[float]) -> Figure:
    """The mean of independent values, and its standard error."""
    numbers = list(values)
    mean = sum(numbers) / len(numbers)
    spread = sum((value - mean) ** 2 for value in numbers) / (len(numbers) - 1)
    return Figure(mean, sqrt(spread / len(numbers)))


def exact(value: float | Fraction) -> Figure:
    """The exact `value` as a figure, with the error 0."""
    return Figure(float(value))
