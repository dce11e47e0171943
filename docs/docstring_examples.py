"""An extension of Griffe: shows the examples in docstrings as code blocks on the reference
pages.
"""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension

_EXAMPLE = re.compile(r"^([ \t]*)>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)


def fenced(docstring: str) -> str:
    """The docstring with each example in a fenced code block; Markdown would show it as a
    quotation.
    """
    return _EXAMPLE.sub(r"\1```pycon\n\g<0>\n\1```", docstring)


class Examples(Extension):
    """Converts the docstring of every loaded object."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        """Called by Griffe for each object."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
