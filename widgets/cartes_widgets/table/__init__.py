"""Matches of the three games, played or watched."""

__all__: list[str] = []
