"""Players that decide from what their seat may know, for tables with an empty chair."""

from __future__ import annotations

from cartes_lib.bots import balco, botifarra, truco

__all__ = ["balco", "botifarra", "truco"]
