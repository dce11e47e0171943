"""Performs calls of the flor: all seats announce or pass in order, then a challenge is answered."""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.truco.bets import BetStates, Stake, flor_states
from cartes_lib.truco.deal import Deal, FlorTalk
from cartes_lib.truco.play.settle import award, close_deal, reaches, start_showdown, worth


def after_flor_call(deal: Deal, call: str, seat: int) -> Deal:
    """The deal after `call` of `seat` about flor, which may be `paso` (a pass).

    Rules: TRU-FLOR-04, TRU-FLOR-05, TRU-FLOR-07 to -16, TRU-FLOR-21.
    """
    if deal.flor.state == "none":
        return _first(deal, seat)
    talk = replace(deal.flor, waiting=deal.flor.waiting[1:])
    if call == "paso":
        return _turn_passed(replace(deal, flor=talk))
    here, calls = talk.state, (*talk.calls, (seat, call))
    if call == "con-flor-me-achico":
        # Seats that have not acted get no turn, so they cannot be punished. The seat that concedes
        # cannot be punished either, since conceding announces its flor.
        talk = replace(deal.flor, state="refused", calls=calls)
        return _conceded(replace(deal, flor=talk), here, 1 - deal.sides[seat])
    if call == "con-flor-quiero":
        return _accepted(replace(deal, flor=replace(talk, state="accepted", calls=calls)), here)
    talk = replace(talk, calls=calls)
    if not deal.flor.waiting:
        return replace(deal, flor=_challenged(deal, talk, call, seat))
    if call == "flor":
        joins = deal.sides[seat] == deal.sides[talk.singers[0]] or talk.raiser is not None
        talk = replace(talk, state=here if joins else "flor-flor")
    else:
        talk = _challenged(deal, talk, call, seat)
    return _turn_passed(replace(deal, flor=replace(talk, singers=(*talk.singers, seat))))


def _first(deal: Deal, seat: int) -> Deal:
    """The deal after the first flor. The flor cancels an unsettled envido, and the other seats
    announce or pass in order.
    """
    start = deal.seats.index(seat) + 1
    others = (*deal.seats[start:], *deal.seats[: start - 1])
    # If a flor cannot be hidden, seats without a flor need not pass.
    silent = deal.rules.flor_obligation == "automatic"
    waiting = tuple(
        item for item in others if deal.flor_is_open(item) and (deal.holds_flor(item) or not silent)
    )
    talk = FlorTalk("flor", (seat,), waiting, calls=((seat, "flor"),))
    refused = deal.envido.state == "refused"
    envido = deal.envido if refused else replace(deal.envido, state="cancelled")
    return _turn_passed(replace(deal, flor=talk, envido=envido))


def _challenged(deal: Deal, talk: FlorTalk, call: str, seat: int) -> FlorTalk:
    """The state of the flor after a contraflor or a contraflor al resto of `seat`. Rules:
    TRU-FLOR-10, -12, -13.
    """
    state = flor_states(deal.rules)[talk.state].calls[call]
    before = _sung(deal, deal.flor) if talk.raiser is None else talk.before
    return replace(talk, state=state, before=before, raiser=deal.sides[seat])


def _sung(deal: Deal, talk: FlorTalk) -> tuple[int, int]:
    """Numbers of flores announced by the side of the first flor, and by the other side."""
    first = deal.sides[talk.singers[0]]
    own = sum(deal.sides[seat] == first for seat in talk.singers)
    return own, len(talk.singers) - own


def flores_states(deal: Deal) -> BetStates:
    """The states of the flor for the numbers of flores announced in `deal`."""
    return flor_states(deal.rules, _sung(deal, deal.flor), deal.flor.before)


def _turn_passed(deal: Deal) -> Deal:
    """`deal` after a seat has announced a flor or passed.

    If all seats have done so and nobody has opposed the flor, the points of the flor are won.
    Otherwise `deal` is returned unchanged.
    """
    talk = deal.flor
    if talk.waiting or talk.state != "flor":
        return deal
    side, points = deal.sides[talk.singers[0]], worth(flores_states(deal)["flor"].accepted, deal)
    now = replace(deal, flor=replace(talk, state="accepted"))
    now = award(now, "flor", side, points, talk.singers[0])
    return close_deal(now) if reaches(now) else now


def _conceded(deal: Deal, state: str, side: int) -> Deal:
    """The deal after the other side conceded the flor to `side`. Rules: TRU-FLOR-14, -15, -19."""
    singer = next(seat for seat in deal.flor.singers if deal.sides[seat] == side)
    now = award(deal, "flor", side, worth(flores_states(deal)[state].refused, deal), singer)
    return close_deal(now) if reaches(now) else now


def _accepted(deal: Deal, state: str) -> Deal:
    """The deal after a call of the flor is accepted. Rules: TRU-FLOR-16 to -18."""
    stake = flores_states(deal)[state].accepted or Stake(0)
    singers = tuple(seat for seat in deal.seats if seat in deal.flor.singers)
    return start_showdown(deal, "flor", stake, singers)
