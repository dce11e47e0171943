"""Loads the catalogue and words its entries; an entry that is missing is an error."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource

from cartes_lib.wording.language import language

__all__ = ["MissingWording", "has_wording", "say_plain", "wordings", "write_parsed"]

_PARSED = "parsed.pickle"

Variables = Mapping[str, str | int | float]


class MissingWording(KeyError):  # noqa: N818 - it names what is missing
    """The catalogue has no such entry, or the entry lacks a variable."""


@cache
def _catalogue(lang: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """The bundle of `lang`, and the keys of its entries in the order of the files."""
    # Isolation marks would stand in aria-labels and in comparisons of tests.
    bundle = FluentBundle([lang], use_isolating=False)
    keys: list[str] = []
    for resource in _resources(_folder(lang)):
        bundle.add_resource(resource)
        keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    return bundle, tuple(keys)


def _folder(lang: str) -> Traversable:
    return files("cartes_lib.wording").joinpath("locales", lang)


def _resources(folder: Traversable) -> Sequence[Resource]:
    """The parsed files of a language, in the order of their names."""
    parsed = folder.joinpath(_PARSED)
    if parsed.is_file():
        # Of our own package, like its modules: whoever could write here could write those too.
        found: list[Resource] = pickle.loads(parsed.read_bytes())
        return found
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".ftl"))
    return [FluentResource(folder.joinpath(name).read_text("utf-8")) for name in names]


def write_parsed(lang: str) -> None:
    """Parses the files of `lang` beforehand: in a browser that takes a third of a second.

    The files themselves go; they are not read any more. For a copy of the package that is made
    for such a use, by the very Python that will run it.
    """
    folder = Path(str(_folder(lang)))
    resources = _resources(folder)
    folder.joinpath(_PARSED).write_bytes(pickle.dumps(resources, protocol=5))
    for file in folder.glob("*.ftl"):
        file.unlink()


def _pattern(key: str) -> Pattern | None:
    entry, _, attribute = key.partition(".")
    bundle, _ = _catalogue(language())
    if not bundle.has_message(entry):
        return None
    message = bundle.get_message(entry)
    return message.attributes.get(attribute) if attribute else message.value


def _words(key: str, pattern: Pattern, variables: Variables) -> str:
    bundle, _ = _catalogue(language())
    text, errors = bundle.format_pattern(pattern, dict(variables))
    if errors:
        raise MissingWording(f"{key}: {errors[0]}")
    return str(text)


def has_wording(key: str) -> bool:
    """True if the catalogue has entry `key`, or attribute `entry.attribute`."""
    return _pattern(key) is not None


def say_plain(key: str, variables: Variables) -> str:
    """Entry `key`, or its attribute `entry.attribute`, with `variables` filled in.

    Raises:
        MissingWording: no such entry, or a variable that it names is not given.
    """
    pattern = _pattern(key)
    if pattern is None:
        raise MissingWording(key)
    return _words(key, pattern, variables)


def wordings(prefix: str) -> dict[str, str]:
    """The entries whose key starts with `prefix`, by key, for a page to hold.

    Raises:
        MissingWording: one of them needs variables, so it is not for a page.
    """
    _, keys = _catalogue(language())
    return {key: say_plain(key, {}) for key in keys if key.startswith(prefix)}
