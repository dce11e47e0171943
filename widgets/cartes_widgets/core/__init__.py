"""The base of all widgets: their transport to a page, verdicts, scenes."""

__all__: list[str] = []
