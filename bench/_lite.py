"""A lesson's notebook in JupyterLite, for a comparison with the static site of Cartes.

All files are in one folder, and nothing is requested from elsewhere. Pyodide is the npm package
that the static site uses; the wheels are of the packages installed here. One lock file lists both.
It is as small as possible: one notebook, no source maps, no unused extensions. Packages load in
parallel with Pyodide, and Babel's data is reduced as in the static site.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cartes_lib
import cartes_widgets
from cartes_lib.messages import LANGUAGES
from cartes_widgets.site.archive import NEEDED

ADDRESS = "notebooks/index.html?path=lesson.ipynb"
"""The address of the notebook's page, relative to the folder."""

_NEEDED_BY_JUPYTER = (
    *("anywidget", "asttokens", "comm", "executing", "ipython"),
    *("ipython_pygments_lexers", "ipywidgets", "jedi", "matplotlib-inline", "packaging", "parso"),
    *("prompt_toolkit", "psygnal", "pure_eval", "pygments", "stack_data", "wcwidth"),
)
_MICROPIP = "micropip>=0.11,<0.12"
"""The requirement of a package that only Pyodide's Python needs; its wheel is downloaded."""

_KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"
_EXTENSIONS = ("anywidget", "@jupyter-widgets/jupyterlab-manager", _KERNEL.partition(":")[0])
_RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_LEFT_OUT = re.compile(
    r"cartes_widgets/(classroom|commands|kernels|pages|pyodide_host|server|site)/|__pycache__/|\.so$|\.(dist-)?info/RECORD$"
    # A catalogue looks for its gaps in those of the other languages, so all are there.
    rf"|babel/locale-data/(?!({'|'.join(LANGUAGES)}|root)\.dat)|pytz/zoneinfo/"
)


def write_lite(notebook: Path, runtime: Path, work: Path) -> Path:
    """Writes a JupyterLite with the notebook `notebook` into a new folder in `work`; returns the
    folder.

    Args:
        runtime: folder of Pyodide's npm package.
    """
    lite, folder = work / "lite", work / "jupyterlite"
    python = lite / "static/pyodide"
    (lite / "files").mkdir(parents=True)
    python.mkdir(parents=True)
    book = json.loads(notebook.read_text("utf-8"))
    # JupyterLite has only this kernel; with another name, it would ask for one.
    book["metadata"]["kernelspec"] = {"name": "python", "display_name": "Python (Pyodide)"}
    (lite / "files/lesson.ipynb").write_text(json.dumps(book), "utf-8")
    for name in _RUNTIME:
        shutil.copy(runtime / name, python / name)
    packages = _write_wheels(python)
    lock = json.loads((runtime / "pyodide-lock.json").read_text("utf-8"))
    (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": packages}))
    settings = {
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": sorted(packages)},
    }
    options = {"exposeAppInBrowser": True, "litePluginSettings": {_KERNEL: settings}}
    config = {"jupyter-lite-schema-version": 0, "jupyter-config-data": options}
    (lite / "jupyter-lite.json").write_text(json.dumps(config))
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--no-sourcemaps"]
    places = ["--lite-dir", str(lite), "--output-dir", str(folder)]
    only = ["--no-unused-shared-packages", "--apps", "notebooks"]
    done = subprocess.run(
        [*command, *places, *only], cwd=lite, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"JupyterLite is not built: {(done.stdout + done.stderr)[-2000:]}")
    _leave_out_extensions(folder / "jupyter-lite.json")
    return folder


def _leave_out_extensions(config: Path) -> None:
    content = json.loads(config.read_text("utf-8"))
    data = content["jupyter-config-data"]
    data["federated_extensions"] = [
        extension for extension in data["federated_extensions"] if extension["name"] in _EXTENSIONS
    ]
    config.write_text(json.dumps(content))


def _write_wheels(folder: Path) -> dict[str, dict[str, Any]]:
    """Writes wheels of all packages that the notebook imports; returns their lock file entries."""
    for name in (*NEEDED, *_NEEDED_BY_JUPYTER):
        result = importlib.metadata.distribution(name)
        _write_wheel(folder, result.metadata["Name"], result.version, _files_of(result))
    _write_wheel(folder, "cartes", cartes_lib.__version__, _own_files())
    base = Path(sys.prefix) / "share/jupyter/labextensions" / _KERNEL.partition(":")[0]
    for name in ("ipykernel", "piplite", "pyodide_kernel"):
        (wheel,) = (base / "static/pypi").glob(f"{name}-*.whl")
        shutil.copy(wheel, folder / wheel.name)
    asked = ["--no-deps", "--only-binary=:all:", "--python-version", "3.14", "--dest", str(folder)]
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", *asked, _MICROPIP]
    subprocess.run(fetch, check=True, stderr=subprocess.DEVNULL)
    return dict(map(_locked, sorted(folder.glob("*.whl"))))


def _locked(wheel: Path) -> tuple[str, dict[str, Any]]:
    name, version = wheel.name.split("-")[:2]
    plain = re.sub(r"[-_.]+", "-", name).lower()
    entry = {
        "name": plain,
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": [],
        "depends": [],
        "unvendored_tests": False,
    }
    return plain, entry


def _files_of(result: importlib.metadata.Distribution) -> Iterator[tuple[str, Path]]:
    for file in result.files or ():
        if not file.as_posix().startswith(".."):
            yield file.as_posix(), Path(str(file.locate()))


def _own_files() -> Iterator[tuple[str, Path]]:
    for package in (cartes_lib, cartes_widgets):
        folder = Path(str(package.__file__)).parent
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                yield file.relative_to(folder.parent).as_posix(), file


def _write_wheel(folder: Path, name: str, version: str, files: Iterator[tuple[str, Path]]) -> None:
    stem = f"{re.sub(r'[-_.]+', '_', name)}-{version}"
    with zipfile.ZipFile(
        folder / f"{stem}-py3-none-any.whl", "w", zipfile.ZIP_DEFLATED, compresslevel=9
    ) as wheel:
        written = set()
        for path, file in files:
            if not _LEFT_OUT.search(path):
                wheel.write(file, path)
                written.add(path)
        if not any(path.endswith(".dist-info/METADATA") for path in written):
            about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
            wheel.writestr(f"{stem}.dist-info/METADATA", about)
        if not any(path.endswith(".dist-info/WHEEL") for path in written):
            about = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            wheel.writestr(f"{stem}.dist-info/WHEEL", about)
