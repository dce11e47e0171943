"""Generators of the lessons of Truco; importing this registers them."""

from __future__ import annotations

from cartes_lib.exercises.truco import (
    announcing,
    bluffing,
    calls,
    dealing,
    envido,
    flor,
    flor_bets,
    flor_claims,
    folding,
    marking,
    scales,
    spending,
    tables,
    tricks,
)

__all__ = [
    "announcing",
    "bluffing",
    "calls",
    "dealing",
    "envido",
    "flor",
    "flor_bets",
    "flor_claims",
    "folding",
    "marking",
    "scales",
    "spending",
    "tables",
    "tricks",
]
