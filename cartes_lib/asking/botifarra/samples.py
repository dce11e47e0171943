"""Banks of positions of Botifarra, with the average result of each choice in simulated deals.

`research/botifarra_samples.py` computed the averages of `SAMPLES` deals, and their standard errors.
They are in `contracts.toml`, `doublings.toml` and `leads.toml`.
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

SAMPLES = 200
"""Number of simulated deals of each position; each choice is tried in all of them."""

NEAR = {"leads": 1.0, "contracts": 1.5}
"""Maximum loss in points of a right choice: a smaller loss may be a sampling error."""


@dataclass(frozen=True, slots=True)
class WeighedChoices:
    """A hand, and the average points of each choice in simulated deals.

    Attributes:
        contract: the contract already named; "" if the question asks for the contract.
        chooser: the seat that named the contract.
        averages: the average points of a choice, and their standard error; the keys are cards or
            calls in notation.
    """

    hand: Hand
    contract: str
    chooser: int
    averages: Mapping[str, tuple[float, float]]

    @property
    def best(self) -> str:
        """The choice with the most average points."""
        return max(self.averages, key=lambda item: self.averages[item][0])

    @property
    def best_first(self) -> list[str]:
        """The choices, ordered by average points, the best first."""
        return sorted(self.averages, key=self.behind)

    @property
    def spread(self) -> float:
        """Difference in average points between the best and the worst choice."""
        means = [mean for mean, _ in self.averages.values()]
        return max(means) - min(means)

    def behind(self, choice: str) -> float:
        """Difference in average points between the best choice and `choice`."""
        return self.averages[self.best][0] - self.averages[choice][0]


@cache
def bank(name: str) -> tuple[WeighedChoices, ...]:
    """All positions of the bank `name`, ordered by the loss of the worst choice; the largest first.

    Args:
        name: "leads", "contracts" or "doublings".
    """
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    results = [
        WeighedChoices(
            tuple(sorted(cards(table["hand"]))),
            table.get("contract", ""),
            table.get("chooser", 0),
            MappingProxyType(
                {choice: (mean, error) for choice, (mean, error) in table["averages"].items()}
            ),
        )
        for table in tomllib.loads(text)["position"]
    ]
    return tuple(sorted(results, key=lambda item: -item.spread))


def sample(
    rng: random.Random,
    name: str,
    level: int,
    fits: Callable[[WeighedChoices], bool] = lambda _: True,
) -> WeighedChoices:
    """A random position of the bank `name` for which `fits` is true, with its suits permuted at
    random.

    Permuted suits do not change the results: apart from trumps, the rules treat all suits alike.
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

    return WeighedChoices(
        tuple(sorted(map(turned, result.hand))),
        renamed(result.contract) if result.contract else "",
        result.chooser,
        {renamed(choice): figures for choice, figures in result.averages.items()},
    )
