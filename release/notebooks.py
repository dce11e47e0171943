"""`python -m release.notebooks FOLDER`: the lessons for Colab and JupyterLite.

Each begins with a cell that installs the widgets. The publisher pushes the folder as a branch.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from release.dist import ROOT

__all__ = ["INSTALL", "write_notebooks"]

INSTALL = """\
%pip install --quiet 'cartes-lib[notebook]'
%pip install --quiet --no-deps cartes-widgets
import cartes_widgets.lesson
from cartes_lib.messages import set_language
set_language("{lang}")"""
"""The first cell. Its second line leaves the host's Jupyter as it is. The hosts do not give the
notebook's language to its kernel.
"""


def write_notebooks(folder: Path) -> list[Path]:
    """Writes the lessons of all languages into `folder`; returns the files."""
    cell = {"cell_type": "code", "execution_count": None, "id": "install", "metadata": {}}
    result = []
    for file in sorted((ROOT / "tutorials").glob("*/*/*.ipynb")):
        book = json.loads(file.read_text("utf-8"))
        source = INSTALL.format(lang=book["metadata"]["lang"])
        book["cells"].insert(0, {**cell, "outputs": [], "source": source})
        target = folder / file.relative_to(ROOT / "tutorials")
        target.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(book, ensure_ascii=False, indent=1)
        target.write_text(f"{text}\n", "utf-8")
        result.append(target)
    return result


if __name__ == "__main__":
    for written in write_notebooks(Path(sys.argv[1])):
        print(written)
