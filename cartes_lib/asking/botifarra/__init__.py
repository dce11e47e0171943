"""Kinds of questions about Botifarra; importing this registers them."""

from __future__ import annotations

from cartes_lib.asking.botifarra import (
    bidding,
    card_order,
    chances,
    charging,
    contrast,
    counting,
    dealing,
    drawing,
    faults,
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
    weighed,
)

__all__ = [
    "bidding",
    "card_order",
    "chances",
    "charging",
    "contrast",
    "counting",
    "dealing",
    "drawing",
    "faults",
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
    "weighed",
]
