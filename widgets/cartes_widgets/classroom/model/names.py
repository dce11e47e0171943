"""Pseudonyms: which are drawn for a list to choose from, and which may be typed."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Iterable

from cartes_lib.wording import say

__all__ = ["LONGEST_NAME", "NameFault", "account_name", "alike", "clean_name", "drawn_names"]

LONGEST_NAME = 24
_MOST_MARKS = 2
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")
"""Characters that count as letters or signs and show nothing."""


class NameFault(ValueError):  # noqa: N818 - it names what is wrong with the name
    """A pseudonym that nobody may have; `class-name-<reason>` words it.

    Attributes:
        reason: `empty`, `long`, `signs` (something that is not seen, or not on one line),
            `taken`, `full` (the room), or `removed` (whoever has it was taken out).
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def clean_name(text: str) -> str:
    """`text` as a pseudonym is kept: composed letters, single spaces.

    Raises:
        NameFault: nobody may have it.
    """
    composed = unicodedata.normalize("NFKC", text[: 8 * LONGEST_NAME])
    name = " ".join(composed.split())
    if not any(one.isalnum() for one in name if one not in _BLANK):
        raise NameFault("empty")
    if len(name) > LONGEST_NAME:
        raise NameFault("long")
    marks = 0
    for one in name:
        kind = unicodedata.category(one)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        # Controls, invisible signs and those that turn the line round are all of class C.
        if kind[0] == "C" or kind in ("Zl", "Zp") or one in _BLANK or marks > _MOST_MARKS:
            raise NameFault("signs")
    return name


def alike(name: str) -> str:
    """What two pseudonyms share that a class could not tell apart when they are called out."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return "".join(one for one in bare if unicodedata.category(one) != "Mn").replace(" ", "")


def account_name(account: str, taken: Iterable[str]) -> str:
    """What the class calls whoever has that account: its name, as far as a pseudonym may be it.

    Accounts may be called what no pseudonym may, by a whole address too, and two that begin
    alike must not look the same: then a number tells them apart.
    """
    bare = unicodedata.normalize("NFKC", account)
    seen = "".join(one for one in bare if unicodedata.category(one)[0] in "LNPS")
    name = "".join(one for one in seen if one not in _BLANK)[:LONGEST_NAME]
    held = {alike(one) for one in taken}
    number, found = 1, name or "?"
    while alike(found) in held or not any(one.isalnum() for one in found):
        number += 1
        found = f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}".strip()
    return found


def _several(entry: str) -> list[str]:
    return [one.strip() for one in entry.split("|")]


def drawn_names(rng: random.Random, number: int, taken: Iterable[str] = ()) -> tuple[str, ...]:
    """`number` pseudonyms drawn from the catalogue's, none like one of `taken`."""
    held = {alike(one) for one in taken}
    first, last = _several(say("class-name-first")), _several(say("class-name-last"))
    every = [say("class-name", first=one, last=other) for one in first for other in last]
    free = [one for one in every if alike(one) not in held and len(one) <= LONGEST_NAME]
    return tuple(rng.sample(free, min(number, len(free))))
