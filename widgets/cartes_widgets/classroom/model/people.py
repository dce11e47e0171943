"""Who sits at a live table: a pupil of the room, somebody who shares his device, or the house."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["HOUSE", "device_of", "is_of", "mate_of", "person_name"]

HOUSE = ""
"""Who sits where nobody does."""

_AND = "/"
"""Between the pupil of the room whose device somebody shares, and how that person is called."""


def mate_of(member: str, name: str) -> str:
    """Who sits at a table by the name of `name`, at the device of `member`."""
    return f"{member}{_AND}{name}"


def person_name(person: str, names: Mapping[str, str]) -> str:
    """How `person` is called; "" for the house, and for who is in the room no more.

    Args:
        names: pseudonyms of the room, by member.
    """
    member, _, own = person.partition(_AND)
    return "" if member not in names else own or names[member]


def device_of(person: str) -> str:
    """The pupil of the room at whose device `person` sits: himself, or whoever shares it."""
    return person.partition(_AND)[0]


def is_of(person: str, member: str) -> bool:
    """Whether `person` shares the device of `member`."""
    return person.startswith(member + _AND)
