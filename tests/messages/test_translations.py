"""Tests of the list of missing translations, which compares notebooks cell by cell."""

import json

import pytest

from docs import translations


def cell(identity, text, kind="markdown", **metadata):
    return {"id": identity, "cell_type": kind, "source": [text], "metadata": metadata}


def book(lang, *cells):
    return {"metadata": {"lang": lang, "cartes": {"lesson": "TR-01"}}, "cells": list(cells)}


@pytest.fixture
def tutorials(tmp_path, monkeypatch):
    """Writes a French notebook; returns a function that writes a translation of this notebook."""
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
    return [(fault.cell, fault.reason) for fault in translations.faults(lang)]


def test_a_notebook_that_is_not_there_is_missing(tutorials):
    assert reasons("ca") == [("", "is missing; its original is fr/truco/01_one.ipynb")]


def test_a_translation_is_accepted_until_its_french_cell_changes(tutorials):
    file = tutorials("ca", cell("a", "Bon dia"), cell("b", "one()", "code"), cell("c", "Adéu"))
    assert [name for name, _ in reasons("ca")] == ["a", "c"]
    translations.accept(file)
    assert reasons("ca") == []
    tutorials("fr", cell("a", "Bonsoir"), cell("b", "one()", "code"), cell("c", "Adieu"))
    assert reasons("ca") == [("a", "the original has changed")]


def test_an_original_cannot_be_accepted_as_a_translation(tutorials, monkeypatch, capsys):
    file = tutorials("fr", cell("a", "Bonjour"))
    before = file.read_text("utf-8")
    monkeypatch.setattr("sys.argv", ["translations.py", "--accept", str(file)])
    with pytest.raises(SystemExit):
        translations.main()
    assert "fr/truco/01_one.ipynb is an original" in capsys.readouterr().err
    assert file.read_text("utf-8") == before


def test_code_order_and_metadata_must_be_those_of_the_original(tutorials):
    file = tutorials(
        "ca", cell("c", "Adéu"), cell("b", "two()", "code"), cell("x", "?"), cartes={"lesson": "no"}
    )
    translations.accept(file)
    assert sorted(reasons("ca")) == [
        ("", "its cells stand in another order"),
        ("", "its metadata differ from the original's"),
        ("a", "is missing"),
        ("b", "its code differs"),
        ("x", "is no cell of the original"),
    ]


def test_a_notebook_that_french_lacks_is_the_original_of_the_others(tutorials):
    file = tutorials("ca", cell("a", "Bon dia"), cell("b", "one()", "code"), cell("c", "Adéu"))
    file.rename(file.with_name("02_two.ipynb"))
    missing = [("", "is missing; its original is ca/truco/02_two.ipynb")]
    assert reasons("ca") == [("", "is missing; its original is fr/truco/01_one.ipynb")]
    assert reasons("fr") == missing
    assert missing[0] in reasons("en")


def test_a_missing_entry_is_listed_with_the_place_of_its_fallback(tmp_path, monkeypatch):
    for lang, text in (
        ("fr", "one = un\n\ntwo = deux\n    .more = encore\n"),
        ("es", "two = dos\n"),
    ):
        (tmp_path / "locales" / lang).mkdir(parents=True)
        (tmp_path / "locales" / lang / "a.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(translations, "ROOT", tmp_path / "tutorials")
    monkeypatch.setattr(translations, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(translations, "gaps", lambda _lang: {"one": "fr", "two.more": "fr"})
    assert list(translations.missing_entries("es")) == [
        "locales/es/a.ftl: entry one is missing; fr/a.ftl:1 is shown instead",
        "locales/es/a.ftl: attribute .more of entry two is missing; fr/a.ftl:3 is shown instead",
    ]
