"""What the wheels and sdists must hold, and what they must not."""

from __future__ import annotations

import re
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

__all__ = ["faults"]

_LANGUAGES = ("fr", "en", "es", "ca")
_NEEDED = {
    "cartes_lib": (
        "cartes_lib/__init__.py",
        "cartes_lib/py.typed",
        "cartes_lib/botifarra/lessons.toml",
        *(f"cartes_lib/messages/locales/{lang}/page.ftl" for lang in _LANGUAGES),
    ),
    "cartes_widgets": (
        "cartes_widgets/py.typed",
        "cartes_widgets/deck/deck.svg",
        "cartes_widgets/deck/faces.svg",
        "cartes_widgets/front/exercise.js",
        "cartes_widgets/pages/jupyter/voila/templates/cartes/index.html.j2",
        *(f"cartes_widgets/pages/tutorials/{lang}/index.ipynb" for lang in _LANGUAGES),
    ),
}
_LICENCES = ("LICENSE", "CREDITS.md")
_FORBIDDEN = re.compile(
    r"(^|/)(tests|bench|research|release|front_tests|node_modules|__pycache__|\.ipynb_checkpoints)/"
    r"|(^|/)test_\w+\.py$|\.pyc$"
)


def faults(archive: Path) -> Iterator[str]:
    """What is wrong with the contents of a wheel or an sdist, in words."""
    package = next(item for item in _NEEDED if archive.name.startswith(f"{item}-"))
    names = _names(archive)
    for name in _NEEDED[package]:
        if name not in names:
            yield f"{name} is missing"
    for name in _LICENCES:
        if not any(item == name or item.endswith(f"/licenses/{name}") for item in names):
            yield f"{name} is missing"
    yield from (f"{name} must not be packed" for name in sorted(names) if _FORBIDDEN.search(name))
    for name in sorted(names):
        top = name.partition("/")[0]
        if "/" in name and top != package and not top.endswith(".dist-info"):
            yield f"{name} is of another package"


def _names(archive: Path) -> set[str]:
    """The files of the archive; of an sdist without its folder."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return {item for item in wheel.namelist() if not item.endswith("/")}
    with tarfile.open(archive) as sdist:
        return {
            getmember.name.partition("/")[2]
            for getmember in sdist.getmembers()
            if getmember.isfile()
        }
