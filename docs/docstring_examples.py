"""An extension of Griffe: examples of docstrings become blocks of code on the reference pages."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension

__all__ = ["Examples", "fenced"]

_EXAMPLE = re.compile(r"^([ \t]*)>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


def fenced(docstring: str) -> str:
    """The docstring with a fence around each example, which Markdown would read as quotations."""
    return _EXAMPLE.sub(r"\1```pycon\n\g<0>\n\1```", docstring)


class Examples(Extension):
    """Fences the examples of every object that is loaded."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        """Called by Griffe for each object."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
