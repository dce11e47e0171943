"""The static site: the same lessons, with Python in the learner's browser."""

from __future__ import annotations
