"""The same widgets in JupyterLab, where a teacher edits a notebook."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request

import pytest
from playwright.sync_api import expect

from .conftest import STARTS_WITHIN, free_port
from .pages import ROOT

RUNS_WITHIN = 90_000


@pytest.fixture
def lab(tmp_path):
    """The address of JupyterLab in a folder with the gallery, with settings of its own."""
    shutil.copy(ROOT / "tutorials/fr/gallery.ipynb", tmp_path)
    port = free_port()
    home = tmp_path / "home"
    folders = ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR")
    server = subprocess.Popen(
        [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            *(f"--port={port}", "--IdentityProvider.token=", f"--notebook-dir={tmp_path}"),
            "--LabApp.news_url=None",
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **{name: str(home / name) for name in folders}},
    )
    address = f"http://127.0.0.1:{port}/"
    deadline = time.monotonic() + STARTS_WITHIN
    while True:
        try:
            urllib.request.urlopen(f"{address}lab").close()
            break
        except OSError:
            assert server.poll() is None, "JupyterLab ended at its start"
            assert time.monotonic() < deadline, "JupyterLab does not answer"
            time.sleep(0.2)
    yield address
    server.terminate()
    server.wait(timeout=20)


def code_cells():
    text = (ROOT / "tutorials/fr/gallery.ipynb").read_text("utf-8")
    return text.count('"cell_type": "code"')


@pytest.mark.long
def test_the_gallery_shows_every_widget_in_jupyterlab_too(browser, lab):
    context = browser.new_context(viewport={"width": 1200, "height": 1400}, locale="fr-FR")
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{lab}lab/tree/gallery.ipynb")
    page.locator(".jp-Notebook h1").first.wait_for(timeout=RUNS_WITHIN)
    # "Run All Cells" does nothing while the kernel is still starting.
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute(
        "data-status", "idle", timeout=RUNS_WITHIN
    )
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).first.click()
    widgets = page.locator(".jp-OutputArea-output .cartes-widget")
    expect(page.locator(".cartes-playing").last).to_be_visible(timeout=RUNS_WITHIN)
    # Widgets appear in any order: the last to appear need not be the last cell's.
    expect(widgets.nth(code_cells() - 1)).to_be_attached(timeout=RUNS_WITHIN)
    expect(page.locator("img.cartes-card").first).to_have_js_property("naturalWidth", 244)
    assert page.locator("#cartes-deck").count() == 1
    exercise = page.locator(".cartes-exercise").first
    exercise.scroll_into_view_if_needed()
    exercise.get_by_role("button", name="Indice").click()
    expect(exercise.locator(".cartes-hint")).to_be_visible()
    assert errors == []
    context.close()
