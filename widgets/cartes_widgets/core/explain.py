"""A rule and why: what a verdict says, or what we chose where the sources are unclear."""

from __future__ import annotations

from typing import Any

from cartes_lib.engine import Verdict
from cartes_lib.messages import explain, format_message, rule_choice, rule_text, source_text
from cartes_lib.rulebook import rule

__all__ = ["explained_rule", "explained_verdict"]


def explained_rule(rule_id: str) -> dict[str, Any]:
    """The rule of that id as a page shows it: sentence, source, and our choice if there was one."""
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
    """`verdict` as a page shows it: the reason, the rule with its id, its source."""
    shown = explained_rule(verdict.rule)
    why = explain(verdict)
    return {**shown, "ok": verdict.legal, "text": why, "rule_text": shown["text"]}
