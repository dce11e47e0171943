"""Modules that the bots of all games use: budgets, averages of samples, random deals, advice."""

from __future__ import annotations

__all__: list[str] = []
