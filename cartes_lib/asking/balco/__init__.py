"""Kinds of question about Balcó.

Importing `cartes_lib.asking` registers the kinds of every module of this package.
"""

from __future__ import annotations
