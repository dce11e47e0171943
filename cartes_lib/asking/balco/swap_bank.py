"""Exchanges before a deal of Balcó, each with how many simulated deals it won.

The figures are ours: `research/balco_swaps.py` writes them to `swaps.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from cartes_lib.cards import Hand, cards

__all__ = ["SAMPLES", "Swap", "bank", "kept_alike"]

SAMPLES = 500
"""How many deals were simulated for each exchange."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Six cards to divide into a hand and three that lie face up.

    Attributes:
        six: the cards.
        taught: whether no card but 1, 2 and the joker has an effect.
        wins: the number of deals won, of `SAMPLES`, by the ranks left face up; 0 is a joker.
    """

    six: Hand
    taught: bool
    wins: Mapping[tuple[int, ...], int]

    def ranked(self) -> tuple[tuple[int, ...], ...]:
        """The ranks to leave face up, best first."""
        return tuple(sorted(self.wins, key=lambda up: (-self.wins[up], up)))


def kept_alike(up: Hand) -> tuple[int, ...]:
    """The ranks of `up`, sorted; 0 is a joker. Suits do not matter (BAL-SET-07)."""
    return tuple(sorted(0 if card.is_joker else card.rank for card in up))


@cache
def bank() -> tuple[Swap, ...]:
    """All exchanges that were simulated."""
    text = files(__package__).joinpath("swaps.toml").read_text("utf-8")
    return tuple(
        Swap(
            cards(table["six"]),
            table["taught"],
            MappingProxyType(
                {tuple(map(int, up.split())): wins for up, wins in table["wins"].items()}
            ),
        )
        for table in tomllib.loads(text)["swap"]
    )
