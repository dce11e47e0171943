"""What runs in a page without a server, where a served page has Jupyter's kernel."""

from __future__ import annotations

__all__: list[str] = []
