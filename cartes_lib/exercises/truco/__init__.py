"""Generators of the lessons of Truco; importing this registers them."""

from __future__ import annotations

from cartes_lib.exercises.truco import envido, scales, tricks

__all__ = ["envido", "scales", "tricks"]
