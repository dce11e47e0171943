"""Lists what of the French notebooks is not translated yet, or has changed since.

Each translated cell keeps in its metadata `of`: a short hash of the French cell that it was made
from. `make translations` prints what is missing or stale; `--accept FILE` says that the cells of
a translated notebook have been made from today's French ones.
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

from cartes_lib.wording import LANGUAGES

__all__ = ["Fault", "accept", "cell_hash", "faults", "faults_of"]

ROOT = Path(__file__).resolve().parents[1] / "tutorials"
SOURCE = LANGUAGES[0]

Book = dict[str, Any]
Cell = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a translated notebook; `cell` is the id of the cell, "" for the whole."""

    file: str
    cell: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file} {self.cell}: {self.reason}".replace(" :", ":")


def cell_hash(cell: Cell) -> str:
    """Ten hexadecimal digits that change with the cell's text."""
    return hashlib.sha256("".join(cell["source"]).encode()).hexdigest()[:10]


def _book(file: Path) -> Book:
    return dict(json.loads(file.read_text("utf-8")))


def _marks(book: Book) -> Book:
    """What a page needs of a notebook's metadata, which no translation may change."""
    return {name: book["metadata"].get(name) for name in ("cartes", "kernelspec")}


def faults_of(french: Path, translated: Path) -> Iterator[Fault]:
    """What the translated notebook lacks, or says of a French cell that has changed since."""
    name = translated.relative_to(ROOT).as_posix() if translated.is_relative_to(ROOT) else ""
    if not translated.is_file():
        yield Fault(name, "", "is missing")
        return
    source, target = _book(french), _book(translated)
    if _marks(source) != _marks(target):
        yield Fault(name, "", "its metadata differ from the French ones")
    if target["metadata"].get("lang") != translated.relative_to(ROOT).parts[0]:
        yield Fault(name, "", "its metadata name another language")
    cells = {cell["id"]: cell for cell in target["cells"]}
    order = [cell["id"] for cell in source["cells"]]
    if [one for one in cells if one in order] != [one for one in order if one in cells]:
        yield Fault(name, "", "its cells stand in another order")
    for extra in cells.keys() - set(order):
        yield Fault(name, extra, "is no cell of the French notebook")
    for cell in source["cells"]:
        yield from _cell_faults(name, cell, cells.get(cell["id"]))


def _cell_faults(name: str, french: Cell, translated: Cell | None) -> Iterator[Fault]:
    if translated is None:
        yield Fault(name, french["id"], "is missing")
    elif french["cell_type"] != translated["cell_type"]:
        yield Fault(name, french["id"], "is of another type")
    elif french["cell_type"] == "code":
        if "".join(french["source"]) != "".join(translated["source"]):
            yield Fault(name, french["id"], "its code differs")
    elif translated["metadata"].get("of") != cell_hash(french):
        yield Fault(name, french["id"], "the French text has changed")


def faults(lang: str) -> list[Fault]:
    """All that is missing or stale in the notebooks of `lang`."""
    found = []
    french = {file.relative_to(ROOT / SOURCE): file for file in (ROOT / SOURCE).rglob("*.ipynb")}
    for name, file in sorted(french.items()):
        found += faults_of(file, ROOT / lang / name)
    for file in sorted((ROOT / lang).rglob("*.ipynb")):
        if file.relative_to(ROOT / lang) not in french:
            found.append(Fault(file.relative_to(ROOT).as_posix(), "", "has no French original"))
    return found


def accept(translated: Path) -> None:
    """Writes into the notebook's cells that they have been made from today's French ones."""
    lang, *rest = translated.resolve().relative_to(ROOT).parts
    source = {cell["id"]: cell for cell in _book(ROOT.joinpath(SOURCE, *rest))["cells"]}
    book = _book(translated)
    for cell in book["cells"]:
        if cell["cell_type"] == "markdown" and cell["id"] in source:
            cell["metadata"]["of"] = cell_hash(source[cell["id"]])
    book["metadata"]["lang"] = lang
    text = json.dumps(book, ensure_ascii=False, indent=1, sort_keys=True)
    translated.write_text(text + "\n", "utf-8")


def main() -> int:
    """Prints what is missing or stale; returns 1 if anything is, else 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=LANGUAGES[1:])
    parser.add_argument("--accept", type=Path, nargs="+", default=(), metavar="FILE")
    options = parser.parse_args()
    for file in options.accept:
        accept(file)
    found = [] if options.accept else [one for lang in options.languages for one in faults(lang)]
    print("\n".join(map(str, found)) or "Nothing is missing or stale.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
