"""Generators of the lessons of Botifarra; importing this registers them."""

from __future__ import annotations

from cartes_lib.exercises.botifarra import card_order, legal, spot, tricks

__all__ = ["card_order", "legal", "spot", "tricks"]
