"""Verdicts on actions in a deal, with rules and reasons."""

from __future__ import annotations

from cartes_lib.truco.judge.action import actions, judge_deal, judge_plain

__all__ = ["actions", "judge_deal", "judge_plain"]
