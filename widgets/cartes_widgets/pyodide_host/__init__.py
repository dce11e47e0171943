"""The code that runs on a page without a server, in place of Jupyter's kernel."""

from __future__ import annotations
