"""Tests of the language of messages: it is stored in one place, and a notebook sets it."""

import ast
import asyncio
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from cartes_lib.messages import (
    LANGUAGES,
    catalogue,
    format_message,
    known_language,
    language,
    set_language,
    source_language,
    use_language,
)
from cartes_widgets.core.address import notebook_language
from tests.caches import clear_caches
from tests.sources import entries_of, nodes_of

ROOT = Path(__file__).parents[2]


@pytest.fixture
def two_languages(monkeypatch):
    """Reduces the languages to French and Catalan, and sets French, until the end of the test."""
    module = __import__("cartes_lib.messages.language", fromlist=["LANGUAGES"])
    monkeypatch.setattr(module, "LANGUAGES", ("fr", "ca"))
    set_language("fr")


def run_apart(coroutine):
    """The result of a coroutine that runs in another thread.

    A browser test may keep an event loop running in this one.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def test_messages_are_english_until_another_language_is_set():
    program = "from cartes_lib.messages import language; print(language())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "en\n"


def test_a_language_without_a_catalogue_is_answered_in_the_default():
    assert [known_language(item) for item in ("fr", "eo", "", None, 7)] == ["fr"] * 5


@pytest.mark.usefixtures("two_languages")
def test_another_language_is_used_within_a_block_only():
    with use_language("ca"):
        assert language() == "ca"
        with use_language("fr"):
            assert language() == "fr"
        assert language() == "ca"
    assert language() == "fr"


@pytest.mark.usefixtures("two_languages")
def test_two_requests_at_once_each_use_their_own_language():
    async def used_language(code, ready, other):
        with use_language(code):
            ready.set()
            await other.wait()
            return language()

    async def both():
        first, second = asyncio.Event(), asyncio.Event()
        return await asyncio.gather(
            used_language("ca", first, second), used_language("fr", second, first)
        )

    assert run_apart(both()) == ["ca", "fr"]


@pytest.mark.usefixtures("two_languages")
def test_the_language_of_a_process_applies_to_tasks_that_began_before():
    async def main():
        begun = asyncio.Event()

        async def later():
            await begun.wait()
            return language()

        task = asyncio.create_task(later())
        set_language("ca")
        begun.set()
        return await task

    assert run_apart(main()) == "ca"


@pytest.mark.usefixtures("two_languages")
def test_a_kernel_uses_the_language_of_its_notebooks_metadata(tmp_path, monkeypatch):
    book = tmp_path / "la mà.ipynb"
    book.write_text(json.dumps({"metadata": {"lang": "ca"}, "cells": []}), "utf-8")
    monkeypatch.setenv("JPY_SESSION_NAME", str(book))
    assert notebook_language() == "ca"


@pytest.mark.usefixtures("two_languages")
@pytest.mark.parametrize("text", ["", "[]", '{"metadata": 1}', '{"metadata": {"lang": ["ca"]}}'])
def test_a_kernel_whose_notebook_names_no_language_uses_the_default(text, tmp_path, monkeypatch):
    (tmp_path / "node.ipynb").write_text(text, "utf-8")
    monkeypatch.setenv("JPY_SESSION_NAME", str(tmp_path / "node.ipynb"))
    assert notebook_language() == "fr"
    monkeypatch.setenv("JPY_SESSION_NAME", str(tmp_path / "none.ipynb"))
    assert notebook_language() == "fr"


@pytest.mark.parametrize("package", ["cartes_lib", "widgets/cartes_widgets"])
def test_no_signature_hides_a_language(package):
    files = sorted((ROOT / package).rglob("*.py"))
    results = [
        f"{file.name}: {node.name}"
        for file in files
        if "node_modules" not in file.parts
        for node in nodes_of(file)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for default in (*node.args.defaults, *node.args.kw_defaults)
        if isinstance(default, ast.Constant) and default.value == "fr"
    ]
    assert files
    assert results == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_entry_is_parsed_when_it_is_asked_for_and_none_is_lost(lang):
    clear_caches({catalogue.__file__})
    with use_language(lang):
        assert format_message("game-truco")
        assert catalogue.catalogue_of(source_language("game-truco")).parsed == 1
        written = (ROOT / "cartes_lib/messages/locales" / lang).glob("*.ftl")
        parsed = [item for file in sorted(written) for item in entries_of(file)]
        entries = [item for item in parsed if isinstance(item, ftl.Message)]
        assert catalogue.catalogue_of(lang).keys == tuple(entry.id.name for entry in entries)


def test_an_entry_brings_the_entries_that_it_refers_to(tmp_path, monkeypatch):
    text = '# One = two\none = { two } { "{three}" } { -four }'
    text += "{ $n ->\n    [one] x\n   *[other] y\n  }\n"
    (tmp_path / "a.ftl").write_text(f"{text}\ntwo = deux\n    lignes\n    .of = de deux\n", "utf-8")
    (tmp_path / "b.ftl").write_text("-four = quatre\nfive = cinq\n", "utf-8")
    monkeypatch.setattr(catalogue, "locale_folder", lambda _lang: tmp_path)
    clear_caches({catalogue.__file__})
    try:
        assert format_message("one", n=2) == "deux\nlignes {three} quatrey"
        assert format_message("two.of") == "de deux"
        assert catalogue.catalogue_of("fr").parsed == 3
        assert not catalogue.has_message("-four")
        name, content = catalogue.parsed("fr")
        (tmp_path / name).write_bytes(content)
        for file in tmp_path.glob("*.ftl"):
            file.unlink()
        clear_caches({catalogue.__file__})
        assert (format_message("one", n=2), format_message("five")) == (
            "deux\nlignes {three} quatrey",
            "cinq",
        )
    finally:
        clear_caches({catalogue.__file__})
