"""Tests that no page contains words of another language: catalogues and notebooks."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cartes_lib.balco import Rules as BalcoRules
from cartes_lib.botifarra import Rules as BotifarraRules
from cartes_lib.messages import LANGUAGES
from cartes_lib.truco import Rules as TrucoRules
from tests.foreign import foreign_words
from tests.sources import entries_of

ROOT = Path(__file__).resolve().parents[2]


class Sentences(Visitor):
    """Collects the sentences of a catalogue entry, without values for their variables."""

    def __init__(self):
        self.texts = []

    def visit_Pattern(self, node):
        parts = [element.value for element in node.elements if isinstance(element, ftl.TextElement)]
        self.texts.append(" … ".join(parts))
        self.generic_visit(node)


OPTIONS = {
    field.name for rules in (BalcoRules, BotifarraRules, TrucoRules) for field in fields(rules)
} - {"flor"}
"""Names of options in the code. "flor" is left out: players call it too."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_names_an_option_as_the_code_does(lang):
    for file in (ROOT / "cartes_lib/messages/locales" / lang).glob("*.ftl"):
        quoted = set(re.findall(r"[«“]\W?(\w+)\W?[»”]", file.read_text("utf-8")))
        assert not quoted & OPTIONS, file.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_entry_of_the_catalogue_holds_a_word_of_another_language(lang):
    faulty = []
    for file in sorted((ROOT / "cartes_lib/messages/locales" / lang).glob("*.ftl")):
        for entry in entries_of(file):
            # Nobody reads the list of insults: it is only compared with nicknames.
            if isinstance(entry, ftl.Message) and entry.id.name != "class-insults":
                sentences = Sentences()
                sentences.visit(entry)
                for text in sentences.texts:
                    if results := foreign_words(text, lang):
                        faulty.append(f"{file.name} {entry.id.name}: {results}")
    assert faulty == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_notebook_holds_a_word_of_another_language(lang):
    faulty = []
    for file in sorted((ROOT / "tutorials" / lang).rglob("*.ipynb")):
        for cell in json.loads(file.read_text("utf-8"))["cells"]:
            results = foreign_words("".join(cell["source"]), lang)
            if cell["cell_type"] == "markdown" and results:
                faulty.append(f"{file.stem} {cell['id']}: {results}")
    assert faulty == []


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("Play the ace, avec le roi", "en", ["avec"]),
        ("Say «quiero» (with a nod), **no quiero** or the rest", "en", []),
        ("Jouez the card", "fr", ["the", "card"]),
        ("La card de amb", "es", ["card", "amb"]),
        ("Els cavalls sont forts", "ca", ["sont"]),
    ],
)
def test_a_word_of_another_language_is_found(text, lang, expected):
    assert foreign_words(text, lang) == expected
