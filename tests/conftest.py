"""How tests are shared out among workers: what is dear to make is made by one of them.

`--dist loadgroup` is not used: its groups stand in an attribute that pytest 9.2 does not read.
"""

import asyncio
import gc
import os
import re

import pytest
from hypothesis import Phase, settings

from cartes_lib.wording import speak
from cartes_widgets.server.blocked_imports import block_imports

# As a server does: else each worker builds the grammar before its first test.
block_imports()

# On a busy machine an example may take any time; what is checked must not depend on that.
# A failure found by chance is for `make test-long`, which draws other examples each time.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("long", deadline=None)
# A mutant is killed by any example.
settings.register_profile(
    "unshrunk",
    settings.get_profile("same"),
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# What tests expect is French, whatever the machine speaks: the command asks its environment.
os.environ["LANGUAGE"] = "fr"

# And the deal of the day is that of one day, one of Truco's, which has most to show.
os.environ["CARTES_TODAY"] = "2026-11-22"

_EXERCISE = re.compile(r"tests/asking/.*\[.*?([A-Z]{2}-[0-9]{2})\b")
_LESSON = re.compile(r"tests/browser/test_lessons.py::.*\[([A-Z]{2}-[0-9]{2})\]$")
_SITE = (
    *("tests/browser/test_site.py", "tests/browser/test_site_offline.py"),
    "tests/asking/test_in_pyodide.py",
)
"""Files whose tests read a site, or what Pyodide compiles for one: both are dear to make."""
_PARSED = ("tests/architecture/", "tests/wording/")
"""Folders whose tests read all of the code or the catalogue."""
_WIRE = "tests/classroom/test_wire"
"""How the files begin whose tests ask one server that holds a class."""


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """What is imported and collected stays: looking through it for waste took half of the time.

    Nor is it looked through while tests run.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def speaks_french_again():
    """Whatever a test made this process speak is forgotten after it."""
    yield
    speak("fr")


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request):
    """The loop of Playwright, which runs from a worker's first page to its end, is hidden.

    Else a test with a loop of its own fails or not by what its worker has done before it.
    """
    running = asyncio._get_running_loop()
    if running is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


def share_of(test: str) -> str:
    """What the tests are called that run on the same worker as `test`, an id of pytest's."""
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

    # As they were collected: the browser's, some of which wait long, before many short ones.
    config.option.loadscopereorder = False

    class Shares(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            return share_of(nodeid)

    return Shares(config, log) if config.getvalue("dist") == "loadscope" else None
