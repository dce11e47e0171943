"""A sample of exercises as lines of JSON, the same in every Python that runs the engine."""

import json
import random

from cartes_lib.asking import (
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


def lines(seed: int, every: int) -> list[str]:
    """A sample of exercises; each line is a result of the function `line`.

    The sample has one exercise of each kind. If `every` is N, it has only every N-th kind.
    """
    rng = random.Random(seed)
    kinds = [(lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)]
    return [
        line(lesson, kind, rng.choice(list(LEVELS)), rng.randrange(SEEDS))
        for lesson, kind in kinds[::every]
    ]


def line(lesson: str, kind: str, level: int, number: int) -> str:
    """An exercise with its code, its hints and its replies to a few answers, as JSON text.

    `number` is the seed of the exercise.
    """
    exercise = generate(lesson, kind, number, level)
    right = answer_key(exercise).answer
    other = answer_key(generate(lesson, kind, (number + 1) % SEEDS, level)).answer
    texts = [repr(exercise.schema), repr(right), deal_code(exercise), repr(hints(exercise))]
    for answer in (right, other, None, [], {"x": 1}, 10**9):
        try:
            texts.append(repr(grade(exercise, answer)))
        except AnswerError as fault:
            texts.append(repr(fault))
    return json.dumps([lesson, kind, level, number, *texts])
