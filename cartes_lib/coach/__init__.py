"""The coach: the value of each action, one true reason for it, and the costliest decisions.

    advice = coach.advise(game, state, seat, rng)
    advice.expected, advice.error               # of the best
    for one in advice.candidates:               # the best first
        one.action, one.behind, one.behind_error, one.reason

Everything is computed from what the seat may know: `advise` uses the state only to get the seat's
memory, and `advise_from` takes the memory itself. A reason is a key and facts,
`messages.format_message(reason.key, **reason.facts)`; it is true of the position, whatever the
hidden cards are.

    for one in coach.costliest(match.record(), seat, rng):
        one.position, one.chosen, one.better, one.loss, one.error

Of several actions with the same effect, only one is a candidate; `same` compares two actions.

A position is the game's own position string: `parse_position` gives the state in which the seat had
to decide, for an exercise.

What `expected` counts (`Advice.unit`): "deal-points", the points that the side makes in the whole
deal (Botifarra, cards); "score", the lead in score over the others (Botifarra, calls); "points",
the lead in points of this deal, weighted by the value of a point at these scores (Truco); "chance",
the chance to go out first, 0 to 1 (Balcó). Differences have the same unit.
"""

from __future__ import annotations

from cartes_lib.bots.advice import Advice, Candidate, Costly, Reason
from cartes_lib.coach.asking import advise, advise_from, costliest, same
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
    "reasons",
    "same",
]
