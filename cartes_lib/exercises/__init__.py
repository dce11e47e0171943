"""Exercises that the engines generate, grade and explain."""

from __future__ import annotations

from cartes_lib.exercises import botifarra
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
from cartes_lib.exercises.registry import (
    LEVELS,
    SEEDS,
    ExerciseError,
    answer_key,
    exercise_types,
    generate,
)

__all__ = [
    "LEVELS",
    "SEEDS",
    "Answer",
    "AnswerError",
    "AnswerKey",
    "Exercise",
    "ExerciseError",
    "Grade",
    "Hint",
    "Said",
    "answer_key",
    "botifarra",
    "exercise_types",
    "generate",
    "grade",
    "hints",
]
