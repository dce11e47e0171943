"""The games in lessons and at tables: one folder for each, over what they share."""

from __future__ import annotations

__all__: list[str] = []
