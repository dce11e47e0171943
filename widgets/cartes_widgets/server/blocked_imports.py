"""Blocks slow imports that other packages make but the server does not need."""

from __future__ import annotations

import sys

# jsonschema imports it to check international addresses, and it builds a grammar on import.
# jsonschema works without it, and no schema of a server needs it.
_BLOCKED = ("rfc3987_syntax",)


def block_imports() -> None:
    """Makes the blocked imports fail in this process; modules that are already imported stay."""
    for name in _BLOCKED:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]  # makes the import fail
