"""The folders of connection files; a server removes the folders that killed servers left."""

from __future__ import annotations

import contextlib
import shutil
import sys
from pathlib import Path
from typing import IO

_OWNER = "cartes.lock"

if sys.platform == "win32":
    import msvcrt

    def _lock(mark: IO[str]) -> None:
        msvcrt.locking(mark.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(mark: IO[str]) -> None:
        fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)


def claim(folder: Path) -> IO[str]:
    """Locks `folder` for this process, for as long as the returned file is open."""
    mark = (folder / _OWNER).open("w")
    _lock(mark)
    return mark


def clear_abandoned(parent: Path) -> tuple[Path, ...]:
    """Removes the folders in `parent` that killed servers left; returns their paths.

    Folders that are in use, or that belong to another program or user, stay.
    """
    results = [mark.parent for mark in parent.glob(f"voila_*/{_OWNER}") if _is_abandoned(mark)]
    for folder in results:
        shutil.rmtree(folder, ignore_errors=True)
    return tuple(results)


def _is_abandoned(mark: Path) -> bool:
    """Whether no process holds the lock on the file `mark`.

    The operating system releases the lock at the end of a process.
    """
    with contextlib.suppress(OSError), mark.open("r+") as file:
        _lock(file)
        return True
    return False
