"""Tests that all files name the same version, and the right number of lessons."""

import re

import pytest

from cartes_lib import __version__
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.lessons import lessons
from cartes_lib.messages import format_message, use_language
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
    with use_language("en"):
        parts = [f"{games.count(game)} of {format_message(f'game-{game}')}" for game in GAME_IDS]
    assert f"- {len(games)} lessons: {', '.join(parts)}, in " in changelog
