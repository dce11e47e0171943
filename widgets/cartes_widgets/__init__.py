"""Jupyter widgets that show and play the games of `cartes_lib`."""

__all__: list[str] = []
