"""Questions about the next move of a replayed deal of Balcó."""

from __future__ import annotations

from cartes_lib.asking.balco.hands import Allowed
from cartes_lib.asking.balco.lifting import Hidden
from cartes_lib.asking.balco.played import ThrowHistory
from cartes_lib.asking.balco.throws import ThrowPosition
from cartes_lib.asking.balco.turns import Next
from cartes_lib.asking.contract import Question
from cartes_lib.balco import State
from cartes_lib.balco.actions import Action, Exchange, Lift, Throw

_LEARNER = 0


def asked_before(before: State, action: Action, after: State) -> Question:
    """The question that seat 0 sees before `action`, which leads from `before` to `after`.

    Before seat 0 lifts a card, the question is whether that card can be thrown. Before a throw of
    seat 0, the question is how many of its cards can be thrown. Before any other action, the
    question is who plays next after it.

    Raises:
        ValueError: no question exists, because the action ends the deal or is an exchange of cards.

    Rules: BAL-TURN-08, BAL-TURN-03, BAL-TURN-01.
    """
    if isinstance(action, Lift) and after.lifted is not None:
        return Hidden().ask(after, after.rules)
    if isinstance(action, Throw) and before.turn == _LEARNER and before.lifted is None:
        hand, situation = before.hands[_LEARNER], (before.pile, before.condition)
        return Allowed().ask(ThrowPosition(*situation, hand, rules=before.rules), before.rules)
    if isinstance(action, Exchange):
        raise ValueError("nobody plays yet after an exchange")
    if after.deal_is_over:
        raise ValueError("nobody plays after the end of a deal")
    return Next().ask(ThrowHistory((before, after), (action,)), before.rules)
