"""Balcó in lessons and at tables."""

from __future__ import annotations
