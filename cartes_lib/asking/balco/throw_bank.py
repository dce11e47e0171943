"""The bank of positions of Balcó near the end of a deal, with the simulated wins of each throw.

`research/balco_throws.py` simulates the deals and writes the wins to `throws.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from cartes_lib.cards import Hand, cards

__all__ = ["ThrowSample", "bank"]


@dataclass(frozen=True, slots=True)
class ThrowSample:
    """A hand and a pile, with the number of simulated deals that each throw won.

    Attributes:
        wins: the number of deals won (of `SAMPLES`) with each throw; the keys are rank and number
            of cards.
    """

    hand: Hand
    pile: Hand
    wins: Mapping[tuple[int, int], int]

    def best_first(self) -> tuple[tuple[int, int], ...]:
        """The throws, ordered by their wins, the most wins first."""
        return tuple(sorted(self.wins, key=lambda throw: (-self.wins[throw], throw)))


@cache
def bank() -> tuple[ThrowSample, ...]:
    """All positions that were simulated."""
    text = files(__package__).joinpath("throws.toml").read_text("utf-8")
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
