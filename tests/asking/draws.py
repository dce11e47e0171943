"""Digests of random exercises: a seed gives the same exercise on each machine and in each version.

    python tests/asking/draws.py     # writes the digests to draws.txt

A line of draws.txt has an exercise, a preset and two digests for each level. The first digest is of
the contents that a shared link must keep: cards, numbers and choices. The second also covers the
answer key and the keys of messages. Neither depends on a language. A new exercise gets its line
before its first release: until then, no link is in use.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from cartes_lib.asking import LEVELS, answer_key, generate
from cartes_lib.asking.contract import Message
from cartes_lib.asking.registered import SOURCES
from cartes_lib.asking.registry import rules_of
from cartes_lib.cards import Card

FILE = Path(__file__).with_name("draws.txt")
COMMAND = ".venv/bin/python tests/asking/draws.py"
SEEDS = range(6)
_DIGITS = 8

Line = tuple[str, str, str]
"""Lesson, kind and preset."""

LINES: list[Line] = sorted(
    (lesson, kind, preset) for lesson, kind in SOURCES for preset in rules_of(lesson, kind)
)


def digests(lesson: str, kind: str, preset: str) -> tuple[str, ...]:
    """A text for each level: two digests, divided by a slash.

    The first digest is of the contents, the second of the whole exercise.
    """
    return tuple(
        "/".join(
            _digest([_shown(lesson, kind, seed, level, preset, part) for seed in SEEDS])
            for part in (False, True)
        )
        for level in LEVELS
    )


def stored() -> dict[Line, tuple[str, ...]]:
    """The digests in draws.txt; the key is lesson, kind and preset."""
    words = [line.split() for line in FILE.read_text("utf-8").splitlines()]
    return {(lesson, kind, preset): tuple(rest) for lesson, kind, preset, *rest in words}


def _shown(lesson: str, kind: str, seed: int, level: int, preset: str, whole: bool) -> object:
    """The exercise as data for a digest.

    Args:
        whole: whether to include the answer key and the keys of messages.
    """
    exercise = generate(lesson, kind, seed, level, preset)
    if whole:
        return _plain([exercise, answer_key(exercise)], keys=True)
    return _plain(exercise, keys=False)


def _plain(value: Any, keys: bool) -> object:
    """`value` as JSON can store it, the same on each machine; default values are left out.

    Args:
        keys: whether to include the keys of messages; their arguments are always included.
    """
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, float):
        # Python 3.12 sums floats more exactly than earlier versions.
        return f"{value:.6g}"
    if isinstance(value, Mapping):
        return {json.dumps(_plain(k, keys)): _plain(v, keys) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item, keys) for item in value]
    if dataclasses.is_dataclass(value):
        return {
            field.name: _plain(getattr(value, field.name), keys)
            for field in dataclasses.fields(value)
            if getattr(value, field.name) != _default(field)
            and (keys or not isinstance(value, Message) or field.name != "key")
        }
    if value is None or isinstance(value, str | int):
        return value
    raise TypeError(f"no digest of {value!r}")


def _default(field: dataclasses.Field[Any]) -> object:
    """The default of `field`; MISSING if it has no default."""
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


def _digest(value: object) -> str:
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]


if __name__ == "__main__":
    FILE.write_text("".join(f"{' '.join([*line, *digests(*line)])}\n" for line in LINES), "utf-8")
