"""Widgets for a single step of a lesson, which show or explain something."""

__all__: list[str] = []
