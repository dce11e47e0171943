"""Questions about a position, which the engines answer and explain: nothing is graded."""

from __future__ import annotations

from cartes_lib.questions import (
    balco,
    balco_deal,
    balco_weighed,
    botifarra,
    botifarra_deal,
    botifarra_marks,
    botifarra_tables,
    botifarra_weighed,
    truco,
    truco_signs,
    truco_stakes,
    truco_tables,
    truco_tricks,
    truco_values,
)
from cartes_lib.questions.contract import Question, Reply, reply, told
from cartes_lib.questions.registry import QuestionError, ask, kinds

__all__ = [
    "Question",
    "QuestionError",
    "Reply",
    "ask",
    "balco",
    "balco_deal",
    "balco_weighed",
    "botifarra",
    "botifarra_deal",
    "botifarra_marks",
    "botifarra_tables",
    "botifarra_weighed",
    "kinds",
    "reply",
    "told",
    "truco",
    "truco_signs",
    "truco_stakes",
    "truco_tables",
    "truco_tricks",
    "truco_values",
]
