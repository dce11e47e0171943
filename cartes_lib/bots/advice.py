"""Advice of the coach: frozen values, without sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cartes_lib.engine import Action, Fact, Facts

__all__ = ["Advice", "Candidate", "Costly", "Reason"]


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for an action, or its effect; it is true of the position.

    Attributes:
        id: one of `REASONS`.
        facts: arguments of the sentence.

    >>> from cartes_lib.bots.advice import Reason
    >>> Reason("cheapest").key
    'coach-cheapest'
    """

    id: str
    facts: Mapping[str, Fact] = field(default_factory=Facts)

    def __post_init__(self) -> None:
        if type(self.facts) is not Facts:
            object.__setattr__(self, "facts", Facts(self.facts))

    @property
    def key(self) -> str:
        """The entry of the catalogue that renders it with `facts`."""
        return f"coach-{self.id}"


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action that a seat may take.

    Attributes:
        behind: how much less it brings on average than the best candidate, in the deals where both
            were tried, in the unit of the advice. 0 for the best.
        behind_error: the standard error of `behind`.
        samples: number of simulated deals in which it was tried; smaller if it soon fell behind.
        reason: one reason for it; None if no reason is true.

    >>> from cartes_lib.botifarra import parse_action
    >>> from cartes_lib.bots.advice import Candidate
    >>> Candidate(parse_action("9o"), 0.0, 0.0, samples=60, reason=None).samples
    60
    """

    action: Action
    behind: float
    behind_error: float
    samples: int
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Advice:
    """The possible actions of a seat, the best first.

    Candidates that fell behind were tried in fewer deals than the best. So only the best has an
    average; the others have their distance from the best.

    Attributes:
        game: name of the game.
        unit: what `expected` counts; see `cartes_lib.coach`.
        candidates: empty if the seat may do nothing.
        expected: the average result of the best candidate; 0 without candidates.
        error: the standard error of `expected`.

    >>> from cartes_lib.bots.advice import Advice
    >>> Advice("botifarra", 0, "points", ()).candidate("9o") is None
    True
    """

    game: str
    seat: int
    unit: str
    candidates: tuple[Candidate, ...]
    expected: float = 0.0
    error: float = 0.0

    @property
    def best(self) -> Candidate:
        """The first candidate.

        Raises:
            ValueError: there are no candidates.
        """
        if not self.candidates:
            raise ValueError("the seat may do nothing")
        return self.candidates[0]

    def candidate(self, action: str) -> Candidate | None:
        """The candidate with the notation `action`, or None."""
        return next(
            (candidate for candidate in self.candidates if str(candidate.action) == action), None
        )


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that was worse than another one.

    Attributes:
        game: name of the game.
        deal: index of the deal in the record; `step`: index of the step in that deal.
        seat: the seat that decided.
        position: the state before the decision, as the game's position string.
        chosen, better: the action that was chosen, and the best candidate, in the record's
            notation.
        loss: how much less the chosen action brings on average, above 0; `error`: the standard
            error.
        unit: what the loss counts; see `cartes_lib.coach`.
        reason: one reason for the better action that is not true of the chosen one; or None.

    >>> from cartes_lib.bots.advice import Costly
    >>> Costly("botifarra", 0, 5, 1, "", "9o", "1o", 2.5, 0.3, "points", None).better
    '1o'
    """

    game: str
    deal: int
    step: int
    seat: int
    position: str
    chosen: str
    better: str
    loss: float
    error: float
    unit: str
    reason: Reason | None
