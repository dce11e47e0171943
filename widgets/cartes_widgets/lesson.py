"""The functions that a lesson's notebook calls: one readable line for each widget on the page.

Functions of `lesson_widgets` with the mark `lesson_call`, and those of each
`games/<game>/lesson.py`, are available too.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from cartes_lib.asking import ask, ask_drawn
from cartes_lib.messages import format_message, set_language, tag_fallbacks
from cartes_widgets import lesson_widgets as _folder
from cartes_widgets.core import address as _address
from cartes_widgets.core.address import coded, level, notebook_language, seed, variant
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
from cartes_widgets.table.house_rules import HouseRules
from cartes_widgets.table.playing import daily, mini, move_review, play, table, watch

__all__ = [
    "daily",
    "deal_walk",
    "exercise",
    "glossary",
    "guess",
    "homework",
    "ladder",
    "level",
    "mini",
    "move_review",
    "passport",
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
_GAMES = [presented.lesson for presented in PRESENTATIONS.values()]
_CALLS = {
    name: getattr(module, name)
    for module in (*_WIDGETS, *_GAMES)
    for name in module.__all__
    if module in _GAMES or hasattr(getattr(module, name), "is_lesson_call")
}
"""Calls beside a widget of `lesson_widgets`, and those of each `games/<game>/lesson.py`."""

__all__ += list(_CALLS)


def __getattr__(name: str) -> Any:
    """The function `name`, if another module declares it for notebooks."""
    if name in _CALLS:
        return _CALLS[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


set_language(notebook_language())
tag_fallbacks()

_LEARNER = Learner(report)
"""The reader's progress: each page has its own kernel. Answers are reported to a class."""


def ladder(game: str) -> Ladder:
    """The order of the cards of `game`, from the highest to the lowest.

    Raises:
        ValueError: no such game.
    """
    words = {name: format_message(f"ladder-{name}") for name in ("first", "last", "label")}
    return Ladder(_presented(game).rungs(), **words)


def _presented(game: str) -> Presentation:
    if game not in PRESENTATIONS:
        raise ValueError(f"no such game: {game!r}")
    return PRESENTATIONS[game]


def walkthrough(game: str, **position: Any) -> Walkthrough:
    """A replay at a table, to step through card by card.

    It stops and asks before decisive moments. The arguments are those of `walk` in
    `games/<game>/walk.py`.

    Raises:
        TypeError: that game takes no such argument, or lacks one.
        NotationError: a text is no card notation.
        IllegalAction: a throw is illegal.
        KeyError: no such suit or variant.
        ValueError: no such tricks, or no such game.
    """
    return _presented(game).walk(**position)


def guess(
    game: str, kind: str, *, among: str = "", seed: int | None = None, **position: object
) -> Guess:
    """A question about a position; the engine grades and explains the answer.

    The rest of the step, from the next `###` heading on, is shown after an answer or a pass. The
    reference (`make docs`) lists the kinds with examples.

    Args:
        game: id of the game.
        kind: such as "winner", "legal" or "points".
        among: for a number, the numbers to choose from, such as "60 72"; "" for any number.
        seed: draws a position; None to read `position`.
        position: what that kind asks about, in notation.

    Raises:
        QuestionError: no such game or kind.
        TypeError: that kind takes no such argument, or lacks one.
        NotationError, ValueError, IllegalAction: no such position.
    """
    if seed is not None and not position:
        return Guess(ask_drawn(game, kind, seed))
    return Guess(ask(game, kind, among=among, **position))


def two_ladders(game: str) -> TwoLadders:
    """The order of the cards of `game`, next to their values.

    Raises:
        ValueError: the game has no two ladders.
    """
    pieces = _presented(game)
    if pieces.values is None:
        raise ValueError(f"no ladders of {game!r}")
    labels = {
        "left_label": format_message("ladders-order"),
        "right_label": format_message("ladders-points"),
    }
    return TwoLadders([(rung, "") for rung, _ in pieces.rungs()], pieces.values(), **labels)


def deal_walk(
    game: str, *, dealer: int = 0, players: int = 4, exposed: int = 0, seed: int = 0
) -> DealWalk:
    """A deal that the learner makes: who shuffles, who cuts and where, and who gets each packet.

    Args:
        dealer: 0 for the learner, 1 for the player on the right, and so on.
        exposed: the number of the packet that turns over while it is dealt, from 1; 0 for none.
        seed: seed of the shuffling.

    Raises:
        ValueError: no such game, table or dealer.
    """
    ritual = _presented(game).ritual(players)
    return DealWalk(ritual, dealer=dealer, exposed=exposed, seed=seed)


def glossary(game: str) -> Glossary:
    """The searchable glossary of the players' words of `game`, in all languages.

    Raises:
        ValueError: there is no such game.
    """
    return Glossary(game)


def exercise(lesson: str, kind: str, *, seed: int = 0, rules: str | None = None) -> Exercise:
    """A series of exercises of `lesson`, from `seed` on.

    If the page's address has the deal code of such an exercise, the series begins with it.

    Args:
        rules: a preset; None for the variant in the address, or else the lesson's own.

    Raises:
        ExerciseError: there is no such exercise.
    """
    asked = coded(lesson, kind)
    if asked is not None:
        return Exercise(
            *asked[:2], seed=asked.seed, level=asked.level, rules=asked.rules, learner=_LEARNER
        )
    chosen = variant(lesson, kind) if rules is None else rules
    return Exercise(lesson, kind, seed=seed, level=level(), rules=chosen, learner=_LEARNER)


def passport(game: str) -> HouseRules:
    """The passport of `game`, with five customs to set as at the learner's own table; lessons and
    matches follow them.

    Raises:
        ValueError: there is no such game.
    """
    return HouseRules(game)


def review() -> Practice:
    """The practice page: due exercises of all lessons, a theme, a run, or five minutes."""
    return Practice(learner=_LEARNER)


def placement() -> Placement:
    """The placement test: eight questions about a game, to find the lessons that the learner knows
    already.
    """
    return Placement(seed=seed())


def homework(text: str = "") -> Homework:
    """The exercises of a homework, which a teacher has chosen, with the due date.

    Args:
        text: the text in the link of `cartes homework`; "" to read it from the page's address.
    """
    return Homework(text or _address.homework())
