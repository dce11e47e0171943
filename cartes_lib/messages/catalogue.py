"""Loads the message catalogue and formats its entries.

If a language lacks an entry, the entry of another language is used (`fallback_order`). If all
languages lack the entry, `MissingMessageError` is raised.

An entry is parsed on first use. Parsing all 3,000 entries of a language would take a second, and a
page uses a few hundred.
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
    "Catalogue",
    "MissingMessageError",
    "catalogue_of",
    "fetch_missing_by",
    "format_entry",
    "gaps",
    "has_message",
    "locale_folder",
    "messages_with_prefix",
    "parsed",
    "source_language",
]

_PARSED = "parsed.pickle"

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Matches the start of an entry: except for comments, only entries begin at the margin of a file.
"""

_ATTRIBUTE = re.compile(r"^ +\.([A-Za-z][\w-]*) *=", re.MULTILINE)

GRAMMAR = frozenset({"of", "to", "gender"})
"""Attributes that depend on the grammar of a language, so that they have no fallback."""

_NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Matches references of an entry to other entries; a name that is not an entry is ignored."""

Variables = Mapping[str, str | int | float]


class MissingMessageError(KeyError):
    """Raised if the catalogue lacks an entry, or if a variable of the entry was not given.

    >>> from cartes_lib.messages import MissingMessageError, format_message
    >>> try:
    ...     format_message("no-such-entry")
    ... except MissingMessageError:
    ...     print("missing")
    missing
    """


class Catalogue:
    """The catalogue of the language `lang`.

    Attributes:
        keys: names of the entries, in the order of the files.
        names: the keys, and the attributes of entries, such as "rule-BOT-X-01.choice".
        gaps: the language whose text is used instead, for each name that `lang` lacks (the keys).
            None until computed.

    >>> from cartes_lib.messages.catalogue import Catalogue
    >>> "suit-oros" in Catalogue("ca").keys
    True
    """

    def __init__(self, lang: str) -> None:
        self.gaps: Mapping[str, str] | None = None
        # Unicode isolation marks would appear in aria-labels and break comparisons in tests.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        folder = locale_folder(lang)
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
        # Unpickling is safe: the file is part of this package, like its modules.
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
        """The number of entries that have been parsed."""
        return len(self._parsed)

    def pattern(self, key: str) -> Pattern | None:
        """The pattern of the entry or attribute `key`; None if the language lacks it."""
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
        # Mark the entry as parsed only after it was added, because another thread may read it.
        self.bundle.add_resource(FluentResource(source))
        self._parsed.add(entry)
        for name in _NAMED.findall(source):
            self._parse(name)


_fetchers: list[Callable[[str], object]] = []


def fetch_missing_by(fetch: Callable[[str], object]) -> None:
    """Register the function `fetch`, which loads the files of a language on first use.

    A page without a server has only the files of its own language, but messages may contain words
    in another language.

    >>> from cartes_lib.messages.catalogue import fetch_missing_by
    >>> fetch_missing_by(lambda language: None)
    """
    _fetchers[:] = [fetch]


@cache
def catalogue_of(lang: str) -> Catalogue:
    """The catalogue of the language `lang`, which is read on first use.

    >>> from cartes_lib.messages.catalogue import catalogue_of
    >>> "suit-oros.bare" in catalogue_of("ca").names
    True
    """
    if _fetchers and not locale_folder(lang).is_dir():
        _fetchers[0](lang)
    return Catalogue(lang)


def _attributes(source: str) -> Sequence[str]:
    """The names of the attributes of the entry with the source text `source`."""
    return _ATTRIBUTE.findall(source) if "\n" in source else ()


def gaps(lang: str) -> Mapping[str, str]:
    """The language whose text is used instead, for each entry or attribute that `lang` lacks (the
    keys).

    >>> from cartes_lib.messages import gaps
    >>> "suit-oros" in gaps("fr")
    False
    """
    own = catalogue_of(lang)
    if own.gaps is None:
        own.gaps = _gaps(lang)
    return own.gaps


def _gaps(lang: str) -> Mapping[str, str]:
    own, missing = catalogue_of(lang).names, dict[str, str]()
    for other in fallback_order(lang)[1:]:
        for name in sorted(catalogue_of(other).names - own):
            entry, _, attribute = name.partition(".")
            if attribute in GRAMMAR and entry in own:
                continue
            # If an entry comes from a fallback, its grammatical attributes come from the same
            # language.
            if attribute not in GRAMMAR or missing.get(entry, other) == other:
                missing.setdefault(name, other)
    return missing


def source_language(key: str) -> str:
    """The language of the entry or attribute `key`: the current language, or the fallback.

    >>> from cartes_lib.messages import source_language, use_language
    >>> with use_language("es"):
    ...     print(source_language("suit-oros"))
    es
    """
    here = language()
    return here if key in catalogue_of(here).names else gaps(here).get(key, here)


def locale_folder(lang: str) -> Traversable:
    """The folder with the catalogue files of the language `lang`.

    >>> from cartes_lib.messages.catalogue import locale_folder
    >>> locale_folder("ca").name
    'ca'
    """
    return files("cartes_lib.messages").joinpath("locales", lang)


def _texts(folder: Traversable, without: Collection[str] = ()) -> Sequence[str]:
    """The contents of the files of a language, ordered by file name; the files `without` are left
    out.
    """
    every = {file.name for file in folder.iterdir() if file.name.endswith(".ftl")}
    names = sorted(every.difference(without))
    return [folder.joinpath(name).read_text("utf-8") for name in names]


def parsed(lang: str, without: Collection[str] = ()) -> tuple[str, bytes]:
    """The name and the pickled content of a file with the parsed messages of `lang`.

    This function does not write the file. If the file is in the folder of the language, the
    catalogue files are not read. This saves a third of a second in a browser.

    Args:
        without: names of the catalogue files whose messages are left out.

    >>> from cartes_lib.messages.catalogue import parsed
    >>> text, data = parsed("ca")
    >>> len(text) > 0
    True
    """
    resources = [FluentResource(text) for text in _texts(locale_folder(lang), without)]
    return _PARSED, pickle.dumps((resources, dict(gaps(lang))), protocol=5)


def has_message(key: str) -> bool:
    """Whether at least one language has `key`, an entry or an attribute (`entry.attribute`).

    >>> from cartes_lib.messages import has_message
    >>> has_message("no-such-entry")
    False
    """
    return key in catalogue_of(language()).names or key in gaps(language())


def format_entry(key: str, variables: Variables) -> str:
    """The text of `key`, an entry or an attribute (`entry.attribute`), with `variables` filled in.

    Raises:
        MissingMessageError: no language has the entry, or a variable is missing.

    >>> from cartes_lib.messages import use_language
    >>> from cartes_lib.messages.catalogue import format_entry
    >>> with use_language("ca"):
    ...     print(format_entry("suit-oros.bare", {}))
    oros
    """
    lang = source_language(key)
    catalogue = catalogue_of(lang)
    pattern = catalogue.pattern(key)
    if pattern is None:
        raise MissingMessageError(key)
    text, errors = catalogue.bundle.format_pattern(pattern, dict(variables))
    if errors:
        raise MissingMessageError(f"{key}: {errors[0]}")
    return tagged(str(text), lang)


def messages_with_prefix(prefix: str) -> dict[str, str]:
    """The texts of all entries whose key starts with `prefix`, for a page; the keys are the keys of
    the entries.

    Raises:
        MissingMessageError: an entry needs variables, which a page does not have.

    >>> from cartes_lib.messages import messages_with_prefix, use_language
    >>> with use_language("en"):
    ...     print(messages_with_prefix("lesson-BO-0")["lesson-BO-04"])
    The free game (Lleida)
    """
    own = catalogue_of(language()).keys
    others = (name for name in gaps(language()) if "." not in name)
    return {key: format_entry(key, {}) for key in (*own, *others) if key.startswith(prefix)}
