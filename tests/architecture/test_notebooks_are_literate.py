"""Tests of the notebooks: only prose and simple calls, and lessons with all their parts."""

import ast
import json
import re
import runpy
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from cartes_lib.asking import exercise_kinds
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES, lesson_title, use_language
from cartes_widgets.pages.lesson_calls import widget_class

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = [
    file for lang in LANGUAGES for file in sorted((ROOT / "tutorials" / lang).rglob("*.ipynb"))
]
TAUGHT = [file for file in NOTEBOOKS if file.parent.name in GAME_IDS]
LENGTHS = runpy.run_path(str(ROOT / "docs/minutes.py"))
WORDS = LENGTHS["WORDS"]
LESSONS = LENGTHS["originals"]()
"""A notebook of each lesson in one language; the other languages have the same cells."""
LINES_OF_A_CELL = 4
MIN_GUESSES = 2


def book(file: Path) -> dict:
    return json.loads(file.read_text("utf-8"))


def code_cells(file: Path) -> list[str]:
    return ["".join(c["source"]) for c in book(file)["cells"] if c["cell_type"] == "code"]


def prose(file: Path) -> str:
    return "\n\n".join(
        "".join(c["source"]) for c in book(file)["cells"] if c["cell_type"] == "markdown"
    )


def words_of(file: Path) -> dict[str, str]:
    """Headings and phrases that mark the parts of a lesson, in the notebook's language.

    The key is the name of the part in docs/lesson_words.toml.
    """
    return WORDS[file.relative_to(ROOT / "tutorials").parts[0]]


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


@pytest.mark.parametrize("file", TAUGHT, ids=title_of)
def test_a_lesson_is_on_the_map_under_its_own_title(file):
    metadata = book(file)["metadata"]
    lang = file.relative_to(ROOT / "tutorials").parts[0]
    lesson = lessons()[metadata["cartes"]["lesson"]]
    assert lesson.game == file.parent.name
    assert file.name.startswith(f"{lesson.id[3:]}_")
    with use_language(lang):
        heading = f"# {lesson_title(lesson.id)}"
    assert book(file)["cells"][0]["source"][0].strip() == heading, "run make home-links"
    assert metadata["lang"] == lang


@pytest.mark.parametrize("file", TAUGHT, ids=title_of)
def test_a_lesson_states_its_goal_and_ends_with_a_summary(file):
    words, headings = words_of(file), re.findall(r"^## (.+)$", prose(file), re.M)
    assert len(headings) >= 4
    assert headings.count(words["remember"]) == 1
    after = headings[headings.index(words["remember"]) + 1 :]
    assert all(re.match(rf"{words['more']}\u00a0?: ", heading) for heading in after)
    assert words["aims"] in prose(file).lower()


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_each_step_of_a_lesson_that_is_no_exercise_says_what_it_is_about(file):
    steps = re.findall(r"^## (.+)$\s*(\S?)", prose(file), re.M)
    bare = [heading for heading, begins in steps if begins in ("", "#")]
    assert [
        heading for heading in bare if not heading.startswith(words_of(file)["your_turn"])
    ] == []


LATER_HEADINGS = {"Le bluff", "Mentir avec la vérité"}
"""Headings of steps that may have only prose.

They explain the walk in the step before. Beside the walk, they would reveal its end.
"""


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_no_step_of_a_lesson_is_prose_alone(file):
    steps, touched = [], {}
    for cell in book(file)["cells"]:
        source = "".join(cell["source"])
        if source.startswith("## "):
            steps.append(source.split("\n")[0].removeprefix("## "))
        touched.setdefault(len(steps), []).append(cell["cell_type"] == "code" and "(" in source)
    bare = [step for at, step in enumerate(steps, 1) if not any(touched[at])]
    allowed = {*LATER_HEADINGS, words_of(file)["remember"]}
    assert [step for step in bare if step not in allowed] == []


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_a_lesson_has_the_exercises_of_the_map(file):
    lesson = lessons()[book(file)["metadata"]["cartes"]["lesson"]]
    code = "\n".join(code_cells(file))
    for kind in {*lesson.exercises} & {*exercise_kinds(lesson.id)}:
        assert f'exercise("{lesson.id}", "{kind}"' in code


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_a_lesson_asks_at_least_two_guesses(file):
    code = "\n".join(code_cells(file))
    assert len(re.findall(r"^guess\(", code, re.M)) >= MIN_GUESSES


@pytest.mark.parametrize("file", TAUGHT, ids=title_of)
def test_moves_of_a_lesson_are_written_in_it_and_not_chosen_by_bots(file):
    # Bots may change, and then their moves would no longer match the prose.
    assert not re.search(r"^watch\(", "\n".join(code_cells(file)), re.M)


FREE_PLAY = re.compile(r"^(?:bid_dialog|truco_talk|pile_table|scorepad)\(.*\)$", re.M)


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_free_play_in_a_lesson_has_a_goal(file):
    assert all("goal=" in item for item in FREE_PLAY.findall("\n".join(code_cells(file))))


@pytest.mark.parametrize("length", [*LENGTHS["lengths"]()], ids=lambda item: item.lesson)
def test_a_lesson_takes_the_five_to_ten_minutes_that_it_states(length):
    assert LENGTHS["MIN_MINUTES"] <= length.stated <= LENGTHS["MAX_MINUTES"]
    assert abs(length.stated - length.reckoned) < 1, "the minutes of docs/minutes.py"


@cache
def minutes_of():
    """The minutes that each lesson states; the key is the lesson's id."""
    return {item.lesson: item.stated for item in LENGTHS["lengths"]()}


@pytest.mark.parametrize("file", TAUGHT, ids=title_of)
def test_a_lesson_states_the_same_minutes_in_all_languages(file):
    words, lesson = words_of(file), book(file)["metadata"]["cartes"]["lesson"]
    number = words["numbers"].split()[minutes_of()[lesson] - LENGTHS["MIN_MINUTES"]]
    assert re.findall(words["minutes"], prose(file)) == [number]


def has_walk(source):
    widgets = map(widget_class, re.findall(r"^(\w+)\(", source, re.M))
    return any(widget.is_walk for widget in widgets if widget)


@pytest.mark.parametrize("file", LESSONS, ids=title_of)
def test_no_text_of_the_same_step_follows_a_walk_and_reveals_its_end(file):
    cells = book(file)["cells"]
    texts = [
        "".join(after["source"])
        for walk, after in pairwise(cells)
        if walk["cell_type"] == "code"
        and has_walk("".join(walk["source"]))
        and after["cell_type"] == "markdown"
    ]
    assert [item for item in texts if not item.startswith("## ")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_lesson_has_one_notebook_in_a_language(lang):
    files = [file for file in TAUGHT if file.is_relative_to(ROOT / "tutorials" / lang)]
    results = [book(file)["metadata"]["cartes"]["lesson"] for file in files]
    assert sorted(results) == sorted(set(results))
