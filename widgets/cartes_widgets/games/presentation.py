"""What a game declares for its widgets, such as tables, pictures in lessons and tournaments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from cartes_lib.cards import Card
from cartes_widgets.games.house_players import HousePlayer
from cartes_widgets.games.small_match import Mini
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.lesson_widgets.rituals import Ritual
from cartes_widgets.lesson_widgets.walkthrough import Walkthrough

Rung = tuple[list[Card], str]
"""Cards of the same height, with a note about them or ""."""


def rungs_by(
    pack: Iterable[Card], height: Callable[[Card], int], note: Callable[[int], str]
) -> list[Rung]:
    """The cards of `pack` in groups of equal `height`, the highest first, each with its `note`."""
    cards = list(pack)
    heights = sorted({height(card) for card in cards}, reverse=True)
    return [([card for card in cards if height(card) == each], note(each)) for each in heights]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The questions about the rules at the learner's own table.

    Attributes:
        variants: the variants to choose from.
        options: names of four rule options.
    """

    variants: tuple[str, ...]
    options: tuple[str, ...]


def score_gain(game: TableGame) -> int:
    """The points that the first seat's side has scored in this deal, minus those of the other
    side.
    """
    summary = game.scene(0)["summary"]
    ours, theirs = (
        change["after"] - change["before"] for change in (summary or {"changes": []})["changes"]
    )
    return ours - theirs


@dataclass(frozen=True, slots=True)
class Presentation:
    """The data and functions with which the widgets present one game.

    Attributes:
        begin: a function: starts a match at a table, given rules and a seed.
        play_on: a function: continues a deal, given its state and a seed; no other deal follows.
        house_players: the characters of the game's bots, of three strengths.
        tables: the possible numbers of players of a table, the usual one first.
        minis: the game's small matches, by name.
        rungs: the game's cards from the highest to the lowest.
        walk: a function: makes a walk through tricks.
        ritual: a function: the steps of dealing for a number of players.
        lesson: the module with the notebook functions that only this game has.
        house_rules: the questions about the rules at the learner's table.
        daily: the positions of the three choices that the player makes in the daily deal. They are
            counted from 1 among the choices with three or more actions.
        contests: the possible numbers of players of a tournament, the usual one first.
        options_for_length: a function: the rule options that make a match last a given number of
            deals; empty if no options are needed.
        gain: a function: the first seat's result in a deal of a tournament.
        values: a function: the game's cards by value, the highest first; None if the order of the
            cards is also the order of their values.
        faces: a function: the signs of partners, for the glossary; None if partners make no signs.
        phrases: remarks of players that are not calls, by name, in the language of the game. The
            message `friends-phrase-<name>` explains each one.
        calls: a function: the texts of all calls, except numbers that a player declares.
        is_mute: whether players may not make these remarks during a deal.
    """

    begin: Callable[[Any, int], TableGame]
    play_on: Callable[[Any, int], TableGame]
    house_players: tuple[HousePlayer, ...]
    tables: tuple[int, ...]
    minis: Mapping[str, Mini]
    rungs: Callable[[], list[Rung]]
    walk: Callable[..., Walkthrough]
    ritual: Callable[[int], Ritual]
    lesson: ModuleType
    house_rules: HouseRules
    daily: tuple[int, int, int]
    contests: tuple[int, ...]
    options_for_length: Callable[[int], Mapping[str, Any]] = lambda _deals: {}
    gain: Callable[[TableGame], int] = score_gain
    values: Callable[[], list[Rung]] | None = None
    faces: Callable[[], list[dict[str, Any]]] | None = None
    phrases: Mapping[str, str] = field(default_factory=dict)
    calls: Callable[[], Iterable[str]] = tuple
    is_mute: bool = False
