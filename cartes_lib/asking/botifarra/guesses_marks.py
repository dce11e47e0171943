"""Questions about what a side of Botifarra must make: the other's share, the half, the match's end.

The reader is of the side that is asked about.
"""

from __future__ import annotations

from cartes_lib.asking import parts
from cartes_lib.asking.contract import AnswerSchema, Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.botifarra import DEAL_POINTS, HALF, Rules, multiplier

__all__ = ["majority", "needed", "rest"]


def _points() -> AnswerSchema:
    return parts.number(0, DEAL_POINTS, "unit-points")


@guess_kind("botifarra", "rest")
def rest(*, points: int) -> Question:
    """The points of the other side of a deal in which the reader's side has made `points`.

    Rule: BOT-SET-06.
    """
    scene = Scene("score", rows=(Row("points", Message("row-your-points"), points),))
    left = DEAL_POINTS - points
    why = Message("why-guess-rest", {"points": points, "left": left})
    return parts.plain_question(Message("guess-rest"), _points(), left, "BOT-SET-06", scene, why)


@guess_kind("botifarra", "majority")
def majority() -> Question:
    """With how many points at least has a side more than the other? Rule: BOT-SET-06."""
    why = Message("why-guess-majority", {"half": HALF})
    return parts.plain_question(
        Message("guess-majority"), _points(), HALF + 1, "BOT-SET-06", why=why
    )


@guess_kind("botifarra", "needed")
def needed(*, score: int, contract: str = "oros", doubling: str = "none") -> Question:
    """How many points must a side make to end the match with this deal? Rule: BOT-MATCH-01.

    Args:
        score: what it has noted so far.

    Raises:
        ValueError: it has won, or no deal so doubled is worth so much.
    """
    target, times = Rules().target, multiplier(contract, doubling)
    missing = target - score
    above = -(-missing // times)
    if not 0 < above <= DEAL_POINTS - HALF:
        raise ValueError(f"no deal ends a match at {score}, multiplied by {times}")
    rows = (
        Row("score", Message("guess-row-score"), score),
        Row("contract", Message("guess-row-contract"), Message(f"term-call-{contract}")),
        Row("doubling", Message("guess-row-doubling"), Message(f"doubling-{doubling}")),
    )
    facts = {"missing": missing, "above": above, "times": times, "points": HALF + above}
    return parts.plain_question(
        Message("guess-needed", {"target": target}),
        _points(),
        HALF + above,
        "BOT-MATCH-01",
        Scene("score", rows=rows),
        Message("why-guess-needed", facts),
    )
