"""Players that imagine what the others may hold, and play it out."""

from __future__ import annotations

from cartes_lib.bots.sampled import balco, botifarra, truco

__all__ = ["balco", "botifarra", "truco"]
