"""The initial states of a notebook's widgets; a page shows them before Python has loaded.

This module runs in a separate process, because it replaces anywidget by `anywidget_shim`. It omits
widgets with random states, which it finds by a comparison of two runs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cartes_lib.messages import LANGUAGES


def code_cells(book: Mapping[str, Any]) -> list[str]:
    """The sources of a notebook's code cells, in order."""
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]


def _run_cells(codes: Sequence[str], file: Path) -> tuple[dict[str, Any], list[list[Any]]]:
    """Runs the cells once; returns the widgets' initial states, and the outputs of each cell.

    The key of a state is the id of the widget's model.
    """
    from cartes_lib.messages import set_language
    from cartes_widgets.core.address import notebook_language
    from cartes_widgets.pyodide_host.anywidget_shim import Page
    from cartes_widgets.pyodide_host.host import begin, run_cell

    messages: list[Any] = []
    Page.models.clear()
    begin(lambda text: messages.append(json.loads(text)), "", str(file))
    set_language(notebook_language())
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = [json.loads(run_cell(code, names)) for code in codes]
    states = {
        message["content"]["comm_id"]: message["content"]["data"]["state"]
        for message in messages
        if message["msg_type"] == "comm_open"
    }
    return states, shown


def first_states(file: Path) -> dict[str, Any]:
    """The initial widget states that the page of the notebook `file` may contain.

    All cells are run twice. The key `states` of the result has the widget states that are equal in
    both runs, by the id of the widget's model. The key `cells` has the outputs of the code cells
    whose outputs are all widgets in `states`, by the cell's number (as text, from 0).
    """
    codes = code_cells(json.loads(file.read_text("utf-8")))
    (states, shown), (again, shown_again) = _run_cells(codes, file), _run_cells(codes, file)
    same = {name: state for name, state in states.items() if again.get(name) == state}
    cells = {}
    for number, (outputs, others) in enumerate(zip(shown, shown_again, strict=True)):
        models = [output.get("model") for output in outputs]
        if models and outputs == others and all(model in same for model in models):
            cells[str(number)] = outputs
    return {"states": same, "cells": cells}


def _folders(root: Path) -> list[Path]:
    """The notebook folders of all languages with a home page; `root` without home pages."""
    results = [root / lang for lang in LANGUAGES if (root / lang / "index.ipynb").is_file()]
    return results or [root]


def main(arguments: Sequence[str]) -> int:
    """Prints the initial states of all notebooks in a folder, by path, as JSON; returns 0."""
    from cartes_widgets.pyodide_host import anywidget_shim

    sys.modules["anywidget"] = anywidget_shim
    root = Path(arguments[0])
    result = {
        file.relative_to(root).as_posix(): first_states(file)
        for folder in _folders(root)
        for file in sorted(folder.rglob("*.ipynb"))
    }
    json.dump(result, sys.stdout, ensure_ascii=False)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
