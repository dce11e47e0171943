"""Tests that the TypeScript types of views match the Python types."""

from typing import TypedDict

import pytest

from cartes_lib.asking import answer_views
from cartes_widgets.classroom.model import page_states
from cartes_widgets.core import scenes
from docs import view_types


def test_the_types_of_the_scripts_are_those_of_the_widgets():
    written = view_types.FILE.read_text("utf-8")
    assert written == view_types.view_types(), "run `python docs/view_types.py`"
    for view in (scenes.Scene, answer_views.SchemaView, page_states.BoardState):
        assert f"interface {view.__name__} {{" in written


def test_a_key_that_may_be_missing_is_optional_in_scripts():
    interface = view_types.view_types().split("interface Group {")[1].split("}")[0]
    assert "seat?: number;" in interface
    assert "hidden: number;" in interface


class Odd(TypedDict):
    """A view with a type that TypeScript does not have."""

    parts: set[int]


def test_a_type_that_scripts_do_not_have_is_refused(monkeypatch):
    monkeypatch.setattr(Odd, "__module__", scenes.__name__)
    monkeypatch.setattr(scenes, "Odd", Odd, raising=False)
    with pytest.raises(TypeError, match="no TypeScript"):
        view_types.view_types()
