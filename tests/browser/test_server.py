"""Tests of the server's responses, of refused requests, and of failures that it survives."""

import json
import os
import shutil
import signal
import time
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from .conftest import ANSWERS_WITHIN, AXE, ROOT, serving, visiting
from .pages import next_step, open_lesson, press, wait_until_rendered, written_lessons


def fetch(url, method="GET", data=None, headers=None):
    request = urllib.request.Request(url, method=method, data=data, headers=headers or {})
    try:
        with urllib.request.urlopen(request, timeout=ANSWERS_WITHIN) as answer:
            return answer.status, dict(answer.headers), answer.read().decode("utf-8", "replace")
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read().decode("utf-8", "replace")


@pytest.mark.parametrize(
    "path",
    [
        "voila/render/nowhere.ipynb",
        "voila/render/../pyproject.toml",
        "voila/render/%2e%2e/%2e%2e/etc/passwd",
        "voila/render/botifarra",
        "voila/files/botifarra/01_cards.ipynb",
        "voila/templates/cartes/index.html.j2",
        "voila/api/contents",
        "api/kernels",
        "api/contents/botifarra/01_cards.ipynb",
        "api/sessions",
        "terminals/1",
        "cartes/0000000000/cartes.css",
        "<script>alert(1)</script>",
        "tree",
    ],
)
def test_an_unknown_address_is_answered_in_french_with_the_lessons(address, path):
    status, headers, text = fetch(address + path.replace("<", "%3C").replace(">", "%3E"))
    assert status in (403, 404)
    assert "Cette page n’existe pas" in text
    assert "48 cartes, la manille en tête" in text
    assert "<script>alert" not in text
    assert "Traceback" not in text
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("", 200),
        ("code", 404),
        ("nothing", 404),
        ("voila/render/fr/nothing.ipynb", 404),
    ],
)
def test_an_invalid_language_is_ignored(address, path, status):
    answer, _, text = fetch(f"{address}{path}?lang=%ff%00")
    assert answer == status
    assert "48 cartes, la manille en tête" in text


def test_a_lesson_address_that_is_not_text_gets_a_page_in_words(address):
    status, _, text = fetch(f"{address}voila/render/%ff.ipynb")
    assert status == 400
    assert "Cette page n’existe pas" in text


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["", "api/kernels", "voila/render/fr/botifarra/01_cards.ipynb"])
def test_nothing_can_be_sent_to_the_server(address, method, path):
    status, _, text = fetch(address + path, method, b"{}")
    assert status in (403, 404, 405)
    assert "Traceback" not in text


def test_a_method_that_no_page_has_is_refused_in_words(address):
    status, _, text = fetch(address, "OPTIONS")
    assert status == 405
    assert "Demande refusée" in text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("", 200),
        ("voila/render/fr/botifarra/01_cards.ipynb", 200),
        ("voila/render/fr/nothing.ipynb", 404),
        ("voila/static/nothing.js", 404),
        ("cartes/deal?code=nothing", 404),
        ("nothing", 404),
    ],
)
def test_a_head_request_gets_the_headers_of_the_page_and_starts_no_kernel(server, path, status):
    before = server.kernels()
    answer, headers, text = fetch(server.address + path, "HEAD")
    assert (answer, text) == (status, "")
    assert headers["Content-Type"].startswith("text/html")
    assert "script-src 'self'" in headers["Content-Security-Policy"]
    assert server.kernels() <= before


def test_a_head_request_for_a_file_gets_its_headers(address):
    _, shown, text = fetch(f"{address}voila/static/voila.js")
    answer, headers, body = fetch(f"{address}voila/static/voila.js", "HEAD")
    assert (answer, body) == (200, "")
    assert headers["Content-Type"] == shown["Content-Type"]
    assert text


@pytest.mark.parametrize(
    ("path", "status", "title"),
    [
        ("voila/static/nothing.js", 404, "Cette page n’existe pas"),
        ("voila/labextensions/nothing.js", 404, "Cette page n’existe pas"),
        ("voila/static/../app.py", 404, "Cette page n’existe pas"),
    ],
)
def test_a_missing_or_refused_file_is_answered_in_words(address, path, status, title):
    answer, headers, text = fetch(address + path)
    assert answer == status
    assert headers["Content-Type"].startswith("text/html")
    assert title in text


def test_the_home_page_starts_no_kernel_and_links_every_written_lesson(server):
    before = server.kernels()
    status, headers, text = fetch(server.address)
    assert status == 200
    assert server.kernels() <= before
    assert all(path in text for path in written_lessons().values())
    assert "script-src 'self' blob:;" in headers["Content-Security-Policy"]
    assert "unsafe-eval" not in headers["Content-Security-Policy"]


def test_the_pages_files_are_kept_for_ever_and_compressed(address):
    _, _, home = fetch(address)
    style = home.split('rel="stylesheet" href="/')[1].split('"')[0]
    _, headers, _ = fetch(address + style, headers={"Accept-Encoding": "gzip"})
    assert "immutable" in headers["Cache-Control"]
    assert headers["Content-Encoding"] == "gzip"
    assert headers["X-Content-Type-Options"] == "nosniff"
    # The headers that only a document needs would be a twentieth of a first page.
    assert not {"Content-Security-Policy", "Etag", "Referrer-Policy", "Server"} & headers.keys()


def test_the_page_of_a_wrong_address_has_nothing_serious_for_axe(visit, address):
    page, seen = visit
    page.goto(f"{address}nowhere")
    page.evaluate(AXE.read_text("utf-8"))
    result = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    bad = [
        violation["id"]
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert bad == []
    seen.errors.clear()  # the browser reports that the page has status 404, as requested


ATTACK = """async ([code]) => {
  const id = document.getElementById("cartes-kernel").dataset.id;
  const path = `/api/kernels/${id}/channels?session_id=attacker`;
  const socket = new WebSocket(`ws://${location.host}${path}`);
  await new Promise((opened) => (socket.onopen = opened));
  const send = (msg_type, content, channel) => socket.send(JSON.stringify({
    header: { msg_id: msg_type, msg_type, session: "attacker", username: "", version: "5.3" },
    parent_header: {}, metadata: {}, content, channel, buffers: [],
  }));
  const run = { code, silent: false, store_history: false, user_expressions: {} };
  for (const channel of ["shell", "control", "stdin"]) {
    send("execute_request", { ...run, allow_stdin: false }, channel);
    send("shutdown_request", { restart: false }, channel);
    send("interrupt_request", {}, channel);
  }
  socket.send("garbage");
  socket.send(new Uint8Array([255, 255, 255, 255]).buffer);
  await new Promise((later) => setTimeout(later, 1500));
  socket.close();
}"""


def test_a_browser_runs_no_code_receives_none_and_breaks_no_lesson(visit, address, tmp_path):
    page, seen = visit
    open_lesson(page, address, "BO-01")
    marker = tmp_path / "ran"
    code = f"open({str(marker)!r}, 'w').write('x')"
    page.evaluate(ATTACK, [code])
    assert not marker.exists()
    next_step(page)
    walk = page.locator(".cartes-exercise").first
    while not walk.is_visible():
        next_step(page)
    page.keyboard.press("?")
    press(page, "Indice")
    expect(walk.locator(".cartes-hint")).to_be_visible()
    # The code is neither in the page nor in the received data.
    assert "cards_shown" not in page.content() + seen.wire
    assert "execute_input" not in seen.wire


def test_widgets_are_drawn_before_their_kernel_is_heard(visit, address):
    page, _ = visit
    page.route_web_socket("**/channels*", lambda socket: None)
    page.goto(f"{address}voila/render/{written_lessons()['TR-03']}?step=2")
    mounts = page.locator(".cartes-mount")
    expect(page.locator(".cartes-mount[data-filled]")).to_have_count(mounts.count())
    expect(page.locator(".cartes-step[data-current] .cartes-widget img").first).to_be_visible()


def test_a_page_that_closes_takes_its_kernel_with_it(browser, server):
    before = server.kernels()
    with visiting(browser, server.address) as (page, _):
        open_lesson(page, server.address, "BO-01")
        assert server.kernels() - before
        page.goto("about:blank")
    deadline = time.monotonic() + 180
    while server.kernels() - before:
        assert time.monotonic() < deadline, "a kernel outlives its page"
        time.sleep(0.5)


def test_a_lesson_whose_kernel_died_comes_back_by_itself(browser, server):
    before = server.kernels()
    with visiting(browser, server.address) as (page, seen):
        open_lesson(page, server.address, "BO-01", "")
        next_step(page)
        first = page.locator("#cartes-kernel").get_attribute("data-id")
        (kernel,) = server.kernels() - before
        os.kill(kernel, signal.SIGKILL)
        expect(page.locator("#cartes-kernel")).not_to_have_attribute("data-id", first)
        wait_until_rendered(page)
        expect(page.locator("#cartes-position")).to_contain_text("Étape 2")
        assert seen.elsewhere == []


SLIDER = """import ipywidgets
slider, label = ipywidgets.IntSlider(value=3, max=10), ipywidgets.Label("3")
slider.observe(lambda change: setattr(label, "value", f"vu {change.new}"), "value")
ipywidgets.VBox([slider, label])
"""
EXERCISE = "from cartes_widgets.lesson import exercise\nexercise('BO-01', 'value', seed=7)"


def notebook(*sources, kernel="python3"):
    """The JSON data of a teacher's own notebook, with one code cell for each of `sources`."""
    cell = {"cell_type": "code", "metadata": {}, "execution_count": None, "outputs": []}
    cells = [{**cell, "id": f"c{at}", "source": source} for at, source in enumerate(sources)]
    spec = {"name": kernel, "language": "python"}
    metadata = {"title": "T", "lang": "fr", "kernelspec": spec}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """A server at a path below "/", with a lesson of the project and notebooks of a teacher.

    One of the notebooks requests a kernel that ends at once.
    """
    folder = tmp_path_factory.mktemp("own")
    kernels = folder / "jupyter/kernels/dying"
    kernels.mkdir(parents=True)
    spec = {"argv": ["/bin/false"], "display_name": "dying", "language": "python"}
    (kernels / "kernel.json").write_text(json.dumps(spec))
    books = folder / "notebooks"
    lesson = books / written_lessons()["BO-01"]
    lesson.parent.mkdir(parents=True)
    shutil.copy(ROOT / "tutorials" / written_lessons()["BO-01"], lesson)
    for name, book in (
        ("index", notebook()),
        ("slider", notebook(EXERCISE, SLIDER)),
        ("dying", notebook(kernel="dying")),
    ):
        (books / f"{name}.ipynb").write_text(json.dumps(book))
    env = {"JUPYTER_PATH": str(folder / "jupyter")}
    words = ("--root", str(books), "--most", "2", "--base-url", "/user/x/")
    with serving(*words, env=env) as server:
        yield server


def test_a_kernel_that_dies_at_its_start_ends_in_the_error_page(own):
    for _ in range(3):
        # The server holds fewer lessons than this: a dead kernel does not take a place.
        status, _, text = fetch(f"{own.address}voila/render/dying.ipynb")
        assert status == 500
        assert "La leçon n’a pas pu s’ouvrir" in text


def test_a_lesson_opens_below_another_address(browser, own):
    with visiting(browser, own.address) as (page, seen):
        open_lesson(page, own.address, "BO-01")
        expect(page.locator(".cartes-exercise")).to_have_count(3)
        assert (seen.elsewhere, seen.errors) == ([], [])


def test_a_teachers_slider_works_beside_our_widgets(browser, own):
    with visiting(browser, own.address) as (page, seen):
        page.goto(f"{own.address}voila/render/slider.ipynb")
        expect(page.locator(".cartes-exercise")).to_be_visible()
        slider = page.get_by_role("slider")
        expect(slider).to_be_visible()
        slider.focus()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text("vu 4")).to_be_visible()
        assert seen.elsewhere == []
