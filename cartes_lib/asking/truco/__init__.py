"""Kinds of questions about Truco; importing this registers them."""

from __future__ import annotations

from cartes_lib.asking.truco import (
    announcing,
    answers,
    bluffing,
    calls,
    dealing,
    envido,
    flor,
    flor_claims,
    folding,
    odds,
    scales,
    scoring,
    stakes,
    tables,
    tricks,
    weighed_plays,
    words,
)

__all__ = [
    "announcing",
    "answers",
    "bluffing",
    "calls",
    "dealing",
    "envido",
    "flor",
    "flor_claims",
    "folding",
    "odds",
    "scales",
    "scoring",
    "stakes",
    "tables",
    "tricks",
    "weighed_plays",
    "words",
]
