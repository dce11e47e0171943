"""Kinds of questions about Balcó; importing this registers them."""

from __future__ import annotations

from cartes_lib.asking.balco import (
    clearing,
    dealing,
    declaring,
    hands,
    keeping,
    ladder,
    lifting,
    naming,
    odds,
    spotting,
    targets,
    throws,
    turns,
    words,
)

__all__ = [
    "clearing",
    "dealing",
    "declaring",
    "hands",
    "keeping",
    "ladder",
    "lifting",
    "naming",
    "odds",
    "spotting",
    "targets",
    "throws",
    "turns",
    "words",
]
