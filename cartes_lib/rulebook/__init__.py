"""All rules by id: place in the sources, lessons that teach them, code that applies them."""

from __future__ import annotations

from cartes_lib.rulebook.book import FLAGS, Rule, RulebookError, load, rule, rules

__all__ = ["FLAGS", "Rule", "RulebookError", "load", "rule", "rules"]
