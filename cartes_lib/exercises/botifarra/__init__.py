"""Generators of the lessons of Botifarra; importing this registers them."""

from __future__ import annotations

from cartes_lib.exercises.botifarra import card_order, contrast, legal, piles, spot, tricks

__all__ = ["card_order", "contrast", "legal", "piles", "spot", "tricks"]
