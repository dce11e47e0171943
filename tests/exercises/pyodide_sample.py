"""A sample of exercises, told as lines of JSON: the same from any Python that runs the engine."""

import json
import random

from cartes_lib.exercises import (
    LEVELS,
    SEEDS,
    AnswerError,
    answer_key,
    deal_code,
    exercise_kinds,
    generate,
    grade,
    hints,
)
from cartes_lib.lessons import lessons


def lines(seed: int) -> list[str]:
    """One exercise of each kind, its code, hints, and what it says to a few answers."""
    rng = random.Random(seed)
    found = []
    for lesson in lessons():
        for kind in exercise_kinds(lesson):
            level, number = rng.choice(list(LEVELS)), rng.randrange(SEEDS)
            exercise = generate(lesson, kind, number, level)
            right = answer_key(exercise).answer
            other = answer_key(generate(lesson, kind, (number + 1) % SEEDS, level)).answer
            told = [repr(exercise.shape), repr(right), deal_code(exercise), repr(hints(exercise))]
            for answer in (right, other, None, [], {"x": 1}, 10**9):
                try:
                    told.append(repr(grade(exercise, answer)))
                except AnswerError as fault:
                    told.append(repr(fault))
            found.append(json.dumps([lesson, kind, level, number, *told]))
    return found
