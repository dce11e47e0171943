"""The server: Voilà with the pages, limits and kernel channels of Cartes."""

from __future__ import annotations
