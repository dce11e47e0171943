"""Tables with matches of the three games, to play or to watch."""
