"""The coach evaluates actions, gives a reason for each, and finds the costliest decisions.

    advice = coach.advise(game, state, seat, rng)
    advice.expected, advice.error               # of the best candidate
    for candidate in advice.candidates:         # the best first
        candidate.action, candidate.behind, candidate.behind_error, candidate.reason

The coach uses only what the seat may know: `advise` uses the state only to get the seat's memory,
and `advise_from` takes the memory itself. `messages.format_message(reason.key, **reason.facts)`
renders a reason. A reason is true for any hidden cards.

    for decision in coach.costliest(match.record(), seat, rng):
        decision.position, decision.chosen, decision.better, decision.loss, decision.error

If several actions have the same effect, only one of them is a candidate; `same` compares two
actions.

`position` is a position string of the game: `parse_position` returns the state before the decision,
for example for an exercise.

The unit of `expected` (`Advice.unit`) is one of:

- "deal-points": the points of the side in the whole deal (Botifarra, cards);
- "score": the score of the side minus the score of the others (Botifarra, calls);
- "points": the points of the side minus those of the others in this deal, weighted by the value of
  a point at the current scores (Truco);
- "chance": the probability, 0 to 1, of going out first (Balcó).

Differences have the same unit.
"""

from __future__ import annotations

from cartes_lib.bots.advice import Advice, Candidate, Costly, Reason
from cartes_lib.coach.asking import advise, advise_from, costliest, costliest_from, same
from cartes_lib.coach.reasons import REASONS, reasons

__all__ = [
    "REASONS",
    "Advice",
    "Candidate",
    "Costly",
    "Reason",
    "advise",
    "advise_from",
    "costliest",
    "costliest_from",
    "reasons",
    "same",
]
