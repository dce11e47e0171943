"""Widgets for single steps of a lesson, which show or explain something."""

__all__: list[str] = []
