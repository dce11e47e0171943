"""The rules of Balcó."""

__all__: list[str] = []
