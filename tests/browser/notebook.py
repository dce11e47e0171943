"""Notebook pages that tests write, and that one server of a worker serves."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

__all__ = ["WrittenPages", "cell", "notebook"]

KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}


def cell(kind: str, source: str) -> dict[str, object]:
    """A cell of a notebook; `kind` is "markdown" or "code"."""
    result: dict[str, object] = {"cell_type": kind, "metadata": {}, "source": source}
    return result if kind == "markdown" else {**result, "outputs": [], "execution_count": None}


def notebook(title: str, cells: Iterable[Mapping[str, object]], lang: str) -> dict[str, Any]:
    """The content of a notebook with these cells in the language `lang`."""
    language = {"lang": lang, "language_info": {"name": "python"}}
    metadata = {"kernelspec": KERNEL, "title": title, **language}
    return {"cells": list(cells), "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


class WrittenPages:
    """The pages in the folder of a server; a page can be opened as soon as it is written."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._count = folder, 0
        # The server looks for a home page when it starts.
        self._write("index.ipynb", notebook("Trial", [cell("markdown", "# Trial")], "fr"))
        self.address = ""

    def add(self, content: Mapping[str, Any]) -> str:
        """The address of a new page with the notebook `content`."""
        self._count += 1
        name = f"page-{self._count}.ipynb"
        self._write(name, content)
        return f"{self.address}voila/render/{name}"

    def of_steps(self, steps: Iterable[tuple[str, str]], lang: str = "fr") -> str:
        """The address of a new page with these steps.

        Each step is a title and the source of its cell. The first step of the page only imports
        the lesson's functions.
        """
        cells = [cell("markdown", "# Trial"), cell("code", "from cartes_widgets.lesson import *")]
        for title, source in steps:
            cells += [cell("markdown", f"## {title}\n\nÀ suivre."), cell("code", source)]
        return self.add(notebook("Trial", cells, lang))

    def _write(self, name: str, content: Mapping[str, Any]) -> None:
        (self._folder / name).write_text(json.dumps(content), "utf-8")
