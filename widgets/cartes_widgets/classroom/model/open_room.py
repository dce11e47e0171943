"""Opens a server's room, which is the last open room or a new room; deletes expired rooms."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from concurrent.futures import Future

from sqlalchemy import insert, select

from cartes_widgets.classroom.model.course import course_from, plain_course
from cartes_widgets.classroom.model.life import IN_USE_MS, LIFE_MS, Clock, Life, elapsed_ms
from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.rows import delete_rooms, homework_of, result_of
from cartes_widgets.classroom.model.store import (
    ACTS,
    HOMEWORK,
    MEMBERS,
    RESULTS,
    ROOMS,
    Store,
)

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters of a room code; nobody confuses them with others or with digits when they are read
aloud.
"""


def room_code(rng: random.Random) -> str:
    """A room code of four letters, which a teacher reads aloud and students type."""
    return "".join(rng.choice(CODE_LETTERS) for _ in range(4))


def purge_old(store: Store, now: int) -> int:
    """Deletes every room that is a day old and not in use; returns the number of deleted rooms."""
    with store.engine.connect() as connection:
        used = select(RESULTS.c.room).where(RESULTS.c.at > now - IN_USE_MS)
        is_old = ROOMS.c.opened_at <= now - LIFE_MS
        old = select(ROOMS.c.id).where(is_old, ROOMS.c.id.not_in(used))
        ids = list(connection.execute(old).scalars())
    if ids:
        store.write(lambda c: delete_rooms(c, ids), erases=True)
    return len(ids)


def new_room(
    store: Store,
    place: str,
    clock: Clock,
    post: Callable[[Callable[[], None]], None],
    timer: Clock = elapsed_ms,
) -> tuple[Room, Future[None]]:
    """A new empty room for the server address `place`, and the write that saves the room.

    The arguments have the same meaning as in `open_room`.
    """
    code = room_code(random.Random(secrets.randbits(64)))
    room = Room(secrets.token_hex(8), code, clock(), store, clock, post, Life(0, timer))
    row = {"id": room.id, "place": place, "code": code, "teacher": "", "opened_at": room.opened_at}
    course = plain_course(room.course)
    return room, store.write(lambda c: c.execute(insert(ROOMS).values(**row, course=course)))


def open_room(
    store: Store,
    place: str,
    clock: Clock,
    post: Callable[[Callable[[], None]], None],
    *,
    fresh: bool = False,
    seconds: float = 5.0,
    timer: Clock = elapsed_ms,
) -> Room:
    """The room of this server: the room that was open when the server stopped, else a new room.

    This function blocks on the database: do not call it in an event loop.

    Args:
        place: the server's address; several servers may share a database.
        clock: returns the time in milliseconds since 1970.
        post: runs a function in the room's thread.
        fresh: whether to create a new room in any case.
        seconds: the time limit for saving a new room.
        timer: monotonic time in milliseconds, unaffected by changes of the clock.

    Raises:
        StoreError: a new room cannot be saved in time.
    """
    result = None if fresh else _restored_room(store, place, clock, post, timer)
    if result is not None:
        return result
    room, saved = new_room(store, place, clock, post, timer)
    try:
        saved.result(seconds)
    except TimeoutError as error:
        raise store.error() from error
    return room


def _restored_room(
    store: Store,
    place: str,
    clock: Clock,
    post: Callable[[Callable[[], None]], None],
    timer: Clock,
) -> Room | None:
    recent = ROOMS.c.place == place, ROOMS.c.opened_at > clock() - LIFE_MS
    latest = select(ROOMS.c.id).where(*recent).order_by(ROOMS.c.opened_at.desc()).limit(1)
    with store.engine.connect() as connection:
        result = connection.execute(latest).scalar()
    return None if result is None else read_room(store, result, clock, post, timer)


def read_room(
    store: Store,
    ident: str,
    clock: Clock,
    post: Callable[[Callable[[], None]], None],
    timer: Clock = elapsed_ms,
) -> Room | None:
    """The room with the id `ident`, read from the database; None if it was deleted.

    This function blocks. The other arguments have the same meaning as in `open_room`.
    """
    with store.engine.connect() as connection:
        result = connection.execute(select(ROOMS).where(ROOMS.c.id == ident))
        row = result.mappings().first()
        if row is None:
            return None
        life = Life(clock() - row["opened_at"], timer)
        room = Room(row["id"], row["code"], row["opened_at"], store, clock, post, life)
        room.course, room.teacher = course_from(row["course"]), row["teacher"]
        members = select(MEMBERS).where(MEMBERS.c.room == room.id).order_by(MEMBERS.c.joined_at)
        for mapping in connection.execute(members).mappings():
            member = Member(
                mapping["id"],
                mapping["name"],
                mapping["cookie"],
                removed=mapping["removed"],
                # A student from a class file who has not joined this room yet.
                may_rejoin=not mapping["cookie"],
                joined_at=mapping["joined_at"],
                face=mapping["face"],
            )
            room.members[member.id] = member
        query = select(RESULTS).where(RESULTS.c.room == room.id).order_by(RESULTS.c.id)
        for mapping in connection.execute(query).mappings():
            room.results.append(result_of(dict(mapping)))
        handed_in = select(HOMEWORK).where(HOMEWORK.c.room == room.id).order_by(HOMEWORK.c.id)
        for mapping in connection.execute(handed_in).mappings():
            room.homework.append(homework_of(dict(mapping)))
    room.recount()
    return room


def saved_acts(store: Store, room: Room) -> list[tuple[str, str]]:
    """All actions at live tables of `room`, in order: pairs of a table's id and an action's saved
    line.

    This function blocks.
    """
    acts = select(ACTS.c.sitting, ACTS.c.line).where(ACTS.c.room == room.id).order_by(ACTS.c.id)
    with store.engine.connect() as connection:
        return [(row[0], row[1]) for row in connection.execute(acts)]
