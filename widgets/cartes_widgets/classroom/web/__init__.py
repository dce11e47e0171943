"""The HTTP interface of a class: its pages, event streams, kernels' reports, frozen lessons."""

from __future__ import annotations

__all__: list[str] = []
