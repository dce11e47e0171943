"""Model of a class: room, students, answers, and what the teacher opened; no HTTP."""

from __future__ import annotations

__all__: list[str] = []
