"""Bundles the scripts of lessons and students' pages: a few files instead of one per module.

A browser spends about four milliseconds on each module that it loads. A slow network adds a
round trip to the server for every six modules. With 48 modules that was a quarter of the time
to open a lesson. The sources stay small modules. JupyterLab (`esm_linker`), the home page and a
teacher's board load them as they are.

Each file below `bundle/` is either a module of the same path, or a bundle of several. In a
bundle each module is a function that is called once, in the order in which a browser would have
evaluated them.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections.abc import Iterable, Mapping
from functools import cache

from cartes_widgets.core.assets import page_files

__all__ = ["bundled_widgets", "content_hash", "file_of", "imports", "served_files", "with_imports"]

_FOLDER = "bundle/"
_BUNDLES: Mapping[str, tuple[str, ...]] = {
    "lesson": (
        "pages/front/lesson.js",
        "front/guess.js",
        "front/exercise.js",
        "front/choice_card.js",
        "front/walkthrough.js",
    ),
    "table": ("front/table.js", "front/mini.js"),
}
"""Entry modules of each bundle. A bundle contains them and their imports, except modules of an
earlier bundle. Nearly every lesson loads the first, every table the second.
"""

_STARTS = (
    "pages/front/lesson.js",
    "classroom/front/class_band.js",
    "classroom/front/class_student.js",
    "classroom/front/class_table.js",
    "classroom/front/class_wall.js",
    "site/front/offline.js",
    "site/front/still.js",
)
"""Entry scripts of pages, which act when they are evaluated; they are in no bundle."""

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
_COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.M | re.S)
"""A comment on lines of its own; no multi-line text of ours contains such a line."""

_STATEMENT = re.compile(r"^import\b(?!\()", re.M)
_LEFT = re.compile(r"^(?:import|export)\b.*", re.M)


@cache
def imports(path: str) -> tuple[str, ...]:
    """The modules that a module imports statically.

    Raises:
        ValueError: an import statement of an unsupported form, such as `import * as`.
    """
    source = page_files()[path].decode()
    found = tuple(_target(path, one["path"]) for one in _IMPORT.finditer(source))
    if len(found) != len(_STATEMENT.findall(source)):
        raise ValueError(f"{path}: an import that cannot be bundled")
    return found


def with_imports(paths: Iterable[str]) -> tuple[str, ...]:
    """Those modules and all that they import, each once, the shallowest first."""
    found: dict[str, None] = {}
    level = tuple(paths)
    while level:
        found.update(dict.fromkeys(level))
        level = tuple(one for path in level for one in imports(path) if one not in found)
    return tuple(found)


def file_of(path: str) -> str:
    """The file that contains a module, on a page with bundles."""
    return f"{_FOLDER}{_bundle_of().get(path) or path.removesuffix('.js')}.js"


def bundled_widgets() -> Mapping[str, str]:
    """Bundles that contain the scripts of several widgets, by the name of each widget."""
    return {
        posixpath.basename(path).removesuffix(".js"): file_of(path)
        for path in _bundle_of()
        if _is_widget(path)
    }


@cache
def served_files() -> Mapping[str, bytes]:
    """Every file that our pages may request, by its path below the hash."""
    return {**page_files(), **_bundles()}


@cache
def content_hash() -> str:
    """Ten hexadecimal digits that change with any of the files."""
    digest = hashlib.sha256()
    for name, content in sorted(served_files().items()):
        digest.update(name.encode())
        digest.update(content)
    return digest.hexdigest()[:10]


def _bundles() -> dict[str, bytes]:
    entries = (*_STARTS, *(path for path in page_files() if _is_widget(path)))
    alone = (path for path in with_imports(entries) if path not in _bundle_of())
    files = {file_of(path): _alone(path) for path in alone}
    for name in _BUNDLES:
        members = [path for path, bundle in _bundle_of().items() if bundle == name]
        files[f"{_FOLDER}{name}.js"] = _bundle(f"{_FOLDER}{name}.js", members)
    return {name: text.encode() for name, text in files.items()}


def _is_widget(path: str) -> bool:
    return path.startswith("front/") and path.count("/") == 1 and path.endswith(".js")


@cache
def _bundle_of() -> Mapping[str, str]:
    """The bundle of each bundled module, in the order of evaluation."""
    found: dict[str, str] = {}

    def read(path: str, name: str, importers: tuple[str, ...] = ()) -> None:
        if path in importers:
            raise ValueError(f"import cycle: {' -> '.join((*importers, path))}")
        if path in found:
            return
        for one in imports(path):
            read(one, name, (*importers, path))
        if path not in _STARTS:
            found[path] = name

    for name, roots in _BUNDLES.items():
        for root in roots:
            read(root, name)
    return found


def _alone(path: str) -> str:
    """A module as a file of its own, with its imports redirected to bundles."""
    file = file_of(path)

    def taken(found: re.Match[str]) -> str:
        target = _target(path, found["path"])
        if target in _bundle_of():
            return _const(found, _brought(target))
        return found[0].replace(f'"{found["path"]}"', f'"{_address(file, file_of(target))}"')

    return "\n".join([*_heads(file, [path]), _IMPORT.sub(taken, _moved(path, file))])


def _bundle(file: str, members: list[str]) -> str:
    """A bundle; other files import its `modules` and look them up by path."""
    place = {path: f"$[{number}]" for number, path in enumerate(members)}
    bodies = [f"$.push((() => {{\n{_body(path, file, place)}\n}})());" for path in members]
    paths = ", ".join(f'"{path}": {place[path]}' for path in members)
    last = f"export const modules = {{ {paths} }};\n"
    return "\n".join([*_heads(file, members), "const $ = [];", *bodies, last])


def _heads(file: str, members: Iterable[str]) -> list[str]:
    """Import statements of the bundles that a file needs, one for each."""
    needed = {one for path in members for one in imports(path) if file_of(one) != file}
    names = sorted({_bundle_of()[one] for one in needed if one in _bundle_of()})
    return [
        f'import {{ modules as $from_{name} }} from "{_address(file, f"{_FOLDER}{name}.js")}";'
        for name in names
    ]


def _brought(target: str) -> str:
    return f'$from_{_bundle_of()[target]}["{target}"]'


def _const(found: re.Match[str], module: str) -> str:
    """An import statement as a destructuring of the module object."""
    names = _renamed(found["names"] or "")
    if found["default"]:
        names.append(f"default: {found['default']}")
    return f"const {{ {', '.join(names)} }} = {module};" if names else ""


def _body(path: str, file: str, place: Mapping[str, str]) -> str:
    """A module as the body of a function that returns the module's exports.

    Raises:
        ValueError: it exports a variable that may change, or has an unsupported export.
    """
    exports: list[str] = []

    def taken(found: re.Match[str]) -> str:
        target = _target(path, found["path"])
        return _const(found, place.get(target) or _brought(target))

    def declared(found: re.Match[str]) -> str:
        exports.append(found[1])
        return ""

    def named(found: re.Match[str]) -> str:
        exports.extend(_renamed(found[1], exported=True))
        return ""

    source = _IMPORT.sub(taken, _moved(path, file))
    source = _NAMED.sub(named, _DECLARED.sub(declared, source))
    source, count = _DEFAULT.subn("const $default = ", source)
    if count:
        exports.append("default: $default")
    if left := _LEFT.search(source):
        raise ValueError(f"{path}: cannot be bundled: {left[0]}")
    return f"{source}\nreturn {{ {', '.join(exports)} }};"


def _renamed(names: str, *, exported: bool = False) -> list[str]:
    """A list of names with `a as b`, as `a: b` for imports or `b: a` for exports."""
    pairs = [one.split(" as ") for one in (name.strip() for name in names.split(",")) if one]
    return [": ".join(reversed(pair) if exported else pair) for pair in pairs]


def _moved(path: str, file: str) -> str:
    """A module without its comments; its dynamic imports and workers point to the right files."""

    def later(found: re.Match[str]) -> str:
        return f'"{_address(file, file_of(_target(path, found[1])))}"'

    def worker(found: re.Match[str]) -> str:
        return f'"{_address(file, _target(path, found[1]))}"'

    source = _COMMENT.sub("", page_files()[path].decode())
    return _WORKER.sub(worker, _LATER.sub(later, source))


def _target(path: str, specifier: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), specifier))


def _address(file: str, target: str) -> str:
    found = posixpath.relpath(target, posixpath.dirname(file))
    return found if found.startswith(".") else f"./{found}"
