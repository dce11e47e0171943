"""Folders of connection files: a killed server leaves its folder, and the next server removes
it.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
from pathlib import Path
from typing import IO

__all__ = ["claim", "clear_abandoned"]

_OWNER = "cartes.lock"


def claim(folder: Path) -> IO[str] | None:
    """Locks `folder` for this process, as long as the returned file is open.

    The result is None if the system has no such locks; then no folder is ever removed.
    """
    if sys.platform == "win32":
        return None
    import fcntl

    mark = (folder / _OWNER).open("w")
    fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return mark


def clear_abandoned(parent: Path) -> tuple[Path, ...]:
    """Removes the folders below `parent` that killed servers left; returns their paths.

    Folders that are in use, or that belong to another program or user, stay.
    """
    if sys.platform == "win32":
        return ()
    results = [mark.parent for mark in parent.glob(f"voila_*/{_OWNER}") if _is_abandoned(mark)]
    for folder in results:
        shutil.rmtree(folder, ignore_errors=True)
    return tuple(results)


def _is_abandoned(mark: Path) -> bool:
    """Whether no process holds the lock; the system releases it however a process ends."""
    import fcntl

    with contextlib.suppress(OSError), mark.open("r+") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
