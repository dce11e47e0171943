"""House players as people: who they are, how they play, which face they have."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cartes_lib.messages import format_message, seat_terms
from cartes_widgets.deck.faces import DrawnFace, Face, drawn_face

__all__ = ["HousePlayer", "coach_face", "farewell", "seat_names", "shown_player", "spoken_line"]

_SILENCE = 3
"""Once in so many times a person says something."""

_ENDS = ("passed", "unfinished")

_LINES = {"pleased": ("pleased", "glad"), "caught": ("caught", "sorry")}
"""By mood, the attributes of `person-<id>` with what a person says."""


@dataclass(frozen=True, slots=True)
class HousePlayer:
    """A person who plays for the house.

    Attributes:
        id: also of its entry `person-<id>` in the catalogue, which says how it plays.
        name: the same in every language.
        strength: its player, as `games/house.py` calls it.
    """

    id: str
    name: str
    strength: str
    ground: str
    face: Face


def shown_player(player: HousePlayer) -> dict[str, Any]:
    """A person as pages draw it: `id`, `name`, `strength` and `about` in words, `face`."""
    return {
        "id": player.id,
        "name": player.name,
        "strength": format_message(f"table-strength-{player.strength}"),
        "about": format_message(f"person-{player.id}"),
        "face": drawn_face(player.face, player.ground),
    }


_COACH = Face(
    head="square",
    nose="straight",
    hair="bun",
    skin="olive",
    tone="grey",
    cloth="collar",
    clothes=("#174f27", "#0f3a1b"),
    lip="#b3262b",
    extras=frozenset({"glasses", "hoops"}),
)


def coach_face() -> DrawnFace:
    """The face of the coach, who plays at no table."""
    return drawn_face(_COACH, "#f2d98a")


def spoken_line(player: HousePlayer, mood: str, rng: random.Random) -> str:
    """What a person says in a mood, or ""; mostly they are silent."""
    if rng.randrange(_SILENCE):
        return ""
    return format_message(f"person-{player.id}.{rng.choice(_LINES[mood])}")


def farewell(player: HousePlayer) -> dict[str, Any]:
    """Who speaks at the end of a lesson: `id`, `name`, `face`, and a line for each end.

    `passed` is for a lesson that was passed, `unfinished` for one with exercises left.
    """
    return {
        "id": player.id,
        "name": player.name,
        "face": drawn_face(player.face, player.ground),
        **{end: format_message(f"person-{player.id}.{end}") for end in _ENDS},
    }


def seat_names(players: Iterable[HousePlayer], seats: int) -> Mapping[str, str]:
    """What messages call the seats beside the reader's, as `use_names` expects it.

    Args:
        players: from the reader's right on.
    """
    names: dict[str, str] = {}
    seated = list(players)
    for sides in (False, True):
        for term, player in zip(seat_terms(seats, sides)[1:], seated, strict=False):
            seat = term.removeprefix("term-")
            names |= {seat: player.name, term: player.name}
    if seats == 2 and seated:
        # In a match of two single players, this entry names the score of the opponent.
        names["play-score-other"] = seated[0].name
    return names
