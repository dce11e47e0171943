"""The Python modules of a page: the packages of Cartes and their dependencies, as one source
archive.
"""

from __future__ import annotations

import importlib.metadata
import io
import pickle
import zipfile
from collections.abc import Iterator
from pathlib import Path

import cartes_lib
import cartes_widgets
from cartes_lib.messages.catalogue import parsed

NEEDED = (
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "fsrs",
    "pytz",
    "traitlets",
    "typing_extensions",
)
"""Distributions that the packages of Cartes import in a browser; all are pure Python."""

_LEFT_OUT = (
    *(
        f"cartes_widgets/{folder}/"
        for folder in ("front", "server", "pages", "kernels", "classroom", "site", "commands")
    ),
    "cartes_widgets/__main__.py",
    "cartes_widgets/deck/__main__.py",
    "cartes_widgets/deck/deck.svg",
    "cartes_widgets/deck/faces.svg",
)
"""Files that only a server needs, or that the page loads directly."""

_CLASS_WORDS = ("class.ftl",)
"""Message files of a class and of commands, which a page without a server does not need."""

_UNREAD = frozenset(
    {
        *("all_currencies", "likely_subtags", "territory_currencies", "territory_languages"),
        *("territory_zones", "windows_zone_mapping", "zone_aliases", "zone_territories"),
        *("compact_currency_formats", "compound_unit_patterns", "currency_names"),
        *("currency_names_plural", "date_fields", "interval_formats", "languages", "meta_zones"),
        *("scripts", "territories", "time_zones", "unit_display_names", "unit_patterns"),
        "variants",
    }
)
"""Tables of Babel that are not used: messages format only numbers and plurals."""

_SHIM = '"""The stand-in."""\nfrom cartes_widgets.pyodide_host.anywidget_shim import AnyWidget\n'


def source_archive(languages: tuple[str, ...], is_parsed: bool = False) -> bytes:
    """A zip archive with the sources of all modules and data that the notebooks import.

    Args:
        is_parsed: whether to store the message catalogue's files in parsed form.
    """
    packed = io.BytesIO()
    result = _own(languages) | _needed(languages)
    if is_parsed:
        result = {item for item in result if not item[0].endswith(".ftl")}
        for lang in languages:
            name, content = parsed(lang, _CLASS_WORDS)
            result.add((f"cartes_lib/messages/locales/{lang}/{name}", content))
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(result):
            # A fixed date, so that the archive does not depend on the time.
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), content)
    return packed.getvalue()


def _own(languages: tuple[str, ...]) -> set[tuple[str, bytes]]:
    results = {("anywidget/__init__.py", _SHIM.encode())}
    for package in (cartes_lib, cartes_widgets):
        folder = Path(str(package.__file__)).parent
        for file in folder.rglob("*"):
            name = file.relative_to(folder.parent).as_posix()
            if file.is_file() and _is_wanted(name, languages):
                results.add((name, file.read_bytes()))
    return results


def _is_wanted(name: str, languages: tuple[str, ...]) -> bool:
    if "__pycache__/" in name or name.startswith(_LEFT_OUT):
        return False
    _, in_locales, rest = name.partition("messages/locales/")
    return not in_locales or rest.partition("/")[0] in languages


def _needed(languages: tuple[str, ...]) -> set[tuple[str, bytes]]:
    return {
        (name, _read(name, file))
        for distribution in NEEDED
        for name, file in _files_of(distribution)
        if _is_read(name, languages)
    }


def _files_of(distribution: str) -> Iterator[tuple[str, Path]]:
    for file in importlib.metadata.files(distribution) or ():
        name = file.as_posix()
        if not name.startswith(("..", "__pycache__")):
            yield name, Path(str(file.locate()))


def _read(name: str, file: Path) -> bytes:
    """The contents of `file`; for a file of Babel's data, only the tables that pages use."""
    content = file.read_bytes()
    if not name.endswith(".dat"):
        return content
    tables = pickle.loads(content)
    lean = {key: {} if key in _UNREAD else table for key, table in tables.items()}
    return pickle.dumps(lean, protocol=2)


def _is_read(name: str, languages: tuple[str, ...]) -> bool:
    """Whether a page needs this file: a module, the version of a distribution, or language data."""
    if name.startswith("babel/") and name.endswith(".dat"):
        wanted = {"global", "root", *languages}
        return name.rpartition("/")[2].removesuffix(".dat") in wanted
    return name.endswith((".py", ".dist-info/METADATA"))
