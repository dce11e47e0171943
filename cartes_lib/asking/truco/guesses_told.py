"""What is asked of a hand of Truco that is told, before what comes of a move is."""

from __future__ import annotations

from collections.abc import Collection

from cartes_lib.asking import parts
from cartes_lib.asking.contract import Message, Question
from cartes_lib.asking.truco.guesses import envido, flor
from cartes_lib.asking.truco.guesses_tricks import won_trick
from cartes_lib.cards import Hand
from cartes_lib.truco import Action, Award, Call, PlayCard, State

__all__ = ["ASKED", "asked_before"]

ASKED = ("stake", "value", "")
"""What may be asked of a bet that is settled: what it brings, what the hand is worth, nothing."""
_MOST = 40
_READER = 0
_REFUSED = {"flor": "TRU-FLOR-15", "envido": "TRU-ENV-09", "truco": "TRU-TRU-13"}
_REFUSALS = frozenset({"no-quiero", "con-flor-me-achico"})
_ACCEPTED = {
    "flor": (("contraflor-al-resto", "TRU-FLOR-16"), ("contraflor", "TRU-FLOR-10")),
    "envido": (("falta-envido", "TRU-ENV-08"),),
    "truco": (),
}
"""The rule that says what a bet is worth in which that call was made."""
_USUAL = {"flor": "TRU-FLOR-09", "envido": "TRU-ENV-05", "truco": "TRU-TRU-13"}


def asked_before(
    before: State, action: Action, after: State, asks: str = "stake"
) -> Question | None:
    """What to ask before what comes of `action`, which leads from `before` to `after`, is told.

    A card that completes a trick: which one wins it. What settles a bet: how many points
    that brings. None where nothing is decided.

    Args:
        asks: "value" where what bets bring is not taught yet: what the reader's hand is worth
            in an envido or a flor; "" where that is not either.

    Rules: TRU-TRU-02 to -05, TRU-TRU-13, TRU-TRU-17, TRU-TRU-18, TRU-ENV-01 to -03,
    TRU-ENV-05, TRU-ENV-08, TRU-ENV-09, TRU-FLOR-01, TRU-FLOR-09, TRU-FLOR-10, TRU-FLOR-15,
    TRU-FLOR-16.
    """
    at = len(before.deals) - 1
    if before.deal is None or before.deal.phase == "claims":
        return None
    had, now = before.deals[at], after.deals[at]
    if isinstance(action, PlayCard) and len(now.tricks) > len(had.tricks):
        return won_trick(now.tricks[-1], len(now.sides), now.sides)
    if isinstance(action, Call) and (settled := now.awards[len(had.awards) :]):
        if asks != "stake":
            return _value(settled[0].bet, now.dealt[_READER]) if asks == "value" else None
        said = [str(one) for _, one in before.done]
        rule = _rule(settled[0], str(action), said)
        unit = parts.number(0, _MOST, "unit-points")
        why = _why(settled[0], str(action), said, max(before.scores))
        return parts.plain_question(
            Message("prompt-envido-stake"), unit, settled[0].points, rule, why=why
        )
    return None


def _why(award: Award, text: str, said: Collection[str], leader: int) -> Message | None:
    """How the points of an envido or of a refused truco come about; None: the rule says it.

    Args:
        leader: the higher score before them.
    """
    points = {"points": award.points}
    if award.bet == "truco" and text in _REFUSALS:
        return Message("why-truco-refused", points)
    if award.bet != "envido" or text == "mazo":
        return None
    if text in _REFUSALS:
        return Message("why-stake-refused", points)
    if "falta-envido" in said:
        return Message("why-stake-falta", {**points, "leader": leader})
    return Message("why-stake-accepted", points)


def _value(bet: str, dealt: Hand) -> Question | None:
    """What the reader's hand is worth in that bet; None where no hand is counted."""
    hand = " ".join(map(str, dealt))
    counted = {"envido": lambda: envido(hand=hand), "flor": lambda: flor(hand=hand, value=True)}
    return counted[bet]() if bet in counted else None


def _rule(award: Award, text: str, said: Collection[str]) -> str:
    """The rule that says what the bet of `award` brings, once `text` has settled it."""
    if text == "mazo" and award.bet == "truco":
        return "TRU-TRU-18" if "truco" in said else "TRU-TRU-17"
    if text in _REFUSALS:
        return _REFUSED[award.bet]
    found = (rule for call, rule in _ACCEPTED[award.bet] if call in said)
    return next(found, _USUAL[award.bet])
