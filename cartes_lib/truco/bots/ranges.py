"""A model of a player of Truco: the probability of each call for a given hand.

The model is used to weight the possible hands of other players after their calls, and to choose
calls in simulated deals. The learner may change its parameters.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp

_WIDTH_ENVIDO, _WIDTH_TRUCO = 0.9, 0.06
_CALLS, _RAISES = 0.8, 0.6
"""Probabilities that a player with a sufficient hand calls at once, and raises."""

_REAL, _FALTA = 3.0, 5.5
"""Additional envido value, compared with an envido, to call a real envido and a falta envido."""

_MIN_WEIGHT = 0.02
"""Minimum probability of each call, because players make mistakes."""


@dataclass(frozen=True, slots=True)
class Range:
    """The thresholds with which a player bets.

    Attributes:
        envido: the envido value with which the player, against one opponent, calls envido about
            half of the time.
        truco: the probability of winning the tricks (0 to 1) that makes the player call truco about
            half of the time.
        bluffs: the probability (0 to 1) of a call with any hand, however weak.
    """

    envido: float = 26.5
    truco: float = 0.62
    bluffs: float = 0.07

    def opens_envido(self, value: int, opponents: int) -> Mapping[str, float]:
        """The probability of a first call of the envido; the keys are the calls. The remaining
        probability is that of no call.
        """
        least = self._least(opponents)
        bets = self.bluffs + (1 - self.bluffs) * _CALLS * _above(value, least, _WIDTH_ENVIDO)
        falta = 0.3 * _above(value, least + _FALTA, 0.5)
        real = 0.6 * _above(value, least + _REAL, 0.7)
        return {
            "falta-envido": bets * falta,
            "real-envido": bets * (1 - falta) * real,
            "envido": bets * (1 - falta) * (1 - real),
        }

    def answers_envido(
        self, value: int, opponents: int, yes: int, no: int, raised: int
    ) -> tuple[float, float]:
        """The probabilities of a raise and of an acceptance; the remaining probability is a
        refusal.

        Args:
            yes, no: the points of the bet if it is accepted, and if it is refused.
            raised: the number of calls before the call to answer.
        """
        # With this probability of winning, accepting is as good as refusing.
        even = (yes - no) / (2 * yes) if yes else 0.5
        least = self._least(opponents) - 2.0 + 6 * (even - 0.25) + 0.5 * raised
        raises = _RAISES * _above(value, least + _REAL + 1.5, 0.7)
        accepts = _above(value, least, _WIDTH_ENVIDO)
        return _action_chances(raises, accepts)

    def calls_truco(self, chance: float, raised: int) -> float:
        """The probability of calling truco, or of raising an accepted truco. `chance` is the
        probability of winning the tricks; `raised` is the number of earlier calls of the truco.
        """
        least = self.truco + 0.1 * raised
        sure = _CALLS * _above(chance, least, _WIDTH_TRUCO)
        bluffs = self.bluffs / (1 + raised)
        return _within(bluffs + (1 - bluffs) * sure)

    def answers_truco(self, chance: float, raised: int) -> tuple[float, float]:
        """The probabilities of a raise and of an acceptance; the remaining probability is a
        refusal.

        Args:
            chance: the probability of winning the tricks, estimated from the player's own cards.
            raised: the number of earlier raises: 0 to answer a truco, 1 a retruco, 2 a vale cuatro.
        """
        least = self.truco - 0.24 + 0.09 * raised
        raises = _RAISES * _above(chance, self.truco + 0.1 + 0.06 * raised, _WIDTH_TRUCO)
        bluffs = self.bluffs / 3
        return _action_chances(bluffs + (1 - bluffs) * raises, _above(chance, least, _WIDTH_TRUCO))

    def _least(self, opponents: int) -> float:
        return self.envido + min(2.0, 0.8 * (opponents - 1))


USUAL = Range()
"""The default ranges, for an unknown player."""


def _above(value: float, least: float, width: float) -> float:
    """A smooth step function of `value`: almost 0 far under `least`, 0.5 at `least`, almost 1 far
    above.
    """
    return 1 / (1 + exp(min(40.0, (least - value) / width)))


def _within(chance: float) -> float:
    return min(1 - _MIN_WEIGHT, max(_MIN_WEIGHT, chance))


def _action_chances(raises: float, accepts: float) -> tuple[float, float]:
    raising = min(0.9, max(_MIN_WEIGHT / 2, raises))
    return raising, (1 - raising) * _within(accepts)
