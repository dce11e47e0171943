"""The games in lessons and at tables: a folder for each game, and modules that they share."""

from __future__ import annotations

__all__: list[str] = []
