"""Widgets that show or explain one thing."""

__all__: list[str] = []
