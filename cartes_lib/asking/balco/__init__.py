"""Kinds of questions about Balcó; importing this registers them."""

from __future__ import annotations

from cartes_lib.asking.balco import (
    clearing,
    dealing,
    declaring,
    finding,
    guesses,
    guesses_weighed,
    keeping,
    ladder,
    lifting,
    naming,
    spotting,
    throws,
    turns,
)

__all__ = [
    "clearing",
    "dealing",
    "declaring",
    "finding",
    "guesses",
    "guesses_weighed",
    "keeping",
    "ladder",
    "lifting",
    "naming",
    "spotting",
    "throws",
    "turns",
]
