"""Loads the catalogue and words its entries; an entry that is missing is an error."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message

from cartes_lib.wording.language import language

__all__ = ["MissingWording", "has_wording", "say_plain", "wordings"]

Variables = Mapping[str, str | int | float]


class MissingWording(KeyError):  # noqa: N818 - it names what is missing
    """The catalogue has no such entry, or the entry lacks a variable."""


@cache
def _catalogue(lang: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """The bundle of `lang`, and the keys of its entries in the order of the files."""
    # Isolation marks would stand in aria-labels and in comparisons of tests.
    bundle = FluentBundle([lang], use_isolating=False)
    keys: list[str] = []
    folder = files("cartes_lib.wording").joinpath("locales", lang)
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".ftl"):
            resource = FluentResource(file.read_text("utf-8"))
            bundle.add_resource(resource)
            keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    return bundle, tuple(keys)


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
