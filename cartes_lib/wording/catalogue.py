"""Loads the catalogue and words its entries; an entry that is missing is an error.

An entry is parsed when it is first asked for: a language has three thousand, which would take
a second, and a page says a few hundred of them.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource

from cartes_lib.wording.language import language

__all__ = [
    "MissingWording",
    "fetch_missing_by",
    "has_wording",
    "parsed",
    "say_plain",
    "wordings",
]

_PARSED = "parsed.pickle"

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins: nothing else of a file stands at the margin, but for comments."""

_NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What an entry takes from other ones; names that are none are passed over."""

Variables = Mapping[str, str | int | float]


class MissingWording(KeyError):  # noqa: N818 - it names what is missing
    """The catalogue has no such entry, or the entry lacks a variable."""


class _Catalogue:
    """The entries of `lang`; `keys` names them, in the order of the files."""

    def __init__(self, lang: str) -> None:
        # Isolation marks would stand in aria-labels and in comparisons of tests.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        folder = _folder(lang)
        if folder.joinpath(_PARSED).is_file():
            self._take_parsed(folder.joinpath(_PARSED))
        else:
            for text in _texts(folder):
                starts = list(_ENTRY.finditer(text))
                ends = [one.start() for one in starts[1:]] + [len(text)]
                for begun, end in zip(starts, ends, strict=True):
                    self._sources[begun[1]] = text[begun.start() : end]
            self.keys = tuple(one for one in self._sources if not one.startswith("-"))

    def _take_parsed(self, file: Traversable) -> None:
        # Of our own package, like its modules: whoever could write here could write those too.
        resources: list[Resource] = pickle.loads(file.read_bytes())
        for resource in resources:
            self.bundle.add_resource(resource)
        entries = (entry for resource in resources for entry in resource.body)
        self.keys = tuple(entry.id.name for entry in entries if isinstance(entry, Message))

    @property
    def parsed(self) -> int:
        """How many entries were parsed because they were asked for."""
        return len(self._parsed)

    def pattern(self, key: str) -> Pattern | None:
        """What is to be filled in for entry `key`, or its attribute; None if there is none."""
        entry, _, attribute = key.partition(".")
        self._parse(entry)
        if not self.bundle.has_message(entry):
            return None
        message = self.bundle.get_message(entry)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, entry: str) -> None:
        source = self._sources.get(entry)
        if source is None or entry in self._parsed:
            return
        # Noted when it is there to be found: another thread may ask for it meanwhile.
        self.bundle.add_resource(FluentResource(source))
        self._parsed.add(entry)
        for name in _NAMED.findall(source):
            self._parse(name)


_fetchers: list[Callable[[str], object]] = []


def fetch_missing_by(fetch: Callable[[str], object]) -> None:
    """From now on `fetch` brings a language's files when it is first spoken and they are not there.

    A page without a server has those of its own language; a game's words may be in another one.
    """
    _fetchers[:] = [fetch]


@cache
def _catalogue(lang: str) -> _Catalogue:
    if _fetchers and not _folder(lang).is_dir():
        _fetchers[0](lang)
    return _Catalogue(lang)


def _folder(lang: str) -> Traversable:
    return files("cartes_lib.wording").joinpath("locales", lang)


def _texts(folder: Traversable) -> Sequence[str]:
    """The files of a language, in the order of their names."""
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".ftl"))
    return [folder.joinpath(name).read_text("utf-8") for name in names]


def parsed(lang: str) -> tuple[str, bytes]:
    """The name and content of a file that stands for those of `lang`, parsed beforehand.

    In a browser parsing takes a third of a second. Where the file is, the others are not read.
    """
    resources = [FluentResource(text) for text in _texts(_folder(lang))]
    return _PARSED, pickle.dumps(resources, protocol=5)


def _pattern(key: str) -> Pattern | None:
    return _catalogue(language()).pattern(key)


def _words(key: str, pattern: Pattern, variables: Variables) -> str:
    text, errors = _catalogue(language()).bundle.format_pattern(pattern, dict(variables))
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
    return {
        key: say_plain(key, {}) for key in _catalogue(language()).keys if key.startswith(prefix)
    }
