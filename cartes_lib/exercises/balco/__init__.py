"""Generators of the lessons of Balcó; importing this registers them."""

from __future__ import annotations

from cartes_lib.exercises.balco import finding, ladder, naming, throws, turns

__all__ = ["finding", "ladder", "naming", "throws", "turns"]
