"""Converts a `Deal` to the state of its calls, encoded as integers."""

from __future__ import annotations

from cartes_lib.truco.deal import Deal
from cartes_lib.truco.fast.talk import Talk
from cartes_lib.truco.strength import next_leader


def talk_of(deal: Deal) -> Talk:
    """The state of the calls of `deal`, without its cards; seats are numbered from the first player
    (mano).
    """
    place = {seat: at for at, seat in enumerate(deal.seats)}
    leader = deal.mano
    if deal.trick:
        leader = deal.trick[0].seat
    elif deal.tricks:
        leader = next_leader(deal.tricks[-1], deal.sides)
    # If no hidden flor can be claimed, it does not matter which seats had a turn to announce a
    # flor.
    spoke = (1 << len(deal.seats)) - 1
    if deal.rules.flor and deal.rules.flor_obligation == "penal":
        spoke = sum(1 << place[seat] for seat in deal.had_turn)
    return Talk(
        flores=sum(1 << place[seat] for seat in deal.seats if deal.holds_flor(seat)),
        results=tuple(-1 if side is None else side for side in deal.results),
        leader=place[leader],
        played=sum(1 << place[play.seat] for play in deal.trick),
        gone=sum(1 << place[seat] for seat in deal.gone),
        truco=deal.truco.state,
        truco_raiser=_side(deal.truco.raiser),
        voice=-1 if deal.voice is None else place[deal.voice],
        envido=deal.envido.state,
        envido_raiser=_side(deal.envido.raiser),
        flor=deal.flor.state,
        flor_raiser=_side(deal.flor.raiser),
        singers=tuple(place[seat] for seat in deal.flor.singers),
        waiting=tuple(place[seat] for seat in deal.flor.waiting),
        before=deal.flor.before,
        spoke=spoke,
        over=deal.done,
    )


def _side(raiser: int | None) -> int:
    return -1 if raiser is None else raiser
