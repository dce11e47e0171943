"""The seats of a table, with the characters of the bots who play there."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from cartes_lib.messages import format_message
from cartes_widgets.core.scenes import SeatView
from cartes_widgets.games.people import HousePlayer, shown_player, spoken_line

__all__ = ["drawn_people", "with_person"]


def drawn_people(people: Iterable[HousePlayer]) -> list[dict[str, Any]]:
    """The data from which a page draws `people` at their seats: `id` and `face`."""
    return [{"id": shown["id"], "face": shown["face"]} for shown in map(shown_player, people)]


def with_person(chip: SeatView, person: HousePlayer | None, mood: str, acts: int) -> SeatView:
    """The view of a seat with its bot's character; screen readers also get the seat's position.

    Args:
        person: None for a player without a name.
        mood: the character's mood after the last event, or ""; in a mood it may make a remark.
        acts: number of actions so far, which decides whether there is a remark, and which one.
    """
    if person is None:
        return chip
    is_partner = chip["side"] == "us"
    name = format_message("person-partner", name=person.name) if is_partner else person.name
    label = f"{person.name}, {chip['label'][:1].lower()}{chip['label'][1:]}"
    view: SeatView = {**chip, "name": name, "label": label, "person": person.id}
    if not mood:
        return view
    rng = random.Random(f"{acts} {person.id}")
    talk = "" if chip["says"] else spoken_line(person, mood, rng)
    label = ", ".join([label, *([format_message("quoted", text=talk)] if talk else [])])
    return {**view, "mood": mood, "talk": talk, "label": label}
