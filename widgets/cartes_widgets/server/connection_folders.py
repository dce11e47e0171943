"""The folders of connection files: a server that was killed leaves one, the next clears it away."""

from __future__ import annotations

import contextlib
import shutil
import sys
from pathlib import Path
from typing import IO

__all__ = ["claim", "clear_abandoned"]

_OWNER = "cartes.lock"


def claim(folder: Path) -> IO[str] | None:
    """Marks `folder` as this process's own, for as long as the answer is open.

    None where the system has no such locks: nothing is cleared away there.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    mark = (folder / _OWNER).open("w")
    fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return mark


def clear_abandoned(parent: Path) -> tuple[Path, ...]:
    """The folders below `parent` that servers of ours left when they were killed; they are gone.

    A folder that is in use, of another program or of another user stays.
    """
    if sys.platform == "win32":
        return ()
    found = [mark.parent for mark in parent.glob(f"voila_*/{_OWNER}") if _is_abandoned(mark)]
    for folder in found:
        shutil.rmtree(folder, ignore_errors=True)
    return tuple(found)


def _is_abandoned(mark: Path) -> bool:
    """Whether no process holds the mark: the system lets go of it whatever way one ends."""
    import fcntl

    with contextlib.suppress(OSError), mark.open("r+") as held:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
