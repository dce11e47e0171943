"""What others import though a server of ours has no use for it, and that takes a second."""

from __future__ import annotations

import sys

__all__ = ["block_imports"]

# jsonschema tells international addresses by a grammar that is built when it is imported. It
# does without where the package is not installed; no schema that a server reads asks for it.
_BLOCKED = ("rfc3987_syntax",)


def block_imports() -> None:
    """From now on their import fails in this process; what has been imported stays."""
    for name in _BLOCKED:
        sys.modules.setdefault(name, None)  # type: ignore[arg-type]  # makes the import fail
