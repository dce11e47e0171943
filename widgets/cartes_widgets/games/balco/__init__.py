"""Balcó in lessons and at tables."""

from __future__ import annotations

__all__: list[str] = []
