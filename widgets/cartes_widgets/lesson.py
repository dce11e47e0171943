"""The functions that a lesson's notebook calls. Each call creates one widget on the page.

The module also offers the functions of `lesson_widgets` and of each `games/<game>/lesson.py` that
the decorator `lesson_call` marks.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from cartes_lib.asking import ask, ask_random
from cartes_lib.messages import format_message, set_language, tag_fallbacks
from cartes_widgets import lesson_widgets as _folder
from cartes_widgets.core import address as _address
from cartes_widgets.core.address import exercise_of_code, level, notebook_language, seed, variant
from cartes_widgets.core.report import report
from cartes_widgets.exercise.exercise import Exercise
from cartes_widgets.exercise.homework import Homework
from cartes_widgets.exercise.learner import Learner
from cartes_widgets.exercise.placement import Placement
from cartes_widgets.exercise.practice import Practice
from cartes_widgets.games.glossary import Glossary
from cartes_widgets.games.presentation import Presentation
from cartes_widgets.games.tables import PRESENTATIONS
from cartes_widgets.lesson_widgets.deal_walk import DealWalk
from cartes_widgets.lesson_widgets.guess import Guess
from cartes_widgets.lesson_widgets.ladder import Ladder
from cartes_widgets.lesson_widgets.two_ladders import TwoLadders
from cartes_widgets.lesson_widgets.walkthrough import Walkthrough
from cartes_widgets.table.guess_code import guess_code
from cartes_widgets.table.house_rules import HouseRules
from cartes_widgets.table.playing import daily, mini, move_review, play, table, watch

__all__ = [
    "daily",
    "deal_walk",
    "exercise",
    "glossary",
    "guess",
    "homework",
    "house_rules",
    "ladder",
    "level",
    "mini",
    "move_review",
    "placement",
    "play",
    "review",
    "seed",
    "table",
    "two_ladders",
    "variant",
    "walkthrough",
    "watch",
]

_WIDGETS = [
    import_module(item.name) for item in iter_modules(_folder.__path__, f"{_folder.__name__}.")
]
_CALLS = {
    name: value
    for module in (*_WIDGETS, *(presented.lesson for presented in PRESENTATIONS.values()))
    for name, value in vars(module).items()
    if hasattr(value, "is_lesson_call")
}
"""The functions that other modules mark with `lesson_call`; the key is the function's name."""

__all__ += list(_CALLS)


def __getattr__(name: str) -> Any:
    """The function `name` that another module marks with `lesson_call`.

    Raises:
        AttributeError: no module marks a function of that name.
    """
    if name in _CALLS:
        return _CALLS[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


set_language(notebook_language())
tag_fallbacks()

_LEARNER = Learner(report)
"""The learner's progress on this page, which has its own kernel. It reports answers to a class."""


def ladder(game: str) -> Ladder:
    """A widget that shows the cards of `game` from the highest to the lowest.

    Raises:
        ValueError: there is no such game.
    """
    texts = {name: format_message(f"ladder-{name}") for name in ("first", "last", "label")}
    return Ladder(_presented(game).rungs(), **texts)


def _presented(game: str) -> Presentation:
    if game not in PRESENTATIONS:
        raise ValueError(f"no such game: {game!r}")
    return PRESENTATIONS[game]


def walkthrough(game: str, **position: Any) -> Walkthrough:
    """A widget that replays tricks or throws of `game`, card by card.

    It asks the learner a question before decisive moments. It takes the arguments of `walk` in
    `games/<game>/walk.py`.

    Raises:
        TypeError: the game's `walk` does not take such an argument, or an argument is missing.
        NotationError: a text is not valid card notation.
        IllegalAction: a throw is illegal.
        KeyError: there is no such suit or variant.
        ValueError: the tricks are impossible, or there is no such game.
    """
    return _presented(game).walk(**position)


def guess(
    game: str, kind: str, *, among: str = "", seed: int | None = None, **position: object
) -> Guess:
    """A widget that asks a question about a position; the engine grades and explains the answer.

    The page shows the rest of the step, from the next `###` heading on, after the learner answers
    or passes. The reference (`make docs`) lists the kinds of questions with examples.

    Args:
        game: id of the game.
        kind: the kind of question, such as "winner", "legal" or "points".
        among: for a question about a number, the numbers to choose from, such as "60 72"; "" to
            accept any number.
        seed: the seed of a random position; None to read the position from `position`.
        position: the arguments that this kind of question needs, in notation.

    Raises:
        QuestionError: there is no such game or kind.
        TypeError: the kind does not take such an argument, or an argument is missing.
        NotationError, ValueError, IllegalAction: the position is invalid.
    """
    if seed is not None and not position:
        return Guess(ask_random(game, kind, seed))
    question = ask(game, kind, among=among, **position)
    return Guess(question, lambda: guess_code(game, kind, **position))


def two_ladders(game: str) -> TwoLadders:
    """A widget that shows the order of the cards of `game` beside their values.

    Raises:
        ValueError: in this game, the order of the cards is also the order of their values.
    """
    presentation = _presented(game)
    if presentation.values is None:
        raise ValueError(f"no ladders of {game!r}")
    labels = {
        "left_label": format_message("ladders-order"),
        "right_label": format_message("ladders-points"),
    }
    return TwoLadders(
        [(rung, "") for rung, _ in presentation.rungs()], presentation.values(), **labels
    )


def deal_walk(
    game: str, *, dealer: int = 0, players: int = 4, exposed: int = 0, seed: int = 0
) -> DealWalk:
    """A widget in which the learner deals the cards of `game`.

    The learner chooses who shuffles, who cuts and where, and who gets each packet.

    Args:
        dealer: the dealer's seat: 0 for the learner, 1 for the player on the right, and so on.
        exposed: the number of the packet, from 1, that turns over during the deal; 0 for no packet.
        seed: seed of the shuffle.

    Raises:
        ValueError: there is no such game, table or dealer.
    """
    ritual = _presented(game).ritual(players)
    return DealWalk(ritual, dealer=dealer, exposed=exposed, seed=seed)


def glossary(game: str) -> Glossary:
    """A widget with the terms of players of `game` in all languages, which the learner can search.

    Raises:
        ValueError: there is no such game.
    """
    return Glossary(game)


def exercise(lesson: str, kind: str, *, seed: int = 0, rules: str | None = None) -> Exercise:
    """A widget with a series of exercises of one lesson; the first exercise has the seed `seed`.

    If the page's address has the deal code of an exercise of this kind, the series begins with the
    coded exercise.

    Args:
        rules: a preset; None for the variant in the address, or else for the lesson's variant.

    Raises:
        ExerciseError: there is no such exercise.
    """
    shared = exercise_of_code(lesson, kind)
    if shared is not None:
        return Exercise(
            *shared[:2], seed=shared.seed, level=shared.level, rules=shared.rules, learner=_LEARNER
        )
    chosen = variant(lesson, kind) if rules is None else rules
    return Exercise(lesson, kind, seed=seed, level=level(), rules=chosen, learner=_LEARNER)


def house_rules(game: str) -> HouseRules:
    """A widget that describes the learner's house rules for `game`.

    The learner can change five options in it. Lessons and matches then use these options.

    Raises:
        ValueError: there is no such game.
    """
    return HouseRules(game)


def review() -> Practice:
    """The widget of the practice page: due exercises, a theme, a run until a mistake, or five
    minutes.
    """
    return Practice(learner=_LEARNER)


def placement() -> Placement:
    """The widget of the placement test.

    It asks eight questions about a game, to find the lessons that the learner already knows.
    """
    return Placement(seed=seed())


def homework(text: str = "") -> Homework:
    """A widget with the exercises of a homework, which a teacher has chosen, and its due date.

    Args:
        text: the text in the link that `cartes homework` prints; "" to read it from the page's
            address.
    """
    return Homework(text or _address.homework())
