"""Tests that the JSDoc model of each widget names exactly the traits that Python syncs."""

import re

import anywidget
import pytest

from cartes_widgets.core.assets import FRONT
from cartes_widgets.core.base import Widget
from tests.sources import import_widgets

import_widgets()


def descendants(kind):
    return {kind, *(each for child in kind.__subclasses__() for each in descendants(child))}


FAMILY = {"texts", "lang"}
"""Traits that the front end of every widget may read."""

WIDGETS = sorted(
    (descendant for descendant in descendants(Widget) if descendant.module),
    key=lambda item: item.__name__,
)


def source_of(widget):
    return (FRONT / f"{widget.module}.js").read_text("utf-8")


def sources_of(widget):
    """The source code of a widget's module and of all modules that it imports.

    An imported module may receive the widget's model.
    """
    todo, read = [FRONT / f"{widget.module}.js"], {}
    while todo:
        path = todo.pop()
        if path not in read:
            read[path] = path.read_text("utf-8")
            result = re.findall(r'from "(\.{1,2}/[\w/]+\.js)"', read[path])
            todo += [(path.parent / name).resolve() for name in result]
    return "\n".join(read.values())


def own_traits(widget):
    """The traits that `widget` syncs, without those of its base class."""
    return set(widget.class_traits(sync=True)) - set(Widget.class_traits(sync=True))


def test_the_family_adds_its_module_its_words_and_its_language():
    added = set(Widget.class_traits(sync=True)) - set(anywidget.AnyWidget.class_traits(sync=True))
    assert added == {"_cartes", "_fills_step"} | FAMILY


@pytest.mark.parametrize("widget", WIDGETS, ids=lambda widget: widget.__name__)
def test_the_front_end_model_names_the_synced_traits(widget):
    name = "".join(part.capitalize() for part in widget.module.split("_"))
    other = r'(?:import\("\./\w+\.js"\)\.\w+Model & )?'
    # In a long comment, a line break may come before the name.
    typedef = rf"@typedef \{{{other}\{{((?:(?!@typedef).)*?)\}}\}}[\s*]+{name}Model\b"
    match = re.search(typedef, source_of(widget), re.DOTALL)
    traits = ", ".join(f"{trait}: ..." for trait in sorted(own_traits(widget)))
    assert match, f"front/{widget.module}.js has no @typedef {{{{ {traits} }}}} {name}Model"
    body, nested = match[1], 1
    # Remove nested objects, which are within further braces: only the model's own fields count.
    while nested:
        body, nested = re.subn(r"\{[^{}]*\}", "", body)
    base_module = widget.__base__.module
    inherits = base_module not in ("", widget.module)
    inherited = own_traits(widget.__base__) if inherits else set()
    assert set(re.findall(r"(\w+)\??:", body)) == own_traits(widget) - inherited


@pytest.mark.parametrize("widget", WIDGETS, ids=lambda widget: widget.__name__)
def test_a_page_may_set_only_traits_that_exist_and_the_front_end_sets_no_others(widget):
    assert widget.from_page <= own_traits(widget)
    assert set(re.findall(r"model\.set\(\"(\w+)\"", sources_of(widget))) == widget.from_page


@pytest.mark.parametrize("widget", WIDGETS, ids=lambda widget: widget.__name__)
def test_the_front_end_reads_no_trait_that_does_not_exist(widget):
    read = set(re.findall(r"model\.get\(\"(\w+)\"", sources_of(widget)))
    assert read <= own_traits(widget) | FAMILY
