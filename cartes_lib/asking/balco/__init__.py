"""Kinds of questions about Balcó; importing this registers them."""

from __future__ import annotations

from cartes_lib.asking.balco import (
    dealing,
    declaring,
    finding,
    guesses,
    guesses_weighed,
    keeping,
    ladder,
    lifting,
    naming,
    throws,
    turns,
)

__all__ = [
    "dealing",
    "declaring",
    "finding",
    "guesses",
    "guesses_weighed",
    "keeping",
    "ladder",
    "lifting",
    "naming",
    "throws",
    "turns",
]
