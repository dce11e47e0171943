"""Players that choose among legal actions within a budget."""

__all__: list[str] = []
