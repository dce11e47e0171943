"""What is said about flores: all speak in turn, then a challenge is answered."""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.truco.bets import BetTable, Stake, flor_table
from cartes_lib.truco.bout import Bout, FlorTalk
from cartes_lib.truco.play.settle import award, closed, reaches, start_showdown, worth

__all__ = ["flores_table", "say_of_flor"]


def say_of_flor(bout: Bout, call: str, seat: int) -> Bout:
    """The bout after `seat` said `call`, or `paso`, about flores.

    Rules: TRU-FLOR-04, TRU-FLOR-05, TRU-FLOR-07 to -16, TRU-FLOR-21.
    """
    if bout.flor.state == "none":
        return _first(bout, seat)
    talk = replace(bout.flor, waiting=bout.flor.waiting[1:])
    if call == "paso":
        return _turn_passed(replace(bout, flor=talk))
    here, calls = talk.state, (*talk.calls, (seat, call))
    if call == "con-flor-me-achico":
        # Who has not spoken yet keeps waiting in vain, and can be blamed for nothing; nor can
        # who concedes, for his words told of his flor.
        talk = replace(bout.flor, state="refused", calls=calls)
        return _conceded(replace(bout, flor=talk), here, 1 - bout.sides[seat])
    if call == "con-flor-quiero":
        return _accepted(replace(bout, flor=replace(talk, state="accepted", calls=calls)), here)
    talk = replace(talk, calls=calls)
    if not bout.flor.waiting:
        return replace(bout, flor=_challenged(bout, talk, call, seat))
    if call == "flor":
        joins = bout.sides[seat] == bout.sides[talk.singers[0]] or talk.raiser is not None
        talk = replace(talk, state=here if joins else "flor-flor")
    else:
        talk = _challenged(bout, talk, call, seat)
    return _turn_passed(replace(bout, flor=replace(talk, singers=(*talk.singers, seat))))


def _first(bout: Bout, seat: int) -> Bout:
    """A flor cancels an envido that was not settled; all who may still sing speak in turn."""
    start = bout.seats.index(seat) + 1
    others = (*bout.seats[start:], *bout.seats[: start - 1])
    # Where a flor cannot be hidden, one who has none need not say so.
    silent = bout.rules.flor_obligation == "automatic"
    waiting = tuple(
        one for one in others if bout.flor_is_open(one) and (bout.holds_flor(one) or not silent)
    )
    talk = FlorTalk("flor", (seat,), waiting, calls=((seat, "flor"),))
    refused = bout.envido.state == "refused"
    envido = bout.envido if refused else replace(bout.envido, state="cancelled")
    return _turn_passed(replace(bout, flor=talk, envido=envido))


def _challenged(bout: Bout, talk: FlorTalk, call: str, seat: int) -> FlorTalk:
    """The talk after a contraflor, or an al resto, by `seat`. Rules: TRU-FLOR-10, -12, -13."""
    state = flor_table(bout.rules)[talk.state].calls[call]
    before = _sung(bout, bout.flor) if talk.raiser is None else talk.before
    return replace(talk, state=state, before=before, raiser=bout.sides[seat])


def _sung(bout: Bout, talk: FlorTalk) -> tuple[int, int]:
    """How many flores the first singer's side and the other one have announced."""
    first = bout.sides[talk.singers[0]]
    own = sum(bout.sides[seat] == first for seat in talk.singers)
    return own, len(talk.singers) - own


def flores_table(bout: Bout) -> BetTable:
    """The table of the flores that were announced in `bout`."""
    return flor_table(bout.rules, _sung(bout, bout.flor), bout.flor.before)


def _turn_passed(bout: Bout) -> Bout:
    """The bout, its flor paid if all have spoken and nobody sang against it."""
    talk = bout.flor
    if talk.waiting or talk.state != "flor":
        return bout
    side, points = bout.sides[talk.singers[0]], worth(flores_table(bout)["flor"].accepted, bout)
    now = replace(bout, flor=replace(talk, state="accepted"))
    now = award(now, "flor", side, points, talk.singers[0])
    return closed(now) if reaches(now) else now


def _conceded(bout: Bout, state: str, side: int) -> Bout:
    """Rules: TRU-FLOR-14, TRU-FLOR-15, TRU-FLOR-19."""
    singer = next(seat for seat in bout.flor.singers if bout.sides[seat] == side)
    now = award(bout, "flor", side, worth(flores_table(bout)[state].refused, bout), singer)
    return closed(now) if reaches(now) else now


def _accepted(bout: Bout, state: str) -> Bout:
    """Rules: TRU-FLOR-16 to -18."""
    stake = flores_table(bout)[state].accepted or Stake(0)
    singers = tuple(seat for seat in bout.seats if seat in bout.flor.singers)
    return start_showdown(bout, "flor", stake, singers)
