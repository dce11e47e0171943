"""What the bots of all games share: budgets, averages of samples, consistent deals, advice."""

from __future__ import annotations

__all__: list[str] = []
