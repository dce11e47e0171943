"""Kinds of questions about Botifarra; importing this registers them."""

from __future__ import annotations

from cartes_lib.asking.botifarra import (
    bidding,
    card_order,
    charging,
    contrast,
    dealing,
    faults,
    guesses,
    guesses_weighed,
    legal,
    marking,
    penalties,
    pile_tops,
    piles,
    samples,
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
    "faults",
    "guesses",
    "guesses_weighed",
    "legal",
    "marking",
    "penalties",
    "pile_tops",
    "piles",
    "samples",
    "silence",
    "spot",
    "tables",
    "tricks",
]
