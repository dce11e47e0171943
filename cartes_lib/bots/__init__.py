"""What the players of all games share: budgets, averages of samples, deals that fit, advice."""

from __future__ import annotations

__all__: list[str] = []
