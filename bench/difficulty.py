"""Difficulty of the exercises: how often players who do not know the lesson answer right.

Three players answer every kind of exercise at each level. The random player chooses randomly among
the possible answers. The habit player always gives the answer that is right most often. The
heuristic bot of the game answers only if the question asks for a card or a call. A level is too
easy if the random player is right in half of its exercises. Then the command prints MISSED and
exits with an error.

`python bench/difficulty.py --lessons TR --seeds 40` measures the lessons whose id begins with TR.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from statistics import mean

from bench.exercises import as_sent
from cartes_lib.asking import LEVELS, answer_key, exercise_kinds, generate, grade
from cartes_lib.asking.contract import AnswerSchema, Exercise
from cartes_lib.asking.registry import position_of
from cartes_lib.games import GAMES
from cartes_lib.lessons import lessons

BAR = 50.0
"""The limit: the random player must give less than this percentage of right answers."""

_TRIES = 12
"""Number of random answers to each exercise."""


def random_answer(schema: AnswerSchema, rng: random.Random) -> object:
    """A random answer of the form that `schema` defines; all answers have the same probability."""
    ids = [item.id for item in schema.items]
    if schema.kind == "number":
        return rng.randint(schema.low, schema.high)
    if schema.kind == "order":
        return rng.sample(ids, len(ids))
    if schema.kind == "parts":
        return {name: random_answer(part, rng) for name, _, part in schema.parts}
    if schema.kind in ("match", "zones"):
        return {item: rng.choice(schema.targets).id for item in ids}
    if not schema.multi_select:
        return rng.choice(ids)
    return rng.sample(ids, rng.randint(1, len(ids)))


def heuristic_answer(exercise: Exercise, rng: random.Random) -> object | None:
    """The heuristic bot's action in the position of `exercise`; None if the answer is not an
    action.
    """
    position = position_of(exercise)
    state = getattr(position, "state", None)
    ids = {item.id for item in exercise.schema.items}
    if not hasattr(state, "view") or 0 not in state.to_act:
        return None
    choices = [action for action in state.actions(0) if str(action) in ids]
    if not ids or len(choices) < len(ids):
        return None
    bot = GAMES[lessons()[exercise.lesson].game].bots.heuristic
    return str(bot(state.view(0), choices, rng))


def measured(lesson: str, kind: str, level: int, seeds: int) -> tuple[float, float, float | None]:
    """Percentages of right answers to the exercise `kind` of `lesson`: of the random player, of the
    habit player and of the bot.
    """
    blind, heuristic, rng = [], [], random.Random(f"{lesson} {kind} {level}")
    exercises = [generate(lesson, kind, seed, level) for seed in range(seeds)]
    usual = Counter(repr(as_sent(answer_key(item).answer)) for item in exercises)
    for exercise in exercises:
        answers = (random_answer(exercise.schema, rng) for _ in range(_TRIES))
        blind += [grade(exercise, answer).ok for answer in answers]
        played = heuristic_answer(exercise, rng)
        heuristic += [] if played is None else [grade(exercise, played).ok]
    habit = 100 * usual.most_common(1)[0][1] / seeds
    return 100 * mean(blind), habit, 100 * mean(heuristic) if heuristic else None


def main(asked: list[str]) -> int:
    """Prints the table; returns 1 if a level is too easy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lessons", default="", help="how the ids of the lessons begin")
    parser.add_argument("--seeds", type=int, default=60, help="exercises of each kind and level")
    given = parser.parse_args(asked)
    print("percent right: random, habit, heuristic at levels 1, 2 and 3")
    missed = False
    for lesson in filter(lambda name: name.startswith(given.lessons), lessons()):
        for kind in exercise_kinds(lesson):
            results = [measured(lesson, kind, level, given.seeds) for level in LEVELS]
            is_easy = any(blind >= BAR for blind, _, _ in results)
            missed |= is_easy
            cells = (
                f"{blind:3.0f} {habit:3.0f} {'  –' if heuristic is None else f'{heuristic:3.0f}'}"
                for blind, habit, heuristic in results
            )
            mark = "  MISSED" if is_easy else ""
            print(f"{lesson} {kind:8} {'   |  '.join(cells)}{mark}", flush=True)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
