"""The application: server, page template, page runtime, and the `cartes` command."""

from __future__ import annotations

__all__: list[str] = []
