"""Bots of Balcó: a heuristic bot, a Monte Carlo bot, and the reasons for a move."""

from __future__ import annotations
