"""What every widget stands on: how it reaches a page, verdicts, scenes."""

__all__: list[str] = []
