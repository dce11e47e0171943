"""Tests that templates read only names that the code, a catalogue or a template defines.

Jinja prints an empty text for a missing key, so a renamed key would empty a page silently.
"""

import ast
import re

import pytest
from jinja2 import Environment, nodes

from tests.sources import ROOT, nodes_of

PACKAGES = (ROOT / "widgets/cartes_widgets", ROOT / "cartes_lib")
FOLDER = ROOT / "widgets/cartes_widgets/pages/jupyter/voila/templates/cartes"
TEMPLATES = sorted(FOLDER.glob("*.j2"))
CATALOGUES = ROOT / "cartes_lib/messages/locales/en"
OF_JINJA = {"index", "index0", "first", "last"}
"""Attributes of a loop."""
OF_OUTPUTS = {"image/png", "image/svg+xml", "text/html", "text/plain"}
"""Media types of a cell's output."""


def names_of_code():
    """Strings, keywords, arguments, attributes, fields and functions of our Python code."""
    for file in (file for folder in PACKAGES for file in folder.rglob("*.py")):
        for node in nodes_of(file):
            match node:
                case ast.Constant(value=str(text)):
                    yield text
                case ast.keyword(arg=str(name)) | ast.arg(arg=name) | ast.Attribute(attr=name):
                    yield name
                case ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                    yield name


def names_of_catalogues():
    """The parts of the message ids of pages, without their prefixes."""
    for file in CATALOGUES.glob("*.ftl"):
        for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M):
            yield name.partition("-")[2]


def names_of(tree):
    """The macros, variables and fields of a namespace that a template defines."""
    yield from (macro.name for macro in tree.find_all(nodes.Macro))
    yield from (item.key for item in tree.find_all(nodes.Keyword))
    for pair in tree.find_all(nodes.Pair):
        if isinstance(pair.key, nodes.Const):
            yield pair.key.value


def read_by(tree):
    """The attributes and the constant keys that a template reads, with their lines."""
    for node in tree.find_all((nodes.Getattr, nodes.Getitem)):
        if isinstance(node, nodes.Getattr):
            yield node.attr, node.lineno
        elif isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, str):
            yield node.arg.value, node.lineno


@pytest.fixture(scope="module")
def trees():
    return {file: Environment().parse(file.read_text("utf-8")) for file in TEMPLATES}


@pytest.fixture(scope="module")
def known(trees):
    defined = {name for tree in trees.values() for name in names_of(tree)}
    return {*names_of_code(), *names_of_catalogues(), *defined, *OF_JINJA, *OF_OUTPUTS}


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.name)
def test_a_template_reads_only_names_that_are_defined(file, trees, known):
    assert {item for item in read_by(trees[file]) if item[0] not in known} == set()
