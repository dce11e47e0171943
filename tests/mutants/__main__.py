"""Mutation tests: a small change to the rules must make a test fail.

    python -m tests.mutants botifarra            # 100 mutants, the same ones each time
    python -m tests.mutants balco --seed 2 --count 20
    python -m tests.mutants cartes_lib/asking    # any package or module, with the tests of its name

A mutant is a module of a game's rules with one change: another comparison, number or operator. A
forked process runs only the tests that reach the changed statement, and one of them must fail. The
first run of a version traces all tests, and saves the result. The command prints the surviving
mutants. `reasons.toml` must explain each of them, by the text of its line and the change. The
integer engines, which tests compare with these rules, are not changed. Tests must kill 97 of 100
mutants of rules, and 95 of other packages.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
import tomllib
from pathlib import Path

# Import these modules once, for all forked processes.
import hypothesis  # noqa: F401

import cartes_lib.messages
import cartes_lib.rulebook  # noqa: F401

from .changes import GAMES, ROOT, TARGETS, Mutant, mutants
from .trial import begin, known_tests

LEAST_OF_RULES, LEAST = 0.97, 0.95


def survivors(chosen: list[Mutant], target: str, jobs: int) -> list[Mutant]:
    """The mutants of `chosen` that no test detects; prints a line for each mutant."""
    known = known_tests(target)
    waiting, alive = list(enumerate(chosen)), []
    running: dict[int, tuple[int, Mutant, float]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, mutant = waiting.pop(0)
            running[begin(mutant, known)] = number, mutant, time.monotonic()
        child, status = os.wait()
        number, mutant, since = running.pop(child)
        survived = os.waitstatus_to_exitcode(status) == 0
        alive += [(number, mutant)] if survived else []
        word = "SURVIVED" if survived else "killed"
        seconds = time.monotonic() - since
        place = f"{mutant.file.relative_to(ROOT)}:{mutant.line}"
        print(f"{number + 1:4} {word:8} {seconds:5.1f} s {place} {mutant.change}", flush=True)
    return [mutant for _, mutant in sorted(alive, key=lambda item: item[0])]


def main() -> int:
    """Tests random mutants of each target, and prints the survivors.

    Returns 0 if enough mutants are killed and each survivor has a reason, else 1.
    """
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", default=TARGETS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    reasons = tomllib.loads(Path(__file__).with_name("reasons.toml").read_text("utf-8"))
    failed = False
    for target in given.targets or TARGETS:
        every = mutants(target)
        chosen = random.Random(given.seed).sample(every, min(given.count, len(every)))
        alive = survivors(chosen, target, given.jobs)
        unexplained = [entry for entry in alive if entry.key not in reasons.get(target, {})]
        least = LEAST_OF_RULES if target in GAMES else LEAST
        killed = 1 - len(alive) / len(chosen)
        print(f"{target}: {len(chosen)} of {len(every)} mutants, {killed:.0%} killed")
        for item in alive:
            print(f"  {item.file.relative_to(ROOT)}:{item.line}\n    {item.key}")
        failed = failed or bool(unexplained) or killed < least
    return int(failed)


if __name__ == "__main__":
    os.chdir(ROOT)
    # With cached bytecode, the forked processes need not rewrite the assertions of all tests
    # again.
    sys.dont_write_bytecode = False
    os.environ["HYPOTHESIS_PROFILE"] = "unshrunk"
    raise SystemExit(main())
