"""Pages: notebooks, templates, scripts of pages and their bundles, links, printed handouts."""

from __future__ import annotations
