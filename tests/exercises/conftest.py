"""Exercises are drawn once for all tests of a worker."""

from functools import lru_cache

import pytest

from cartes_lib.exercises import registry


@pytest.fixture(scope="session", autouse=True)
def _drawn_once():
    """Keeps every exercise that is drawn, where a page keeps the last few hundred."""
    patch = pytest.MonkeyPatch()
    drawn = lru_cache(maxsize=None)(registry._drawn.__wrapped__)
    patch.setattr(registry, "_drawn", drawn)
    yield
    patch.undo()
