"""Nicknames: random nicknames to choose from, and checks of typed nicknames."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from cartes_lib.messages import LANGUAGES, format_message, use_language

MAX_NAME_LENGTH = 24
_MAX_MARKS = 2
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")
"""Characters that Unicode classifies as letters or symbols, but that are invisible."""


class NicknameError(ValueError):
    """A nickname that is refused; its message is `class-name-<reason>`.

    Attributes:
        reason: `empty`, `long`, `taken` or `unlisted`. `signs`: it has invisible characters or a
            line break. `full`: the room is full. `removed`: the teacher removed the student with
            this nickname. `rude`: it contains an insult, and the teacher has not allowed it.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def clean_name(text: str) -> str:
    """`text` in the stored form of nicknames: composed Unicode letters, single spaces.

    Raises:
        NicknameError: the nickname is refused.
    """
    composed = unicodedata.normalize("NFKC", text[: 8 * MAX_NAME_LENGTH])
    name = " ".join(composed.split())
    if not any(entry.isalnum() for entry in name if entry not in _BLANK):
        raise NicknameError("empty")
    if len(name) > MAX_NAME_LENGTH:
        raise NicknameError("long")
    marks = 0
    for item in name:
        kind = unicodedata.category(item)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        # Unicode categories that begin with C contain control, format and invisible characters.
        if kind[0] == "C" or kind in ("Zl", "Zp") or item in _BLANK or marks > _MAX_MARKS:
            raise NicknameError("signs")
    return name


_TWINS = (
    "\u0430a \u0432b \u0435e \u043ak \u043cm \u043dh \u043eo \u0440p \u0441c \u0442t "
    "\u0443y \u0445x \u0456i \u0458j \u0455s \u04bbh \u0501d "
    "\u03b1a \u03b2b \u03b5e \u03b6z \u03b7h \u03b9i \u03bak \u03bcm \u03bdn \u03bfo "
    "\u03c1p \u03c4t \u03c5y \u03c7x \u0131i"
)
"""Cyrillic and Greek letters, each before the Latin letter that looks like it or its capital."""

_LATIN = str.maketrans({pair[0]: pair[1] for pair in _TWINS.split()})


def alike(name: str) -> str:
    """A key that is equal for two nicknames that sound or look alike."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = (item for item in bare if unicodedata.category(item) != "Mn")
    return "".join(letters).translate(_LATIN).replace(" ", "")


def account_name(account: str, taken: Iterable[str]) -> str:
    """The nickname of a member with an account: the account's name, cleaned and shortened.

    It differs from the nicknames `taken`.

    An account's name, such as an e-mail address, may be an invalid nickname. If two names begin in
    the same way, a number is added.
    """
    bare = unicodedata.normalize("NFKC", account)
    seen = "".join(item for item in bare if unicodedata.category(item)[0] in "LNPS")
    name = "".join(item for item in seen if item not in _BLANK)[:MAX_NAME_LENGTH]
    taken_keys = {alike(item) for item in taken}
    number, candidate = 1, name or "?"
    while alike(candidate) in taken_keys or not any(item.isalnum() for item in candidate):
        number += 1
        candidate = f"{name[: MAX_NAME_LENGTH - len(str(number)) - 1]} {number}".strip()
    return candidate


def _several(entry: str) -> list[str]:
    return [part.strip() for part in entry.split("|")]


def _listed_names() -> list[str]:
    """Every nickname of the message catalogue, in the current language."""
    first, last = (
        _several(format_message("class-name-first")),
        _several(format_message("class-name-last")),
    )
    return [
        format_message("class-name", first=item, last=other) for item in first for other in last
    ]


@cache
def _keys_of_list() -> frozenset[str]:
    keys: set[str] = set()
    for lang in LANGUAGES:
        with use_language(lang):
            keys |= {alike(name) for name in _listed_names()}
    return frozenset(keys)


def is_listed(name: str) -> bool:
    """Whether `name` is a nickname of the message catalogue, in any language."""
    return alike(name) in _keys_of_list()


@cache
def _rude_words() -> tuple[str, ...]:
    keys: set[str] = set()
    for lang in LANGUAGES:
        with use_language(lang):
            keys |= {alike(item) for item in _several(format_message("class-insults"))}
    return tuple(sorted(keys))


_DISGUISES = str.maketrans("013457@$!", "oieastasi")
"""A translation table from digits and symbols to the letters that they often replace."""

_WHOLE, _WORD = 3, 5
"""Maximum length of an insult that counts only as the whole nickname, and only as a whole word."""


def is_rude(name: str) -> bool:
    """Whether `name` contains a common insult, in any language of the message catalogue.

    Short insults also occur inside harmless words, so they count only as whole words.
    """
    shown = name.casefold().translate(_DISGUISES)
    whole = "".join(item for item in alike(shown) if item.isalpha())
    parts = {alike(part) for part in re.split(r"[\W_]+", shown)}
    return any(
        word == whole
        if len(word) <= _WHOLE
        else word in {whole, *parts}
        if len(word) <= _WORD
        else word in whole
        for word in _rude_words()
    )


def check_name(text: str) -> str:
    """`text` in the stored form of nicknames; see `clean_name`.

    Raises:
        NicknameError: the nickname is refused, or contains an insult (reason "rude").
    """
    name = clean_name(text)
    if is_rude(name):
        raise NicknameError("rude")
    return name


def random_names(rng: random.Random, number: int, taken: Iterable[str] = ()) -> tuple[str, ...]:
    """`number` random nicknames from the message catalogue, different from all in `taken`."""
    taken_keys = {alike(item) for item in taken}
    free = [
        name
        for name in _listed_names()
        if alike(name) not in taken_keys and len(name) <= MAX_NAME_LENGTH
    ]
    return tuple(rng.sample(free, min(number, len(free))))
