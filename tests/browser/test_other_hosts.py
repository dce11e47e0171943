"""Widgets in a host with the standard widget manager and nothing of Cartes, one frame each.

VS Code and Colab show a cell's output in this way. Stock Voilà brings the same manager of
ipywidgets, and starts each frame with an empty page.
"""

import contextlib
import json
import subprocess
import sys
import time
import urllib.request

import pytest
from playwright.sync_api import expect

from .conftest import STARTS_WITHIN, free_port

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
    """The address of stock Voilà with a notebook for each call."""
    for name, call in CALLS.items():
        source = f"from cartes_widgets.lesson import *\n{call}"
        (tmp_path / f"{name}.ipynb").write_text(json.dumps(notebook(source)), "utf-8")
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "-m", "voila", str(tmp_path), "--no-browser", f"--port={port}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"http://127.0.0.1:{port}/"
    deadline = time.monotonic() + STARTS_WITHIN
    while True:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(address).close()
            break
        assert server.poll() is None, "Voilà ended at its start"
        assert time.monotonic() < deadline, "Voilà does not answer"
        time.sleep(0.2)
    yield address
    server.terminate()
    server.wait(timeout=20)


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
        # The style came with the widget: a host has no style of ours.
        expect(inside.locator(".cartes-widget *").first).to_have_css("box-sizing", "border-box")
    exercise = page.frame_locator("iframe[name=exercise]")
    expect(exercise.locator("img.cartes-card").first).to_have_js_property("naturalWidth", 244)
    exercise.get_by_role("button", name="Indice").click()
    expect(exercise.locator(".cartes-hint")).to_be_visible()
    assert errors == []
    context.close()
