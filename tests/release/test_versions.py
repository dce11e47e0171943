"""Tests that all files name the same version, and the right number of lessons."""

import re

import pytest

from cartes_lib import __version__
from cartes_lib.lessons import lessons
from tests.sources import ROOT


def test_the_image_has_the_version_of_the_packages():
    for name in ("Dockerfile", "deployment.yaml"):
        text = (ROOT / "deploy" / name).read_text("utf-8")
        assert re.findall(r"\bcartes:([\w.]+)", text) == [__version__], name
    values = (ROOT / "deploy/values.yaml").read_text("utf-8")
    assert f'tag: "{__version__}"' in values


@pytest.mark.release
def test_the_changelog_begins_with_this_version_and_its_date():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    first = re.search(r"^## (.+)$", text, re.M)
    assert first
    assert re.fullmatch(rf"{re.escape(__version__)} \(\d{{4}}-\d\d-\d\d\)", first[1])
    assert len(text.splitlines()) <= 60


@pytest.mark.release
def test_readme_and_changelog_name_the_number_of_lessons():
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"{len(lessons())} interactive lessons" in readme
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    games = [lesson.game for lesson in lessons().values()]
    numbers = [games.count(game) for game in ("botifarra", "truco", "balco")]
    named = re.search(r"(\d+) lessons: (\d+) of Botifarra, (\d+) of Truco, (\d+) of", changelog)
    assert named
    assert [*map(int, named.groups())] == [len(games), *numbers]
