"""Mutants of the rules: what if a comparison, a number, an `and` were otherwise?

    python -m tests.mutants botifarra            # 100 mutants, the same ones each time
    python -m tests.mutants balco --seed 2 --count 20

A sample of small changes is made to the modules that hold a game's rules, one at a time, in
a forked process; the tests of that game then have to fail. What survives is printed, and has
to be explained in `mutants.toml`, beside this file, by the text of its line and the change.
The integer layers, which tests hold to these rules, are left alone.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import signal
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("botifarra", "balco", "truco")
NOT_RULES = ("fast", "search", "runs", "leads", "solver", "playout", "plain", "__init__")
"""What the names of modules begin with that compute faster, or choose, or only gather."""

SLOW = ("fast", "invariants", "solver")
"""Words in the names of test files that are run last."""

LEAST_KILLED = 0.97
_OPTIONS = (
    *("-x", "-q", "-m", "not long", "-p", "no:cacheprovider", "-p", "no:xdist"),
    # Hypothesis was imported before the fork.
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
_SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the n-th that is possible in a module, in which line, from what to what."""

    file: Path
    number: int
    line: int
    text: str
    change: str

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(ROOT).with_suffix("").parts)

    @property
    def key(self) -> str:
        return f"{self.file.stem}: {self.text} | {self.change}"


def changes(tree: ast.Module) -> Iterator[tuple[ast.AST, str, Any, str]]:
    """What can be changed in `tree`: node, attribute, new value, and how it reads."""
    for node in _of_rules(tree):
        if isinstance(node, ast.Compare):
            for place, one in enumerate(node.ops):
                other = _SWAPS[type(one)]()
                ops = [*node.ops[:place], other, *node.ops[place + 1 :]]
                yield node, "ops", ops, f"{_name(one)} -> {_name(other)}"
        elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in _SWAPS:
            swapped = _SWAPS[type(node.op)]()
            yield node, "op", swapped, f"{_name(node.op)} -> {_name(swapped)}"
        elif isinstance(node, ast.If | ast.IfExp):
            yield node, "test", ast.UnaryOp(ast.Not(), node.test), "if -> if not"
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node, "value", not node.value, f"{node.value} -> {not node.value}"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, "value", node.value + 1, f"{node.value} -> {node.value + 1}"


def _name(operator: ast.AST) -> str:
    return type(operator).__name__


def _of_rules(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that can matter: no annotations, no messages of errors, no type aliases."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.Raise):
                yield child
                yield from _of_rules(child)


def mutants(game: str) -> list[Mutant]:
    """All mutants of the rules of `game`, in a stable order."""
    found = []
    for file in sorted((ROOT / "cartes_lib" / game).rglob("*.py")):
        if file.stem.startswith(NOT_RULES) or "fast" in file.parent.parts:
            continue
        source = file.read_text("utf-8")
        lines = source.splitlines()
        for number, (node, _, _, change) in enumerate(changes(ast.parse(source))):
            line = getattr(node, "lineno", 0)
            found.append(Mutant(file, number, line, lines[line - 1].strip(), change))
    return found


class _Loader(SourceFileLoader):
    """Compiles the module of a mutant with its change."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.file))
        self._number = mutant.number

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(Path(self.path).read_text("utf-8"))
        node, name, value, _ = next(
            found for number, found in enumerate(changes(tree)) if number == self._number
        )
        setattr(node, name, copy.deepcopy(value))
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        if fullname != self._mutant.module:
            return None
        spec = PathFinder.find_spec(fullname, path)
        if spec is not None:
            spec.loader = _Loader(self._mutant)
        return spec


def test_files(game: str, module: str) -> list[str]:
    """The tests of `game`: those named like `module` first, the slow ones last.

    The solver's are of another layer.
    """
    files = [
        str(file.relative_to(ROOT))
        for file in sorted((ROOT / "tests/engine" / game).glob("test_*.py"))
        if "solver" not in file.stem
    ]
    return sorted(
        files,
        key=lambda file: (any(word in file for word in SLOW), f"_{module}." not in file, file),
    )


def _begin(mutant: Mutant | None, game: str) -> int:
    """The id of a process that tests `mutant`; it ends with 0 only if no test fails.

    None tests the rules as they are.
    """
    child = os.fork()
    if child:
        return child
    code = 70
    try:
        os.setpgid(0, 0)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        if mutant is not None:
            sys.meta_path.insert(0, _Finder(mutant))
        import pytest

        # File by file, the likely one first: most mutants need only one of them.
        for file in test_files(game, mutant.file.stem if mutant else ""):
            code = int(pytest.main([*_OPTIONS, file]))
            if code:
                break
    finally:
        os._exit(code)


def survivors(chosen: list[Mutant], game: str, jobs: int, limit: float) -> list[Mutant]:
    """Those of `chosen` that no test notices; one that takes `limit` seconds is noticed."""
    # Imported once here, and so in every process that is forked.
    import hypothesis  # noqa: F401
    import pytest  # noqa: F401

    import cartes_lib.rulebook
    import cartes_lib.wording  # noqa: F401

    _, status = os.waitpid(_begin(None, game), 0)
    if os.waitstatus_to_exitcode(status):
        raise SystemExit(f"{game}: its tests fail without any change")
    waiting, alive = list(enumerate(chosen)), []
    running: dict[int, tuple[int, Mutant, float]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, mutant = waiting.pop(0)
            running[_begin(mutant, game)] = number, mutant, time.monotonic()
        child, status = os.waitpid(-1, os.WNOHANG)
        if child:
            number, mutant, since = running.pop(child)
            survived = os.waitstatus_to_exitcode(status) == 0
            alive += [(number, mutant)] if survived else []
            word = "SURVIVED" if survived else "killed"
            seconds = time.monotonic() - since
            place = f"{mutant.file.relative_to(ROOT)}:{mutant.line}"
            print(f"{number + 1:4} {word:8} {seconds:5.1f} s {place} {mutant.change}", flush=True)
            continue
        for child, (_, _, since) in running.items():
            if time.monotonic() - since > limit:
                os.kill(child, signal.SIGKILL)
        time.sleep(0.05)
    return [mutant for _, mutant in sorted(alive, key=lambda one: one[0])]


def main() -> int:
    """0 if at least 97 of 100 are killed and each other one has its reason."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--limit", type=float, default=600.0)
    given = parser.parse_args()
    reasons = tomllib.loads((ROOT / "tests/mutants.toml").read_text("utf-8"))
    failed = False
    for game in given.games or GAMES:
        every = mutants(game)
        chosen = random.Random(given.seed).sample(every, min(given.count, len(every)))
        alive = survivors(chosen, game, given.jobs, given.limit)
        unexplained = [one for one in alive if one.key not in reasons.get(game, {})]
        killed = 1 - len(alive) / len(chosen)
        print(f"{game}: {len(chosen)} of {len(every)} mutants, {killed:.0%} killed")
        for one in alive:
            print(f"  {one.file.relative_to(ROOT)}:{one.line}\n    {one.key}")
        failed = failed or bool(unexplained) or killed < LEAST_KILLED
    return int(failed)


if __name__ == "__main__":
    os.chdir(ROOT)
    raise SystemExit(main())
