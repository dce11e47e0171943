"""The rules of play on integers, for bots, search and odds."""

from __future__ import annotations

from cartes_lib.truco.fast.deal import Move, MutableDeal

__all__ = ["Move", "MutableDeal"]
