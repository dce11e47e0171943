"""The seats of a table, with the characters of the bots who play there."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

from cartes_lib.messages import format_message
from cartes_widgets.core.scenes import SeatView, Summary
from cartes_widgets.games.house_players import (
    HousePlayer,
    match_speech,
    random_remark,
    shown_player,
)
from cartes_widgets.games.table_game import LEARNER

_LEARNER = "learner"
"""The `person` of the learner's seat, whose face only the browser knows."""


def portraits(house_players: Iterable[HousePlayer]) -> list[dict[str, Any]]:
    """The data from which a page draws `house_players` at their seats: `id` and `face`."""
    return [
        {"id": shown["id"], "face": shown["face"]} for shown in map(shown_player, house_players)
    ]


def with_speech(
    summary: Summary | None, house_players: Mapping[int, HousePlayer], acts: int
) -> Summary | None:
    """The result of a deal; after a match, with what an opponent says about it.

    A winner speaks, or an opponent of the viewer's side if that side has won.

    Args:
        house_players: the bots' characters; the keys are seats, counted from the viewer.
        acts: number of actions so far, which decides who speaks.
    """
    if summary is None or not summary["winners"]:
        return summary
    has_lost = LEARNER not in summary["winners"]
    speakers = [
        person
        for seat, person in sorted(house_players.items())
        if (seat in summary["winners"]) == has_lost
    ]
    if not speakers:
        return summary
    return {**summary, "speech": match_speech(speakers[acts % len(speakers)], has_lost)}


def with_person(seat_view: SeatView, person: HousePlayer | None, mood: str, acts: int) -> SeatView:
    """The view of a seat with its bot's character; screen readers also get the seat's position.

    Args:
        person: None for the learner.
        mood: the player's mood after the last event, or "". With a mood, a character may make a
            remark.
        acts: number of actions so far, which decides whether there is a remark, and which one.
    """
    if person is None:
        return {**seat_view, "person": _LEARNER, "mood": mood or seat_view["mood"]}
    is_partner = seat_view["side"] == "us"
    name = format_message("person-partner", name=person.name) if is_partner else person.name
    label = f"{person.name}, {seat_view['label'][:1].lower()}{seat_view['label'][1:]}"
    view: SeatView = {**seat_view, "name": name, "label": label, "person": person.id}
    if not mood:
        return view
    rng = random.Random(f"{acts} {person.id}")
    talk = "" if seat_view["call"] else random_remark(person, mood, rng)
    label = ", ".join([label, *([format_message("quoted", text=talk)] if talk else [])])
    return {**view, "mood": mood, "talk": talk, "label": label}
