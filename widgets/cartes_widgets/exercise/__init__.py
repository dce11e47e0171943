"""The widgets with exercises, and the learner's progress."""

__all__: list[str] = []
