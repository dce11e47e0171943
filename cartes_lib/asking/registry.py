"""The registry of the kinds of questions, and functions that generate exercises and guesses."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cartes_lib.asking.contract import AnswerKey, Exercise, Question
from cartes_lib.asking.custom import CustomForm, position_text, read_position
from cartes_lib.asking.errors import ExerciseError, QuestionError
from cartes_lib.asking.kinds import Kind
from cartes_lib.asking.parts import among as chosen_among
from cartes_lib.asking.registered import KINDS, SOURCES, kind
from cartes_lib.lessons import lessons

__all__ = [
    "LEVELS",
    "SEEDS",
    "CustomKind",
    "answer_key",
    "ask",
    "ask_random",
    "can_play_on",
    "custom_kinds",
    "custom_position",
    "draw_question",
    "exercise_kinds",
    "exercise_names",
    "generate",
    "guess_moment",
    "kind",
    "kind_of",
    "kinds",
    "position_of",
    "question_of",
    "rules_of",
    "state_of",
]

LEVELS = (1, 2, 3)
SEEDS = 1 << 17
"""The number of seeds; the largest seed is `SEEDS` - 1."""


@dataclass(frozen=True, slots=True)
class CustomKind:
    """A kind of exercise for which a teacher can lay out the cards.

    >>> from cartes_lib.asking import custom_kinds
    >>> [(kind.lesson, kind.kind) for kind in custom_kinds()][:2]
    [('BO-05', 'legal'), ('BO-03', 'duel')]
    """

    lesson: str
    kind: str
    game: str
    form: CustomForm

    @property
    def rules(self) -> tuple[str, ...]:
        """Names of the presets with which the exercise works, the lesson's own preset first."""
        return rules_of(self.lesson, self.kind)


def exercise_kinds(lesson: str) -> tuple[str, ...]:
    """The exercises of `lesson` that learners get: they are in `lessons.toml` and registered.

    `exercise_names` also includes exercises that only a notebook uses.

    >>> from cartes_lib.asking import exercise_kinds
    >>> exercise_kinds("BO-04")
    ('legal', 'why')
    """
    if lesson not in lessons():
        return ()
    on_map = lessons()[lesson].exercises
    return tuple(name for where, name in SOURCES if where == lesson and name in on_map)


def exercise_names(lesson: str) -> tuple[str, ...]:
    """All exercises of `lesson`: the names in `lessons.toml`, then the other names alphabetically.

    A deal code contains the index of a name in this tuple. To keep these indices, the names in
    `lessons.toml` come first and are all included, even if no kind has such a name.

    Raises:
        KeyError: the lesson does not exist.

    >>> from cartes_lib.asking.registry import exercise_names
    >>> exercise_names("BO-04")
    ('legal', 'why', 'card', 'count')
    """
    on_map = lessons()[lesson].exercises
    others = {name for where, name in SOURCES if where == lesson and name not in on_map}
    return (*on_map, *sorted(others))


def rules_of(lesson: str, kind: str) -> tuple[str, ...]:
    """Names of the presets with which the exercise works, the lesson's own preset first.

    Raises:
        ExerciseError: the exercise does not exist.

    >>> from cartes_lib.asking.registry import rules_of
    >>> rules_of("BO-04", "legal")
    ('lliure', 'obligada')
    """
    if (lesson, kind) not in SOURCES:
        raise ExerciseError("unknown-exercise")
    return SOURCES[lesson, kind][0].place.presets


def custom_kinds() -> tuple[CustomKind, ...]:
    """All kinds of exercise with custom positions, grouped by game.

    >>> from cartes_lib.asking import custom_kinds
    >>> custom_kinds()[0].form.names
    ('trick', 'hand', 'trump')
    """
    return tuple(
        CustomKind(lesson, name, source.kind.game, source.place.form)
        for (lesson, name), sources in SOURCES.items()
        for source in sources
        if source.place.form is not None
    )


def _custom(lesson: str, name: str) -> tuple[CustomForm, Kind[Any, Any]]:
    """The form of the custom positions of an exercise, and the kind that asks about these
    positions.

    Raises:
        ExerciseError: the exercise does not exist, or has no custom positions.
    """
    for source in SOURCES.get((lesson, name), ()):
        if source.place.form is not None:
            return source.place.form, source.kind
    raise ExerciseError("unknown-exercise")


def custom_position(lesson: str, kind: str, fields: Mapping[str, object]) -> str:
    """The cards that a teacher laid out, as a line of text; `generate` checks the position.

    Args:
        fields: the cards of each field in notation; the keys are names of fields. The key "trump"
            has the trump suit.

    Raises:
        ExerciseError: the exercise does not exist (reason `unknown-exercise`), or a value is not
            valid.

    >>> from cartes_lib.asking import custom_position
    >>> custom_position("TR-05", "value", {"hand": "7o 6o 12c"})
    'hand 7o 6o 12c'
    """
    form, _ = _custom(lesson, kind)
    return position_text(form, fields)


def generate(
    lesson: str,
    kind: str,
    seed: int,
    level: int = 1,
    rules: str | None = None,
    position: str = "",
) -> Exercise:
    """Generate an exercise; the same arguments always give the same exercise.

    Args:
        kind: kind of exercise, such as "legal".
        seed: from 0 to `SEEDS` - 1.
        level: the difficulty, 1 to 3.
        rules: name of a preset; None means the lesson's own.
        position: a custom position (see `custom_position`); "" to draw one.

    Raises:
        ExerciseError: the exercise does not exist.

    >>> from cartes_lib.asking import generate
    >>> generate("BO-04", "legal", seed=7).schema.kind
    'pick'
    """
    preset = _preset(lesson, kind, rules)
    # Not isinstance, because True would also be accepted, and would be the same key of the cache.
    if type(level) is not int or level not in LEVELS:
        raise ExerciseError("unknown-level")
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise ExerciseError("unknown-seed")
    question = draw_question(lesson, kind, seed, level, preset, position)
    shown = question.prompt, question.scene, question.schema
    return Exercise(lesson, kind, seed, level, preset, *shown, position)


def question_of(exercise: Exercise) -> Question:
    """The question of `exercise` with its answer. It must not be sent to a page.

    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.registry import question_of
    >>> question_of(generate("BO-04", "legal", seed=7)).key.rule
    'BOT-LEG-LL-05'
    """
    key = exercise.lesson, exercise.kind, exercise.seed, exercise.level, exercise.rules
    return draw_question(*key, exercise.position)


def answer_key(exercise: Exercise) -> AnswerKey:
    """The answer key of `exercise`. It must stay in Python until the player may see it.

    >>> from cartes_lib.asking import answer_key, generate
    >>> answer_key(generate("BO-04", "legal", seed=7)).rule
    'BOT-LEG-LL-05'
    """
    return question_of(exercise).key


def _preset(lesson: str, kind: str, rules: str | None) -> str:
    presets = rules_of(lesson, kind)
    if rules is None:
        return presets[0]
    if rules not in presets:
        raise ExerciseError("unknown-rules")
    return rules


@lru_cache(maxsize=256)
def draw_question(
    lesson: str, kind: str, seed: int, level: int, rules: str, position: str
) -> Question:
    """The question of an exercise, with its answer; `generate` describes and checks the arguments.

    >>> from cartes_lib.asking.registry import draw_question
    >>> draw_question("BO-04", "legal", 7, 1, "lliure", "").key.rule
    'BOT-LEG-LL-05'
    """
    if position:
        form, custom = _custom(lesson, kind)
        return custom.ask_custom(read_position(form, position), rules)
    asks, rng = _drawing(lesson, kind, seed, level, rules)
    return asks.generate(rng, level, rules)


def _drawing(
    lesson: str, kind: str, seed: int, level: int, rules: str
) -> tuple[Kind[Any, Any], random.Random]:
    """The kind of question of an exercise, and the random generator with which it draws the
    position.
    """
    # A string as seed gives the same series on every machine and in every version of Python 3.
    rng = random.Random(f"{lesson}/{kind}/{seed}/{level}/{rules}")
    sources = SOURCES[lesson, kind]
    if len(sources) == 1:
        return sources[0].kind, rng
    weights = [source.place.weights[level - 1] for source in sources]
    return rng.choices(sources, weights)[0].kind, rng


def position_of(exercise: Exercise) -> Any:
    """The position that was drawn for `exercise`. It contains hidden cards, so it must not be sent
    to a page.

    Raises:
        ExerciseError: the exercise has a custom position (reason `position`).

    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.registry import position_of
    >>> exercise = generate("BO-01", "duel", seed=7)
    >>> position_of(exercise) == position_of(exercise)
    True
    """
    if exercise.position:
        raise ExerciseError("position")
    key = exercise.lesson, exercise.kind, exercise.seed, exercise.level, exercise.rules
    asks, rng = _drawing(*key)
    return asks.draw(rng, exercise.level, asks.rules(exercise.rules))


def can_play_on(exercise: Exercise) -> bool:
    """Whether the position of `exercise` is a moment of a deal: see `state_of`.

    >>> from cartes_lib.asking import can_play_on, generate
    >>> can_play_on(generate("BO-01", "duel", seed=7))
    False
    """
    key = exercise.lesson, exercise.kind, exercise.seed, exercise.level, exercise.rules
    asks, _ = _drawing(*key)
    return not exercise.position and type(asks).state is not Kind.state


def state_of(exercise: Exercise) -> Any:
    """A state of a deal at the position of `exercise`, where seat 0 can play on.

    None if the position is not a moment of a deal. The state contains hidden cards, so it must not
    be sent to a page. The same exercise gives the same state.

    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.registry import state_of
    >>> state_of(generate("BO-16", "play", seed=7)).to_act
    (0,)
    """
    if not can_play_on(exercise):
        return None
    key = exercise.lesson, exercise.kind, exercise.seed, exercise.level, exercise.rules
    asks, rng = _drawing(*key)
    rules = asks.rules(exercise.rules)
    return asks.state(asks.draw(rng, exercise.level, rules), rules, rng)


def guess_moment(game: str, kind: str, **position: object) -> tuple[str, Any] | None:
    """The preset and a state of a deal at the position of a guess, where seat 0 can play on.

    None if the position is not a moment of a deal. The state contains hidden cards, so it must not
    be sent to a page. The same guess gives the same state.

    Args:
        position: the arguments of the kind's `read`.

    Raises:
        QuestionError: the game or the kind does not exist.
        TypeError, NotationError, ValueError, IllegalAction: the position is impossible.

    >>> from cartes_lib.asking import guess_moment
    >>> preset, state = guess_moment("botifarra", "legal", card="9o", hand="3c 2c 9o", trick="4c")
    >>> preset, state.to_act
    ('lliure', (0,))
    """
    asks = kind_of(game, kind)
    if type(asks).state is Kind.state:
        return None
    read, rules = asks.read(**position)
    state = asks.state(read, rules, random.Random(f"{game}/{kind}/{sorted(position.items())}"))
    if state is None or 0 not in state.to_act:
        return None
    presets = [preset for place in asks.exercises for preset in place.presets]
    return next((name for name in presets if asks.rules(name) == rules), presets[0]), state


def kinds(game: str) -> tuple[str, ...]:
    """The kinds of question of `game`, alphabetically; empty for an unknown game.

    >>> from cartes_lib.asking import kinds
    >>> "winner" in kinds("botifarra")
    True
    """
    return tuple(sorted(name for known, name in KINDS if known == game))


def kind_of(game: str, name: str) -> Kind[Any, Any]:
    """The kind of question of `game` with the name `name`.

    Raises:
        QuestionError: the game or the kind does not exist.

    >>> from cartes_lib.asking.registry import kind_of
    >>> kind_of("botifarra", "winner").name
    'winner'
    """
    if (game, name) not in KINDS:
        known = ", ".join(kinds(game)) or "none"
        raise QuestionError(f"no question {name!r} of {game!r}; there are: {known}")
    return KINDS[game, name]


def ask(game: str, kind: str, *, among: str = "", **position: object) -> Question:
    """Ask a question of the kind `kind` about a position in notation.

    Args:
        among: for an answer that is a number, the numbers to choose from, such as "60 72"; "" for
            free input.
        position: the arguments of the kind's `read`.

    Raises:
        QuestionError: the game or the kind does not exist, or `among` does not contain the answer.
        TypeError: an argument of `position` is unknown to this kind, or missing.
        NotationError, ValueError, IllegalAction: the position is impossible.

    >>> from cartes_lib.asking import ask
    >>> ask("botifarra", "winner", trick="12o 9o 3o 1o").key.answer
    '9o'
    """
    question = kind_of(game, kind).guess(**position)
    if not among:
        return question
    try:
        return chosen_among(question, among.split())
    except ValueError as error:
        raise QuestionError(str(error)) from error


def ask_random(game: str, kind: str, seed: int, level: int = 1) -> Question:
    """Ask a question of the kind `kind` about a random position.

    The same arguments give the same question.

    Raises:
        QuestionError: the game, the kind or the level does not exist.

    >>> from cartes_lib.asking import ask_random
    >>> ask_random("botifarra", "winner", seed=7) == ask_random("botifarra", "winner", seed=7)
    True
    """
    asks = kind_of(game, kind)
    if level not in LEVELS:
        raise QuestionError(f"no question {kind!r} of {game!r} is drawn for level {level}")
    rng = random.Random(f"{game}/{kind}/{seed}/{level}")
    return asks.generate(rng, level, asks.exercises[0].presets[0])
