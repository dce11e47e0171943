"""Explanations of rules: the reason of a verdict, and the project's choice where the sources are
unclear.
"""

from __future__ import annotations

from typing import Any

from cartes_lib.engine import Verdict
from cartes_lib.messages import explain, format_message, rule_choice, rule_text, source_text
from cartes_lib.rulebook import rule


def explained_rule(rule_id: str) -> dict[str, Any]:
    """The rule `rule_id` for a page; `explained_verdict` returns the same keys.

    `text` is the rule as a sentence, `source` its source. `choice` is the project's choice if the
    sources are unclear, else "". `flag` states how certain the rule is. `ok` is None, because there
    is no action to judge.
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
    """`verdict` for a page: `explained_rule` of its rule, with the verdict added.

    `ok` is whether the action is legal, `text` the reason, `rule_text` the rule as a sentence.
    """
    shown = explained_rule(verdict.rule)
    why = explain(verdict)
    return {**shown, "ok": verdict.legal, "text": why, "rule_text": shown["text"]}
