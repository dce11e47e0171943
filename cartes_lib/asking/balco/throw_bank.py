"""Stored positions of Balcó near the end of a deal, with the simulated wins of each throw.

`research/balco_throws.py` simulates the deals. It writes the wins of drawn positions to
`throws.toml`, and of positions that lessons show to `lesson_throws.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from cartes_lib.cards import Hand, cards


@dataclass(frozen=True, slots=True)
class ThrowSample:
    """A hand and a pile, with the number of simulated deals won by each throw.

    Attributes:
        wins: the number of deals won (of `SAMPLES`) with each throw; the keys are pairs of rank and
            number of cards.
    """

    hand: Hand
    pile: Hand
    wins: Mapping[tuple[int, int], int]

    def best_first(self) -> tuple[tuple[int, int], ...]:
        """The possible throws, ordered by their wins, the most wins first."""
        return tuple(sorted(self.wins, key=lambda throw: (-self.wins[throw], throw)))


@cache
def bank(name: str = "throws") -> tuple[ThrowSample, ...]:
    """All positions stored in the file `name`: "throws" or "lesson_throws"."""
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return tuple(
        ThrowSample(
            cards(table["hand"]),
            cards(table["pile"]),
            MappingProxyType(
                {_read(throw): wins for throw, wins in table["wins"].items()},
            ),
        )
        for table in tomllib.loads(text)["position"]
    )


def _read(throw: str) -> tuple[int, int]:
    rank, _, count = throw.partition("x")
    return int(rank), int(count)
