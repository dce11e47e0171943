"""Computations that test the strategic statements of the lessons and of the coach.

`python -m research.claims` runs them; see `research/README.md`.
"""
