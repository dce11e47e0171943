"""Tests that catalogue and code agree: no entry is missing or unused, all variables are the same.

A language may lack an entry, and then another language is shown: `tests/release/` checks that.

A key counts as used if it is a string of the code, or if an f-string of the code can produce it.
An example is f"rule-{id}", with parts from the code, a rulebook or the lessons.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cartes_lib.games import GAMES
from cartes_lib.lessons import lessons
from cartes_lib.messages import ENDONYMS, LANGUAGES
from cartes_lib.rulebook import rules
from tests.sources import ENGINE, ROOT, WIDGETS, entries_of, nodes_of

LOCALES = ROOT / "cartes_lib/messages/locales"
PYTHON = ENGINE + WIDGETS
PAGES = [
    file
    for file in (ROOT / "widgets/cartes_widgets").rglob("*")
    if file.suffix in {".js", ".html", ".j2"}
]
FORMS = {"the", "of", "to", "a", "gender", "or", "count", "term", "number", "numbers", "either"}
"""Last parts of the names of variables that `format_message` derives from one fact.

It derives `$card-the` from `card`, and `$seat-term-of` from `seat`.
"""
OWN_FORMS = {"of", "to", "gender"}
"""Attributes of a term that only the grammar of some languages needs."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def entries(language: str) -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Triples of file, key (or key.attribute) and variables: one for each entry in a language."""
    return tuple(_entries(language))


def _entries(language: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in entries_of(file):
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content[:60]!r}"
            if not isinstance(entry, ftl.Message):
                continue
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for key, pattern in parts:
                if pattern is not None:
                    seen = _Variables()
                    seen.visit(pattern)
                    yield file.name, key, frozenset(seen.names)


@cache
def catalogue(language: str) -> dict[str, frozenset[str]]:
    return {key: variables for _, key, variables in entries(language)}


@cache
def all_entries() -> dict[str, frozenset[str]]:
    """The variables of each entry, in the first language that has it; the key is the entry's."""
    results: dict[str, frozenset[str]] = {}
    for language in LANGUAGES:
        results = {**catalogue(language), **results}
    return results


@cache
def texts_of_the_code() -> frozenset[str]:
    results = {str(number) for number in range(-1, 41)} | set(rules()) | set(lessons())
    results |= {"-".join(rule_id.split("-")[:2]) for rule_id in rules()}  # the rulebooks' sections
    results |= {rule_id[-5:].lower() for rule_id in rules()}  # "ll-04" of "BOT-LEG-LL-04"
    results |= {f"{game}-{name}" for game, item in GAMES.items() for name in item.offered}
    for file in PYTHON:
        for node in nodes_of(file):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                results |= {node.value, node.value.lower()}
            elif isinstance(node, ast.Attribute | ast.Name | ast.arg | ast.keyword):
                name = {ast.Attribute: "attr", ast.Name: "id"}.get(type(node), "arg")
                results.add(str(getattr(node, name)).lower())
    for file in PAGES:
        words = re.findall(r"""["'`]([\w.-]+)["'`]|\.(\w+)""", file.read_text("utf-8"))
        results |= {word for pair in words for word in pair}
    for file in LOCALES.rglob("*.ftl"):
        # An entry may be a part of other entries.
        results |= set(re.findall(r"\{ ([a-z][\w-]*) \}", file.read_text("utf-8")))
    return frozenset(results | {name.replace("_", "-") for name in results})


@cache
def key_patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Pairs for the keys that the code builds: the constant beginning of the key, and its pattern.

    The code builds keys by f-strings and prefixes in Python, and by templates in scripts.
    """
    results = set()
    for file in PAGES:
        for begins in re.findall(r"`([a-z][\w-]*-)\$\{", file.read_text("utf-8")):
            results.add((begins, re.escape(begins) + "(.+)"))
    for file in PYTHON:
        for node in nodes_of(file):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                if re.fullmatch(r"[a-z][\w-]*[-.]", str(node.values[0].value)):
                    results.add((begin_of(node), pattern_of(node)))
            elif isinstance(node, ast.Call) and called(node) in GIVEN_A_PREFIX:
                if isinstance(node.args[0], ast.JoinedStr):
                    # A call with a prefix shows all entries that begin with it, such as the terms
                    # of a game.
                    results.add((begin_of(node.args[0]), pattern_of(node.args[0]) + ".+"))
                elif isinstance(node.args[0], ast.Constant):
                    begins = str(node.args[0].value)
                    results.add((begins, re.escape(begins) + "(.+)"))
            elif isinstance(node, ast.Assign) and (own := LABELS.fullmatch(ast.unparse(node))):
                results.add((own[1], re.escape(own[1]) + "(.+)"))
    return tuple((begins, re.compile(pattern)) for begins, pattern in sorted(results))


LABELS = re.compile(r"labels = '([\w-]+-)'")
"""The declaration of a widget's own labels."""

GIVEN_A_PREFIX = ("messages_with_prefix", "named_items", "named_rows")
"""Functions whose first argument is the beginning of the keys that they use."""


def begin_of(text: ast.JoinedStr) -> str:
    """The constant text of an f-string before its first value; empty if it begins with a value."""
    first = text.values[0]
    return str(first.value) if isinstance(first, ast.Constant) else ""


def pattern_of(text: ast.JoinedStr) -> str:
    """A regular expression for an f-string; its values match anything."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
        for part in text.values
    )


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def is_used(key: str) -> bool:
    texts = texts_of_the_code()
    return key in texts or any(
        all(part in texts or is_used(part) for part in match.groups())
        for begins, pattern in key_patterns()
        if key.startswith(begins) and (match := pattern.fullmatch(key))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_defined_twice(language):
    counts = Counter(key for _, key, _ in entries(language))
    assert [key for key, times in counts.items() if times > 1] == []


def test_the_languages_are_the_folders_of_the_catalogue():
    folders = {folder.name for folder in LOCALES.iterdir() if folder.is_dir()}
    assert folders == set(LANGUAGES) == set(ENDONYMS)


def fact_of(variable: str) -> str:
    """The name of the fact (argument of a message) of a variable: "seat" for "seat-term-of"."""
    parts = variable.split("-")
    while len(parts) > 1 and parts[-1] in FORMS:
        parts.pop()
    return "-".join(parts)


def facts_by_key(language: str) -> dict[str, frozenset[str]]:
    """The names of the facts in each entry of `language`; the key is the entry's key.

    Leaves out forms that only some languages have.
    """
    return {
        key: frozenset(map(fact_of, variables))
        for key, variables in catalogue(language).items()
        if key != "list-or"  # It may depend on the sound of what follows: "7 u 8" in Spanish.
        and not (key.startswith("term-") and key.rpartition(".")[2] in OWN_FORMS)
        and not key.endswith(".gender")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_has_the_same_facts_in_every_language_that_has_it(language):
    own = facts_by_key(language)
    others = [facts_by_key(other) for other in LANGUAGES]
    differing = {
        key: facts ^ other[key]
        for key, facts in own.items()
        for other in others
        if key in other and other[key] != facts
    }
    assert differing == {}


def test_every_entry_is_used():
    keys = [key for key in all_entries() if key.partition(".")[2] not in OWN_FORMS]
    assert [key for key in keys if not is_used(key)] == []


def message_calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """A triple for each call that names an entry: place, key, and names of the facts.

    The names are None if the call passes its facts as a mapping.
    """
    for file in PYTHON:
        for node in nodes_of(file):
            if not isinstance(node, ast.Call) or called(node) not in {
                "format_message",
                "illegal",
                "legal",
            }:
                continue
            spot = 0 if called(node) == "format_message" else 1
            prefix = "" if called(node) == "format_message" else "verdict-"
            if len(node.args) <= spot or not isinstance(node.args[spot], ast.Constant):
                continue
            names = {word.arg for word in node.keywords} - {"alternatives"}
            known = None if None in names else {str(name).replace("_", "-") for name in names}
            place = f"{file.relative_to(ROOT)}:{node.lineno}"
            yield place, f"{prefix}{ast.literal_eval(node.args[spot])}", known


def test_every_entry_that_the_code_names_exists():
    known = all_entries()
    assert [f"{place} {key}" for place, key, _ in message_calls() if key not in known] == []


def test_every_variable_of_an_entry_is_given_where_it_is_used():
    missing = [
        f"{place} {key} ${variable}"
        for place, key, given in message_calls()
        if given is not None
        for variable in all_entries().get(key, ())
        if variable not in given and fact_of(variable) not in given
    ]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_use_typographic_apostrophes(language):
    straight = [
        file.name
        for file in sorted((LOCALES / language).glob("*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if "'" in line and not line.startswith("#")
    ]
    assert straight == []


def test_french_entries_keep_double_punctuation_on_the_line():
    faulty = [
        line.strip()
        for file in sorted((LOCALES / "fr").glob("*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#") and re.search(r"\w [:;?!»](\s|$)|« ", line)
    ]
    assert faulty == []
