"""What is asked of a hand of Truco that is told, before what comes of a move is."""

from __future__ import annotations

from collections.abc import Collection

from cartes_lib.exercises.contract import Said
from cartes_lib.questions import parts
from cartes_lib.questions.contract import Question
from cartes_lib.questions.truco import won_trick
from cartes_lib.truco import Action, Award, Call, PlayCard, State

__all__ = ["asked_before"]

_MOST = 40
_REFUSED = {"flor": "TRU-FLOR-15", "envido": "TRU-ENV-09", "truco": "TRU-TRU-13"}
_REFUSALS = frozenset({"no-quiero", "con-flor-me-achico"})
_ACCEPTED = {
    "flor": (("contraflor-al-resto", "TRU-FLOR-16"), ("contraflor", "TRU-FLOR-10")),
    "envido": (("falta-envido", "TRU-ENV-08"),),
    "truco": (),
}
"""The rule that says what a bet is worth in which that call was made."""
_USUAL = {"flor": "TRU-FLOR-09", "envido": "TRU-ENV-05", "truco": "TRU-TRU-13"}


def asked_before(before: State, action: Action, after: State) -> Question | None:
    """What to ask before what comes of `action`, which leads from `before` to `after`, is told.

    A card that completes a trick: which one wins it. What settles a bet: how many points
    that brings. None where nothing is decided.

    Rules: TRU-TRU-02 to -05, TRU-TRU-13, TRU-TRU-17, TRU-TRU-18, TRU-ENV-05, TRU-ENV-08,
    TRU-ENV-09, TRU-FLOR-09, TRU-FLOR-10, TRU-FLOR-15, TRU-FLOR-16.
    """
    at = len(before.deals) - 1
    if at < 0:
        return None
    had, now = before.deals[at], after.deals[at]
    if isinstance(action, PlayCard) and len(now.tricks) > len(had.tricks):
        return won_trick(now.tricks[-1], len(now.sides), now.sides)
    if isinstance(action, Call) and (settled := now.awards[len(had.awards) :]):
        rule = _rule(settled[0], str(action), {str(one) for _, one in before.done})
        unit = parts.number(0, _MOST, "unit-points")
        return Question(Said("prompt-envido-stake"), unit, settled[0].points, rule)
    return None


def _rule(award: Award, text: str, said: Collection[str]) -> str:
    """The rule that says what the bet of `award` brings, once `text` has settled it."""
    if text == "mazo" and award.bet == "truco":
        return "TRU-TRU-18" if "truco" in said else "TRU-TRU-17"
    if text in _REFUSALS:
        return _REFUSED[award.bet]
    found = (rule for call, rule in _ACCEPTED[award.bet] if call in said)
    return next(found, _USUAL[award.bet])
