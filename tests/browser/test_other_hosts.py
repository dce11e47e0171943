"""Tests of widgets in hosts without files of Cartes: a frame for each widget, and marimo.

VS Code and Colab show a cell's output in a frame. Stock Voilà uses the same manager of ipywidgets,
and starts each frame with an empty page. marimo renders a widget in a shadow root.
"""

import json

import pytest
from playwright.sync_api import expect

from tests.ports import free_port

from .conftest import STARTS_WITHIN
from .hosting import started

CALLS = {
    "exercise": 'exercise("BO-04", "legal", seed=7)',
    "ladder": 'ladder("botifarra")',
    "play": "play()",
}


def notebook(source):
    cell = {"cell_type": "code", "id": "one", "metadata": {}, "execution_count": None}
    kernel = {"name": "python3", "language": "python", "display_name": "Python 3"}
    return {
        "cells": [{**cell, "outputs": [], "source": source}],
        "metadata": {"kernelspec": kernel, "lang": "fr"},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


@pytest.fixture
def host(tmp_path):
    """The address of a Voilà server without Cartes, with one notebook for each widget."""
    for name, call in CALLS.items():
        source = f"from cartes_widgets.lesson import *\n{call}"
        (tmp_path / f"{name}.ipynb").write_text(json.dumps(notebook(source)), "utf-8")
    port = free_port()
    address = f"http://127.0.0.1:{port}/"
    voila = ("-m", "voila", str(tmp_path), "--no-browser", f"--port={port}")
    with started(*voila, answers_at=address, within=STARTS_WITHIN):
        yield address


@pytest.mark.long
def test_each_frame_with_the_standard_manager_draws_and_answers_its_widget(browser, host):
    context = browser.new_context(viewport={"width": 900, "height": 2400}, locale="fr-FR")
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{host}voila/static/")
    frames = "".join(
        f'<iframe name="{name}" src="{host}voila/render/{name}.ipynb" width="860" height="700">'
        "</iframe>"
        for name in CALLS
    )
    page.set_content(frames)
    for name in CALLS:
        inside = page.frame_locator(f"iframe[name={name}]")
        expect(inside.locator(".cartes-widget").first).to_be_visible()
        # The widget brought its own style; the host has no style of Cartes.
        expect(inside.locator(".cartes-widget *").first).to_have_css("box-sizing", "border-box")
    exercise = page.frame_locator("iframe[name=exercise]")
    expect(exercise.locator("img.cartes-card").first).to_have_js_property("naturalWidth", 244)
    exercise.get_by_role("button", name="Indice").click()
    expect(exercise.locator(".cartes-hint")).to_be_visible()
    assert errors == []
    context.close()


def marimo_notebook():
    """The source of a marimo notebook with one cell for each widget."""
    cells = [
        "import marimo\napp = marimo.App()",
        "@app.cell\ndef _():\n    from cartes_widgets.lesson import exercise, ladder, play\n"
        "    from cartes_lib.messages import set_language\n"
        '    set_language("fr")\n'
        "    return exercise, ladder, play",
    ]
    for name, call in CALLS.items():
        cells.append(f"@app.cell\ndef _({name}):\n    {call}\n    return")
    return "\n\n".join(cells)


@pytest.mark.long
def test_marimo_draws_and_answers_each_widget_in_its_shadow_root(browser, tmp_path):
    (tmp_path / "page.py").write_text(marimo_notebook(), "utf-8")
    port = free_port()
    address = f"http://127.0.0.1:{port}/"
    run = ("-m", "marimo", "-y", "run", str(tmp_path / "page.py"), "--headless", "--no-token")
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="fr-FR")
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    with started(*run, "--port", str(port), answers_at=address, within=STARTS_WITHIN):
        page.goto(address)
        expect(page.locator(".cartes-widget")).to_have_count(len(CALLS))
        exercise = page.locator(".cartes-exercise")
        expect(exercise).to_have_css("border-top-left-radius", "20px")
        card = exercise.locator("img.cartes-card").first
        expect(card).to_have_js_property("naturalWidth", 244)
        assert card.bounding_box()["width"] > 60
        # `<use>` finds a drawing only within its own shadow root.
        pip = exercise.locator(".cartes-trump use").first
        assert pip.evaluate("use => use.getBBox().width") > 0
        exercise.get_by_role("button", name="Indice").click()
        expect(exercise.locator(".cartes-hint")).to_be_visible()
        assert errors == []
    context.close()
