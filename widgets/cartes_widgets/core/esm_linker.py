"""Links the modules of one widget into the single source that a page can load without files.

anywidget imports a source from a blob: address, where a relative specifier has no base
(manzt/anywidget#78). Every relative specifier becomes a data: address of its linked target.
A module reached by two paths gets one address, so the browser evaluates it once.
"""

from __future__ import annotations

import base64
import re
from functools import cache
from pathlib import Path

__all__ = ["link"]

_RELATIVE = re.compile(
    r"""^(import\s*|(?:import|export)\s[\w$*{},\s]+?\sfrom\s*)"(\.{1,2}/[^"]+)\"""", re.M
)


def link(entry: Path) -> str:
    """The source of `entry` with its relative static imports inlined.

    Raises:
        ValueError: an import cycle: a data: address cannot contain itself.
        FileNotFoundError: a specifier that names no file.
    """
    return _linked(entry.resolve(), ())


def _linked(entry: Path, importers: tuple[Path, ...]) -> str:
    if entry in importers:
        chain = " -> ".join(path.name for path in (*importers, entry))
        raise ValueError(f"import cycle: {chain}")

    def inline(found: re.Match[str]) -> str:
        target = _linked((entry.parent / found[2]).resolve(), (*importers, entry))
        return f'{found[1]}"data:text/javascript;base64,{_encoded(target)}"'

    source = _RELATIVE.sub(inline, entry.read_text("utf-8"))
    return f"{source}\n//# sourceURL=cartes/{entry.name}\n"


@cache
def _encoded(source: str) -> str:
    return base64.b64encode(source.encode()).decode()
