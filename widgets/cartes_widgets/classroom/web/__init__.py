"""The class on the wire: its pages, its events, what kernels tell, what is frozen."""

from __future__ import annotations

__all__: list[str] = []
