"""Writes a static site: pages, scripts, Python with its modules, and a service worker."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from cartes_lib.messages import LANGUAGES, LINGUA_FRANCA
from cartes_widgets.pages.bundle import served_files
from cartes_widgets.pages.page_language import offered_languages
from cartes_widgets.site.archive import source_archive
from cartes_widgets.site.pages import Site, site_pages
from cartes_widgets.site.runtime import RUNTIME_FILES, SiteError, lock_file

__all__ = ["SiteError", "build_site", "compiled_files"]

_HERE = Path(__file__).parent
_PACK = _HERE / "pack.mjs"
_COMPRESSED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".zip")

_OWN_CACHE = b"const PREFIX = `cartes ${"
"""Text that only the service workers of Cartes sites contain."""


def build_site(root: Path, folder: Path, runtime: Path, cache: Path) -> list[Path]:
    """Writes the static site of the notebooks in `root` into `folder`; returns the files.

    It replaces an earlier site in the folder only when the new site is complete.

    Args:
        runtime: folder of Pyodide's npm package.
        cache: folder for the compiled modules, which take most of the time.

    Raises:
        SiteError: Python's files cannot be made, or `folder` contains other files.
    """
    if folder.exists() and any(folder.iterdir()) and not _is_site(folder):
        raise SiteError("folder", place=str(folder))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".cartes-site-") as path:
        new = Path(path) / "site"
        _write(root, new, _python_files(runtime, cache))
        if folder.exists():
            shutil.rmtree(folder)
        new.rename(folder)
    return sorted(file for file in folder.rglob("*") if file.is_file())


def _is_site(folder: Path) -> bool:
    """Whether `folder` contains a static site of Cartes.

    It checks the text of the service worker, because other sites may have a service worker too.
    """
    worker = folder / "sw.js"
    return worker.is_file() and _OWN_CACHE in worker.read_bytes()


def _write(root: Path, folder: Path, python: Mapping[str, bytes]) -> None:
    scripts = dict(served_files())
    mark = hashlib.sha256(b"".join([*python.values(), *scripts.values()])).hexdigest()[:10]
    static = f"s-{mark}/"
    files = {**scripts, **{f"python/{name}": content for name, content in python.items()}}
    for name, content in files.items():
        _put(folder / static / name, content)
    for name, text in site_pages(Site(root, static, _first_states(root))):
        _put(folder / name, text.encode())
    _put(folder / "manifest.webmanifest", (_HERE / "manifest.webmanifest").read_bytes())
    _put(folder / "icon.svg", (_HERE / "icon.svg").read_bytes())
    _put(folder / "sw.js", _service_worker(folder, static, offered_languages(root)))
    for file in sorted(folder.rglob("*")):
        if file.suffix in _COMPRESSED:
            # Some hosts serve such compressed files directly; others ignore them.
            packed = gzip.compress(file.read_bytes(), 9, mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def _put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _python_files(runtime: Path, cache: Path) -> dict[str, bytes]:
    """The files of Pyodide, and the compiled standard library and packages of Cartes.

    The key is the file name.
    """
    missing = [name for name in RUNTIME_FILES if not (runtime / name).is_file()]
    if missing:
        raise SiteError("runtime", place=str(runtime))
    archives = compiled_files(runtime, cache)
    others = [name for name in RUNTIME_FILES if name not in archives]
    result = archives | {name: (runtime / name).read_bytes() for name in others}
    return {**result, "pyodide-lock.json": lock_file(runtime)}


def compiled_files(runtime: Path, cache: Path) -> dict[str, bytes]:
    """The archives that `pack.mjs` writes, with the messages of every language.

    The key is the file name.

    They come from `cache` if they were made from the same sources.

    Raises:
        SiteError: Node.js is missing (reason `no-node`); `pack.mjs` failed (`failed`).
    """
    scripts = (file.read_bytes() for file in (_PACK, _HERE / "pack.py"))
    made_of = (source_archive(LANGUAGES), *scripts, (runtime / "package.json").read_bytes())
    cached = cache / f"packed-{hashlib.sha256(b''.join(made_of)).hexdigest()[:16]}"
    if not cached.is_dir():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache, prefix=".packing-") as folder:
            archive, into = Path(folder) / "sources.zip", Path(folder) / "packed"
            # To parse here takes a quarter of the time that it takes in Pyodide.
            archive.write_bytes(source_archive(LANGUAGES, is_parsed=True))
            _run(["node", str(_PACK), str(runtime), str(archive), str(into), *LANGUAGES])
            for older in {*cache.glob("packed-*")} - {cached}:
                shutil.rmtree(older, ignore_errors=True)
            # If another process was faster, its archives are identical.
            with contextlib.suppress(OSError):
                into.replace(cached)
    return {file.name: file.read_bytes() for file in cached.iterdir()}


def _run(command: list[str]) -> str:
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise SiteError("no-node") from error
    except subprocess.CalledProcessError as error:
        raise SiteError("failed", error=error.stderr[-500:]) from error
    return done.stdout


def _first_states(root: Path) -> dict[str, dict[str, object]]:
    output = _run([sys.executable, "-m", "cartes_widgets.site.first", str(root)])
    return dict(json.loads(output))


def _service_worker(folder: Path, static: str, languages: tuple[str, ...]) -> bytes:
    """The script of the service worker, with the list of the site's files.

    Its cache name contains a hash of the pages and of `static`, the path of the scripts.
    """
    digest = hashlib.sha256(static.encode())
    for file in sorted(folder.rglob("*.html")):
        digest.update(file.read_bytes())
    files = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    text = (_HERE / "sw.js").read_text("utf-8")
    for old, new in {
        "FILES = []": f"FILES = {json.dumps(sorted(files))}",
        "LANGUAGES = []": f"LANGUAGES = {json.dumps(languages)}",
        'LINGUA_FRANCA = ""': f'LINGUA_FRANCA = "{LINGUA_FRANCA}"',
        "VERSION": digest.hexdigest()[:10],
    }.items():
        if old not in text:
            raise ValueError(f"sw.js has no {old}")
        text = text.replace(old, new, 1)
    return text.encode()
