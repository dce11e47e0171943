"""The model of a class, without HTTP: room, students, answers, and what the teacher has opened."""

from __future__ import annotations

__all__: list[str] = []
