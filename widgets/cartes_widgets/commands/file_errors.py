"""Messages for files that a command could not write."""

from __future__ import annotations

import errno
from pathlib import Path

from cartes_lib.messages import format_message


def file_error(error: OSError, into: Path, otherwise: str = "share-error-files") -> str:
    """The message why nothing can be written into the folder `into`, and what to do about it.

    Args:
        error: the error of the attempt.
        otherwise: key of the message for an unknown reason.
    """
    in_the_way = next((item for item in (into, *into.parents) if item.is_file()), None)
    if in_the_way is not None:
        return format_message("share-error-not-folder", place=str(in_the_way))
    no_right = dict.fromkeys((errno.EACCES, errno.EPERM, errno.EROFS), "denied")
    why = {errno.ENOSPC: "full", **no_right}
    known = why.get(error.errno or 0)
    key = f"share-error-{known}" if known else otherwise
    return format_message(key, place=str(error.filename or into))
