"""Jupyter widgets that show and play the games of `cartes_lib`."""

from __future__ import annotations

from typing import Any


def load_ipython_extension(shell: Any) -> None:
    """Makes IPython draw hands and tricks; `%load_ext cartes_widgets` calls this function."""
    from cartes_widgets.display import register

    register(shell)
