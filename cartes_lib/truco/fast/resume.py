"""The talk that a readable bout has come to, so that the integer layer can go on from there."""

from __future__ import annotations

from cartes_lib.truco.bout import Bout
from cartes_lib.truco.fast.talk import Talk
from cartes_lib.truco.strength import trick_leader

__all__ = ["talk_of"]


def talk_of(bout: Bout) -> Talk:
    """The position of `bout` without its cards; seats are numbered from the mano."""
    place = {seat: at for at, seat in enumerate(bout.seats)}
    leader = bout.mano
    if bout.table:
        leader = bout.table[0].seat
    elif bout.tricks:
        leader = trick_leader(bout.tricks[-1], bout.sides)
    # Where nobody can be asked for a flor, who had a turn to sing sets nothing apart.
    spoke = (1 << len(bout.seats)) - 1
    if bout.rules.flor and bout.rules.flor_obligation == "penal":
        spoke = sum(1 << place[seat] for seat in bout.had_turn)
    return Talk(
        flores=sum(1 << place[seat] for seat in bout.seats if bout.holds_flor(seat)),
        results=tuple(-1 if side is None else side for side in bout.results),
        leader=place[leader],
        played=sum(1 << place[play.seat] for play in bout.table),
        gone=sum(1 << place[seat] for seat in bout.gone),
        truco=bout.truco.state,
        truco_raiser=_side(bout.truco.raiser),
        voice=-1 if bout.voice is None else place[bout.voice],
        envido=bout.envido.state,
        envido_raiser=_side(bout.envido.raiser),
        flor=bout.flor.state,
        flor_raiser=_side(bout.flor.raiser),
        singers=tuple(place[seat] for seat in bout.flor.singers),
        waiting=tuple(place[seat] for seat in bout.flor.waiting),
        before=bout.flor.before,
        spoke=spoke,
        over=bout.done,
    )


def _side(raiser: int | None) -> int:
    return -1 if raiser is None else raiser
