"""Tests of headers: whether a request may open a lesson, and the types of served files."""

import mimetypes

import pytest

from cartes_widgets.pages.bundle import served_files
from cartes_widgets.server.access import opens_a_lesson
from cartes_widgets.server.page_files import content_type

BROWSER = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64)"}
PAGE = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}
PICTURE = {"Accept": "image/avif,image/webp,image/*,*/*;q=0.8"}
GOING = {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}


def fetched(mode, for_what, site="cross-site"):
    return {"Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": for_what, "Sec-Fetch-Site": site}


@pytest.mark.parametrize("site", ["none", "same-origin", "same-site", "cross-site"])
def test_going_to_a_lesson_opens_it_wherever_the_link_was(site):
    assert opens_a_lesson(BROWSER | PAGE | GOING | {"Sec-Fetch-Site": site})


@pytest.mark.parametrize(
    ("mode", "for_what"),
    [
        ("no-cors", "image"),
        ("no-cors", "script"),
        ("no-cors", "style"),
        ("cors", "empty"),
        ("same-origin", "empty"),
        ("navigate", "iframe"),
        ("navigate", "frame"),
        ("navigate", "object"),
        ("navigate", "embed"),
        ("websocket", "websocket"),
    ],
)
def test_a_fetch_by_another_sites_page_opens_no_lesson(mode, for_what):
    assert not opens_a_lesson(BROWSER | PAGE | fetched(mode, for_what))


@pytest.mark.parametrize("for_what", ["iframe", "frame"])
def test_a_page_of_the_server_may_frame_a_lesson(for_what):
    assert opens_a_lesson(BROWSER | PAGE | fetched("navigate", for_what, "same-origin"))


@pytest.mark.parametrize(
    "headers",
    [{"Sec-Purpose": "prefetch"}, {"Sec-Purpose": "prefetch;prerender"}, {"Purpose": "prefetch"}],
)
@pytest.mark.parametrize("going", [GOING | PAGE, PAGE, {}])
def test_a_prefetch_opens_no_lesson(headers, going):
    assert not opens_a_lesson(BROWSER | going | headers)


def test_without_fetch_metadata_a_page_opens_a_lesson_and_a_picture_does_not():
    assert opens_a_lesson(BROWSER | PAGE)
    assert not opens_a_lesson(BROWSER | PICTURE)
    assert not opens_a_lesson(BROWSER | {"Accept": "*/*"})
    assert not opens_a_lesson(PICTURE)


@pytest.mark.parametrize("headers", [{}, {"Accept": "*/*", "User-Agent": "curl/8.5.0"}, BROWSER])
def test_a_client_without_identifying_headers_opens_a_lesson(headers):
    assert opens_a_lesson(headers)


def test_the_types_of_served_files_do_not_depend_on_the_system(monkeypatch):
    assert mimetypes.guess_type("cards.css")[0] == "text/css"
    for suffix in (".css", ".js", ".json", ".svg"):
        monkeypatch.setitem(mimetypes.types_map, suffix, "text/plain")
    assert mimetypes.guess_type("cards.css")[0] == "text/plain"
    assert {content_type(name) for name in served_files()} == {
        f"{kind}; charset=utf-8"
        for kind in ("text/javascript", "text/css", "application/json", "image/svg+xml")
    }
