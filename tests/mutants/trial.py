"""Runs the tests that reach a mutant in a forked process, the fastest test first."""

from __future__ import annotations

import hashlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.caches import clear_caches

from .changes import ROOT, Finder, Mutant, files_of, tests_of

_OPTIONS = (
    *("-x", "-q", "--tb=no", "-m", "not long", "-p", "no:cacheprovider", "-p", "no:xdist"),
    # Hypothesis was imported before the fork, so pytest cannot rewrite its assertions.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
_MEMORY = 4 * 2**30
_TO_COLLECT, _MORE, _TIMES = 60.0, 10.0, 5.0
"""Limits of processor time: seconds to collect tests; seconds and factor for each test.

A test fails when it has used its usual time, times the factor, plus the seconds. Other programs
on the machine do not affect processor time.
"""


@dataclass
class Known:
    """Results of the tests on the unchanged rules: the seconds and the reached lines of each test.

    The keys are test ids. For the lines, an inner key is the file's path relative to the project.
    """

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    def reaching(self, mutant: Mutant) -> list[str]:
        """The tests that reach the changed statement, the fastest first."""
        first, last = mutant.statement
        file = str(mutant.file.relative_to(ROOT))
        reached = [
            test
            for test in self.seconds
            # A statement that runs at import may be reached by every test.
            if not first or any(first <= line <= last for line in self.lines[test].get(file, ()))
        ]
        return sorted(reached, key=self.seconds.__getitem__)


class _Watch:
    """A pytest plugin that records how long each test takes, and which lines it reaches."""

    def __init__(self, target: str) -> None:
        self.known = Known()
        self._files = {str(file): str(file.relative_to(ROOT)) for file in files_of(target)}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # A test with a cached result also depends on the lines that computed the result.
        clear_caches(self._files)
        lines: dict[str, set[int]] = {}
        missing: dict[CodeType, set[int]] = {}

        def enter(frame: FrameType, event: str, arg: object) -> Any:
            code = frame.f_code
            name = self._files.get(code.co_filename)
            if name is None:
                return None
            if code not in missing:
                missing[code] = {line for *_, line in code.co_lines() if line}
                lines.setdefault(name, set()).update(missing[code] & {code.co_firstlineno})
                missing[code].discard(code.co_firstlineno)
            # A function is no longer traced when all its lines have been reached.
            return step if missing[code] else None

        def step(frame: FrameType, event: str, arg: object) -> Any:
            code, line = frame.f_code, frame.f_lineno
            if event == "line" and line in missing[code]:
                missing[code].discard(line)
                lines[self._files[code.co_filename]].add(line)
            return step

        since = time.process_time()
        sys.settrace(enter)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.known.seconds[item.nodeid] = time.process_time() - since
            self.known.lines[item.nodeid] = {name: sorted(lines[name]) for name in lines}


class _Hurry:
    """A pytest plugin that runs only the tests that reach the mutant, within limits of time."""

    def __init__(self, known: Known, tests: Sequence[str]) -> None:
        self._known, self._order = known, {test: number for number, test in enumerate(tests)}
        signal.setitimer(signal.ITIMER_VIRTUAL, _TO_COLLECT)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self._order]
        items.sort(key=lambda item: self._order[item.nodeid])

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
    """The paths of the tests of `target`, as arguments of pytest."""
    return [str(file.relative_to(ROOT)) for file in tests_of(target)]


def _cache(target: str) -> Path:
    """The path of the file for the results of `target`.

    Its name has a hash of the code on which the results depend.
    """
    state = hashlib.sha256(sys.version.encode())
    folders = {file.parent for file in tests_of(target)}
    code = [*(ROOT / "cartes_lib").rglob("*.py"), *Path(__file__).parent.glob("*.py")]
    for file in sorted([*code, *(file for folder in folders for file in folder.glob("*.py"))]):
        state.update(file.read_bytes())
    name = target.replace("/", "-").removesuffix(".py")
    return ROOT / "build/mutants" / f"{name}-{state.hexdigest()[:16]}.json"


def known_tests(target: str) -> Known:
    """The results of the tests of `target` on the unchanged rules.

    Reads them from the saved file if there is one; otherwise runs the tests and saves the results.

    Raises:
        SystemExit: a test fails.
    """
    file = _cache(target)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        child = os.fork()
        if not child:
            code = 70
            try:
                with _silence():
                    watch = _Watch(target)
                    code = int(pytest.main([*_OPTIONS, *_tests(target)], [watch]))
                    if not code:
                        file.write_text(json.dumps([watch.known.seconds, watch.known.lines]))
            finally:
                os._exit(code)
        _, status = os.waitpid(child, 0)
        if os.waitstatus_to_exitcode(status):
            raise SystemExit(f"{target}: its tests fail without any change")
    return Known(*json.loads(file.read_text("utf-8")))


def begin(mutant: Mutant, known: Known) -> int:
    """Starts a process that tests `mutant`; returns its id.

    The process exits with 0 only if no test fails.
    """
    tests = known.reaching(mutant)
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        with _silence():
            os.setpgid(0, 0)
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            sys.meta_path.insert(0, Finder(mutant))
            files = sorted({test.partition("::")[0] for test in tests})
            # If no test reaches the mutant, no test can fail.
            code = int(pytest.main([*_OPTIONS, *files], [_Hurry(known, tests)])) if files else 0
    finally:
        os._exit(code)
