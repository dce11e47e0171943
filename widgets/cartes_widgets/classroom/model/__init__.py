"""A class: a room, its pupils, what they answered, what the teacher opened; no HTTP."""

from __future__ import annotations

__all__: list[str] = []
