"""Collects the results of actions in simulated deals: averages and standard errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Generic, TypeVar

ActionT = TypeVar("ActionT")

_SURE = 3.0
"""An action is no longer simulated if it is this number of standard errors worse than the best
action.
"""


class Tally(Generic[ActionT]):
    """The results of several actions in simulated deals.

    Each deal tries all actions that may still be the best, so that actions are compared on the same
    deals. In a tie, the earlier action is the better one.

    >>> from cartes_lib.bots.tally import Tally
    >>> tally = Tally(["9o", "1o"])
    >>> tally.note({"9o": 5, "1o": 4})
    >>> tally.best, tally.mean("1o")
    ('9o', 4.0)
    """

    def __init__(self, actions: Sequence[ActionT]) -> None:
        self._results: dict[ActionT, dict[int, float]] = {action: {} for action in actions}
        self._weights: list[int] = []

    @property
    def actions(self) -> tuple[ActionT, ...]:
        """All actions, in the order of the constructor's argument."""
        return tuple(self._results)

    def note(self, values: Mapping[ActionT, float], weight: int = 1) -> None:
        """Add the results of actions in one more deal, which has the weight of `weight` deals."""
        for action, worth in values.items():
            self._results[action][len(self._weights)] = worth
        self._weights.append(weight)

    def samples(self, action: ActionT) -> int:
        """The number of deals in which `action` was tried."""
        return len(self._results[action])

    def mean(self, action: ActionT) -> float:
        """The average result of `action`; 0 if the action was not tried."""
        return self._mean(self._results[action])

    def error(self, action: ActionT) -> float:
        """The standard error of `mean(action)`; 0 if the action was tried at most once."""
        return self._error(self._results[action])

    def gap(self, action: ActionT, other: ActionT) -> tuple[float, float]:
        """The result of `action` minus the result of `other`, over the deals in which both were
        tried.

        Returns:
            The average difference, and its standard error.
        """
        mine, theirs = self._results[action], self._results[other]
        apart = {number: mine[number] - theirs[number] for number in mine if number in theirs}
        return self._mean(apart), self._error(apart)

    @property
    def best(self) -> ActionT:
        """Among the actions that were tried in the most deals, the action with the best average."""
        most = max(map(len, self._results.values()))
        tried = [action for action, results in self._results.items() if len(results) == most]
        return max(tried, key=self.mean)

    def open(self) -> tuple[ActionT, ...]:
        """The actions that may still be the best: actions that are not significantly worse."""
        best = self.best
        return tuple(item for item in self._results if item == best or self._is_near(item, best))

    def _is_near(self, action: ActionT, best: ActionT) -> bool:
        if self.samples(action) < self.samples(best):
            return False
        behind, error = self.gap(best, action)
        return behind <= _SURE * error

    def _mean(self, results: Mapping[int, float]) -> float:
        weights = self._weights
        whole = sum(weights[number] for number in results)
        return (
            sum(weights[number] * value for number, value in results.items()) / whole
            if results
            else 0.0
        )

    def _error(self, results: Mapping[int, float]) -> float:
        count, weights = len(results), self._weights
        if count < 2:
            return 0.0
        mean, whole = self._mean(results), sum(weights[number] for number in results)
        squares = sum((weights[number] * (value - mean)) ** 2 for number, value in results.items())
        return sqrt(squares * count / (count - 1)) / whole
