"""Exact odds, by enumeration."""

__all__: list[str] = []
