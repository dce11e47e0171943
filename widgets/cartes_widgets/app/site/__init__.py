"""Writes a site: the same lessons without a server, their Python in the reader's browser."""

from __future__ import annotations

__all__: list[str] = []
