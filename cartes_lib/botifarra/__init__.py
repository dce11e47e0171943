"""The rules of Botifarra."""

__all__: list[str] = []
