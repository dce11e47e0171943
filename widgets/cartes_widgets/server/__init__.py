"""The server: Voilà with our pages, limits and kernel channels."""

from __future__ import annotations

__all__: list[str] = []
