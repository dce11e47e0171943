"""Runs in Pyodide, at build time: compiles what pages import."""

from __future__ import annotations

import importlib
import pkgutil
import py_compile
import shutil
import sys
import zipfile
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

__all__ = ["packed"]

_LATE = (
    *("_colorize", "_strptime", "base64", "calendar", "decimal", "fractions", "hmac", "locale"),
    *("numbers", "secrets", "string", "textwrap", "traceback"),
)
"""Beside what our packages import at once: what others import when they are first used."""

_PARTLY = ("babel/", "pytz/")
"""Packages of which little is imported."""


def _imported() -> set[str]:
    """Names below the standard library's folder of all modules that are loaded by now."""
    for name in _LATE:
        importlib.import_module(name)
    for package in ("cartes_lib", "cartes_widgets"):
        found = importlib.import_module(package)
        for one in pkgutil.walk_packages(found.__path__, f"{package}."):
            importlib.import_module(one.name)
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
    return target.read_bytes()


def _pack(folder: Path, target: Path, is_wanted: Callable[[str], bool]) -> None:
    """Writes the wanted files of `folder`, told by their names, as a zip, modules compiled."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(one for one in folder.rglob("*") if one.is_file()):
            name = file.relative_to(folder).as_posix()
            if "__pycache__" in file.parts or not is_wanted(name):
                continue
            is_code = file.suffix == ".py"
            content = _compiled(file, name) if is_code else file.read_bytes()
            # Nothing of the archive may depend on when it was made.
            info = zipfile.ZipInfo(f"{name}c" if is_code else name, (2020, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, content)


def _is_of(language: str, name: str) -> bool:
    """Whether only pages in `language` read that file."""
    own = f"cartes_lib/wording/locales/{language}/"
    return name.startswith(own) or name == f"babel/locale-data/{language}.dat"


def packed(sources: str, standard: str, languages: Iterable[str]) -> list[str]:
    """Writes `packages.zip`, `python_stdlib.zip` and `words-<language>.zip` into the root.

    Args:
        sources: folder of what pages import, of ours and of others.
        standard: the standard library, as a zip of sources.

    Returns:
        the names of the written files.
    """
    sys.path.insert(0, sources)
    every = tuple(languages)
    # Reading a file of a package imports what no package imports by itself.
    importlib.import_module("cartes_lib.wording.catalogue").has_wording("site-gone")
    names = _imported()
    for language in every:
        _pack(Path(sources), Path(f"/words-{language}.zip"), partial(_is_of, language))
    _pack(
        Path(sources),
        Path("/packages.zip"),
        lambda name: (
            not any(_is_of(one, name) for one in every)
            and (not name.startswith(_PARTLY) or not name.endswith(".py") or name in names)
        ),
    )
    library = Path("/standard")
    shutil.unpack_archive(standard, library, "zip")
    _pack(
        library,
        Path("/python_stdlib.zip"),
        lambda name: not name.endswith(".py") or name in names or name.startswith("encodings/"),
    )
    return ["packages.zip", "python_stdlib.zip", *(f"words-{one}.zip" for one in every)]
