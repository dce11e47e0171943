"""Pyodide's npm package: its path, and the files that a page needs."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

PYODIDE = "314.0.7"
"""The version of Pyodide that runs in pages, and that compiles their modules."""

CHECKOUT = Path(__file__).resolve().parents[2] / "node_modules/pyodide"
"""The folder in which `npm ci` puts the package in a checkout."""

RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


class SiteError(Exception):
    """A static site cannot be made.

    Attributes:
        reason: `folder`, `runtime`, `no-node` or `failed`; a part of the message's key.
        facts: arguments of the message.
    """

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


def pyodide_folder(cache: Path) -> Path:
    """The folder of Pyodide's package: in this checkout, in `cache`, or downloaded to `cache`.

    Raises:
        SiteError: npm is missing (reason `no-node`); npm could not download it (`failed`).
    """
    cached = cache / f"pyodide-{PYODIDE}" / "node_modules/pyodide"
    for place in (CHECKOUT, cached):
        if _version(place) == PYODIDE:
            return place
    npm = shutil.which("npm")
    if npm is None:
        raise SiteError("no-node")
    folder = cached.parents[1]
    folder.mkdir(parents=True, exist_ok=True)
    # Runs no script of the package. We import none of its dependencies.
    options = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"]
    done = subprocess.run(
        [npm, *options, "--prefix", str(folder), f"pyodide@{PYODIDE}"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or _version(cached) != PYODIDE:
        raise SiteError("failed", error=done.stderr[-500:])
    return cached


def _version(folder: Path) -> str:
    try:
        return str(json.loads((folder / "package.json").read_text("utf-8"))["version"])
    except (OSError, ValueError, KeyError):
        return ""


def lock_file(runtime: Path) -> bytes:
    """Pyodide's lock file without packages, so that Pyodide downloads nothing from elsewhere."""
    lock = json.loads((runtime / "pyodide-lock.json").read_text("utf-8"))
    return json.dumps({**lock, "packages": {}}).encode()
