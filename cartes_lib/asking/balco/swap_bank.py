"""Stored exchanges of cards before a deal of Balcó, with the simulated wins of each choice.

`research/balco_swaps.py` simulates the deals and writes the wins to `swaps.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from cartes_lib.cards import Hand, cards

SAMPLES = 500
"""Number of simulated deals for each exchange."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Six cards, to be divided into a hand of three and three face-up cards.

    Attributes:
        six: the six cards that the player divides.
        taught: whether 1, 2 and the joker are the only cards with an effect.
        wins: the number of deals won (of `SAMPLES`) with each choice; the keys are the ranks of the
            face-up cards, where 0 is a joker.
    """

    six: Hand
    taught: bool
    wins: Mapping[tuple[int, ...], int]

    def best_first(self) -> tuple[tuple[int, ...], ...]:
        """The choices of three ranks to leave face up, ordered by their wins, the most wins
        first.
        """
        return tuple(sorted(self.wins, key=lambda up: (-self.wins[up], up)))


def ranks_of(up: Hand) -> tuple[int, ...]:
    """The ranks of `up`, the cards left face up, sorted; 0 is a joker. Suits do not matter
    (BAL-SET-07).
    """
    return tuple(sorted(0 if card.is_joker else card.rank for card in up))


@cache
def bank() -> tuple[Swap, ...]:
    """All stored exchanges, in the order of `swaps.toml`."""
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
