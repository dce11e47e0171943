"""Tests of a site's pages and archive, without a browser."""

import base64
import gzip
import hashlib
import html
import io
import json
import marshal
import os
import re
import shutil
import subprocess
import sys
import traceback
import zipfile
from pathlib import Path

import pytest
from jupyter_core.paths import jupyter_data_dir

from cartes_lib.asking import deal_code, generate, read_code
from cartes_lib.messages import LANGUAGES
from cartes_widgets.classroom.model.plans import ready_plans
from cartes_widgets.commands import share as share_command
from cartes_widgets.commands.cli import main
from cartes_widgets.pages.links import ShareError, code_page, site_link
from cartes_widgets.pages.notebooks import default_root
from cartes_widgets.site import build
from cartes_widgets.site.archive import source_archive
from cartes_widgets.site.build import SiteError, build_site, compiled_files
from cartes_widgets.site.pack import without_lines
from cartes_widgets.site.pages import LOST, Site, page_of, site_pages
from cartes_widgets.site.runtime import CHECKOUT, PYODIDE, RUNTIME_FILES, pyodide_folder

ROOT = default_root()
ADDRESS = re.compile(r'(?:href|src|action)="([^"]*)"')


@pytest.fixture(scope="module", params=["fr", pytest.param("every", marks=pytest.mark.long)])
def root(request, tmp_path_factory):
    """The folder of the notebooks to build: in the normal run, French ones and a few others."""
    if request.param == "every":
        return ROOT
    some = tmp_path_factory.mktemp("notebooks")
    shutil.copytree(ROOT / "fr", some / "fr")
    for file in ("botifarra/04_free.ipynb", *(file.name for file in (ROOT / "en").glob("*.ipynb"))):
        (some / "en" / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "en" / file, some / "en" / file)
    return some


@pytest.fixture(scope="module")
def pages(root):
    return dict(site_pages(Site(root, "s-0/", {})))


def test_every_notebook_has_a_page_and_the_root_leads_in(root, pages):
    for file in root.rglob("*.ipynb"):
        name = page_of(file.relative_to(root).as_posix())
        assert name in pages, name
    assert {"index.html", "404.html", "fr/index.html"} <= set(pages)


def test_all_addresses_are_relative_and_lead_to_files_that_exist(pages):
    for name, text in pages.items():
        for result in ADDRESS.findall(text):
            assert not re.match(r"(?!data:)[a-z]+:|/", result), (name, result)
            path = result.partition("#")[0].partition("?")[0]
            if path.endswith(".html") and not result.startswith("data:"):
                base = Path("/site") / name
                lands = (base.parent / path).resolve().relative_to("/site").as_posix()
                assert lands in pages, (name, result)


def test_every_page_can_be_installed_and_starts_at_a_page_of_its_own_site(pages):
    folder = Path(build.__file__).parent
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["display"] == "standalone"
    assert manifest["scope"] == "./"
    assert manifest["start_url"].removeprefix("./") in pages
    for icon in manifest["icons"]:
        assert icon["sizes"] == "any"
        assert (folder / icon["src"]).read_text("utf-8").startswith("<svg")
    for name, text in pages.items():
        (link,) = re.findall(r'<link rel="manifest" href="([^"]+)"', text)
        assert (Path("/site") / name).parent.joinpath(link).resolve() == Path(
            "/site/manifest.webmanifest"
        )


def test_a_class_finds_the_ready_sessions_and_a_sheet_with_its_key_for_each(pages):
    assert 'href="./fr/class.html"' in pages["index.html"]
    assert 'href="../fr/class.html"' in pages["fr/index.html"]
    result = ADDRESS.findall(pages["fr/class.html"])
    deals = [read_code(item.partition("?deal=")[2]) for item in result if "?deal=" in item]
    assert [deal.lesson for deal in deals] == ["BO-01", "BO-04", "TR-02", "TR-05", "BA-01", "BA-03"]
    sheets = [item.removeprefix("../") for item in result if "/class/" in item]
    assert len(sheets) == len(ready_plans())
    for lesson, sheet in zip(("BO-04", "TR-05", "BA-03"), sheets, strict=True):
        asked, _, key = pages[sheet].partition("<section class='key'>")
        assert asked.count("class='exercise'") == key.count("<li>") == 8
        assert all(f"{lesson}-" in item for item in re.findall(r"class='code'>([^<]*)<", asked))


def test_a_page_allows_its_own_scripts_and_webassembly_and_nothing_else(pages):
    for name, text in pages.items():
        (policy,) = re.findall(r'Content-Security-Policy" content="([^"]+)"', text)
        inline = re.findall(
            r"<script(?![^>]*(?:src=|application/json))[^>]*>(.*?)</script>", text, re.S
        )
        # The page for wrong addresses finds the root of the site by its own script.
        assert inline == ([LOST] if name == "404.html" else []), name
        digests = [hashlib.sha256(item.encode()).digest() for item in inline]
        marks = "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
        allowed = f"script-src 'self'{marks} 'wasm-unsafe-eval';"
        assert allowed in html.unescape(policy), name
        assert "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")


def test_the_archive_holds_what_pages_import_and_nothing_of_the_server():
    with zipfile.ZipFile(io.BytesIO(source_archive(("fr",)))) as archive:
        names = set(archive.namelist())
    assert {"cartes_lib/__init__.py", "cartes_widgets/lesson.py", "anywidget/__init__.py"} <= names
    assert not [
        name for name in names if re.match("cartes_widgets/(server|kernels|classroom)/", name)
    ]
    locales = {
        name.split("/")[3] for name in names if name.startswith("cartes_lib/messages/locales/")
    }
    assert locales == {"fr"}
    assert source_archive(("fr",)) == source_archive(("fr",)), "it depends on when it was made"


def test_code_without_its_lines_runs_and_still_says_where_it_broke():
    # The function is so long that its table of line numbers has several entries.
    source = "def half(n):\n" + "    n = n + 1\n" * 40 + "    return n / 0\n"
    lean = without_lines(compile(source, "halves.py", "exec"))
    names: dict[str, object] = {}
    exec(lean, names)
    assert len(marshal.dumps(lean)) < len(marshal.dumps(compile(source, "halves.py", "exec")))
    with pytest.raises(ZeroDivisionError) as broken:
        names["half"](1)
    text = "".join(traceback.format_exception(broken.value))
    assert 'File "halves.py"' in text
    assert "in half" in text


def test_babels_data_still_write_numbers_as_each_language_does(tmp_path):
    with zipfile.ZipFile(io.BytesIO(source_archive(LANGUAGES))) as archive:
        archive.extractall(tmp_path)
    asked = "from babel.numbers import format_decimal as f; from babel import Locale as L\n"
    asked += f"print([(f(1234.5, locale=one), L.parse(one).plural_form(1)) for one in {LANGUAGES}])"
    command = [sys.executable, "-c", asked]
    lean = subprocess.run(
        command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
    )
    whole = subprocess.run(command, capture_output=True, text=True)
    assert lean.stdout == whole.stdout != "", lean.stderr


def test_what_a_first_lesson_loads_stays_within_its_budget():
    cache = Path(jupyter_data_dir()) / "cartes"
    runtime = pyodide_folder(cache)
    sizes = {name: len(content) for name, content in compiled_files(runtime, cache).items()}
    for name in RUNTIME_FILES:
        if name not in sizes:
            sizes[name] = len(gzip.compress((runtime / name).read_bytes()))
    others = sum(size for name, size in sizes.items() if re.match(r"texts-(?!fr)", name))
    # Pyodide itself is 3.8 MB of it.
    assert sum(sizes.values()) - others < 5_760_000, sizes


RUN_SCRIPT = """
import json, sys, zipfile
from cartes_lib.messages.catalogue import fetch_missing_by
from cartes_widgets.pyodide_host import host

asked = []
def fetch(lang):
    asked.append(lang)
    with zipfile.ZipFile("texts.zip") as archive:
        own = (f"/locales/{lang}/", f"/{lang}.dat")
        names = [one for one in archive.namelist() if any(part in one for part in own)]
        archive.extractall(sys.path[0], names)
fetch_missing_by(fetch)
host.begin(lambda text: None, "seed=7", sys.argv[1])
names = {"__name__": "__main__"}
cells = [one for one in json.load(open(sys.argv[1]))["cells"] if one["cell_type"] == "code"]
shown = [json.loads(host.run_cell("".join(one["source"]), names)) for one in cells]
print(json.dumps([asked, [one for cell in shown for one in cell if "failed" in one]]))
"""


@pytest.fixture(scope="module")
def archive():
    """An archive of all modules that pages import, with the catalogues of every language."""
    return source_archive(LANGUAGES)


@pytest.mark.parametrize("page", ["glossary", "botifarra/12_silence"])
def test_a_page_that_names_words_of_another_language_fetches_them_once(page, archive, tmp_path):
    (tmp_path / "texts.zip").write_bytes(archive)
    with zipfile.ZipFile(io.BytesIO(source_archive(("fr",)))) as archive:
        archive.extractall(tmp_path / "own")
    (tmp_path / "own/run.py").write_text(RUN_SCRIPT, "utf-8")
    command = [sys.executable, "own/run.py", str(ROOT / f"fr/{page}.ipynb")]
    done = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True, check=True)
    asked, failed = json.loads(done.stdout)
    assert failed == [], done.stderr
    assert "ca" in asked
    assert len(asked) == len(set(asked))


def test_first_states_leave_out_what_is_drawn_by_chance(tmp_path):
    cells = [
        "from cartes_widgets.lesson import exercise, ladder, seed",
        'ladder("botifarra")',
        'exercise("BO-04", "legal", seed=seed())',
    ]
    book = {
        "metadata": {"lang": "fr"},
        "cells": [{"cell_type": "code", "source": [cell]} for cell in cells],
    }
    (tmp_path / "node.ipynb").write_text(json.dumps(book), "utf-8")
    command = [sys.executable, "-m", "cartes_widgets.site.first", str(tmp_path)]
    output = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)[
        "node.ipynb"
    ]
    assert list(output["cells"]) == ["1"]
    (shown,) = output["cells"]["1"]
    assert shown["is"] == "Ladder"
    assert output["states"][shown["model"]]["_cartes"] == "ladder"


def test_a_folder_with_other_files_is_not_changed(tmp_path):
    (tmp_path / "thesis.txt").write_text("mine")
    with pytest.raises(SiteError, match="folder"):
        build_site(ROOT, tmp_path, tmp_path, tmp_path)
    (tmp_path / "sw.js").write_text("const CACHE = 'of another site';")
    with pytest.raises(SiteError, match="folder"):
        build_site(ROOT, tmp_path, tmp_path, tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"thesis.txt", "sw.js"}


def test_without_pyodides_files_nothing_is_written(tmp_path):
    with pytest.raises(SiteError, match="runtime"):
        build_site(ROOT, tmp_path / "site", tmp_path / "none", tmp_path)
    assert not (tmp_path / "site").exists()
    # The build replaces an earlier site, but only when the new one is complete.
    shutil.copytree(Path(build.__file__).parent, tmp_path / "site")
    with pytest.raises(SiteError, match="runtime"):
        build_site(ROOT, tmp_path / "site", tmp_path / "none", tmp_path)
    assert (tmp_path / "site/sw.js").is_file()


def test_the_checks_install_the_packages_that_pages_run():
    package = json.loads((ROOT.parent / "widgets/package.json").read_text("utf-8"))
    assert package["devDependencies"]["pyodide"] == PYODIDE
    assert ROOT.parent / "widgets/node_modules/pyodide" == CHECKOUT


SITE = "https://school.example/cards/"


@pytest.mark.parametrize(
    ("address", "link"),
    [
        ("", "https://school.example/cards/"),
        (
            "voila/render/fr/truco/01_two_ladders.ipynb?seed=7&step=3",
            "https://school.example/cards/fr/truco/01_two_ladders.html?seed=7&step=3",
        ),
    ],
)
def test_a_link_to_a_site_asks_the_same_of_a_page(address, link):
    assert site_link(SITE, address) == link


def test_an_invalid_address_of_a_site_is_refused():
    with pytest.raises(ShareError, match="site"):
        site_link("ftp://school.example", "")


@pytest.mark.parametrize("expected", ["no-repository", "repository"])
def test_a_deals_code_opens_its_lesson_on_a_site(expected, tmp_path, capsys, monkeypatch):
    def nowhere(*_):
        raise ShareError(expected, value="/somewhere")

    monkeypatch.setattr(share_command, "checkout_repository", nowhere)
    code = deal_code(generate("BO-04", "legal", 3, 1))
    assert code_page(ROOT, code).endswith(f"04_free.ipynb?deal={code}&step=8")
    assert main(["share", code, "--site", SITE, "--into", str(tmp_path)]) == 0
    output = capsys.readouterr().out
    assert f"{SITE}fr/botifarra/04_free.html?deal={code}" in output


SAMPLE = (
    *("test_first_state.py", "test_anywidget_shim.py", "test_guess.py", "test_hundred.py"),
    *("test_pile_table.py", "test_range_dial.py", "test_due_series.py", "test_tally.py"),
    "test_exercise.py::test_a_series_continues_from_the_saved_data_of_the_browser",
    "test_exercise.py::test_a_page_sets_no_trait_of_an_exercise",
    "test_exercise.py::test_a_message_that_makes_no_sense_brings_a_notice_and_changes_nothing",
    "test_exercise.py::test_two_exercises_of_a_page_take_up_the_same_lesson_once",
    "test_matches.py::test_a_match_goes_on_where_it_was_left_in_another_kernel",
    "test_coach_at_table.py::test_bots_compute_elsewhere_and_each_move_is_made_once",
    "test_table.py::test_a_click_that_comes_too_late_is_passed_over_without_a_word",
    "test_table.py::test_a_forbidden_card_is_explained_and_nothing_moves",
)
"""Tests that also run with the replacement of Jupyter: traits, messages, restored state."""


@pytest.mark.parametrize(
    "tests", [SAMPLE, pytest.param((".",), marks=pytest.mark.long)], ids=["sample", "all"]
)
def test_the_replacement_of_jupyters_widgets_passes_their_tests(tests):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:nbval"]
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(
        [*command, "-n", "0", *tests],
        cwd=ROOT.parent / "tests/widgets",
        env={**own, "CARTES_WIDGETS": "stand-in"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
