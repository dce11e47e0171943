"""Questions of a walk through a deal (a replay with questions), each asked before an action."""

from __future__ import annotations

from collections.abc import Collection

from cartes_lib.asking.contract import AnswerKey, Message, Question, Scene
from cartes_lib.asking.parts import number
from cartes_lib.asking.truco.envido import Envido
from cartes_lib.asking.truco.flor import Flor, FlorPosition
from cartes_lib.asking.truco.tricks import TrickPosition, Winner
from cartes_lib.cards import Hand
from cartes_lib.truco import Rules, State
from cartes_lib.truco.actions import Action, Call, PlayCard
from cartes_lib.truco.score import Award

ASKED = ("stake", "value", "")
"""Values of `asks`, the topic of questions about a settled bet: its points, the value of the hand,
or no question.
"""
_MAX_STAKE = 40
_LEARNER = 0
_REFUSED = {"flor": "TRU-FLOR-15", "envido": "TRU-ENV-09", "truco": "TRU-TRU-13"}
_REFUSALS = frozenset({"no-quiero", "con-flor-me-achico"})
_ACCEPTED = {
    "flor": (("contraflor-al-resto", "TRU-FLOR-16"), ("contraflor", "TRU-FLOR-10")),
    "envido": (("falta-envido", "TRU-ENV-08"),),
    "truco": (),
}
"""Pairs of a call and the id of the rule about its points if it is accepted, the highest call
first. The keys are the bets.
"""
_USUAL = {"flor": "TRU-FLOR-09", "envido": "TRU-ENV-05", "truco": "TRU-TRU-13"}


def asked_before(
    before: State, action: Action, after: State, asks: str = "stake"
) -> Question | None:
    """The question about `action`, which leads from `before` to `after`.

    Before a card that completes a trick, the question is which card wins the trick. Before an
    action that settles a bet, it is the number of points of the bet. None for other actions.

    Args:
        asks: "stake" for questions about the points of bets. "value" for questions about the envido
            or flor value of the learner's hand, for lessons that have not taught the points. "" for
            no questions about bets.

    Rules: TRU-TRU-02 to -05, TRU-TRU-13, TRU-TRU-17, TRU-TRU-18, TRU-ENV-01 to -03,
    TRU-ENV-05, TRU-ENV-08, TRU-ENV-09, TRU-FLOR-01, TRU-FLOR-09, TRU-FLOR-10, TRU-FLOR-15,
    TRU-FLOR-16.
    """
    at = len(before.deals) - 1
    if before.deal is None or before.deal.phase == "claims":
        return None
    had, now = before.deals[at], after.deals[at]
    if isinstance(action, PlayCard) and len(now.tricks) > len(had.tricks):
        position = TrickPosition(now.tricks[-1], len(now.sides), now.sides)
        return Winner().ask(position, before.rules)
    settled = now.awards[len(had.awards) :]
    # A player who folds while a bet is pending loses two bets, which is too much for one question.
    if isinstance(action, Call) and len(settled) == 1:
        if asks == "value":
            return _value(settled[0].bet, now.dealt[_LEARNER], before.rules)
        if asks != "stake":
            return None
        calls = [text for _, text in before.done]
        rule = _rule(settled[0], str(action), calls)
        law = Message(f"rule-{rule}")
        why = _why(settled[0], str(action), calls, max(before.scores)) or law
        key = AnswerKey(settled[0].points, rule, why, law)
        schema = number(0, _MAX_STAKE, "unit-points")
        return Question(Message("prompt-envido-stake"), Scene(), schema, key)
    return None


def _why(award: Award, text: str, calls: Collection[str], leader: int) -> Message | None:
    """The message that explains the points of an envido or a refused truco; None if the rule's own
    message explains them.

    Args:
        leader: the higher of the two scores before these points.
    """
    points = {"points": award.points}
    if award.bet == "truco" and text in _REFUSALS:
        return Message("why-truco-refused", points)
    if award.bet != "envido":
        return None
    if text in _REFUSALS:
        return Message("why-stake-refused", points)
    if "falta-envido" in calls:
        return Message("why-stake-falta", {**points, "leader": leader})
    return Message("why-stake-accepted", points)


def _value(bet: str, hand: Hand, rules: Rules) -> Question | None:
    """The question about the value of the learner's hand for the bet `bet`; None for a truco."""
    if bet == "flor":
        return Flor().ask(FlorPosition(hand, value=True), rules)
    return Envido().ask(hand, rules) if bet == "envido" else None


def _rule(award: Award, text: str, calls: Collection[str]) -> str:
    """The id of the rule about the points of `award`, a bet that the action `text` has settled."""
    if text == "mazo" and award.bet == "truco":
        return "TRU-TRU-18" if "truco" in calls else "TRU-TRU-17"
    if text in _REFUSALS:
        return _REFUSED[award.bet]
    rules = (rule for call, rule in _ACCEPTED[award.bet] if call in calls)
    return next(rules, _USUAL[award.bet])
