"""Runs the tests of a game or a package on a mutant in a forked process, likely ones first."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import pytest

from .changes import ROOT, Finder, Mutant, files_of, tests_of

_OPTIONS = (
    *("-x", "-q", "--tb=no", "-m", "not long", "-p", "no:cacheprovider", "-p", "no:xdist"),
    # Hypothesis was imported before the fork.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
_MEMORY = 4 * 2**30
_TO_COLLECT, _MORE, _TIMES = 60.0, 10.0, 5.0
"""Limits of processor seconds after which a test counts as failed: its time without a change,
times a factor, plus a margin. Other programs on the machine do not affect it.
"""


@dataclass
class Known:
    """Results of the tests on the unchanged rules: by id, seconds and calls.

    A call is the file of a function and its first line.
    """

    seconds: dict[str, float] = field(default_factory=dict)
    calls: dict[str, set[tuple[str, int]]] = field(default_factory=dict)

    def order(self, test: str, mutant: Mutant) -> tuple[bool, float]:
        """Sort key: first the tests that call the changed function, of these the quick ones."""
        called = (str(mutant.file), mutant.function) in self.calls.get(test, ())
        return bool(mutant.function) and not called, self.seconds.get(test, 0.0)


class _Watch:
    """Records the duration of each test, and the functions of the rules that it calls."""

    def __init__(self, target: str) -> None:
        self.known = Known()
        self._files = {str(file) for file in files_of(target)}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        results: set[tuple[str, int]] = set()

        def note(frame: FrameType, event: str, arg: object) -> None:
            if frame.f_code.co_filename in self._files:
                results.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

        since = time.process_time()
        sys.settrace(note)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.known.seconds[item.nodeid] = time.process_time() - since
            self.known.calls[item.nodeid] = results


class _Hurry:
    """Sorts the tests, and ends the process after the first failure."""

    def __init__(self, known: Known, mutant: Mutant) -> None:
        self._known, self._mutant = known, mutant
        signal.setitimer(signal.ITIMER_VIRTUAL, _TO_COLLECT)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self._known.order(item.nodeid, self._mutant))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        usual = self._known.seconds.get(nodeid, 0.0)
        signal.setitimer(signal.ITIMER_VIRTUAL, _MORE + _TIMES * usual)


@contextmanager
def _silence() -> Iterator[None]:
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    yield


def _tests(target: str) -> list[str]:
    """The tests of `target`, as pytest takes them."""
    return [str(file.relative_to(ROOT)) for file in tests_of(target)]


def known_tests(target: str) -> Known:
    """Results of the tests of `target` on its unchanged rules.

    Raises:
        SystemExit: a test fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "known.json"
        child = os.fork()
        if not child:
            code = 70
            try:
                with _silence():
                    watch = _Watch(target)
                    code = int(pytest.main([*_OPTIONS, *_tests(target)], [watch]))
                    calls = {test: list(results) for test, results in watch.known.calls.items()}
                    file.write_text(json.dumps([watch.known.seconds, calls]), "utf-8")
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        if os.waitstatus_to_exitcode(status):
            raise SystemExit(f"{target}: its tests fail without any change")
        seconds, calls = json.loads(file.read_text("utf-8"))
    return Known(seconds, {test: {(f, n) for f, n in result} for test, result in calls.items()})


def begin(mutant: Mutant, target: str, known: Known) -> int:
    """The id of a process that tests `mutant`; it exits with 0 only if no test fails."""
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        with _silence():
            os.setpgid(0, 0)
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            sys.meta_path.insert(0, Finder(mutant))
            code = int(pytest.main([*_OPTIONS, *_tests(target)], [_Hurry(known, mutant)]))
    finally:
        os._exit(code)
