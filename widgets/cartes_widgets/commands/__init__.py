"""The `cartes` command: serve, class, share, print, site, lab."""

from __future__ import annotations
