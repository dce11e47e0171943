"""Questions about positions of the games, with answers, grading and explanations.

A *kind* of question (`kinds.Kind`) gets a position in three ways. It draws a random position of a
level, reads a position in notation, or uses the cards that a teacher lays out. Then it asks about
the position:

- an exercise is `ask(draw(seed))`: `generate("BO-03", "duel", seed)`;
- a guess in a lesson, or a question during a replayed deal, is `ask(read(notation))`:
  `ask("botifarra", "winner", trick="12o 9o 3o 1o")`;
- a custom position is `ask(lay_out(cards))`: `generate(..., position=custom_position(...))`.

A position is an engine state or a frozen dataclass of engine values. A kind contains no rules of
the game: it asks the engine for the answer. A file has one kind, or a few kinds about the same
positions:

    @kind
    class Winner(TrickKind):
        name = "winner"
        exercises = (InLesson("BO-03", "duel", ("lliure",)),)

        def draw(self, rng, level, rules): ...      # a TrickPosition
        def ask(self, position, rules): ...         # a Question: prompt, scene, schema, key

Importing this package registers the kinds of all games, which are in the folders of this package.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from cartes_lib.asking.codes import CodedExercise, CodeError, deal_code, read_code
from cartes_lib.asking.contract import (
    Answer,
    AnswerKey,
    Exercise,
    Grade,
    Hint,
    Message,
    Question,
)
from cartes_lib.asking.custom import TRUMPS
from cartes_lib.asking.errors import AnswerError, ExerciseError, QuestionError
from cartes_lib.asking.grading import Reply, grade, grade_question, pass_question, reply
from cartes_lib.asking.hints import hints
from cartes_lib.asking.levels import latest_answer, next_level
from cartes_lib.asking.mastery import (
    Progress,
    after,
    goal_for,
    is_mastered,
    merged_progress,
    recent,
    stars,
)
from cartes_lib.asking.registry import (
    LEVELS,
    SEEDS,
    answer_key,
    ask,
    ask_random,
    can_play_on,
    custom_kinds,
    custom_position,
    exercise_kinds,
    generate,
    guess_moment,
    kinds,
    state_of,
)
from cartes_lib.game_ids import GAME_IDS

__all__ = [
    "LEVELS",
    "SEEDS",
    "TRUMPS",
    "Answer",
    "AnswerError",
    "AnswerKey",
    "CodeError",
    "CodedExercise",
    "Exercise",
    "ExerciseError",
    "Grade",
    "Hint",
    "Message",
    "Progress",
    "Question",
    "QuestionError",
    "Reply",
    "after",
    "answer_key",
    "ask",
    "ask_random",
    "can_play_on",
    "custom_kinds",
    "custom_position",
    "deal_code",
    "exercise_kinds",
    "generate",
    "guess_moment",
    "goal_for",
    "grade",
    "grade_question",
    "hints",
    "is_mastered",
    "kinds",
    "latest_answer",
    "merged_progress",
    "next_level",
    "pass_question",
    "read_code",
    "recent",
    "reply",
    "stars",
    "state_of",
]

for _game in GAME_IDS:
    # The import registers the kinds of each module.
    _folder = import_module(f"cartes_lib.asking.{_game}")
    for _module in iter_modules(_folder.__path__, f"{_folder.__name__}."):
        import_module(_module.name)
