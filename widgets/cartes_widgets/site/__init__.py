"""The static site: the same lessons, with Python running in the learner's browser."""

from __future__ import annotations

__all__: list[str] = []
