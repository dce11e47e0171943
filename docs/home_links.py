"""Write the links of each home notebook: one to every lesson that its language has.

Run by `make home-links`. A lesson that is not linked is listed on the home page all the same:
the links are for readers of the notebook in JupyterLab.
"""

from __future__ import annotations

import json
from pathlib import Path

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES

__all__ = ["linked", "links"]

ROOT = Path(__file__).resolve().parents[1] / "tutorials"


def links(folder: Path, game: str) -> list[str]:
    """The lines of the list of that game's lessons, in the order of the path."""
    numbered = []
    for file in folder.glob(f"{game}/[0-9]*.ipynb"):
        book = json.loads(file.read_text("utf-8"))
        title = book["cells"][0]["source"][0].strip().removeprefix("# ")
        number = lessons()[book["metadata"]["cartes"]["lesson"]].number
        numbered.append((number, f"- [{number}. {title}]({game}/{file.name})"))
    return [line for _, line in sorted(numbered)]


def linked(folder: Path) -> str:
    """The text of the home notebook of `folder`, with today's links."""
    file = folder / "index.ipynb"
    book = json.loads(file.read_text("utf-8"))
    for cell in book["cells"]:
        lines = "".join(cell["source"]).split("\n")
        games = [game for game in GAME_IDS if any(f"]({game}/" in line for line in lines)]
        if games:
            prose = [line for line in lines if f"]({games[0]}/" not in line]
            text = "\n".join([*prose, *links(folder, games[0])])
            cell["source"] = text.splitlines(keepends=True)
    return json.dumps(book, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Write the home notebook of each language."""
    for lang in LANGUAGES:
        if (ROOT / lang / "index.ipynb").is_file():
            (ROOT / lang / "index.ipynb").write_text(linked(ROOT / lang), "utf-8")


if __name__ == "__main__":
    main()
