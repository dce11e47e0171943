"""What a lesson's notebook calls: one readable line for each thing on the page."""

from __future__ import annotations

import os
import random
from urllib.parse import parse_qs

from cartes_lib import botifarra
from cartes_lib.botifarra import PRESETS, card_points, rank_order
from cartes_lib.cards import Card, Suit, cards
from cartes_lib.exercises import LEVELS, SEEDS
from cartes_lib.wording import say
from cartes_widgets.decision_tree import DecisionTree
from cartes_widgets.exercise import Exercise
from cartes_widgets.explain import Explain, explained_rule
from cartes_widgets.hand import Hand
from cartes_widgets.ladder import Ladder
from cartes_widgets.walkthrough import TrickWalkthrough

__all__ = [
    "cards_shown",
    "choice_made",
    "decision_tree",
    "exercise",
    "ladder",
    "level",
    "seed",
    "walkthrough",
]

_LONGEST_QUERY = 2000


def _asked(name: str, low: int, high: int) -> int | None:
    """The whole number that the page's address gives as `name`; None for anything else."""
    query = os.environ.get("QUERY_STRING", "")[:_LONGEST_QUERY]
    values = parse_qs(query).get(name, [])
    if len(values) != 1 or not values[0].isascii() or not values[0].isdecimal():
        return None
    number = int(values[0][:9])
    return number if low <= number < high else None


def seed() -> int:
    """The seed of the address, `?seed=7`, so that a class has the same series; else a random one.

    Whatever else the address says is passed over.
    """
    asked = _asked("seed", 0, SEEDS)
    return random.SystemRandom().randrange(SEEDS) if asked is None else asked


def level() -> int:
    """The level of the address, `?niveau=2`; else 1."""
    return _asked("niveau", LEVELS[0], LEVELS[-1] + 1) or LEVELS[0]


def cards_shown(text: str) -> Hand:
    """The cards of `text`, in notation, side by side.

    Raises:
        NotationError: `text` is no card notation.
    """
    return Hand(cards(text), label=say("widget-cards"), large=True)


def ladder(game: str) -> Ladder:
    """The order of the cards of `game`, from the highest to the lowest.

    Raises:
        ValueError: no ladder is drawn of that game.
    """
    if game != "botifarra":
        raise ValueError(f"no ladder of {game!r}")
    ranks = [Card(rank, Suit.OROS) for rank in rank_order()]
    rungs = [((one,), say("ladder-points", points=card_points(one))) for one in ranks]
    words = {name: say(f"ladder-{name}") for name in ("first", "last", "label")}
    return Ladder(rungs, **words)


def _trump(name: str) -> Suit | None:
    return None if name == "none" else Suit[name.upper()]


def walkthrough(
    game: str,
    *,
    trick: str,
    trump: str = "none",
    hand: str = "",
    variant: str = "lliure",
) -> TrickWalkthrough:
    """A trick to step through, card by card; the reader sits last, with `hand` if there is one.

    Args:
        trick: its cards in the order played, in notation.
        trump: a suit's name, such as "oros", or "none".
        hand: the reader's cards; his own of the trick among them.

    Raises:
        NotationError: a text is no card notation.
        KeyError: no such suit or variant.
        ValueError: no tricks are drawn of that game.
    """
    if game != "botifarra":
        raise ValueError(f"no tricks of {game!r}")
    plays = botifarra.trick(trick, leader=1)
    return TrickWalkthrough(plays, _trump(trump), PRESETS[variant], cards(hand))


def decision_tree(
    *, hand: str, trick: str, trump: str = "none", variant: str = "lliure"
) -> DecisionTree:
    """The rule's questions about `hand` and `trick`, answered.

    Raises:
        NotationError: a text is no card notation.
        KeyError: no such suit or variant.
    """
    # The reader, seat 0, plays next.
    plays = botifarra.trick(trick, leader=(4 - len(cards(trick))) % 4)
    return DecisionTree(cards(hand), plays, _trump(trump), PRESETS[variant])


def exercise(lesson: str, kind: str, *, seed: int = 0, rules: str | None = None) -> Exercise:
    """A series of exercises of `lesson`, from `seed` on.

    Raises:
        ExerciseError: there is no such exercise.
    """
    return Exercise(lesson, kind, seed=seed, level=level(), rules=rules)


def choice_made(rule_id: str) -> Explain:
    """What the source says or not, what we play instead, and why.

    Raises:
        KeyError: no rule has that id.
    """
    return Explain(verdict=explained_rule(rule_id))
