"""The coach: what each action is worth, one true reason for it, and which decisions cost most.

    advice = coach.advise(game, state, seat, rng)
    advice.expected, advice.error               # of the best
    for one in advice.candidates:               # the best first
        one.action, one.behind, one.behind_error, one.reason

All of it is worked out from what the seat may know: `advise` takes the state only to ask it
for the seat's memory, and `advise_from` takes the memory itself. A reason is a key and facts,
`messages.format_message(reason.key, **reason.facts)`; it is true of the position whatever the
hidden cards are.

    for one in coach.costliest(match.record(), seat, rng):
        one.position, one.chosen, one.better, one.loss, one.error

Only one of several actions that do the same is a candidate: `same` tells whether another is meant.

A position is the game's own position string: `parse_position` brings the state back in which
the seat had to decide, for an exercise.

What `expected` counts (`Advice.unit`): "deal-points", the points that the side makes in the whole
deal (Botifarra, cards); "score", what the side scores more than the others (Botifarra, calls);
"points", the points that it wins more than the others in this deal, each weighed by what one is
worth at these scores (Truco); "chance", the chance to go out first, 0 to 1 (Balcó). Differences
count in the same.
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
