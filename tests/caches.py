"""Empties caches of functions, so that no test uses a result that another test computed."""

import sys
from collections.abc import Container


def clear_caches(files: Container[str | None]) -> None:
    """Empties the caches of the functions in the modules whose files are in `files`."""
    for module in list(sys.modules.values()):
        if getattr(module, "__file__", None) in files:
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
