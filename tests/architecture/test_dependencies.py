"""Tests that pyproject.toml declares every imported package, with a lower and an upper bound."""

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions

import pytest

from tests.sources import ROOT, nodes_of

OURS = {"cartes_lib", "cartes_widgets", "release", "research"}
SHIPPED = ("cartes_lib", "widgets/cartes_widgets")
BESIDE = ("tests", "bench", "docs", "release", "research")
NAMED = re.compile(r"([A-Za-z0-9._-]+)(?:\[[a-z,]*\])?\s*(.*)")


def declared(*extras):
    """The version bounds of the dependencies in pyproject.toml, including those of `extras`.

    The key is the normalized name of the distribution.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"]]
    for extra in extras:
        asked += project["optional-dependencies"][extra]
    named = (NAMED.fullmatch(item) for item in asked)
    return {plain(item[1]): item[2] for item in named}


def plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()


@cache
def modules(*folders):
    """The modules that Python files in `folders` import.

    The key is the module's name, the value the path of a file that imports it.
    """
    result = {}
    for file in (file for folder in folders for file in (ROOT / folder).rglob("*.py")):
        if "node_modules" in file.parts:
            continue
        for node in nodes_of(file):
            names = []
            if isinstance(node, ast.Import):
                names = [name.name for name in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module]
            elif isinstance(node, ast.Constant) and file.name == "zygote.py":
                # zygote.py imports modules by their names, which are strings.
                names = [node.value] if re.fullmatch(r"[A-Za-z]+(\.\w+)+", str(node.value)) else []
            for name in names:
                result[name] = file.relative_to(ROOT).as_posix()
    return result


@cache
def owners_of_modules():
    """The installed distributions that provide each module; the key is the name of the module."""
    return packages_distributions()


def undeclared(folders, extras):
    """Pairs of a third-party module that is not declared, and a file that imports it.

    A module is declared if its distribution is in the result of `declared`.
    """
    known, bounds = owners_of_modules(), declared(*extras)
    # Several distributions may share a namespace, and some are not installed with the tests.
    namespaces = {
        "fluent.runtime": "fluent-runtime",
        "fluent.syntax": "fluent-syntax",
        "griffe": "griffelib",
    }
    missing = []
    here = {file.stem for folder in BESIDE for file in (ROOT / folder).rglob("*.py")}
    for name, file in modules(*folders).items():
        top = name.split(".")[0]
        if top in sys.stdlib_module_names | OURS | here | {*BESIDE}:
            continue
        part = ".".join(name.split(".")[:2])
        owners = {namespaces[part]} if part in namespaces else {plain(o) for o in known[top]}
        if not owners & set(bounds):
            missing.append((name, file))
    return missing


def test_what_the_packages_import_is_declared():
    assert len(modules(*SHIPPED)) > 40
    optional = {"jupyterhub", "cryptography"}
    assert {name.split(".")[0] for name, _ in undeclared(SHIPPED, ())} == optional


@pytest.mark.parametrize(
    ("extra", "file"),
    [("hub", "classroom/web/hub.py"), ("export", "classroom/model/class_file.py")],
)
def test_an_optional_library_is_imported_by_the_one_module_that_needs_it(extra, file):
    others = {"hub", "export"} - {extra}
    places = {place for _, place in undeclared(SHIPPED, tuple(others))}
    assert places == {f"widgets/cartes_widgets/{file}"}
    assert undeclared(SHIPPED, ("hub", "export")) == []


def test_what_tests_and_benchmarks_import_is_declared():
    assert undeclared(BESIDE, ("test", "bench", "docs")) == []


@pytest.mark.parametrize(
    ("name", "bounds"), sorted(declared("test", "bench", "export", "hub", "postgres").items())
)
def test_every_dependency_has_a_lowest_and_a_first_version_that_is_too_new(name, bounds):
    pinned = re.fullmatch(r"==[\d.]+", bounds)
    assert pinned or re.fullmatch(r">=[\d.]+,<[\d.]+", bounds), f"{name} {bounds}"
