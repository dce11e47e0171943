"""Tests that a page links the styles of everything that it draws, and no others."""

import re
from pathlib import Path

import pytest

from cartes_widgets.core.assets import page_files, style_sources
from cartes_widgets.core.bundler import is_widget, with_imports
from cartes_widgets.pages.modulepreload import page_styles
from cartes_widgets.pages.styles import COMMON, style_files, styles_of, widget_styles

TEMPLATES = (
    Path(__file__).parents[2] / "widgets/cartes_widgets/pages/jupyter/voila/templates/cartes"
)
FRAME = (TEMPLATES / "cartes-frame.html.j2").read_text("utf-8")
MACROS = dict(re.findall(r"macro (\w+)\(.*?-%\}(.*?)\{%- endmacro", FRAME, re.S))
OF_TABLES = "cartes-match-"
"""Prefix of the classes of tables. A shared script names them too, but only for tables."""

IN_SCRIPTS = (
    r'[`"]\w*((?:\.cartes-[\w-]+)+)',
    r'classList\.(?:add|toggle)\(\s*"(cartes-[\w-]+)',
    r'className = [`"]([^`"]*)',
)
NAME = re.compile(r"cartes-[\w-]*\w")


def styled(style):
    """The classes that the style sheet `style` styles everywhere, not only inside another class."""
    bare = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    selectors = re.findall(r"(?:^|[{};,])\s*(\.cartes-[\w-]+)(?=[\s{,:])", bare)
    return {selector[1:] for selector in selectors}


STYLED = {name: styled(text) for name, text in style_files().items()}


def named_in_scripts(paths):
    texts = [page_files()[path].decode() for path in with_imports(paths)]
    lists = [item for text in texts for form in IN_SCRIPTS for item in re.findall(form, text)]
    return {name for item in lists for name in NAME.findall(item)}


def unlinked(names, linked):
    """The CSS classes of `names` that are styled, but by no style sheet of `linked`.

    The key is the class, the value lists the style sheets that style it.
    """
    has = set().union(*(STYLED[name] for name in linked))
    lacking = {
        name: [style for style, classes in STYLED.items() if name in classes]
        for name in names - has
        if not name.startswith(OF_TABLES)
    }
    return {name: styles for name, styles in lacking.items() if styles}


@pytest.mark.parametrize("widget", sorted(filter(is_widget, page_files())))
def test_a_widget_brings_the_styles_of_all_that_it_draws(widget):
    assert unlinked(named_in_scripts([widget]), {COMMON, *styles_of([widget])}) == {}


@pytest.mark.parametrize(
    "file", [file for file in TEMPLATES.glob("cartes-*.j2") if "frame.head" in file.read_text()],
    ids=lambda file: file.name,
)  # fmt: skip
def test_a_page_links_the_styles_of_all_that_it_draws(file):
    page = file.read_text("utf-8")
    texts = [page, *(MACROS[name] for name in re.findall(r"frame\.(\w+)\(", page))]
    names = {
        name
        for text in texts
        for item in re.findall(r'class="(.*?)"', text)
        for name in NAME.findall(item)
    }
    linked = set(re.findall(r'"([\w/]+\.css)"', page))
    scripts = re.findall(r"static \}\}(?:bundle/)?([\w/]+\.js)", page)
    if "pages/front/home.css" not in linked:
        # On that page, this script handles only the menu.
        scripts = [name for name in scripts if name != "pages/front/home.js"]
    assert linked <= set(style_files())
    assert unlinked(names | named_in_scripts(scripts), {COMMON, *linked}) == {}


def test_a_style_that_is_not_linked_is_found():
    assert unlinked({"cartes-hundred-grid", "cartes-widget"}, {COMMON}) == {
        "cartes-hundred-grid": ["front/hundred.css"]
    }


def test_every_rule_is_in_the_files_of_the_pages():
    rules = sum(text.count("{") for text in style_sources().values())
    assert sum(text.count("{") for text in style_files().values()) == rules
    assert {name for names in widget_styles().values() for name in names} <= set(style_files())


def test_a_lesson_links_the_styles_of_its_own_widgets():
    assert page_styles(['exercise("BO-01", "order")']) == ()
    assert page_styles(["ladder()\nhundred(1)"]) == ("front/ladder.css", "front/hundred.css")
    assert page_styles(["mini()"]) == ("front/table.css",)
