"""The site without a server: the same lessons, their Python in the learner's browser."""

from __future__ import annotations

__all__: list[str] = []
