"""Bundles of front-end modules, built on request, without Node.js or a build step.

Served pages and the static site use bundles with the layout of `pages/bundle.py`. JupyterLab gets
one file with all widgets. In a bundle, each module becomes a function that is called once. The
functions run in the order in which a browser would evaluate the modules.

The sources use only a few forms of `import` and `export`; any other form is an error.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from cartes_widgets.core.assets import page_files

_FOLDER = "bundle/"
_IMPORT = re.compile(
    r"""^import\s*(?:(?P<default>\w+)\s*from\s*)?"""
    r"""(?:\{(?P<names>[^}]*)\}\s*from\s*)?"(?P<path>\.{1,2}/[^"]+)";$""",
    re.M,
)
_LATER = re.compile(r"""(?<=[^{]import\()"(\.{1,2}/[^"]+)"(?=\))""")
_WORKER = re.compile(r"""(?<=new URL\()"(\.{1,2}/[^"]+)"(?=, import\.meta\.url\))""")
_DEFAULT = re.compile(r"^export default ", re.M)
_DECLARED = re.compile(r"^export (?=(?:(?:async )?function\*?|class|const) (\w+))", re.M)
_NAMED = re.compile(r"^export \{([^}]*)\};\n?", re.M)
COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.M | re.S)
"""Matches a comment that fills whole lines. No string of the scripts of Cartes has such a line."""

_STATEMENT = re.compile(r"^import\b(?!\()", re.M)
_LEFT = re.compile(r"^(?:import|export)\b.*", re.M)


@cache
def imports(path: str) -> tuple[str, ...]:
    """The paths of the modules that the module `path` imports statically.

    Raises:
        ValueError: a form of import that cannot be bundled, such as `import * as`.
    """
    source = page_files()[path].decode()
    results = tuple(_target(path, match["path"]) for match in _IMPORT.finditer(source))
    if len(results) != len(_STATEMENT.findall(source)):
        raise ValueError(f"{path}: an import that cannot be bundled")
    return results


def with_imports(paths: Iterable[str]) -> tuple[str, ...]:
    """`paths` and all modules that they import, directly or not; each once, breadth first."""
    result: dict[str, None] = {}
    level = tuple(paths)
    while level:
        result.update(dict.fromkeys(level))
        level = tuple(item for path in level for item in imports(path) if item not in result)
    return tuple(result)


def evaluation_order(roots: Iterable[str]) -> tuple[str, ...]:
    """`roots` and all modules that they import, directly or not; each module comes after its
    imports.

    Raises:
        ValueError: an import cycle.
    """
    order: dict[str, None] = {}

    def visit(path: str, importers: tuple[str, ...] = ()) -> None:
        if path in importers:
            raise ValueError(f"import cycle: {' -> '.join((*importers, path))}")
        if path not in order:
            for target in imports(path):
                visit(target, (*importers, path))
            order[path] = None

    for root in roots:
        visit(root)
    return tuple(order)


def is_widget(path: str) -> bool:
    """Whether the script at `path` is the entry module of a widget."""
    return path.startswith("front/") and path.count("/") == 1 and path.endswith(".js")


@cache
def widgets_script() -> str:
    """The source of one module with the scripts of all widgets; its export `modules` is keyed by
    path.
    """
    order = evaluation_order(path for path in sorted(page_files()) if is_widget(path))
    bundle = Layout(dict.fromkeys(order, "widgets")).bundle("widgets")
    return f"{bundle}\n//# sourceURL=cartes/widgets.js\n"


@dataclass(frozen=True)
class Layout:
    """The assignment of modules to output files.

    Attributes:
        bundles: the bundle's name for each bundled module, in the order of evaluation. A module
            that is not in this mapping has its own file.
    """

    bundles: Mapping[str, str]

    def file_of(self, path: str) -> str:
        """The name of the file that contains a module."""
        return f"{_FOLDER}{self.bundles.get(path) or path.removesuffix('.js')}.js"

    def alone(self, path: str) -> str:
        """The contents of the output file of a module that is in no bundle."""
        file = self.file_of(path)

        def taken(match: re.Match[str]) -> str:
            target = _target(path, match["path"])
            if target in self.bundles:
                return _const(match, self._import_expression(target))
            return match[0].replace(
                f'"{match["path"]}"', f'"{_address(file, self.file_of(target))}"'
            )

        return "\n".join([*self._heads(file, [path]), _IMPORT.sub(taken, self._moved(path, file))])

    def bundle(self, name: str) -> str:
        """The contents of the output file of a bundle; its export `modules` is keyed by path."""
        file = f"{_FOLDER}{name}.js"
        members = [path for path, bundle in self.bundles.items() if bundle == name]
        place = {path: f"$[{number}]" for number, path in enumerate(members)}
        bodies = [f"$.push((() => {{\n{self._body(path, file, place)}\n}})());" for path in members]
        paths = ", ".join(f'"{path}": {place[path]}' for path in members)
        last = f"export const modules = {{ {paths} }};\n"
        return "\n".join([*self._heads(file, members), "const $ = [];", *bodies, last])

    def _heads(self, file: str, members: Iterable[str]) -> list[str]:
        """The import statements at the top of `file`, one for each bundle that `members` need."""
        needed = {item for path in members for item in imports(path) if self.file_of(item) != file}
        names = sorted({self.bundles[item] for item in needed if item in self.bundles})
        return [
            f'import {{ modules as $from_{name} }} from "{_address(file, f"{_FOLDER}{name}.js")}";'
            for name in names
        ]

    def _import_expression(self, target: str) -> str:
        return f'$from_{self.bundles[target]}["{target}"]'

    def _body(self, path: str, file: str, place: Mapping[str, str]) -> str:
        """The source of a module as a function body that returns the module's exports.

        Raises:
            ValueError: a form of export that cannot be bundled, such as `export let`.
        """
        exports: list[str] = []

        def taken(match: re.Match[str]) -> str:
            target = _target(path, match["path"])
            return _const(match, place.get(target) or self._import_expression(target))

        def declared(match: re.Match[str]) -> str:
            exports.append(match[1])
            return ""

        def named(match: re.Match[str]) -> str:
            exports.extend(_renamed(match[1], exported=True))
            return ""

        source = _IMPORT.sub(taken, self._moved(path, file))
        source = _NAMED.sub(named, _DECLARED.sub(declared, source))
        source, count = _DEFAULT.subn("const $default = ", source)
        if count:
            exports.append("default: $default")
        if left := _LEFT.search(source):
            raise ValueError(f"{path}: cannot be bundled: {left[0]}")
        return f"{source}\nreturn {{ {', '.join(exports)} }};"

    def _moved(self, path: str, file: str) -> str:
        """The source of the module `path`; its comments are removed.

        The addresses in its dynamic imports and workers are relative to `file`.
        """

        def later(match: re.Match[str]) -> str:
            return f'"{_address(file, self.file_of(_target(path, match[1])))}"'

        def worker(match: re.Match[str]) -> str:
            return f'"{_address(file, _target(path, match[1]))}"'

        source = COMMENT.sub("", page_files()[path].decode())
        return _WORKER.sub(worker, _LATER.sub(later, source))


def _const(match: re.Match[str], module: str) -> str:
    """An import statement, rewritten as a destructuring assignment from the object `module`."""
    names = _renamed(match["names"] or "")
    if match["default"]:
        names.append(f"default: {match['default']}")
    return f"const {{ {', '.join(names)} }} = {module};" if names else ""


def _renamed(names: str, *, exported: bool = False) -> list[str]:
    """The names of an import or export list, in the syntax of an object's properties.

    `a as b` becomes `a: b` for an import, and `b: a` for an export.
    """
    pairs = [item.split(" as ") for item in (name.strip() for name in names.split(",")) if item]
    return [": ".join(reversed(pair) if exported else pair) for pair in pairs]


def _target(path: str, specifier: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), specifier))


def _address(file: str, target: str) -> str:
    result = posixpath.relpath(target, posixpath.dirname(file))
    return result if result.startswith(".") else f"./{result}"
