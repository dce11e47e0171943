"""Generators of the lessons of Botifarra; importing this registers them."""

from __future__ import annotations

from cartes_lib.exercises.botifarra import (
    bidding,
    card_order,
    charging,
    contrast,
    dealing,
    legal,
    marking,
    penalties,
    piles,
    sampled,
    silence,
    spot,
    tables,
    tricks,
)

__all__ = [
    "bidding",
    "card_order",
    "charging",
    "contrast",
    "dealing",
    "legal",
    "marking",
    "penalties",
    "piles",
    "sampled",
    "silence",
    "spot",
    "tables",
    "tricks",
]
