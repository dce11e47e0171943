"""Fixtures of all tests, and their distribution: tests that share a costly fixture share a worker.

`--dist loadgroup` is not used: its groups are in an attribute that pytest 9.2 does not read.
"""

import asyncio
import gc
import inspect
import logging
import os
import re
from functools import lru_cache

import pytest
from hypothesis import Phase, settings

from cartes_lib.asking import registry
from cartes_lib.messages import set_language
from cartes_widgets.server.blocked_imports import block_imports

# A server does the same; otherwise each worker would build a grammar before its first test.
block_imports()

# The result must not depend on how fast a busy machine runs an example. Only `make test-long`
# uses random examples, which differ each time.
settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("long", deadline=None)
# One failing example is enough to kill a mutant: do not look for a smaller one.
settings.register_profile(
    "unshrunk",
    settings.get_profile("same"),
    database=None,
    phases=[Phase.explicit, Phase.generate],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# Tests expect French in any environment; without this, the command would read LANGUAGE.
os.environ["LANGUAGE"] = "fr"
set_language("fr")

# A fixed date for the daily deal. It is a deal of Truco, which has the most contents.
os.environ["CARTES_TODAY"] = "2026-11-22"

WITHIN = 500
"""Time limit of a test with an event loop in seconds: long enough for a busy machine."""

LAST_LINES = 30
"""How many lines of a failure are printed at once; the summary has all of them."""

_EXERCISE = re.compile(r"tests/asking/.*\[.*?([A-Z]{2}-[0-9]{2})\b")
_LESSON = re.compile(r"tests/browser/test_lessons.py::.*\[([A-Z]{2}-[0-9]{2})\]$")
_SITE = (
    *("tests/browser/test_site.py", "tests/browser/test_site_offline.py"),
    "tests/asking/test_in_pyodide.py",
)
"""Tests that need a static site, or the modules that Pyodide compiles; both are expensive."""
_PARSED = ("tests/architecture/", "tests/messages/")
"""Folders whose tests parse all code or all messages."""
_WIRE = "tests/classroom/test_wire"
"""Prefix of the files whose tests share one server with a class."""


class FailuresAtOnce:
    """Prints each failure when it happens: a run that is ended from outside has no summary."""

    def __init__(self, config):
        self._config = config

    def pytest_runtest_logreport(self, report):
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and reporter is not None:
            reporter.write_line("")
            reporter.write_line(f"FAILED {report.nodeid} ({report.when})")
            reporter.write_line("\n".join(report.longreprtext.splitlines()[-LAST_LINES:]))


def pytest_configure(config):
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(FailuresAtOnce(config))


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Disables garbage collection while pytest collects the tests.

    Then excludes all existing objects from it (`gc.freeze`). Scanning these objects took half of
    the run. The collector is enabled again before the tests run.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session", autouse=True)
def cached_questions():
    """Replaces the app's cache, which has a limit, by a cache of all exercises of the worker."""
    with pytest.MonkeyPatch.context() as patch:
        cached = lru_cache(maxsize=None)(registry.draw_question.__wrapped__)
        patch.setattr(registry, "draw_question", cached)
        yield


@pytest.fixture(autouse=True)
def speaks_french_again():
    """Sets the language back to French after each test."""
    yield
    set_language("fr")


@pytest.fixture(autouse=True)
def failed_bots():
    """The logged failures of bots, which choose another action then; any failure fails the test.

    A test that expects a failure removes it from the list.
    """
    failures = []
    handler = logging.Handler()
    handler.emit = lambda record: failures.append(record.getMessage())
    logger = logging.getLogger("cartes_widgets.games.table_game")
    logger.addHandler(handler)
    yield failures
    logger.removeHandler(handler)
    assert failures == []


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request):
    """Hides Playwright's event loop from tests that do not use a browser.

    Playwright keeps its loop running after the first test with a browser. Another test with its
    own event loop would then depend on which tests the worker ran before.
    """
    try:
        running = asyncio.get_running_loop()
    except RuntimeError:
        running = None
    if running is None or "browser" in request.fixturenames:
        yield
        return
    # asyncio has no public way to replace the running loop.
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """Runs a test that is a coroutine function in an event loop of its own.

    The test must not use a browser, whose loop keeps running.
    """
    scenario = pyfuncitem.obj
    if inspect.iscoroutinefunction(scenario):
        pyfuncitem.obj = lambda **given: asyncio.run(asyncio.wait_for(scenario(**given), WITHIN))


def share_of(test: str) -> str:
    """Name of the group of `test`, a pytest id; all tests of a group run on the same worker."""
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

    # Keep the order of collection: the slow browser tests start before the many short tests.
    config.option.loadscopereorder = False

    class Shares(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            return share_of(nodeid)

    return Shares(config, log) if config.getvalue("dist") == "loadscope" else None
