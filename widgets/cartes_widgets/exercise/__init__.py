"""Exercises, and what the learner has reached."""

__all__: list[str] = []
