"""Every rule by its id: where it stands in the sources, who teaches it, which options bend it."""

from __future__ import annotations

from cartes_lib.rulebook.book import FLAGS, Rule, RulebookError, load, rule, rules

__all__ = ["FLAGS", "Rule", "RulebookError", "load", "rule", "rules"]
