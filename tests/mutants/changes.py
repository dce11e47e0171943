"""The small changes that mutation tests make: another comparison, number or operator."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

from cartes_lib.game_ids import GAME_IDS

ROOT = Path(__file__).resolve().parents[2]
GAMES = tuple(GAME_IDS)
ASKING = "cartes_lib/asking"
TARGETS = (*GAMES, ASKING)
"""The default targets of the mutation tests: a game by its name, a package by its path."""
NOT_RULES = (
    "fast",
    "search",
    "runs",
    "leads",
    "solver",
    "memory",
    "odds",
    "range_odds",
    "__init__",
)
"""Beginnings of names of modules without rules.

Such a module computes faster, chooses actions, or only re-exports names.
"""

NOT_OF_RULES = ("fast", "bots")
"""Names of folders that contain no rules."""

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
    """One change of a module.

    Attributes:
        number: the change's number among all possible changes of the module.
        line: the changed line.
        statement: first and last line of the statement that contains it, without nested statements;
            (0, 0) for a statement that runs at import.
        text: the text of the line.
        change: a description of the change.
    """

    file: Path
    number: int
    line: int
    statement: tuple[int, int]
    text: str
    change: str

    @property
    def module(self) -> str:
        return ".".join(self.file.relative_to(ROOT).with_suffix("").parts)

    @property
    def key(self) -> str:
        return f"{self.file.stem}: {self.text} | {self.change}"


def changes(tree: ast.Module) -> Iterator[tuple[ast.AST, str, Any, str]]:
    """The possible changes in `tree`: node, attribute, new value, and description."""
    for node in _of_rules(tree):
        if isinstance(node, ast.Compare):
            for place, item in enumerate(node.ops):
                if _is_chance(node):
                    continue
                other = _SWAPS[type(item)]()
                ops = [*node.ops[:place], other, *node.ops[place + 1 :]]
                yield node, "ops", ops, f"{_name(item)} -> {_name(other)}"
        elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in _SWAPS:
            swapped = _SWAPS[type(node.op)]()
            yield node, "op", swapped, f"{_name(node.op)} -> {_name(swapped)}"
        elif isinstance(node, ast.If | ast.IfExp):
            yield node, "test", ast.UnaryOp(ast.Not(), node.test), "if -> if not"
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield node, "value", not node.value, f"{node.value} -> {not node.value}"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield node, "value", node.value + 1, f"{node.value} -> {node.value + 1}"


def _is_chance(node: ast.Compare) -> bool:
    """Whether the node compares a random fraction with a limit, which it never equals.

    No test can detect that such a comparison has changed.
    """
    call = node.left
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == "random"
    )


def _name(operator: ast.AST) -> str:
    return type(operator).__name__


def _of_rules(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that may be changed: not annotations, error messages or the `strict` of a zip."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue
            if isinstance(child, ast.AST) and not isinstance(child, ast.Raise):
                yield child
                yield from _of_rules(child)


def mutants(target: str) -> list[Mutant]:
    """All mutants of `target`, in a stable order."""
    results = []
    for file in files_of(target):
        source = file.read_text("utf-8")
        lines, tree = source.splitlines(), ast.parse(source)
        places = statements(tree)
        for number, (node, _, _, change) in enumerate(changes(tree)):
            line = getattr(node, "lineno", 0)
            text = lines[line - 1].strip()
            results.append(Mutant(file, number, line, places.get(line, (0, 0)), text, change))
    return results


def files_of(target: str) -> list[Path]:
    """The modules of `target`; for a game, only those with its rules."""
    if target not in GAMES:
        place = ROOT / target
        return [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [
        file
        for file in sorted((ROOT / "cartes_lib" / target).rglob("*.py"))
        if not file.stem.startswith(NOT_RULES) and not {*NOT_OF_RULES} & {*file.parent.parts}
    ]


def tests_of(target: str) -> list[Path]:
    """The files with tests of `target`.

    For a game, these are the files of its folder, except those of the solver. For another target,
    they have the same path below `tests`.

    Raises:
        SystemExit: there is no test.
    """
    if target in GAMES:
        folder = ROOT / "tests/engine" / target
        return [file for file in sorted(folder.glob("test_*.py")) if "solver" not in file.stem]
    below = Path(target).with_suffix("").parts[1:]
    for number in range(len(below), 0, -1):
        folder = ROOT / "tests" / Path(*below[:number])
        if folder.is_dir():
            return sorted(folder.glob("test_*.py"))
    raise SystemExit(f"{target}: no folder of tests has its name")


def statements(tree: ast.Module) -> dict[int, tuple[int, int]]:
    """The first and last line of the innermost statement around each line in a function.

    The key is the line.
    """
    result: dict[int, tuple[int, int]] = {}
    outer = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    # `ast.walk` yields outer nodes first, so an inner statement replaces an outer one.
    for node in (inner for item in outer for inner in ast.walk(item) if inner is not item):
        if isinstance(node, ast.stmt):
            inside = [item.lineno - 1 for item in getattr(node, "body", ())]
            last = max(node.lineno, *inside[:1]) if inside else node.end_lineno or node.lineno
            for line in range(node.lineno, last + 1):
                result[line] = node.lineno, last
    return result


class _Loader(SourceFileLoader):
    """A loader that compiles the changed module of a mutant."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.file))
        self._number = mutant.number

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(Path(self.path).read_text("utf-8"))
        node, name, value, _ = next(
            results for number, results in enumerate(changes(tree)) if number == self._number
        )
        setattr(node, name, copy.deepcopy(value))
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


class Finder(MetaPathFinder):
    """An import finder that finds the changed module of a mutant."""

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
