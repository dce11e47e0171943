"""The declaration of a game to the widgets: tables, lessons' pictures, and tournaments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from cartes_lib.cards import Card
from cartes_widgets.games.people import HousePlayer
from cartes_widgets.games.small_match import Mini
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.lesson_widgets.rituals import Ritual
from cartes_widgets.lesson_widgets.walkthrough import Walkthrough

__all__ = ["HouseRules", "Presentation", "Rung", "rungs_by", "score_gain"]

Rung = tuple[list[Card], str]
"""Cards of one height, and a note about them, or ""."""


def rungs_by(
    pack: Iterable[Card], height: Callable[[Card], int], note: Callable[[int], str]
) -> list[Rung]:
    """The cards of `pack` grouped into rungs by `height`, the highest first, each with its
    `note`.
    """
    cards = list(pack)
    heights = sorted({height(card) for card in cards}, reverse=True)
    return [([card for card in cards if height(card) == each], note(each)) for each in heights]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The first questions about the rules of the learner's own table.

    Attributes:
        variants: the variants to choose from.
        options: names of four options.
    """

    variants: tuple[str, ...]
    options: tuple[str, ...]


def score_gain(game: TableGame) -> int:
    """The lead in score of the first seat's side in the counted deal."""
    summary = game.scene(0)["summary"]
    ours, theirs = (
        change["after"] - change["before"] for change in (summary or {"changes": []})["changes"]
    )
    return ours - theirs


@dataclass(frozen=True, slots=True)
class Presentation:
    """How the widgets present one game.

    Attributes:
        begin: starts a match at a table, from rules and a seed.
        play_on: continues a deal, from its state and a seed; the table ends with that deal.
        people: the game's house players, of three strengths.
        tables: the possible numbers of players of a table, the usual one first.
        minis: the game's small matches, by name.
        rungs: the game's cards from the highest to the lowest.
        walk: makes a walk through tricks.
        ritual: the procedure of dealing for a number of players.
        lesson: the module with the notebook functions that only this game has, listed in `__all__`.
        house_rules: the questions of the passport.
        daily: the three choices of the daily deal that the player makes. They are counted from 1
            among the choices with three actions or more.
        contests: the possible numbers of players of a tournament, the usual one first.
        lasting: a function: the options that make a match last a number of deals; empty if it
            always does.
        gain: a function: the lead of the first seat's side in a counted deal of a tournament.
        values: the game's cards by value, the highest first; None if the order is the same.
        faces: the signs of partners, for the glossary, or None.
        phrases: phrases of players other than calls, by name, in the language of the game. The
            passport has them too; `friends-phrase-<name>` is their meaning.
        is_mute: whether these phrases are forbidden during a deal.
    """

    begin: Callable[[Any, int], TableGame]
    play_on: Callable[[Any, int], TableGame]
    people: tuple[HousePlayer, ...]
    tables: tuple[int, ...]
    minis: Mapping[str, Mini]
    rungs: Callable[[], list[Rung]]
    walk: Callable[..., Walkthrough]
    ritual: Callable[[int], Ritual]
    lesson: ModuleType
    house_rules: HouseRules
    daily: tuple[int, int, int]
    contests: tuple[int, ...]
    lasting: Callable[[int], Mapping[str, Any]] = lambda _deals: {}
    gain: Callable[[TableGame], int] = score_gain
    values: Callable[[], list[Rung]] | None = None
    faces: Callable[[], list[dict[str, Any]]] | None = None
    phrases: Mapping[str, str] = field(default_factory=dict)
    is_mute: bool = False
