"""The code that runs in a page without a server, instead of Jupyter's kernel."""

from __future__ import annotations

__all__: list[str] = []
