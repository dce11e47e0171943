"""Pages: notebooks found, templates, scripts of pages and how they are bundled, links, handouts."""

from __future__ import annotations

__all__: list[str] = []
