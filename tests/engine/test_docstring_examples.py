"""Tests that each public function and class of the engine has an example that runs."""

import doctest
import importlib
import inspect
import pkgutil

import pytest

import cartes_lib
from cartes_lib.game_ids import GAME_IDS
from docs.public_modules import public_modules

PUBLIC = [name for name in public_modules("cartes_lib") if name != "cartes_lib"]

PROTOCOLS = {"Action", "State"}
"""Types of `cartes_lib.engine` that only describe what each game defines itself."""


def modules():
    for results in pkgutil.walk_packages(cartes_lib.__path__, "cartes_lib."):
        yield importlib.import_module(results.name)


def with_examples():
    finder = doctest.DocTestFinder(exclude_empty=True)
    for module in [cartes_lib, *modules()]:
        for test in finder.find(module, module.__name__):
            if test.examples:
                yield pytest.param(test, id=test.name)


@pytest.mark.parametrize("test", list(with_examples()))
def test_an_example_does_what_it_shows(test):
    lines = []
    result = doctest.DocTestRunner().run(test, out=lines.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(lines)


def defined(module):
    """Pairs of name and value: the functions and classes that `module` defines and exports."""
    for name in module.__all__:
        value = inspect.unwrap(getattr(module, name))
        is_own = getattr(value, "__module__", "") == module.__name__
        if is_own and (inspect.isfunction(value) or inspect.isclass(value)):
            yield name, value


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_function_and_class_has_an_example(name):
    module = importlib.import_module(name)
    without = {item for item, value in defined(module) if ">>>" not in (value.__doc__ or "")}
    assert without - (PROTOCOLS if name == "cartes_lib.engine" else set()) == set()


def test_what_a_game_exports_is_defined_in_public_modules():
    public = {id(value) for name in PUBLIC for _, value in defined(importlib.import_module(name))}
    for game in GAME_IDS:
        exported = importlib.import_module(f"cartes_lib.{game}")
        for name in exported.__all__:
            value = inspect.unwrap(getattr(exported, name))
            if inspect.isfunction(value) or inspect.isclass(value):
                assert id(value) in public, f"{game}: {name}"
