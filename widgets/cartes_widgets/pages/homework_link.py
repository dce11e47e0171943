"""Links to homework, signed with this server's key."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlencode

from cartes_lib.asking.homework import Homework
from cartes_widgets.pages.context import address_of
from cartes_widgets.pages.notebooks import home_folder
from cartes_widgets.table.signed_match import checked, derived

__all__ = ["homework_address", "is_own", "with_seal"]

_SEAL = 20
"""Length of a signature, in characters (80 bits)."""


def _seal(homework: Homework) -> str:
    return derived(f"homework {homework.body}").hex()[:_SEAL]


def with_seal(homework: Homework) -> Homework:
    """`homework` with a signature that a class of the same user recognises."""
    return homework.sealed(_seal(homework))


def is_own(homework: Homework) -> bool:
    """Whether this server, or a command of its user, created the homework."""
    return checked(homework.seal, _seal(homework))


def homework_address(root: Path, homework: Homework) -> str:
    """The address of the page of a homework, relative to a server of the notebooks in `root`."""
    folder = address_of(home_folder(root), root)
    return f"voila/render/{folder}homework.ipynb?{urlencode({'homework': homework.text})}"
