"""Each public function and class of the engine has an example, and the examples run."""

import doctest
import importlib
import inspect
import pkgutil

import pytest

import cartes_lib

PUBLIC = [
    *("cards", "seats", "tricks", "engine", "botifarra", "truco", "balco"),
    *("botifarra.odds", "truco.odds", "balco.odds"),
]
"""Modules whose names are the engine's public interface."""

PROTOCOLS = {"Action", "State"}
"""Types of `cartes_lib.engine` that only describe the games' own."""


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


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_function_and_class_has_an_example(name):
    module = importlib.import_module(f"cartes_lib.{name}")
    named = {item: getattr(module, item) for item in module.__all__}
    own = {
        item: inspect.unwrap(value) if callable(value) else value
        for item, value in named.items()
        if (inspect.isfunction(inspect.unwrap(value)) if callable(value) else False)
        or inspect.isclass(value)
    }
    without = {name for name, value in own.items() if ">>>" not in (value.__doc__ or "")}
    assert without - (PROTOCOLS if name == "engine" else set()) == set()
