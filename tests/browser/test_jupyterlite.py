"""A lesson in JupyterLite: its kernel is Pyodide in the browser, all wheels are in one folder."""

from pathlib import Path

import pytest
from jupyter_core.paths import jupyter_data_dir
from playwright.sync_api import expect

from bench._lite import ADDRESS, write_lite
from cartes_widgets.site.runtime import pyodide_folder

from .conftest import visiting
from .hosting import BELOW, TUTORIALS, hosted

RUNS_WITHIN = 900_000
"""Time limit in milliseconds for a kernel that compiles IPython and the widgets from source."""

HAS_KERNEL = "() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel"


@pytest.mark.long
def test_jupyterlite_runs_a_lesson_and_its_exercise_gives_a_hint(browser, tmp_path):
    runtime = pyodide_folder(Path(jupyter_data_dir()) / "cartes")
    folder = tmp_path / "host" / BELOW
    folder.parent.mkdir(parents=True)
    write_lite(TUTORIALS / "fr/botifarra/05_forced.ipynb", runtime, tmp_path).rename(folder)
    with hosted(folder) as (address, _), visiting(browser, address) as (page, seen):
        page.goto(f"{address}{ADDRESS}")
        page.locator(".jp-Notebook h1").first.wait_for(timeout=RUNS_WITHIN)
        page.wait_for_function(HAS_KERNEL, timeout=RUNS_WITHIN)
        page.evaluate("void jupyterapp.commands.execute('notebook:run-all-cells')")
        exercise = page.locator(".cartes-exercise").first
        expect(exercise).to_be_visible(timeout=RUNS_WITHIN)
        card = exercise.locator("img.cartes-card").first
        expect(card).to_have_js_property("naturalWidth", 244)
        exercise.get_by_role("button", name="Indice").click()
        expect(exercise.locator(".cartes-hint")).to_be_visible()
        # JupyterLite looks for its service worker at the root of the host.
        host = address.removesuffix(BELOW)
        assert [url for url in seen.elsewhere if not url.startswith(host)] == []
        assert seen.errors == []
