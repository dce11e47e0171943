"""What a call would be worth if it were made now: what a player is told before he speaks."""

from __future__ import annotations

from dataclasses import dataclass

from cartes_lib.truco.actions import Call
from cartes_lib.truco.bets import Node, envido_states, truco_states
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.play.flor import flores_states
from cartes_lib.truco.play.settle import worth
from cartes_lib.truco.state import State

__all__ = ["Offer", "offer", "standing"]

_ANSWERS = {
    "quiero": True,
    "con-flor-quiero": True,
    "no-quiero": False,
    "con-flor-me-achico": False,
}
"""What answers a bet, and whether it accepts it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a call brings.

    Attributes:
        bet: "flor", "envido" or "truco".
        accepted: points of the bet once it is accepted; None for a refusal.
        refused: points for the other side of whoever refuses; None where nothing is asked.
    """

    bet: str
    accepted: int | None
    refused: int | None


def offer(state: State, call: str, seat: int) -> Offer | None:
    """What `call`, which `seat` may make now, would bring; None where no bet hangs on it.

    An answer brings what the bet that waits is worth; any other call what it leads to.
    Leaving the hand brings the points that the others would get for it at once.

    Raises:
        IllegalAction: `seat` may not make that call.

    Rules: TRU-ENV-04 to -09, TRU-FLOR-09 to -15, TRU-TRU-13, TRU-TRU-16.
    """
    before, after = state.deal, state.play(Call(call), seat)
    played = after.deals[len(state.deals) - 1] if state.deals else None
    if before is None or played is None:
        return None
    if call == "mazo":
        lost = played.awards[len(before.awards) :] if played.done else ()
        points = sum(one.points for one in lost if one.side != before.sides[seat])
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
        # A flor that nobody can answer any more is paid at once.
        won = played.awards[len(before.awards) :]
        return Offer(bet, sum(one.points for one in won if one.bet == bet), None)
    asks = node.is_pending and call != "flor"
    return Offer(bet, worth(node.accepted, played), worth(node.refused, played) if asks else None)


def standing(deal: Deal) -> tuple[Offer, ...]:
    """The bets of `deal` as they stand: those that wait for an answer, and the truco."""
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
    """The bet that waits for an answer, or else the truco, and its node."""
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
