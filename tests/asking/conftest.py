"""A cache of generated exercises for all tests of a worker."""

from functools import lru_cache

import pytest

from cartes_lib.asking import registry


@pytest.fixture(scope="session", autouse=True)
def _cached_questions():
    """Replaces the app's cache, which has a limit, by a cache of all generated exercises."""
    patch = pytest.MonkeyPatch()
    cached = lru_cache(maxsize=None)(registry._question.__wrapped__)
    patch.setattr(registry, "_question", cached)
    yield
    patch.undo()
