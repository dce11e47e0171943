"""Tests of `python -m bench --save`, and of the page of the reference that shows its figures."""

import re

import pytest

from bench.__main__ import main
from bench._saving import FIGURES
from docs.reference_hooks import figures_page

QUICK = "print('answers, ms 3 bar 4')"
SLOW = "import sys\nprint('# opening, s')\nprint('0.5 bar 0.3')\nsys.exit(1)"


@pytest.fixture
def folders(tmp_path):
    """Paths of two folders: one has two benchmark scripts, the other is for the saved pages."""
    scripts, pages = tmp_path / "scripts", tmp_path / "pages"
    scripts.mkdir()
    (scripts / "quick.py").write_text(QUICK)
    (scripts / "slow.py").write_text(SLOW)
    return scripts, pages


def page(pages):
    (file,) = pages.glob("*.md")
    assert re.fullmatch(r"\d{4}-\d{2}-\d{2}", file.stem)
    return file.read_text("utf-8")


def test_a_page_of_the_day_has_the_pace_of_the_machine_and_each_figure(folders, capsys):
    assert main(["--save", "quick"], *folders) == 0
    assert "answers, ms 3 bar 4" in capsys.readouterr().out
    text = page(folders[1])
    assert float(re.search(r"Pace of the machine: ([\d.]+) ms", text)[1]) > 0
    assert "## quick\n\n```text\nanswers, ms 3 bar 4\n```\n" in text
    # A figure that exceeds its limit is saved too, and the day's earlier figures stay.
    assert main(["slow", "--save"], *folders) == 1
    text = page(folders[1])
    assert "answers, ms 3 bar 4" in text
    assert "## slow\n\n```text\n# opening, s\n0.5 bar 0.3\n```\n" in text


def test_without_the_option_nothing_is_saved(folders):
    assert main(["quick"], *folders) == 0
    assert not folders[1].exists()


def test_the_reference_shows_the_latest_figures_and_leads_to_the_earlier_ones(tmp_path):
    assert "python -m bench --save" in figures_page(tmp_path)
    for day in ("2026-01-02", "2026-11-25", "2026-03-04"):
        (tmp_path / f"{day}.md").write_text(f"# Figures of {day}\n\n## quick\n\nAll of {day}\n")
    text = figures_page(tmp_path)
    assert text.count("\n# ") == 0
    assert "## Figures of 2026-11-25\n\n### quick\n\nAll of 2026-11-25\n" in text
    assert re.findall(r"^- \[(\S+)\]\(\.\./figures/\1\.md\)$", text, re.M) == [
        "2026-03-04",
        "2026-01-02",
    ]


def test_the_figures_of_a_run_are_shown():
    assert "Pace of the machine" in figures_page(FIGURES)
