"""A class that this machine served at another address; the teacher may continue it.

A server finds its room by its own address. After a restart on another port or network, the same
command would open an empty room without the earlier answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

from sqlalchemy import func, select, update

from cartes_widgets.classroom.model.life import LIFE_MS
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.store import MEMBERS, ROOMS, Store

_ANSWER_SECONDS = 1.0
"""Time limit for the answer of a server in this network, in seconds."""


@dataclass(frozen=True, slots=True)
class EarlierClass:
    """A room whose server has stopped.

    Attributes:
        opened_at: milliseconds since 1970.
        students: number of students who joined and were not removed.
    """

    room: str
    place: str
    opened_at: int
    students: int


def earlier_class(store: Store, own: Room, now: int) -> EarlierClass | None:
    """The latest room of the database that is less than a day old and has no running server.

    This function blocks: it sends a request to the address of this room, to find a running server.

    Args:
        own: the room of this server.

    Returns:
        The room. None if there is no such room, if it has no students, or if `own` already has
            students.
    """
    if own.members:
        return None
    joined = MEMBERS.c.room == ROOMS.c.id, MEMBERS.c.removed.is_(False)
    students = select(func.count()).select_from(MEMBERS).where(*joined).scalar_subquery()
    recent = ROOMS.c.id != own.id, ROOMS.c.opened_at > now - LIFE_MS, students > 0
    latest = select(ROOMS.c.id, ROOMS.c.place, ROOMS.c.opened_at, students).where(*recent)
    with store.engine.connect() as connection:
        for row in connection.execute(latest.order_by(ROOMS.c.opened_at.desc())):
            result = EarlierClass(*row)
            if not is_served(result.place):
                return result
    return None


def is_served(address: str) -> bool:
    """Whether a server of Cartes with a class answers at `address`.

    True for a path without a host, which is the address of a service behind a JupyterHub.
    """
    place = urlsplit(address)
    if place.hostname is None:
        return True
    connection = HTTPConnection(place.hostname, place.port, timeout=_ANSWER_SECONDS)
    try:
        connection.request("GET", f"{place.path}class/")
        answered = connection.getresponse()
        return answered.status == 200 and b"cartes" in answered.read()
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def move_room(room: Room, earlier: EarlierClass, place: str) -> None:
    """Stores `place`, the address of this server, as the new address of an earlier room.

    If the host differs, browsers do not send their old cookies. So each student may join again
    under the same nickname.

    Args:
        room: the earlier room, as read from the database.
        earlier: the same room, with its old address.
    """
    where = ROOMS.c.id == room.id
    room.store.write(lambda c: c.execute(update(ROOMS).where(where).values(place=place)))
    if urlsplit(earlier.place).hostname != urlsplit(place).hostname:
        for member in room.present():
            member.may_rejoin = True
