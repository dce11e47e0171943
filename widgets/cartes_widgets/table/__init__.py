"""Tables with matches of the three games, to play or to watch."""

__all__: list[str] = []
