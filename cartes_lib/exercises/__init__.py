"""Exercises that the engines generate, grade and explain."""

from __future__ import annotations

from cartes_lib.exercises import balco, botifarra, truco
from cartes_lib.exercises.codes import Coded, CodeError, deal_code, read_code
from cartes_lib.exercises.contract import (
    Answer,
    AnswerError,
    AnswerKey,
    Exercise,
    Grade,
    Hint,
    Said,
)
from cartes_lib.exercises.grading import grade
from cartes_lib.exercises.hints import hints
from cartes_lib.exercises.mastery import (
    Progress,
    after,
    goal_for,
    is_mastered,
    merged,
    recent,
    stars,
)
from cartes_lib.exercises.posed import POSED, TRUMPS, posed_position
from cartes_lib.exercises.registry import (
    LEVELS,
    SEEDS,
    ExerciseError,
    answer_key,
    exercise_kinds,
    generate,
)

__all__ = [
    "LEVELS",
    "POSED",
    "SEEDS",
    "TRUMPS",
    "Answer",
    "AnswerError",
    "AnswerKey",
    "CodeError",
    "Coded",
    "Exercise",
    "ExerciseError",
    "Grade",
    "Hint",
    "Progress",
    "Said",
    "after",
    "answer_key",
    "balco",
    "botifarra",
    "deal_code",
    "exercise_kinds",
    "generate",
    "goal_for",
    "grade",
    "hints",
    "is_mastered",
    "merged",
    "posed_position",
    "read_code",
    "recent",
    "stars",
    "truco",
]
