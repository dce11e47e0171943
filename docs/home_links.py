"""Writes what the headings of the lessons' notebooks declare: titles, and links to the lessons.

`make home-links` runs it. A lesson's title is the first line of its notebook. It is copied to
`lessons.ftl` and to the home notebook. The links are for users of JupyterLab; the home page lists
every lesson.
"""

from __future__ import annotations

import json
from pathlib import Path

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1] / "tutorials"
LOCALES = ROOT.parent / "cartes_lib/messages/locales"
_HEAD = "# Titles of the lessons: `make home-links` copies them from the notebooks."


def _written(folder: Path) -> dict[str, tuple[str, Path]]:
    """Title and notebook of each lesson of `folder`, in the order of the paths."""
    result: dict[str, tuple[str, Path]] = {}
    for file in folder.glob("*/[0-9]*.ipynb"):
        book = json.loads(file.read_text("utf-8"))
        title = book["cells"][0]["source"][0].strip().removeprefix("# ")
        result[book["metadata"]["cartes"]["lesson"]] = title, file
    return {lesson: result[lesson] for lesson in lessons() if lesson in result}


def _titles(lang: str) -> str:
    """The message file with the titles of the language's lessons; "" if it has no lesson."""
    written = _written(ROOT / lang)
    entries = [f"lesson-{lesson} = {title}" for lesson, (title, _) in written.items()]
    return "\n".join([_HEAD, "", *entries, ""]) if entries else ""


def is_stale(lang: str) -> bool:
    """Whether the titles in `lessons.ftl` of the language differ from those in its notebooks."""
    file = LOCALES / lang / "lessons.ftl"
    return (file.read_text("utf-8") if file.is_file() else "") != _titles(lang)


def _links(folder: Path, game: str) -> list[str]:
    """The lines of the list of that game's lessons, in the order of the path."""
    return [
        f"- [{lessons()[lesson].number}. {title}]({game}/{file.name})"
        for lesson, (title, file) in _written(folder).items()
        if lessons()[lesson].game == game
    ]


def linked(folder: Path) -> str:
    """The text of the home notebook of `folder`, with current links."""
    file = folder / "index.ipynb"
    book = json.loads(file.read_text("utf-8"))
    for cell in book["cells"]:
        lines = "".join(cell["source"]).split("\n")
        games = [game for game in GAME_IDS if any(f"]({game}/" in line for line in lines)]
        if games:
            prose = [line for line in lines if f"]({games[0]}/" not in line]
            text = "\n".join([*prose, *_links(folder, games[0])])
            cell["source"] = text.splitlines(keepends=True)
    return json.dumps(book, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Writes the titles and the home notebook of each language."""
    for lang in LANGUAGES:
        if is_stale(lang):
            (LOCALES / lang / "lessons.ftl").write_text(_titles(lang), "utf-8")
        if (ROOT / lang / "index.ipynb").is_file():
            (ROOT / lang / "index.ipynb").write_text(linked(ROOT / lang), "utf-8")


if __name__ == "__main__":
    main()
