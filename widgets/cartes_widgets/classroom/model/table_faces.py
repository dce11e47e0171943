"""The faces of the people at a live table, also of people who have chosen none."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.seat_holders import device_of
from cartes_widgets.deck.guests import GUESTS

_FACES = tuple(GUESTS)


def faces_at(people: Sequence[str], members: Sequence[Member]) -> dict[str, str]:
    """The id of the face of each person at a table; the key is the person's id.

    People who have chosen no face get one by their place in the class, or the next one that nobody
    else at the table has.

    Args:
        people: the ids of the people at the table, in the order of their seats.
        members: all students of the room, in the order in which they joined.
    """
    chosen = {item.id: item.face for item in members if item.face}
    places = {item.id: place for place, item in enumerate(members)}
    result = {who: chosen[who] for who in people if who in chosen}
    for who in people:
        if who not in result:
            place = places.get(device_of(who), 0) % len(_FACES)
            by_place = _FACES[place:] + _FACES[:place]
            taken = set(result.values())
            result[who] = next((face for face in by_place if face not in taken), by_place[0])
    return result
