"""Ids of people at a live table: a student, a person who shares a device, or a bot."""

from __future__ import annotations

from collections.abc import Mapping

HOUSE = ""
"""The id of a bot, which plays a seat without a person."""

_AND = "/"
"""The separator, in an id, between the student who owns a shared device and the person's name."""


def mate_of(member: str, name: str) -> str:
    """The id of a person called `name` on the device of `member`."""
    return f"{member}{_AND}{name}"


def person_name(person: str, names: Mapping[str, str]) -> str:
    """The name of `person`; "" for a bot, and for a member who has left the room.

    Args:
        names: the nicknames of the room; the key is the member's id.
    """
    member, _, own = person.partition(_AND)
    return "" if member not in names else own or names[member]


def device_of(person: str) -> str:
    """The id of the student whose device `person` uses: `person`, or another student."""
    return person.partition(_AND)[0]


def is_of(person: str, member: str) -> bool:
    """Whether `person` is `member`, or shares the device of `member`."""
    return person.startswith(member + _AND)
