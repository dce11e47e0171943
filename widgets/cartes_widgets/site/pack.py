"""Compiles the modules that pages import; this script runs in Pyodide when the site is built."""

from __future__ import annotations

import ast
import importlib
import marshal
import pkgutil
import py_compile
import shutil
import sys
import zipfile
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from types import CodeType

_LATE = (
    *("_colorize", "_strptime", "base64", "calendar", "compression.zstd", "decimal", "fractions"),
    *("hmac", "locale"),
    *("numbers", "secrets", "string", "textwrap", "traceback"),
    *(f"encodings.{item}" for item in ("ascii", "cp437", "latin_1", "unicode_escape")),
)
"""Modules that other packages import later, besides those imported at the start."""

_OWN = ("cartes_lib/", "cartes_widgets/")
"""The packages of this project; other modules may dispatch by the types of their functions."""

_HEADER = 16
"""Number of bytes before the code in a compiled module."""

_UNITS_AN_ENTRY = 8
"""Maximum number of code units that an entry of a line table covers."""


def _imported() -> set[str]:
    """The file names of all modules loaded so far, relative to the standard library's folder."""
    for name in _LATE:
        importlib.import_module(name)
    for package in ("cartes_lib", "cartes_widgets"):
        result = importlib.import_module(package)
        for item in pkgutil.walk_packages(result.__path__, f"{package}."):
            importlib.import_module(item.name)
    names = {module.replace(".", "/") for module in list(sys.modules)}
    return {f"{name}.py" for name in names} | {f"{name}/__init__.py" for name in names}


def _compiled(file: Path, name: str) -> bytes:
    target = file.with_suffix(".pyc")
    py_compile.compile(
        str(file),
        cfile=str(target),
        dfile=name,
        doraise=True,
        optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    content = target.read_bytes()
    code = marshal.loads(content[_HEADER:])
    if name.startswith(_OWN):
        tree = _without_types(ast.parse(file.read_bytes()))
        code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return content[:_HEADER] + marshal.dumps(without_lines(code))


def _without_types(tree: ast.Module) -> ast.Module:
    """The module without annotations and the keys of typed dictionaries, which no page needs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    dictionaries = {"TypedDict"}
    for item in tree.body:
        if isinstance(item, ast.ClassDef) and dictionaries & {
            ast.unparse(base) for base in item.bases
        }:
            dictionaries.add(item.name)
            item.body = [ast.copy_location(ast.Pass(), item)]
    return tree


def without_lines(code: CodeType) -> CodeType:
    """The code without line numbers.

    The site has no sources, and line tables, which compress badly, are a third of the size. A
    traceback still names file and function.
    """
    constants = (
        without_lines(const) if isinstance(const, CodeType) else const for const in code.co_consts
    )
    # Entries for "no line" that cover the whole code, because an empty table breaks tracebacks.
    whole, rest = divmod(len(code.co_code) // 2, _UNITS_AN_ENTRY)
    table = b"\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_consts=tuple(constants), co_linetable=table)


def _pack(
    folder: Path,
    target: Path,
    is_wanted: Callable[[str], bool],
    compression: int = zipfile.ZIP_STORED,
) -> Path:
    """Writes files of `folder`, with their modules compiled, as the zip archive `target`; returns
    its path.

    Args:
        is_wanted: returns whether to include a file, given its path relative to `folder`.
        compression: the compression of the archive, as in `zipfile`.
    """
    with zipfile.ZipFile(target, "w", compression, compresslevel=9) as archive:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            name = file.relative_to(folder).as_posix()
            if "__pycache__" in file.parts or not is_wanted(name):
                continue
            is_code = file.suffix == ".py"
            content = _compiled(file, name) if is_code else _plain(file)
            # A fixed date, so that the archive does not depend on the time.
            info = zipfile.ZipInfo(f"{name}c" if is_code else name, (2020, 1, 1, 0, 0, 0))
            info.compress_type = compression
            archive.writestr(info, content)
    return target


def _plain(file: Path) -> bytes:
    """The contents of `file`; if it is a distribution's metadata, only the name and the version."""
    content = file.read_bytes()
    if file.name != "METADATA":
        return content
    return b"".join(
        line for line in content.splitlines(True)[:5] if line.startswith((b"Name:", b"Version:"))
    )


def _is_of(language: str, name: str) -> bool:
    """Whether only pages in `language` need the file `name`."""
    own = f"cartes_lib/messages/locales/{language}/"
    return name.startswith(own) or name == f"babel/locale-data/{language}.dat"


def _move_late(library: Path, sources: Path, at_start: Iterable[str]) -> None:
    """Moves the modules of `library` that are not `at_start`, with their packages, to `sources`."""
    kept = {*at_start}
    for file in sorted(library.rglob("*.py")):
        name = file.relative_to(library)
        if name.parts[0].removesuffix(".py") not in kept:
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            file.replace(sources / name)


def write_packages(
    sources: str, standard: str, at_start: Iterable[str], languages: Iterable[str]
) -> list[str]:
    """Writes `packages.zstd`, `python_stdlib.zip` and `texts-<language>.zstd` into the root folder.

    The packages have many small, similar modules. Compressed together, they take three quarters of
    the space. A browser decompresses Zstandard in half the time of zlib, from a quarter less. So
    `python_stdlib.zip` has only the modules that are needed to decompress the other archives.

    Args:
        sources: folder of the modules that pages import.
        standard: path of the standard library, a zip archive of sources.
        at_start: the modules and packages that `python_stdlib.zip` must have.

    Returns:
        The names of the written files.
    """
    sys.path.insert(0, sources)
    every, folder, library = tuple(languages), Path(sources), Path("/standard")
    # Loads the modules that are needed only to read a package's data files.
    importlib.import_module("cartes_lib.messages.catalogue").has_message("site-gone")
    names = _imported()
    shutil.unpack_archive(standard, library, "zip")
    _move_late(library, folder, at_start)
    whole = Path("/python_stdlib.zip")
    _pack(library, whole, names.__contains__, zipfile.ZIP_DEFLATED)
    compress = importlib.import_module("compression.zstd").compress
    wanted: dict[str, Callable[[str], bool]] = {
        f"texts-{language}.zstd": partial(_is_of, language) for language in every
    }
    wanted["packages.zstd"] = lambda name: (
        not any(_is_of(item, name) for item in every)
        and (not name.endswith(".py") or name in names)
    )
    for name, is_wanted in wanted.items():
        stored = _pack(folder, Path("/stored.zip"), is_wanted)
        Path(f"/{name}").write_bytes(compress(stored.read_bytes(), level=22))
    return [whole.name, *wanted]
