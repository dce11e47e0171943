"""Lists the messages and notebooks without a current translation.

The original of a notebook is in the first of `LANGUAGES` that has the notebook: French, if
possible. The metadata of each translated cell contains `of`, a short hash of the original cell.
`make translations` prints what is missing or outdated. `--accept FILE` records that the cells of a
translated notebook match the current original; it refuses an original.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cartes_lib.messages import LANGUAGES, gaps

ROOT = Path(__file__).resolve().parents[1] / "tutorials"
LOCALES = ROOT.parent / "cartes_lib/messages/locales"

Book = dict[str, Any]
Cell = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """An error in a translated notebook; `cell` is the id of the cell, "" for the whole file."""

    file: str
    cell: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file} {self.cell}: {self.reason}".replace(" :", ":")


def cell_hash(cell: Cell) -> str:
    """Ten hexadecimal digits that depend on the cell's text."""
    return hashlib.sha256("".join(cell["source"]).encode()).hexdigest()[:10]


def _book(file: Path) -> Book:
    return dict(json.loads(file.read_text("utf-8")))


def _marks(book: Book) -> Book:
    """The metadata of a notebook that a page needs, and that a translation must not change."""
    return {name: book["metadata"].get(name) for name in ("cartes", "kernelspec")}


def original(name: Path) -> str:
    """The language of the original of the notebook `name`, such as truco/01_two_ladders.ipynb."""
    return next(lang for lang in LANGUAGES if (ROOT / lang / name).is_file())


def faults_of(source_file: Path, translated: Path) -> Iterator[Fault]:
    """The cells that the translated notebook lacks, or whose original has changed since."""
    name = translated.relative_to(ROOT).as_posix()
    if not translated.is_file():
        yield Fault(name, "", f"is missing; its original is {source_file.relative_to(ROOT)}")
        return
    source, target = _book(source_file), _book(translated)
    if _marks(source) != _marks(target):
        yield Fault(name, "", "its metadata differ from the original's")
    if target["metadata"].get("lang") != translated.relative_to(ROOT).parts[0]:
        yield Fault(name, "", "its metadata name another language")
    cells = {cell["id"]: cell for cell in target["cells"]}
    order = [cell["id"] for cell in source["cells"]]
    if [cell for cell in cells if cell in order] != [cell for cell in order if cell in cells]:
        yield Fault(name, "", "its cells stand in another order")
    for extra in cells.keys() - set(order):
        yield Fault(name, extra, "is no cell of the original")
    for cell in source["cells"]:
        yield from _cell_faults(name, cell, cells.get(cell["id"]))


def _cell_faults(name: str, source: Cell, translated: Cell | None) -> Iterator[Fault]:
    if translated is None:
        yield Fault(name, source["id"], "is missing")
    elif source["cell_type"] != translated["cell_type"]:
        yield Fault(name, source["id"], "is of another type")
    elif source["cell_type"] == "code":
        if "".join(source["source"]) != "".join(translated["source"]):
            yield Fault(name, source["id"], "its code differs")
    elif translated["metadata"].get("of") != cell_hash(source):
        yield Fault(name, source["id"], "the original has changed")


def _names() -> list[Path]:
    """The paths of all notebooks, relative to the folder of a language."""
    folders = [ROOT / lang for lang in LANGUAGES]
    return sorted(
        {file.relative_to(folder) for folder in folders for file in folder.rglob("*.ipynb")}
    )


def faults(lang: str) -> list[Fault]:
    """All missing or outdated parts in the notebooks of `lang`."""
    sources = ((name, original(name)) for name in _names())
    return [
        fault
        for name, source in sources
        if source != lang
        for fault in faults_of(ROOT / source / name, ROOT / lang / name)
    ]


def missing_entries(lang: str) -> Iterator[str]:
    """The messages that `lang` lacks, each with the file and line of its fallback."""
    for key, source in sorted(gaps(lang).items()):
        entry, _, attribute = key.partition(".")
        file, line = _place(source, entry)
        wanted = f"attribute .{attribute} of entry {entry}" if attribute else f"entry {entry}"
        path = (LOCALES / lang / file).relative_to(ROOT.parent).as_posix()
        yield f"{path}: {wanted} is missing; {source}/{file}:{line} is shown instead"


def _place(lang: str, entry: str) -> tuple[str, int]:
    """File and line of a message of `lang`."""
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        for line, text in enumerate(file.read_text("utf-8").splitlines(), 1):
            if text.partition("=")[0].strip() == entry:
                return file.name, line
    raise LookupError(entry)


def accept(translated: Path) -> None:
    """Records in the notebook's cells that they match the current original.

    Raises:
        ValueError: the notebook is an original.
    """
    lang, *rest = translated.resolve().relative_to(ROOT).parts
    name = Path(*rest)
    if lang == original(name):
        raise ValueError(f"{lang}/{name.as_posix()} is an original and follows no other notebook.")
    source = {cell["id"]: cell for cell in _book(ROOT / original(name) / name)["cells"]}
    book = _book(translated)
    for cell in book["cells"]:
        if cell["cell_type"] == "markdown" and cell["id"] in source:
            cell["metadata"]["of"] = cell_hash(source[cell["id"]])
    book["metadata"]["lang"] = lang
    text = json.dumps(book, ensure_ascii=False, indent=1, sort_keys=True)
    translated.write_text(text + "\n", "utf-8")


def main() -> int:
    """Prints what is missing or outdated; returns 1 if there is anything, else 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--accept", type=Path, nargs="+", default=(), metavar="FILE")
    options = parser.parse_args()
    try:
        for file in options.accept:
            accept(file)
    except ValueError as error:
        parser.error(str(error))
    listed: list[str] = []
    for lang in () if options.accept else options.languages:
        listed += [*missing_entries(lang), *map(str, faults(lang))]
    print("\n".join(listed) or "Nothing is missing or stale.")
    return 1 if listed else 0


if __name__ == "__main__":
    sys.exit(main())
