"""A server for one notebook page that a test writes."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from .conftest import serving

__all__ = ["serving_page"]

KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}


@contextlib.contextmanager
def serving_page(folder: Path, steps: Iterable[tuple[str, str]], lang: str = "fr") -> Iterator[str]:
    """A context with the address of a page with these steps.

    Each step is a title and the source of its cell. The first step of the page only imports the
    lesson's functions.
    """
    cells = [_cell("markdown", "# Trial"), _cell("code", "from cartes_widgets.lesson import *")]
    for title, source in steps:
        cells += [_cell("markdown", f"## {title}\n\nÀ suivre."), _cell("code", source)]
    language = {"lang": lang, "language_info": {"name": "python"}}
    metadata = {"kernelspec": KERNEL, "title": "Trial", **language}
    page = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    for name in ("page.ipynb", "index.ipynb"):
        (folder / name).write_text(json.dumps(page), "utf-8")
    with serving("--root", str(folder)) as server:
        yield f"{server.address}voila/render/page.ipynb"


def _cell(kind: str, source: str) -> dict[str, object]:
    cell: dict[str, object] = {"cell_type": kind, "metadata": {}, "source": source}
    return cell if kind == "markdown" else {**cell, "outputs": [], "execution_count": None}
