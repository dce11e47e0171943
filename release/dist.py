"""`python -m release.dist [FOLDER]`: builds the wheels and sdists of both distributions.

`cartes-lib` is the engine, `cartes-widgets` everything else. The checkout installs as one project
(`pyproject.toml`), whose metadata and dependencies are divided here; the version is that of
`cartes_lib.__version__`. Only files that git tracks are packed. Each distribution is built
from a folder of its own, so that its sdist builds the same wheel.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cartes_lib
from release.contents import faults

__all__ = ["build"]

ROOT = Path(__file__).resolve().parents[1]
LICENCES = ("LICENSE", "CREDITS.md")
MESSAGES = ("fluent.runtime", "fluent.syntax")
"""Dependencies of `cartes_lib.messages` alone: the extra `messages` of the engine."""
NOTEBOOK = (*MESSAGES, "anywidget", "fsrs")
"""Dependencies of the widgets without a server: the extra `notebook` of the engine."""


@dataclass(frozen=True)
class Distribution:
    """One distribution: its package, and the folders of the checkout that it packs.

    Attributes:
        folders: where each folder stands in the checkout, and in the distribution.
    """

    name: str
    package: str
    description: str
    folders: dict[str, str]


ENGINE = Distribution(
    "cartes-lib",
    "cartes_lib",
    "Rules engine of the card games Botifarra, Truco and Balcó",
    {"cartes_lib": "cartes_lib"},
)
APP = Distribution(
    "cartes-widgets",
    "cartes_widgets",
    "Learn Balcó, Truco and Botifarra by playing: lessons in notebooks on a rules engine",
    {
        "widgets/cartes_widgets": "cartes_widgets",
        "tutorials": "cartes_widgets/pages/tutorials",
    },
)


def build(into: Path) -> list[Path]:
    """Both wheels and both sdists, written to `into`.

    Raises:
        subprocess.CalledProcessError: a build or `twine check` failed.
        ValueError: an archive lacks a file, or has one that it must not have.
    """
    into.mkdir(parents=True, exist_ok=True)
    version = cartes_lib.__version__
    with tempfile.TemporaryDirectory() as work:
        for distribution in (ENGINE, APP):
            folder = Path(work) / distribution.name
            _stage(distribution, folder)
            _run(["uv", "build", "--quiet", "--out-dir", str(into), str(folder)])
    built = sorted(into.glob(f"cartes_*-{version}*.whl")) + sorted(
        into.glob(f"cartes_*-{version}.tar.gz")
    )
    _run(["twine", "check", "--strict", *map(str, built)])
    if wrong := [f"{file.name}: {fault}" for file in built for fault in faults(file)]:
        raise ValueError("\n".join(wrong))
    return built


def _run(command: list[str]) -> None:
    program, *arguments = command
    subprocess.run([sys.executable, "-m", program, *arguments], check=True)


def _stage(distribution: Distribution, folder: Path) -> None:
    """Copy the distribution's tracked files to `folder`, and write its `pyproject.toml`."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", *distribution.folders], cwd=ROOT, capture_output=True, check=True
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            source = next(
                folder for folder in distribution.folders if name.startswith(f"{folder}/")
            )
            target = folder / distribution.folders[source] / name.removeprefix(f"{source}/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, target)
    for name in LICENCES:
        shutil.copyfile(ROOT / name, folder / name)
    shutil.copyfile(ROOT / f"release/{distribution.name}.md", folder / "README.md")
    (folder / "pyproject.toml").write_text(_toml(_metadata(distribution)), "utf-8")


def _classifiers(checkout: dict[str, Any]) -> list[str]:
    """The classifiers of the checkout, without the one that forbids an upload."""
    return [item for item in checkout["classifiers"] if not item.startswith("Private")]


def _dependencies(checkout: dict[str, Any], names: str | tuple[str, ...]) -> list[str]:
    """The dependencies of the checkout whose names begin with one of `names`."""
    return [item for item in checkout["dependencies"] if item.startswith(names)]


def _of_engine(checkout: dict[str, Any]) -> dict[str, Any]:
    """What only the project table of the engine has, from that of the checkout."""
    return {
        "classifiers": [item for item in _classifiers(checkout) if "Jupyter" not in item],
        "dependencies": [],
        "optional-dependencies": {
            "messages": _dependencies(checkout, MESSAGES),
            "notebook": _dependencies(checkout, NOTEBOOK),
        },
    }


def _of_widgets(checkout: dict[str, Any]) -> dict[str, Any]:
    """What only the project table of the widgets has, from that of the checkout."""
    messages, extras = _dependencies(checkout, MESSAGES), checkout["optional-dependencies"]
    return {
        "classifiers": _classifiers(checkout),
        "dependencies": [
            f"cartes-lib[messages]=={cartes_lib.__version__}",
            *(item for item in checkout["dependencies"] if item not in messages),
        ],
        "optional-dependencies": {name: extras[name] for name in ("export", "hub", "postgres")},
        **{name: checkout[name] for name in ("scripts", "entry-points")},
    }


def _metadata(distribution: Distribution) -> dict[str, Any]:
    """The tables of the distribution's `pyproject.toml`, from those of the checkout."""
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    checkout = whole["project"]
    shared = ("requires-python", "license", "license-files", "keywords", "urls")
    project = {name: checkout[name] for name in shared}
    project |= {
        "name": distribution.name,
        "version": cartes_lib.__version__,
        "description": distribution.description,
        "readme": "README.md",
    }
    project |= _of_engine(checkout) if distribution is ENGINE else _of_widgets(checkout)
    # The latest version that twine and the index both read.
    metadata = {"core-metadata-version": "2.4"}
    targets = {"wheel": {**metadata, "packages": [distribution.package]}, "sdist": metadata}
    return {
        "build-system": whole["build-system"],
        "project": project,
        "tool": {"hatch": {"build": {"targets": targets}}},
    }


def _toml(tables: dict[str, Any]) -> str:
    """The tables as TOML; lists and strings are written as in JSON, which TOML shares."""
    lines: list[str] = []

    def write(name: str, table: dict[str, Any]) -> None:
        values = {key: value for key, value in table.items() if not isinstance(value, dict)}
        if values:
            lines.append(f"[{name}]")
        for key, value in values.items():
            lines.append(f"{json.dumps(key)} = {json.dumps(value, ensure_ascii=False)}")
        for key, inner in table.items():
            if isinstance(inner, dict):
                write(f"{name}.{json.dumps(key)}", inner)

    for name, table in tables.items():
        write(name, table)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for built in build(Path(sys.argv[1] if sys.argv[1:] else ROOT / "dist")):
        print(built)
