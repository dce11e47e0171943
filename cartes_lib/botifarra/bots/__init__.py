"""Players of Botifarra: a heuristic one, one that samples deals, and the reasons for a move."""

from __future__ import annotations

__all__: list[str] = []
