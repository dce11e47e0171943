"""Kinds of questions about Truco: importing `cartes_lib.asking` registers every module here."""

from __future__ import annotations

__all__: list[str] = []
