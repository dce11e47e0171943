"""Generators of the lessons of Balcó; importing this registers them."""

from __future__ import annotations

from cartes_lib.exercises.balco import finding, keeping, ladder, lifting, naming, throws, turns

__all__ = ["finding", "keeping", "ladder", "lifting", "naming", "throws", "turns"]
