"""The result of a finished deal, and the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.botifarra.bidding import Bidding, multiplier
from cartes_lib.botifarra.presets import OBLIGADA
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.score import deal_score, individual_score, penalty

__all__ = ["deal_result", "match_is_over", "match_winner"]


def deal_result(
    points: Sequence[int], talk: Bidding, rules: Rules = OBLIGADA, penalised: int | None = None
) -> tuple[int, ...]:
    """The score of each side for a deal.

    Args:
        points: the points of each side; ignored if there is a penalty.
        talk: the final state of the calls, with the contract.
        penalised: the side that made an illegal play that was claimed; None without a penalty.

    Raises:
        ValueError: no contract was named, or the points are not possible for a complete deal.

    Rules: BOT-SCORE-01 to -04, BOT-PEN-01, BOT-IND4-06, -07, -09, BOT-IND3-02, BOT-DUO-A-09.

    >>> from cartes_lib.botifarra import OBLIGADA
    >>> from cartes_lib.botifarra.bidding import bidding
    >>> from cartes_lib.botifarra.ending import deal_result
    >>> deal_result((50, 22), bidding(["oros", "pass", "pass"], dealer=0), OBLIGADA)
    (14, 0)
    """
    contract = talk.contract or ""
    times = multiplier(contract, talk.doubling, rules)
    duel = None
    if talk.doubler is not None and rules.ind_contro == "duel":
        duel, times = (talk.chooser, talk.doubler), multiplier(contract, "none", rules)
    if penalised is not None:
        return penalty(penalised, times, rules, duel)
    if rules.is_individual:
        return individual_score(points, times, duel)
    return deal_score(points, times)


def match_is_over(scores: Sequence[int], deals: int, rules: Rules = OBLIGADA) -> bool:
    """Whether a match ends with these `scores` after `deals` deals.

    After a tie at the target, which can happen without partners, the match goes on.

    Rules: BOT-MATCH-01 to BOT-MATCH-05, BOT-IND4-08.

    >>> from cartes_lib.botifarra.ending import match_is_over
    >>> match_is_over((101, 60), 9)
    True
    """
    is_tied = scores.count(max(scores)) > 1
    if not rules.fixed_deals:
        return max(scores) >= rules.target and not is_tied
    more = deals - rules.fixed_deals
    return more >= rules.tie_break_deals or (more == 0 and not is_tied)


def match_winner(scores: Sequence[int]) -> int | None:
    """The side with the highest score; None in a tie. Rule: BOT-MATCH-04.

    >>> from cartes_lib.botifarra.ending import match_winner
    >>> match_winner((101, 60))
    0
    """
    best = max(scores)
    return None if scores.count(best) > 1 else scores.index(best)
