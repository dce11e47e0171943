"""Blocks slow imports of other packages that the server does not need; they take a second."""

from __future__ import annotations

import sys

__all__ = ["block_imports"]

# jsonschema imports it to check international addresses, and builds a grammar on import. It
# works without the package, and no schema that a server reads needs it.
_BLOCKED = ("rfc3987_syntax",)


def block_imports() -> None:
    """Makes these imports fail in this process; modules already imported stay."""
    for name in _BLOCKED:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]  # makes the import fail
