"""Pages: notebooks, templates, scripts of pages and their bundles, links, printed handouts."""

from __future__ import annotations

__all__: list[str] = []
