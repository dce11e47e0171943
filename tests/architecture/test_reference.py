"""Tests of the reference: its table of kinds, its navigation, and the modules that it names.

Also tests that the files named by docs/ARCHITECTURE.md and the recipes exist.
"""

import importlib
import re
from types import SimpleNamespace

from cartes_lib.asking import kinds
from cartes_lib.game_ids import GAME_IDS
from docs.kinds_table import kinds_table
from docs.public_modules import public_modules
from docs.reference_hooks import PAGES, on_config
from tests.sources import ROOT


def test_the_table_of_kinds_has_a_row_for_each_kind_that_says_what_it_asks():
    rows = re.findall(r"^\| `([\w-]+)` \| (.+?) \|", kinds_table(), re.M)
    assert sorted(name for name, _ in rows) == sorted(
        name for game in GAME_IDS for name in kinds(game)
    )
    assert [name for name, about in rows if about == "–"] == []


def test_every_page_of_the_navigation_is_written_or_generated():
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    hooks = (ROOT / "docs/reference_hooks.py").read_text("utf-8")
    named = re.findall(r"([\w./-]+\.md)\b", text[text.index("nav:") :])
    generated = {f"reference/{name}.md" for name in ("rules", "kinds", "figures")}
    generated |= {f"reference/{name}.md" for name in re.findall(r'^    "(\w+)": \(', hooks, re.M)}
    assert [name for name in named if not (ROOT / "docs" / name).is_file()] == sorted(
        generated, key=named.index
    )


def test_the_navigation_has_a_page_of_each_game_before_the_others():
    config = SimpleNamespace(nav=[{"Home": "index.md"}, {"Reference": [{"Rules": "rules.md"}]}])
    reference = on_config(config).nav[1]["Reference"]
    pages = [page for entry in reference for page in entry.values()]
    assert pages == [*(f"reference/{game}.md" for game in GAME_IDS), "rules.md"]
    assert "The rules of Balcó" in reference[list(GAME_IDS).index("balco")]


def test_a_page_of_the_reference_names_modules_that_exist():
    hooks = (ROOT / "docs/reference_hooks.py").read_text("utf-8")
    modules = re.findall(r'"(cartes_lib\.[\w.]+)"', hooks)
    assert modules
    assert all(importlib.import_module(name).__all__ for name in modules)


def test_every_public_module_with_names_is_on_a_page_of_the_reference():
    shown = {name for _, modules in PAGES.values() for name in modules}
    shown |= {name for game in GAME_IDS for name in public_modules(f"cartes_lib.{game}")}
    public = {
        name for name in public_modules("cartes_lib") if importlib.import_module(name).__all__
    }
    assert public - shown == {"cartes_lib"}


PATH = re.compile(r"`([\w./<>-]+\.(?:py|js|mjs|toml|ftl|css|ipynb))`")
FOLDERS = ("", "cartes_lib/", "cartes_lib/**/", "widgets/cartes_widgets/**/", "docs/")


def test_every_file_that_the_architecture_and_the_recipes_name_exists():
    pages = [*(ROOT / "docs/architecture").glob("*.md"), *(ROOT / "docs/howto").glob("*.md")]
    lost = []
    for page in (*pages, ROOT / "docs/ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"):
        for name in PATH.findall(page.read_text("utf-8")):
            path = name.replace("<game>", "botifarra").replace("<language>", "fr")
            # `<topic>` stands for a name that the developer chooses; the compass is an example.
            if "<" in path or "compass" in path:
                continue
            if not any(next(ROOT.glob(folder + path), None) for folder in FOLDERS):
                lost.append(f"{page.name}: {name}")
    assert lost == []
