"""Settles bets: the comparison of values, the points, and the end of play."""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.truco.bets import Stake, envido_states
from cartes_lib.truco.deal import Bet, Deal, Showdown
from cartes_lib.truco.envido import envido_value, flor_value
from cartes_lib.truco.score import MEDDLING, Award, transferred
from cartes_lib.truco.stakes import stake_points

_CLAIM = 3


def worth(stake: Stake | None, deal: Deal, winner: int = 0) -> int:
    """The points that side `winner` wins with `stake` in this deal; 0 if `stake` is None.

    Rules: TRU-ENV-08, TRU-FLOR-12, TRU-FLOR-16, TRU-SIX-05, TRU-SIX-06, TRU-GAL-05.
    """
    if stake is None:
        return 0
    own = deal.side_scores(winner)
    return stake_points(stake, deal.scores, deal.rules, pica=deal.pica, winner=own)


def award(deal: Deal, bet: str, side: int, points: int, seat: int | None = None) -> Deal:
    """The deal with an additional award of `points` points for `side`.

    Args:
        seat: the seat that must show its cards to get the points; None if no cards must be shown.
    """
    return replace(deal, awards=(*deal.awards, Award(bet, side, points, seat)))


def reaches(deal: Deal) -> bool:
    """Whether the deal ends now, because a score has reached the target of the chico (a part of the
    match). Rule:
    TRU-SCORE-03.
    """
    if deal.rules.end_on_reach != "immediate":
        return False
    won = (sum(item.points for item in deal.awards if item.side == side) for side in (0, 1))
    return any(
        max(deal.side_scores(side)) + points >= deal.rules.target for side, points in enumerate(won)
    )


def close_deal(deal: Deal) -> Deal:
    """The deal after the end of play; seats that may claim a hidden flor get their turn in order.

    Rules: TRU-FLOR-20, TRU-TRU-19.
    """
    now = replace(deal, done=True)
    if not deal.rules.flor or deal.rules.flor_obligation == "automatic":
        return now
    return replace(now, claimers=tuple(seat for seat in now.present if now.suspects(seat)))


def refused_envido(deal: Deal, calls: tuple[tuple[int, str], ...]) -> Deal:
    """The deal after a refused envido. Rule: TRU-ENV-09."""
    bet = deal.envido
    node = envido_states(deal.rules)[bet.state]
    now = replace(deal, envido=Bet("refused", bet.raiser, calls))
    now = award(now, "envido", bet.raiser or 0, worth(node.refused, deal))
    return close_deal(now) if reaches(now) else now


def start_showdown(deal: Deal, bet: str, stake: Stake, seats: tuple[int, ...]) -> Deal:
    """The deal at the start of the declaration of values: `seats` declare in order for `bet`.

    If the rules say that values are declared automatically, all declarations are made at once, and
    the bet is settled. A seat that cannot exceed the best value concedes ("son buenas").

    Rules: TRU-FLOR-17 to -19, TRU-ENV-10, TRU-ENV-11, TRU-ENV-13.
    """
    shown = Showdown(bet, stake, seats)
    if deal.rules.declare_values == "manual":
        return replace(deal, showdowns=(*deal.showdowns, shown))
    for seat in seats:
        value = (envido_value if bet == "envido" else flor_value)(deal.dealt[seat])
        best = shown.best
        exceeds = best is None or value > best[1]
        declared = (*shown.declared, (seat, value if exceeds else None))
        shown = replace(shown, waiting=shown.waiting[1:], declared=declared)
    best = shown.best
    now = replace(deal, showdowns=(*deal.showdowns, shown))
    if best is None:
        return now
    side = now.sides[best[0]]
    now = award(now, bet, side, worth(stake, now, side), best[0])
    return close_deal(now) if reaches(now) else now


def final(deal: Deal) -> tuple[Award, ...]:
    """The awards of a deal that is over, including claims of a hidden flor.

    Rules: TRU-FLOR-20, TRU-SCORE-03.
    """
    awards, guilty = [], []
    for seat, target in deal.claims:
        if deal.holds_flor(target):
            guilty.append(deal.sides[target])
            awards.append(Award("claim", deal.sides[seat], _CLAIM, target))
        else:
            side = deal.sides[target]
            awards.append(Award("claim", side, deal.rules.failed_claim, target))
    return (*transferred(deal.awards, guilty), *awards)


def interfered(deal: Deal, guilty: int) -> Deal:
    """The duel `deal` after side `guilty` has interfered in it, which ends the duel.

    The awards of the guilty side are cancelled. The awards of the other side remain, and it gets
    `MEDDLING` points as a penalty award.

    Rule: TRU-SIX-07.
    """
    other_awards = tuple(item for item in deal.awards if item.side != guilty)
    awards = (*other_awards, Award("penalty", 1 - guilty, MEDDLING))
    return replace(deal, awards=awards, done=True, claimers=(), claims=())
