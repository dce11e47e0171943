"""Exercises that the engines generate, grade and explain."""

__all__: list[str] = []
