"""A class: its model without HTTP (`model`), and its pages and events (`web`)."""

from __future__ import annotations
