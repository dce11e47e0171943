"""Exercises, and what the pupil has reached."""

__all__: list[str] = []
