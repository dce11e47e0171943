"""Computations behind the strategic sentences of the lessons and of the coach.

`python -m research.claims` runs them; see `research/README.md`.
"""
