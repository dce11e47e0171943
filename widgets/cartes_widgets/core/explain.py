"""Explanations of rules: the reason of a verdict, and the project's choice where the sources are
unclear.
"""

from __future__ import annotations

from typing import Any

from cartes_lib.engine import Verdict
from cartes_lib.messages import explain, format_message, rule_choice, rule_text, source_text
from cartes_lib.rulebook import rule

__all__ = ["explained_rule", "explained_verdict"]


def explained_rule(rule_id: str) -> dict[str, Any]:
    """The rule `rule_id` for a page: its sentence, its source, and the project's choice if the
    sources are unclear.
    """
    return {
        "ok": None,
        "text": rule_text(rule_id),
        "rule": rule_id,
        "rule_text": "",
        "source": source_text(rule_id),
        "choice": rule_choice(rule_id) or "",
        "flag": format_message(f"flag-{rule(rule_id).flag.lower()}"),
    }


def explained_verdict(verdict: Verdict) -> dict[str, Any]:
    """`verdict` for a page: the reason, the rule with its id, and the rule's source."""
    shown = explained_rule(verdict.rule)
    why = explain(verdict)
    return {**shown, "ok": verdict.legal, "text": why, "rule_text": shown["text"]}
