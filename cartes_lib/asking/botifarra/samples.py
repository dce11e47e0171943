"""Banks of positions of Botifarra, with the average result of each choice in simulated deals.

Our own figures are in `contracts.toml`, `doublings.toml` and `leads.toml`: averages of `SAMPLES`
deals and their standard errors, written by `research/botifarra_samples.py`.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import permutations
from types import MappingProxyType

from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.cards import Card, Hand, Suit, cards
from cartes_lib.cards import card as read_card

__all__ = ["NEAR", "SAMPLES", "Weighed", "bank", "drawn"]

SAMPLES = 200
"""Deals imagined for each position; every choice is played out in all of them."""

NEAR = {"leads": 1.0, "contracts": 1.5}
"""Points that a choice may fall short of the best and still be right: it may be chance."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A hand, and the result of each choice.

    Attributes:
        contract: the named contract; "" if it has to be chosen.
        chooser: the seat that named it.
        brought: average and standard error in points, by card or call.
    """

    hand: Hand
    contract: str
    chooser: int
    brought: Mapping[str, tuple[float, float]]

    @property
    def best(self) -> str:
        """The choice that brought the most points."""
        return max(self.brought, key=lambda item: self.brought[item][0])

    @property
    def ranked(self) -> list[str]:
        """The choices, ordered from the most points to the fewest."""
        return sorted(self.brought, key=self.behind)

    @property
    def spread(self) -> float:
        """Difference in average points between the best and the worst choice."""
        means = [mean for mean, _ in self.brought.values()]
        return max(means) - min(means)

    def behind(self, choice: str) -> float:
        """Difference in average points between the best choice and `choice`."""
        return self.brought[self.best][0] - self.brought[choice][0]


@cache
def bank(name: str) -> tuple[Weighed, ...]:
    """All positions of that bank; those in which most can be lost come first.

    Args:
        name: "leads", "contracts" or "doublings".
    """
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    results = [
        Weighed(
            tuple(sorted(cards(table["hand"]))),
            table.get("contract", ""),
            table.get("chooser", 0),
            MappingProxyType(
                {choice: (mean, error) for choice, (mean, error) in table["brought"].items()}
            ),
        )
        for table in tomllib.loads(text)["position"]
    ]
    return tuple(sorted(results, key=lambda item: -item.spread))


def drawn(
    rng: random.Random, name: str, level: int, fits: Callable[[Weighed], bool] = lambda _: True
) -> Weighed:
    """A position of that level for which `fits` is true, with its suits exchanged. Only the trump
    suit differs from the others by its rules.
    """
    known = [item for item in bank(name) if fits(item)]
    result = rng.choice(known[: -(-len(known) * (level + 1) // 4)])
    suits = dict(zip(Suit, rng.choice(tuple(permutations(Suit))), strict=True))

    def turned(card: Card) -> Card:
        assert card.suit is not None, "Botifarra has no joker"
        return Card(card.rank, suits[card.suit])

    def renamed(choice: str) -> str:
        if choice in CONTRACTS[:4]:
            return suits[Suit[choice.upper()]].name.lower()
        return str(turned(read_card(choice))) if choice[0].isdigit() else choice

    return Weighed(
        tuple(sorted(map(turned, result.hand))),
        renamed(result.contract) if result.contract else "",
        result.chooser,
        {renamed(choice): figures for choice, figures in result.brought.items()},
    )
