"""The characters of the bots: their names, strengths and faces."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cartes_lib.messages import format_message, seat_terms
from cartes_widgets.core.scenes import Speech
from cartes_widgets.deck.faces import Face, FaceDrawing, face_drawing

_SILENCE = 3
"""Average number of events between two remarks of a character."""

_ENDS = ("passed", "unfinished")

_LINES = {"pleased": ("pleased", "glad"), "caught": ("caught", "sorry")}
"""The attributes of the message `person-<id>` that have remarks; the key is the mood."""


@dataclass(frozen=True, slots=True)
class HousePlayer:
    """The character of a bot.

    Attributes:
        id: id of the character; the message `person-<id>` describes how it plays.
        name: the name, the same in every language.
        strength: name of the bot in `games/house.py`.
    """

    id: str
    name: str
    strength: str
    ground: str
    face: Face


def shown_player(player: HousePlayer) -> dict[str, Any]:
    """A bot's character for a page, with the keys `id`, `name`, `strength`, `about` and `face`.

    `strength` and `about` are in words.
    """
    return {
        "id": player.id,
        "name": player.name,
        "strength": format_message(f"table-strength-{player.strength}"),
        "about": format_message(f"person-{player.id}"),
        "face": face_drawing(player.face, player.ground),
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


def coach_face() -> FaceDrawing:
    """The face of the coach, who never plays."""
    return face_drawing(_COACH, "#f2d98a")


def remarks(player: HousePlayer) -> list[str]:
    """All remarks that a character may make during a match."""
    names = [name for line in _LINES.values() for name in line]
    return [format_message(f"person-{player.id}.{name}") for name in names]


def random_remark(player: HousePlayer, mood: str, rng: random.Random) -> str:
    """A random remark of a character in a mood; in most cases ""."""
    if rng.randrange(_SILENCE):
        return ""
    return format_message(f"person-{player.id}.{rng.choice(_LINES[mood])}")


def match_speech(player: HousePlayer, has_won: bool) -> Speech:
    """What a character says about a match that it has won or lost."""
    mood = "pleased" if has_won else "caught"
    text = format_message(f"person-{player.id}.{_LINES[mood][1]}")
    return {"person": player.id, "name": player.name, "mood": mood, "text": text}


def farewell(player: HousePlayer) -> dict[str, Any]:
    """The data for a page on which `player` says goodbye at the end of a lesson.

    The keys are `id`, `name`, `face` and two sentences: `passed` for a passed lesson, `unfinished`
    for a lesson with exercises left.
    """
    return {
        "id": player.id,
        "name": player.name,
        "face": face_drawing(player.face, player.ground),
        **{end: format_message(f"person-{player.id}.{end}") for end in _ENDS},
    }


def seat_names(players: Iterable[HousePlayer], seats: int) -> Mapping[str, str]:
    """The names of all seats except the learner's, for `use_names`.

    The keys are ids of the messages that these names replace.

    Args:
        players: the bots' characters, counterclockwise from the learner's right.
        seats: number of seats.
    """
    names: dict[str, str] = {}
    seated = list(players)
    for sides in (False, True):
        for term, player in zip(seat_terms(seats, sides)[1:], seated, strict=False):
            seat = term.removeprefix("term-")
            names |= {seat: player.name, term: player.name}
    if seats == 2 and seated:
        # In a match of two players without sides, this message names the score of the opponent.
        names["play-score-other"] = seated[0].name
    return names
