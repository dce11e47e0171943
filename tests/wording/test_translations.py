"""Each language's notebooks are made from today's French ones, with the same code."""

import json

import pytest

from cartes_lib.wording import LANGUAGES
from docs import translations


def test_nothing_is_missing_or_stale():
    assert [str(one) for lang in LANGUAGES[1:] for one in translations.faults(lang)] == []


def cell(identity, text, kind="markdown", **metadata):
    return {"id": identity, "cell_type": kind, "source": [text], "metadata": metadata}


def book(lang, *cells):
    return {"metadata": {"lang": lang, "cartes": {"lesson": "TR-01"}}, "cells": list(cells)}


@pytest.fixture
def tutorials(tmp_path, monkeypatch):
    """A folder of notebooks with one in French, and a way to write its translation."""
    monkeypatch.setattr(translations, "ROOT", tmp_path)

    def write(lang, *cells, **metadata):
        file = tmp_path / lang / "truco/01_one.ipynb"
        file.parent.mkdir(parents=True, exist_ok=True)
        written = book(lang, *cells)
        written["metadata"] |= metadata
        file.write_text(json.dumps(written), "utf-8")
        return file

    write("fr", cell("a", "Bonjour"), cell("b", "one()", "code"), cell("c", "Adieu"))
    return write


def reasons(lang):
    return [(one.cell, one.reason) for one in translations.faults(lang)]


def test_a_notebook_that_is_not_there_is_missing(tutorials):
    assert reasons("ca") == [("", "is missing")]


def test_a_translation_is_accepted_until_its_french_cell_changes(tutorials):
    file = tutorials("ca", cell("a", "Bon dia"), cell("b", "one()", "code"), cell("c", "Adéu"))
    assert [one for one, _ in reasons("ca")] == ["a", "c"]
    translations.accept(file)
    assert reasons("ca") == []
    tutorials("fr", cell("a", "Bonsoir"), cell("b", "one()", "code"), cell("c", "Adieu"))
    assert reasons("ca") == [("a", "the French text has changed")]


def test_code_order_and_metadata_must_be_the_french_ones(tutorials):
    file = tutorials(
        "ca", cell("c", "Adéu"), cell("b", "two()", "code"), cell("x", "?"), cartes={"lesson": "no"}
    )
    translations.accept(file)
    assert sorted(reasons("ca")) == [
        ("", "its cells stand in another order"),
        ("", "its metadata differ from the French ones"),
        ("a", "is missing"),
        ("b", "its code differs"),
        ("x", "is no cell of the French notebook"),
    ]


def test_a_notebook_without_an_original_is_told(tutorials, tmp_path):
    file = tutorials("ca", cell("a", "Bon dia"), cell("b", "one()", "code"), cell("c", "Adéu"))
    translations.accept(file)
    file.rename(file.with_name("02_two.ipynb"))
    assert reasons("ca") == [("", "is missing"), ("", "has no French original")]
