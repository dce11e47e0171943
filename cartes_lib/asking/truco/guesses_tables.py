"""Questions of Truco at three and at six: what the pair marks, what meddling costs.

The reader is seat 0.
"""

from __future__ import annotations

from cartes_lib.asking import parts
from cartes_lib.asking.contract import Message, Question, Row, Scene
from cartes_lib.asking.registry import guess_kind
from cartes_lib.truco import MEDDLING

__all__ = ["meddling", "pair"]

_MOST = 40


@guess_kind("truco", "pair")
def pair(*, score: int, won: int) -> Question:
    """What is the reader's score once his pair has won against a gallo that turns?

    Args:
        score: before the hand; `won`: what the pair made in it.

    Rule: TRU-GAL-04.
    """
    rows = (
        Row("you", Message("row-score-you"), score),
        Row("won", Message("row-pair-won"), won),
    )
    unit, points = parts.number(0, _MOST, "unit-points"), score + won
    why = Message("why-pair", {"points": points})
    return parts.plain_question(
        Message("prompt-pair"), unit, points, "TRU-GAL-04", Scene("score", rows=rows), why
    )


@guess_kind("truco", "meddling")
def meddling(*, duel: int) -> Question:
    """What does the reader's team mark once an opponent has helped his partner in a duel?

    Args:
        duel: points that the opponents were winning in it.

    Rule: TRU-SIX-07.
    """
    rows = (Row("duel", Message("row-duel-led"), duel),)
    unit, scene = parts.number(0, _MOST, "unit-points"), Scene("score", rows=rows)
    why = Message("why-meddling")
    return parts.plain_question(
        Message("prompt-meddling"), unit, MEDDLING, "TRU-SIX-07", scene, why
    )
