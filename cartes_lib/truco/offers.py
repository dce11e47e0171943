"""The points at stake in a possible call, which are shown to a player before the call."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.truco.actions import Call
from cartes_lib.truco.bets import Node, envido_states, truco_states
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.play.flor import flores_states
from cartes_lib.truco.play.settle import worth
from cartes_lib.truco.state import State

__all__ = ["Offer", "current_offers", "offer"]

_ANSWERS = {
    "quiero": True,
    "con-flor-quiero": True,
    "no-quiero": False,
    "con-flor-me-achico": False,
}
"""Whether an answer to a bet accepts the bet; the keys are the answers."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The points at stake in a call.

    Attributes:
        bet: "flor", "envido" or "truco".
        accepted: the points of the bet if it is accepted; None if the call is a refusal.
        refused: the points of the other side if the bet is refused; None if the call needs no
            answer.

    >>> from cartes_lib.truco import Match
    >>> from cartes_lib.truco.offers import offer
    >>> offer(Match(seed=1).state, "truco", Match(seed=1).state.to_act[0])
    Offer(bet='truco', accepted=2, refused=1)
    """

    bet: str
    accepted: int | None
    refused: int | None


def offer(state: State, call: str, seat: int) -> Offer | None:
    """The points at stake in `call` of `seat`; None if the call is not about a bet.

    For an answer, they are the points of the pending bet. For another call, they are the points of
    the bet after the call. For folding, they are the points that the other side gets at once.

    Raises:
        IllegalAction: `seat` may not make the call.

    Rules: TRU-ENV-04 to -09, TRU-FLOR-09 to -15, TRU-TRU-13, TRU-TRU-16.

    >>> from cartes_lib.truco import Match
    >>> from cartes_lib.truco.offers import offer
    >>> state = Match(seed=1).state
    >>> offer(state, "truco", state.to_act[0]) is None
    False
    """
    before, after = state.deal, state.play(Call(call), seat)
    played = after.deals[len(state.deals) - 1] if state.deals else None
    if before is None or played is None:
        return None
    if call == "mazo":
        lost = played.awards[len(before.awards) :] if played.done else ()
        points = sum(item.points for item in lost if item.side != before.sides[seat])
        return Offer("truco", None, points) if points else None
    if call in _ANSWERS:
        bet, node = _in_talk(before)
        if _ANSWERS[call]:
            return Offer(bet, worth(node.accepted, before), None)
        return Offer(bet, None, worth(node.refused, before))
    bets = (before.flor, before.envido, before.truco)
    if call == "paso" or bets == (played.flor, played.envido, played.truco):
        return None
    bet, node = _changed(before, played)
    if node.accepted is None:
        # If no seat can still answer a flor, its points are won at once.
        won = played.awards[len(before.awards) :]
        return Offer(bet, sum(item.points for item in won if item.bet == bet), None)
    asks = node.is_pending and call != "flor"
    return Offer(bet, worth(node.accepted, played), worth(node.refused, played) if asks else None)


def current_offers(deal: Deal) -> tuple[Offer, ...]:
    """The current bets of `deal`: the pending bet, if any, and the truco.

    >>> from cartes_lib.truco import Match
    >>> from cartes_lib.truco.offers import current_offers
    >>> current_offers(Match(seed=1).state.deal)
    (Offer(bet='truco', accepted=1, refused=None),)
    """
    nodes = [("truco", truco_states(deal.rules)[deal.truco.state])]
    if deal.phase in ("flor", "envido"):
        nodes.insert(0, _in_talk(deal))
    return tuple(
        Offer(
            bet, worth(node.accepted, deal), worth(node.refused, deal) if node.is_pending else None
        )
        for bet, node in nodes
        if node.accepted is not None
    )


def _in_talk(deal: Deal) -> tuple[str, Node]:
    """The name of the pending bet (of the truco if no bet is pending), and the node of its
    state.
    """
    if deal.phase == "flor":
        return "flor", flores_states(deal)[deal.flor.state]
    if deal.phase == "envido":
        return "envido", envido_states(deal.rules)[deal.envido.state]
    return "truco", truco_states(deal.rules)[deal.truco.state]


def _changed(before: Deal, after: Deal) -> tuple[str, Node]:
    if after.flor != before.flor:
        return "flor", flores_states(after)[after.flor.state]
    if after.envido != before.envido:
        return "envido", envido_states(after.rules)[after.envido.state]
    return "truco", truco_states(after.rules)[after.truco.state]
