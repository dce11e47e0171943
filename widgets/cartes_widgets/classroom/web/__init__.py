"""The HTTP interface of a class: pages, event streams, reports of kernels, frozen lessons."""

from __future__ import annotations
