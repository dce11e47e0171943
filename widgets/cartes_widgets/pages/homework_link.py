"""Links to homework, signed with this server's key."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlencode

from cartes_lib.asking.homework import Homework
from cartes_widgets.pages.context import address_of
from cartes_widgets.pages.notebooks import home_folder
from cartes_widgets.table.signed_match import derived, is_equal

_SIGNATURE = 20
"""Length of a signature, in characters (80 bits)."""


def _signature(homework: Homework) -> str:
    return derived(f"homework {homework.body}").hex()[:_SIGNATURE]


def signed_homework(homework: Homework) -> Homework:
    """`homework` with a signature that a class of the same user recognises."""
    return homework.signed(_signature(homework))


def is_own(homework: Homework) -> bool:
    """Whether this server, or a command of its user, created the homework."""
    return is_equal(homework.signature, _signature(homework))


def homework_address(root: Path, homework: Homework) -> str:
    """The address of the page of a homework, relative to a server of the notebooks in `root`."""
    folder = address_of(home_folder(root), root)
    return f"voila/render/{folder}homework.ipynb?{urlencode({'homework': homework.text})}"
