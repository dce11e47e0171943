"""All rules by id: their place in the sources, their lessons, and the code that applies them."""

from __future__ import annotations

from cartes_lib.rulebook.book import FLAGS, Rule, RulebookError, load, rule, rules

__all__ = ["FLAGS", "Rule", "RulebookError", "load", "rule", "rules"]
