"""Loads the catalogue and formats its entries.

An entry that the language lacks is taken from the first other language that has it
(`fallback_order`). An entry that no language has is an error.

An entry is parsed on first use: to parse all three thousand of a language would take a second, and
a page uses a few hundred.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Message, Resource

from cartes_lib.messages.language import fallback_order, language, tagged

__all__ = [
    "GRAMMAR",
    "MissingMessage",
    "fetch_missing_by",
    "format_entry",
    "gaps",
    "has_message",
    "messages_with_prefix",
    "parsed",
    "source_language",
]

_PARSED = "parsed.pickle"

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Start of an entry: apart from comments, only entries begin at the margin of a file."""

_ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)

GRAMMAR = frozenset({"of", "to", "gender"})
"""Attributes that a language has or lacks by its grammar: none is taken from another language."""

_NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""References of an entry to other entries; a name that is no entry is ignored."""

Variables = Mapping[str, str | int | float]


class MissingMessage(KeyError):  # noqa: N818 - it names what is missing
    """The catalogue has no such entry, or a variable of the entry was not given.

    >>> from cartes_lib.messages import MissingMessage, format_message
    >>> try:
    ...     format_message("no-such-entry")
    ... except MissingMessage:
    ...     print("missing")
    missing
    """


class _Catalogue:
    """The entries of `lang`.

    Attributes:
        keys: names of the entries, in the order of the files.
        names: `keys` and the attributes of each, such as "rule-BOT-X-01.choice".
        gaps: the language of each name that `lang` lacks; None until computed.
    """

    def __init__(self, lang: str) -> None:
        self.gaps: Mapping[str, str] | None = None
        # Isolation marks would appear in aria-labels and break comparisons in tests.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        folder = _folder(lang)
        if folder.joinpath(_PARSED).is_file():
            self._take_parsed(folder.joinpath(_PARSED))
        else:
            for text in _texts(folder):
                starts = list(_ENTRY.finditer(text))
                ends = [start.start() for start in starts[1:]] + [len(text)]
                for begun, end in zip(starts, ends, strict=True):
                    self._sources[begun[1]] = text[begun.start() : end]
            self.keys = tuple(key for key in self._sources if not key.startswith("-"))
            self.names = frozenset(self.keys) | {
                f"{key}.{name}" for key in self.keys for name in _attributes(self._sources[key])
            }

    def _take_parsed(self, file: Traversable) -> None:
        # The file is of our own package, like its modules: both are trusted alike.
        resources: list[Resource]
        resources, self.gaps = pickle.loads(file.read_bytes())
        for resource in resources:
            self.bundle.add_resource(resource)
        entries = (entry for resource in resources for entry in resource.body)
        messages = [entry for entry in entries if isinstance(entry, Message)]
        self.keys = tuple(entry.id.name for entry in messages)
        self.names = frozenset(self.keys) | {
            f"{entry.id.name}.{attribute.id.name}"
            for entry in messages
            for attribute in entry.attributes
        }

    @property
    def parsed(self) -> int:
        """Number of entries parsed on demand so far."""
        return len(self._parsed)

    def pattern(self, key: str) -> Pattern | None:
        """The pattern of entry `key`, or of its attribute, or None."""
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
        # Mark as parsed only after adding it: another thread may be looking.
        self.bundle.add_resource(FluentResource(source))
        self._parsed.add(entry)
        for name in _NAMED.findall(source):
            self._parse(name)


_fetchers: list[Callable[[str], object]] = []


def fetch_missing_by(fetch: Callable[[str], object]) -> None:
    """Registers `fetch`, which loads a language's files when that language is first needed.

    A page without a server has only the files of its own language, but words of a game may be in
    another language.

    >>> from cartes_lib.messages.catalogue import fetch_missing_by
    >>> fetch_missing_by(lambda language: None)
    """
    _fetchers[:] = [fetch]


@cache
def _catalogue(lang: str) -> _Catalogue:
    if _fetchers and not _folder(lang).is_dir():
        _fetchers[0](lang)
    return _Catalogue(lang)


def _attributes(source: str) -> Sequence[str]:
    """Names of the attributes of an entry."""
    return _ATTRIBUTE.findall(source) if "\n" in source else ()


def gaps(lang: str) -> Mapping[str, str]:
    """For each entry or attribute that `lang` lacks, the language that replaces it.

    >>> from cartes_lib.messages import gaps
    >>> dict(gaps("fr"))
    {}
    """
    own = _catalogue(lang)
    if own.gaps is None:
        own.gaps = _gaps(lang)
    return own.gaps


def _gaps(lang: str) -> Mapping[str, str]:
    own, missing = _catalogue(lang).names, dict[str, str]()
    for other in fallback_order(lang)[1:]:
        for name in sorted(_catalogue(other).names - own):
            entry, _, attribute = name.partition(".")
            if attribute in GRAMMAR and entry in own:
                continue
            # An entry and its grammar come from one language.
            if attribute not in GRAMMAR or missing.get(entry, other) == other:
                missing.setdefault(name, other)
    return missing


def source_language(key: str) -> str:
    """The language from which entry or attribute `key` is taken: the current one if it has `key`.

    >>> from cartes_lib.messages import source_language, use_language
    >>> with use_language("es"):
    ...     print(source_language("suit-oros"))
    es
    """
    here = language()
    return here if key in _catalogue(here).names else gaps(here).get(key, here)


def _folder(lang: str) -> Traversable:
    return files("cartes_lib.messages").joinpath("locales", lang)


def _texts(folder: Traversable, without: Collection[str] = ()) -> Sequence[str]:
    """The contents of a language's files, ordered by name."""
    every = {file.name for file in folder.iterdir() if file.name.endswith(".ftl")}
    names = sorted(every.difference(without))
    return [folder.joinpath(name).read_text("utf-8") for name in names]


def parsed(lang: str, without: Collection[str] = ()) -> tuple[str, bytes]:
    """The name and content of a file with the parsed files of `lang`, except those in `without`.

    In a browser parsing takes a third of a second. If the file with the parsed entries exists, the
    others are not read.

    >>> from cartes_lib.messages.catalogue import parsed
    >>> text, data = parsed("ca")
    >>> len(text) > 0
    True
    """
    resources = [FluentResource(text) for text in _texts(_folder(lang), without)]
    return _PARSED, pickle.dumps((resources, dict(gaps(lang))), protocol=5)


def has_message(key: str) -> bool:
    """True if a language has entry `key`, or attribute `entry.attribute`.

    >>> from cartes_lib.messages import has_message
    >>> has_message("no-such-entry")
    False
    """
    return key in _catalogue(language()).names or key in gaps(language())


def format_entry(key: str, variables: Variables) -> str:
    """The text of entry `key`, or of `entry.attribute`, with `variables` filled in.

    Raises:
        MissingMessage: no language has such an entry, or a variable is not given.

    >>> from cartes_lib.messages import use_language
    >>> from cartes_lib.messages.catalogue import format_entry
    >>> with use_language("ca"):
    ...     print(format_entry("suit-oros.bare", {}))
    oros
    """
    lang = source_language(key)
    catalogue = _catalogue(lang)
    pattern = catalogue.pattern(key)
    if pattern is None:
        raise MissingMessage(key)
    text, errors = catalogue.bundle.format_pattern(pattern, dict(variables))
    if errors:
        raise MissingMessage(f"{key}: {errors[0]}")
    return tagged(str(text), lang)


def messages_with_prefix(prefix: str) -> dict[str, str]:
    """The entries whose key starts with `prefix`, by key, for use in a page.

    Raises:
        MissingMessage: an entry needs variables, so a page cannot use it.

    >>> from cartes_lib.messages import messages_with_prefix, use_language
    >>> with use_language("en"):
    ...     print(messages_with_prefix("lesson-BO-0")["lesson-BO-04"])
    The free game (Lleida)
    """
    own = _catalogue(language()).keys
    others = (name for name in gaps(language()) if "." not in name)
    return {key: format_entry(key, {}) for key in (*own, *others) if key.startswith(prefix)}
