"""Distribution of tests to workers: tests that share an expensive fixture run on one worker.

`--dist loadgroup` is not used: its groups are in an attribute that pytest 9.2 does not read.
"""

import asyncio
import gc
import os
import re

import pytest
from hypothesis import Phase, settings

from cartes_lib.messages import set_language
from cartes_widgets.server.blocked_imports import block_imports

# As on a server; otherwise each worker would build a grammar before its first test.
block_imports()

# The result must not depend on the time that an example takes on a busy machine. Only `make
# test-long` uses random examples, which differ each time.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("long", deadline=None)
# One failing example is enough to kill a mutant.
settings.register_profile(
    "unshrunk",
    settings.get_profile("same"),
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# Tests expect French in any environment, because the command reads its environment.
os.environ["LANGUAGE"] = "fr"
set_language("fr")

# A fixed date for the daily deal; that of Truco has the most contents.
os.environ["CARTES_TODAY"] = "2026-11-22"

_EXERCISE = re.compile(r"tests/asking/.*\[.*?([A-Z]{2}-[0-9]{2})\b")
_LESSON = re.compile(r"tests/browser/test_lessons.py::.*\[([A-Z]{2}-[0-9]{2})\]$")
_SITE = (
    *("tests/browser/test_site.py", "tests/browser/test_site_offline.py"),
    "tests/asking/test_in_pyodide.py",
)
"""Files whose tests need a static site or the modules that Pyodide compiles, both expensive."""
_PARSED = ("tests/architecture/", "tests/messages/")
"""Folders whose tests parse all code or all messages."""
_WIRE = "tests/classroom/test_wire"
"""Prefix of the files whose tests share one server with a class."""


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Freezes the garbage collector after collection: to scan these objects took half the run.

    The collector stays off while tests run.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def speaks_french_again():
    """Restores the process's language after each test."""
    yield
    set_language("fr")


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request):
    """Hides Playwright's event loop, which runs from a worker's first page to its end.

    Otherwise a test with its own event loop would depend on earlier tests of the worker.
    """
    running = asyncio._get_running_loop()
    if running is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


def share_of(test: str) -> str:
    """Name of the group of tests that run on the same worker as `test`, which is a pytest id."""
    lesson = _EXERCISE.match(test)
    if lesson:
        return f"exercises of {lesson[1]}"
    if page := _LESSON.match(test):
        return f"page of {page[1]}"
    file = test.partition("::")[0]
    if file in _SITE:
        return "the site"
    return next((begin for begin in (*_PARSED, _WIRE) if file.startswith(begin)), file)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    from xdist.scheduler import LoadScopeScheduling

    # Keep the order of collection: slow browser tests start before the many short tests.
    config.option.loadscopereorder = False

    class Shares(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            return share_of(nodeid)

    return Shares(config, log) if config.getvalue("dist") == "loadscope" else None
