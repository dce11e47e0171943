"""Ids of people at a live table: a student, a person who shares a device, or the house."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["HOUSE", "device_of", "is_of", "mate_of", "person_name"]

HOUSE = ""
"""The person of a seat where nobody sits."""

_AND = "/"
"""Separates the student whose device is shared from the other person's name."""


def mate_of(member: str, name: str) -> str:
    """The id of a person called `name` at the device of `member`."""
    return f"{member}{_AND}{name}"


def person_name(person: str, names: Mapping[str, str]) -> str:
    """The name of `person`; "" for a house player, and for a member who has left the room.

    Args:
        names: the nicknames of the room, by member.
    """
    member, _, own = person.partition(_AND)
    return "" if member not in names else own or names[member]


def device_of(person: str) -> str:
    """The student who owns the device of `person`: the person itself, or another student."""
    return person.partition(_AND)[0]


def is_of(person: str, member: str) -> bool:
    """Whether `person` shares the device of `member`."""
    return person.startswith(member + _AND)
