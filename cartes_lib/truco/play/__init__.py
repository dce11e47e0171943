"""Performs actions on a deal, and settles bets."""

from __future__ import annotations

from cartes_lib.truco.play.action import play_in_deal
from cartes_lib.truco.play.settle import final, interfered, worth

__all__ = ["final", "interfered", "play_in_deal", "worth"]
