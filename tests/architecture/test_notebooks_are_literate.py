"""A notebook is prose that calls the library: no outputs, no definitions, no cleverness."""

import ast
import json
import re
from pathlib import Path

import pytest

from cartes_lib.exercises import exercise_kinds
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.lessons import lessons
from cartes_lib.wording import say

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "tutorials").rglob("*.ipynb"))
LESSONS = [file for file in NOTEBOOKS if file.parent.name in GAME_IDS]
LINES_OF_A_CELL = 4
WALKED = ("walkthrough", "watch", "told", "bid_dialog", "scorepad", "tally", "guess")
"""What a reader steps through, plays out or answers himself, on the real engine."""


def book(file: Path) -> dict:
    return json.loads(file.read_text("utf-8"))


def code_cells(file: Path) -> list[str]:
    return ["".join(c["source"]) for c in book(file)["cells"] if c["cell_type"] == "code"]


def prose(file: Path) -> str:
    return "\n\n".join(
        "".join(c["source"]) for c in book(file)["cells"] if c["cell_type"] == "markdown"
    )


def title_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=title_of)
def test_a_notebook_stores_no_output(file):
    cells = [c for c in book(file)["cells"] if c["cell_type"] == "code"]
    assert all(c["outputs"] == [] and c["execution_count"] is None for c in cells)


@pytest.mark.parametrize("file", NOTEBOOKS, ids=title_of)
def test_a_notebook_only_calls_the_library(file):
    for source in code_cells(file):
        tree = ast.parse(source)
        assert all(isinstance(node, ast.ImportFrom | ast.Expr | ast.Assign) for node in tree.body)
        imported = {n.module.split(".")[0] for n in tree.body if isinstance(n, ast.ImportFrom)}
        assert imported <= {"cartes_lib", "cartes_widgets"}
        assert len(source.splitlines()) <= LINES_OF_A_CELL
        clever = (ast.Lambda, ast.ListComp, ast.DictComp, ast.GeneratorExp, ast.IfExp)
        assert not [node for node in ast.walk(tree) if isinstance(node, clever)]


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_a_lesson_is_on_the_map_under_its_own_title(file):
    metadata = book(file)["metadata"]
    lesson = lessons()[metadata["cartes"]["lesson"]]
    assert lesson.game == file.parent.name
    assert file.name.startswith(f"{lesson.number:02d}_")
    assert metadata["title"] == say(f"lesson-{lesson.id}")
    assert metadata["lang"] == "fr"


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_a_lesson_says_what_one_will_be_able_to_do_and_sums_up(file):
    headings = re.findall(r"^## (.+)$", prose(file), re.M)
    assert len(headings) >= 4
    assert headings[-1] == "À retenir"
    assert "vous saurez" in prose(file).lower()


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_each_step_of_a_lesson_that_is_no_exercise_says_what_it_is_about(file):
    steps = re.findall(r"^## (.+)$\s*(\S?)", prose(file), re.M)
    bare = [heading for heading, begins in steps if begins in ("", "#")]
    assert [heading for heading in bare if not heading.startswith("À vous")] == []


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_a_lesson_has_the_exercises_of_the_map_and_a_walk_through(file):
    lesson = lessons()[book(file)["metadata"]["cartes"]["lesson"]]
    code = "\n".join(code_cells(file))
    for kind in {*lesson.exercises} & {*exercise_kinds(lesson.id)}:
        assert f'exercise("{lesson.id}", "{kind}"' in code
    assert re.search(rf"\b({'|'.join(WALKED)})\(", code)


def test_each_lesson_stands_once():
    found = [book(file)["metadata"]["cartes"]["lesson"] for file in LESSONS]
    assert sorted(found) == sorted(set(found))


def test_the_home_notebook_links_every_lesson():
    home = prose(ROOT / "tutorials/fr/index.ipynb")
    assert [file for file in LESSONS if f"({file.parent.name}/{file.name})" not in home] == []
