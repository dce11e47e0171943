"""Advice of the coach as frozen data classes; `cartes_lib.messages` renders it as text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cartes_lib.engine import Action, Fact, Facts

__all__ = ["Advice", "Candidate", "Costly", "Reason"]


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for an action, or an effect of the action; it is true in the position.

    Attributes:
        id: the id of the reason, one of `coach.REASONS`.
        facts: the arguments of the message.

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
        """The catalogue key of the message; its arguments are `facts`."""
        return f"coach-{self.id}"


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a seat may take, with its evaluation.

    Attributes:
        behind: the average loss compared with the best candidate, over the deals in which both were
            tried, in the unit of the advice. 0 for the best candidate.
        behind_error: the standard error of `behind`.
        samples: number of simulated deals in which the action was tried; smaller for actions that
            were soon clearly worse.
        reason: one reason for the action; None if no reason is true.

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

    Worse candidates were tried in fewer deals than the best candidate. So only the best candidate
    has an average result; the others have their loss compared with the best.

    Attributes:
        game: name of the game.
        unit: the unit of `expected`; see `cartes_lib.coach`.
        candidates: the possible actions, the best first; empty if the seat may not act.
        expected: the average result of the best candidate; 0 without candidates.
        error: the standard error of `expected`.

    >>> from cartes_lib.bots.advice import Advice
    >>> Advice("botifarra", 0, "points", ()).candidates
    ()
    """

    game: str
    seat: int
    unit: str
    candidates: tuple[Candidate, ...]
    expected: float = 0.0
    error: float = 0.0

    @property
    def best(self) -> Candidate:
        """The best candidate.

        Raises:
            ValueError: there are no candidates.
        """
        if not self.candidates:
            raise ValueError("the seat may do nothing")
        return self.candidates[0]


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision of a player that was worse than another possible action.

    Attributes:
        game: name of the game.
        deal, step: index of the deal in the record, and index of the step in that deal.
        seat: the seat that decided.
        position: the state before the decision, as the game's position string.
        chosen, better: the chosen action, and the best candidate, in the record's notation.
        loss, error: the average loss of the chosen action compared with the better one (above 0),
            and its standard error.
        unit: the unit of the loss; see `cartes_lib.coach`.
        reason: one reason for the better action that is not true for the chosen action; None if no
            such reason is known.

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
