"""The rules of play with cards encoded as integers, for bots, search and odds."""

from __future__ import annotations

from cartes_lib.truco.fast.deal import Move, MutableDeal

__all__ = ["Move", "MutableDeal"]
