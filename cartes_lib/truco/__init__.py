"""The rules of Truco."""

__all__: list[str] = []
