"""The pages of a static site, rendered from the templates of the server."""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path, PurePosixPath
from typing import Any

import mistune
import nbformat
from jinja2 import Environment, FileSystemLoader
from nbconvert.filters import markdown2html

from cartes_lib.messages import ENDONYMS, LINGUA_FRANCA, format_message, use_language
from cartes_widgets.pages import notebooks
from cartes_widgets.pages.context import page_context
from cartes_widgets.pages.notebooks import (
    HOME,
    existing_notebook,
    home_folder,
    home_prose,
    notebook_language,
)
from cartes_widgets.pages.page_language import offered_languages
from cartes_widgets.pages.unbroken import unbroken
from cartes_widgets.site.material import ready_sessions, sheet_text

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'"
)
"""The content security policy: a page loads only files of its folder, and runs WebAssembly."""

LOST = (Path(__file__).parent / "lost.js").read_text("utf-8")
"""The script of the page for a wrong address; it is inline, because that address is unknown."""

_WORDS = (
    *("starting", "gone", "no-start", "update", "update-take", "update-later"),
    *("material", "material-about", "material-text", "material-sheet"),
)
_HEAD = (
    '<meta http-equiv="Content-Security-Policy" content="{policy}">'
    '<link rel="manifest" href="{up}manifest.webmanifest">'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
    "<style>@media screen {{ body {{ padding: 1rem; }} }}</style>"
)
"""The `<head>` of a page that does not use the templates of the server."""

_TEMPLATES = Path(notebooks.__file__).parent / "jupyter/voila/templates/cartes"
_VIEW = "application/vnd.jupyter.widget-view+json"


@dataclass(frozen=True, slots=True)
class Site:
    """The input for all pages of a static site.

    Attributes:
        root: folder of the notebooks.
        static: path of the folder with scripts and Python, relative to the site, with a final
            slash.
        first: initial widget states, by the notebook's path relative to `root`.
    """

    root: Path
    static: str
    first: Mapping[str, Mapping[str, Any]]


def page_of(path: str) -> str:
    """The path of a notebook's page in the site; `path` is the notebook's path in the root folder.

    The page of a home notebook is the `index.html` of its folder.
    """
    return str(PurePosixPath(path).with_suffix(".html"))


def site_pages(site: Site) -> Iterable[tuple[str, str]]:
    """Path and HTML of each page, home pages first."""
    for lang in offered_languages(site.root):
        with use_language(lang):
            folder = home_folder(site.root)
            own = f"{folder.relative_to(site.root).as_posix()}/" if folder != site.root else ""
            yield f"{own}index.html", _home(site, f"{own}index.html")
            yield f"{own}404.html", _lost(site, f"{own}404.html")
            yield f"{own}offline.html", _unreached(site, f"{own}offline.html")
            if own and lang == offered_languages(site.root)[0]:
                yield "index.html", _home(site, "index.html")
                yield "404.html", _lost(site, "404.html")
            yield from _material(site, own)
            for file in sorted(folder.rglob("*.ipynb")):
                hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
                if file.name != HOME and not hidden:
                    yield lesson_page(site, file)


@cache
def _environment() -> Environment:
    environment = Environment(loader=FileSystemLoader(_TEMPLATES), autoescape=False)
    environment.filters["markdown2html"] = lambda text: unbroken(markdown2html(text))
    environment.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "sort_keys": True}
    return environment


def _context(site: Site, page: str) -> dict[str, Any]:
    """Template variables of a page; all its addresses are relative to the page."""
    up = "../" * page.count("/") or "./"
    context = page_context(site.root, up)
    context |= {
        "static": f"{up}{site.static}",
        "home": f"{up}{context['folder']}index.html",
        # There is no server to open a code that is submitted before the page's script has loaded.
        "codes": f"{up}{context['folder']}index.html",
        "link_to": partial(_address, site.root, up),
        "policy": html.escape(POLICY),
        "up": up,
        "languages": {
            language: (ENDONYMS[language], f"{up}{_translated(site, page, language)}")
            for language in context["languages"]
        },
    }
    context["texts"] |= {name: format_message(f"site-{name}") for name in _WORDS}
    # The page's script checks the letters immediately; only Python can check the whole code.
    context["texts"] |= {
        "bad-code": format_message("server-error-code"),
        "misread-code": format_message("code-check"),
    }
    context["texts"]["room-code"] = format_message("code-room")
    written = (lesson for game in context["games"] for lesson in game["lessons"] if lesson.path)
    context["sessions"] = ready_sessions({item.id: page_of(item.path) for item in written})
    return context


def _address(root: Path, up: str, path: str) -> str:
    return f"{up}{page_of(existing_notebook(root, path))}"


def _translated(site: Site, page: str, lang: str) -> str:
    """The address of the same page in another language, or of that language's home page if the page
    is missing.
    """
    folder, _, rest = page.partition("/")
    known = folder in offered_languages(site.root)
    other = f"{lang}/{rest if known else page}"
    is_made = PurePosixPath(page).name == "404.html"
    exists = is_made or (site.root / other).with_suffix(".ipynb").is_file()
    return other if exists else f"{lang}/index.html"


def _home(site: Site, page: str) -> str:
    template = _environment().get_template("cartes-home.html.j2")
    root = LINGUA_FRANCA if page == "index.html" else ""
    prose = mistune.html(home_prose(site.root))
    return template.render(**_context(site, page), prose=prose, root=root)


def _material(site: Site, own: str) -> Iterable[tuple[str, str]]:
    """Path and HTML of the page of teaching material, and of each session's handout.

    Nothing if no session has all its lessons on the site.

    Args:
        own: the folder of the language in the site, such as "fr/".
    """
    page = f"{own}class.html"
    context = _context(site, page)
    if not context["sessions"]:
        return
    yield page, _environment().get_template("cartes-material.html.j2").render(**context)
    for session in context["sessions"]:
        name = f"{own}{session.sheet}"
        up = "../" * name.count("/")
        yield name, sheet_text(session, _HEAD.format(policy=html.escape(POLICY), up=up))


def _error_page(site: Site, page: str, **more: Any) -> str:
    template = _environment().get_template("cartes-error.html.j2")
    return template.render(**{**_context(site, page), "again": 0, **more})


def _lost(site: Site, page: str) -> str:
    """The page for a wrong address; the site's host shows `404.html` for such addresses."""
    view: dict[str, Any] = {
        "title": format_message("server-error-not-found"),
        "text": format_message("server-error-not-found.text"),
    }
    if page == "404.html":
        mark = base64.b64encode(hashlib.sha256(LOST.encode()).digest()).decode()
        allowed = POLICY.replace("script-src 'self'", f"script-src 'self' 'sha256-{mark}'")
        view |= {"root": LINGUA_FRANCA, "inline": LOST, "policy": html.escape(allowed)}
    return _error_page(site, page, **view)


def _unreached(site: Site, page: str) -> str:
    """The page that is shown offline if the requested page is not in the cache."""
    view = {"title": format_message("site-offline"), "text": format_message("site-offline.text")}
    return _error_page(site, page, retry=format_message("site-offline-retry"), **view)


def lesson_page(site: Site, file: Path) -> tuple[str, str]:
    """Path and HTML of the page of the notebook `file`."""
    path = file.relative_to(site.root).as_posix()
    book = nbformat.reads(file.read_text("utf-8"), as_version=4)
    first = site.first.get(path, {"states": {}, "cells": {}})
    cells = [cell.source for cell in book.cells if cell.cell_type == "code"]
    codes = [cell for cell in book.cells if cell.cell_type == "code"]
    for number, cell in enumerate(codes):
        cell.outputs = [_output(cell) for cell in first["cells"].get(str(number), ())]
    with use_language(notebook_language(file)):
        context = _context(site, page_of(path))
        resources = {
            "cartes": context,
            "base_url": context["base_url"],
            "metadata": {"name": file.stem},
            "first_state": first["states"].get,
            "still": {
                "cells": cells,
                "lang": context["lang"],
                "notebook": json.dumps({"metadata": {"lang": context["lang"]}}),
            },
        }
        text = (
            _environment()
            .get_template("index.html.j2")
            .render(
                nb=book,
                resources=resources,
                page_config={},
                kernel_start=lambda _book: "",
                cell_generator=lambda shown, _kernel: iter(shown.cells),
            )
        )
    return page_of(path), text


def _output(shown: Mapping[str, Any]) -> Any:
    """A cell's output, in the form that a kernel would send."""
    data = {_VIEW: {"model_id": shown["model"]}, "text/plain": shown["is"]}
    output = {"output_type": "display_data", "data": data, "metadata": {}}
    return nbformat.from_dict(output)
