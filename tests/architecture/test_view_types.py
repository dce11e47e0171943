"""Tests that the TypeScript types of views match the Python types."""

from typing import TypedDict, is_typeddict

import pytest

from cartes_widgets.core import scenes
from docs import view_types


def test_the_types_of_the_scripts_are_those_of_the_widgets():
    written = view_types.FILE.read_text("utf-8")
    assert written == view_types.view_types(), "run `python docs/view_types.py`"
    assert {
        f"interface {name} {{" for name, value in vars(scenes).items() if is_typeddict(value)
    } == {line.strip() for line in written.splitlines() if "interface" in line}


class Odd(TypedDict):
    """A view with a type that TypeScript does not have."""

    parts: set[int]


def test_a_type_that_scripts_do_not_have_is_refused(monkeypatch):
    monkeypatch.setattr(scenes, "Odd", Odd, raising=False)
    with pytest.raises(TypeError, match="no TypeScript"):
        view_types.view_types()
