"""Writes a site: pages, scripts, Python and what it imports, and what keeps them offline."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from cartes_widgets.app.choice import offered_languages
from cartes_widgets.app.site.archive import source_archive
from cartes_widgets.app.site.pages import Site, site_pages
from cartes_widgets.app.site.runtime import RUNTIME_FILES, SiteError, lock_file
from cartes_widgets.core.assets import page_files

__all__ = ["SiteError", "build_site"]

_HERE = Path(__file__).parent
_COMPRESSED = (".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".zip")


def build_site(root: Path, folder: Path, runtime: Path) -> list[Path]:
    """Writes the site of the notebooks below `root` into `folder`; returns the files.

    The folder's earlier site is replaced only when the new one is whole.

    Args:
        runtime: folder of Pyodide's npm package.

    Raises:
        SiteError: Python's files cannot be made, or `folder` holds something else.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise SiteError("folder", place=str(folder))
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".cartes-site-") as made:
        new = Path(made) / "site"
        _write(root, new, runtime)
        if folder.exists():
            shutil.rmtree(folder)
        new.rename(folder)
    return sorted(file for file in folder.rglob("*") if file.is_file())


def _write(root: Path, folder: Path, runtime: Path) -> None:
    python = _python_files(runtime, offered_languages(root))
    scripts = dict(page_files())
    mark = hashlib.sha256(b"".join([*python.values(), *scripts.values()])).hexdigest()[:10]
    static = f"s-{mark}/"
    files = {**scripts, **{f"python/{name}": content for name, content in python.items()}}
    for name, content in files.items():
        _put(folder / static / name, content)
    for name, text in site_pages(Site(root, static, _first_states(root))):
        _put(folder / name, text.encode())
    _put(folder / "manifest.webmanifest", (_HERE / "manifest.webmanifest").read_bytes())
    _put(folder / "icon.svg", (_HERE / "icon.svg").read_bytes())
    _put(folder / "sw.js", _service_worker(folder, static))
    for file in sorted(folder.rglob("*")):
        if file.suffix in _COMPRESSED:
            # Hosts that know of such files send them as they are; others ignore them.
            packed = gzip.compress(file.read_bytes(), 9, mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def _put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def _python_files(runtime: Path, languages: tuple[str, ...]) -> dict[str, bytes]:
    """Pyodide, the standard library and our packages, compiled by it."""
    missing = [name for name in RUNTIME_FILES if not (runtime / name).is_file()]
    if missing:
        raise SiteError("runtime", place=str(runtime))
    with tempfile.TemporaryDirectory() as made:
        sources, into = Path(made) / "sources.zip", Path(made) / "packed"
        sources.write_bytes(source_archive(languages))
        command = ["node", str(_HERE / "pack.mjs"), str(runtime), str(sources), str(into)]
        _run([*command, *languages])
        found = {file.name: file.read_bytes() for file in into.iterdir()}
    found |= {name: (runtime / name).read_bytes() for name in RUNTIME_FILES if name not in found}
    return {**found, "pyodide-lock.json": lock_file(runtime)}


def _run(command: list[str]) -> str:
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise SiteError("no-node") from error
    except subprocess.CalledProcessError as error:
        raise SiteError("failed", said=error.stderr[-500:]) from error
    return done.stdout


def _first_states(root: Path) -> dict[str, dict[str, object]]:
    return dict(
        json.loads(_run([sys.executable, "-m", "cartes_widgets.app.site.first", str(root)]))
    )


def _service_worker(folder: Path, static: str) -> bytes:
    """The script that keeps what passes, named by all that the site holds."""
    digest = hashlib.sha256(static.encode())
    for file in sorted(folder.rglob("*.html")):
        digest.update(file.read_bytes())
    text = (_HERE / "sw.js").read_text("utf-8")
    return text.replace("VERSION", digest.hexdigest()[:10], 1).encode()
