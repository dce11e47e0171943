"""Tests that install instructions never name a distribution of another project."""

import re

import pytest

from tests.sources import ROOT

TEXTS = (
    "*.md",
    "*.ftl",
    "*.py",
    "*.ipynb",
    "*.yaml",
    "*.yml",
    "*.j2",
    "*.js",
    "Dockerfile",
    "*.txt",
)
ABOVE = (
    "cartes_lib",
    "widgets/cartes_widgets",
    "tutorials",
    "docs",
    "deploy",
    "binder",
    "bench",
    "research",
)
INSTALLER = re.compile(r"\b(?:pip3?|pipx|uv|uvx|conda|mamba)\b([^`\n&;|]*)")
NAME = re.compile(r"cartes(?:\[[\w,-]*\])?(?:[=<>~!@].*)?")
EXTRA = re.compile(r"(?<![\w/.-])cartes\[\w")
QUOTES = "'\"“”«»’‘(),;:\u00a0"


def documents():
    results = [file for folder in ABOVE for kind in TEXTS for file in (ROOT / folder).rglob(kind)]
    return [*results, *ROOT.glob("*.md"), *(ROOT / ".github").rglob("*.*"), ROOT / "Makefile"]


def bare(text):
    """The words in install commands that name `cartes`, a distribution of another project."""
    named = [
        word
        for words in INSTALLER.findall(text)
        if re.search(r"\b(?:install|add|run|wheel|download)\b", words)
        for word in (part.strip(QUOTES) for part in words.split())
        if NAME.fullmatch(word)
    ]
    return named + EXTRA.findall(text)


def test_no_document_and_no_message_installs_another_projects_package():
    files = documents()
    assert len(files) > 500
    faults = {file.relative_to(ROOT).as_posix(): bare(file.read_text("utf-8")) for file in files}
    assert {name: result for name, result in faults.items() if result} == {}


@pytest.mark.parametrize(
    "text",
    [
        "pip install cartes",
        "`pip install 'cartes[hub]'`",
        "lancez « pip install --upgrade cartes »",
        "uv pip install cartes==0.1.0",
        "install “cartes[postgres]”",
    ],
)
def test_a_bare_name_is_found(text):
    assert bare(text)


@pytest.mark.parametrize(
    "text",
    [
        "pip install '.[hub]'",
        "`pip install 'cartes-widgets[hub]'`",
        "uv pip install cartes-lib==0.2.0",
        "`pip install './cartes_widgets-0.2.0-py3-none-any.whl[hub]'`",
        'pip install -e ".[postgres]" dans le dossier de Cartes',
        "pip install . && cartes",
    ],
)
def test_our_names_a_folder_and_a_wheel_are_accepted(text):
    assert not bare(text)
