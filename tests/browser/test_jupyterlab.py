"""Tests of the widgets in JupyterLab and Notebook 7, in which a teacher edits a notebook."""

import shutil

import pytest
from playwright.sync_api import expect

from tests.ports import free_port

from .conftest import STARTS_WITHIN
from .hosting import started
from .pages import ROOT

RUNS_WITHIN = 90_000


HOSTS = {"jupyterlab": "lab/tree/", "notebook": "notebooks/"}
"""The path of a notebook in each host; both are Jupyter servers with the same options."""


@pytest.fixture(params=HOSTS)
def opened_at(request, tmp_path):
    """The address of the notebook gallery.ipynb in a host of `HOSTS`, which starts with empty
    settings.
    """
    shutil.copy(ROOT / "tutorials/fr/gallery.ipynb", tmp_path)
    port = free_port()
    folders = ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTERLAB_SETTINGS_DIR")
    command = (
        *("-m", request.param, "--no-browser", "--allow-root", f"--port={port}"),
        *("--IdentityProvider.token=", f"--notebook-dir={tmp_path}", "--LabApp.news_url=None"),
    )
    address = f"http://127.0.0.1:{port}/"
    own = {name: str(tmp_path / "home" / name) for name in folders}
    with started(*command, answers_at=f"{address}api", within=STARTS_WITHIN, **own):
        yield f"{address}{HOSTS[request.param]}gallery.ipynb"


def code_cells():
    text = (ROOT / "tutorials/fr/gallery.ipynb").read_text("utf-8")
    return text.count('"cell_type": "code"')


@pytest.mark.long
def test_the_gallery_shows_every_widget_in_jupyter_too(browser, opened_at):
    context = browser.new_context(viewport={"width": 1200, "height": 1400}, locale="fr-FR")
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(opened_at)
    page.locator(".jp-Notebook h1").first.wait_for(timeout=RUNS_WITHIN)
    # "Run All Cells" does nothing until the kernel has started.
    expect(page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute(
        "data-status", "idle", timeout=RUNS_WITHIN
    )
    # While it reads its settings, Notebook 7 reports an error that does not come from a widget.
    errors.clear()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).first.click()
    widgets = page.locator(".jp-OutputArea-output .cartes-widget")
    expect(page.locator(".cartes-playing").last).to_be_visible(timeout=RUNS_WITHIN)
    # Widgets may appear in any order, so wait for as many as there are cells.
    expect(widgets.nth(code_cells() - 1)).to_be_attached(timeout=RUNS_WITHIN)
    expect(page.locator("img.cartes-card").first).to_have_js_property("naturalWidth", 244)
    assert page.locator("#cartes-deck").count() == 1
    exercise = page.locator(".cartes-exercise").first
    exercise.scroll_into_view_if_needed()
    exercise.get_by_role("button", name="Indice").click()
    expect(exercise.locator(".cartes-hint")).to_be_visible()
    assert errors == []
    context.close()
