"""Writes docs/RULES.md: each rule with its source, status, code, tests and lessons.

`make rules-table` runs it. The file is not in the repository.
"""

from __future__ import annotations

import ast
import json
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path

from cartes_lib.games import GAMES
from cartes_lib.messages import format_message, lesson_title, rule_text, use_language
from cartes_lib.rulebook import rules

ROOT = Path(__file__).resolve().parents[1]
HEAD = """# Rules

Every rule that the engine knows, from its source to its lessons. Made by `make rules-table`.

`S0`, `S1` and `S2` are the texts of CREDITS.md, with the line. *SEED*: the source states it.
*GAP*: it is silent. *CONFLICT*: it contradicts itself or cannot mean what it says. *DERIVED*: it
follows from others. Where the source leaves a choice, the rulebook's words say what we play.
"""


@cache
def tests_by_rule() -> dict[str, list[str]]:
    """Names of the tests that are marked with each rule, in the order of the files."""
    result: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for rule_id in mark.args:
                        result[ast.literal_eval(rule_id)].append(node.name)
    return result


def written_lessons() -> set[str]:
    """Ids of the lessons that have a notebook."""
    files = (ROOT / "tutorials/fr").glob("*/*.ipynb")
    books = (json.loads(file.read_text("utf-8")) for file in files)
    return {book["metadata"]["cartes"]["lesson"] for book in books}


def table() -> str:
    """The Markdown of docs/RULES.md, in English."""
    with use_language("en"):
        return _table()


def _table() -> str:
    tests, written = tests_by_rule(), written_lessons()
    lines = [HEAD]
    game = ""
    for rule in rules().values():
        if rule.game != game:
            game = rule.game
            lines += [
                f"\n## {format_message(f'game-{game}')}\n",
                "| rule | what it says | source | flag | options | code | tests | lessons |",
                "| --- | --- | --- | --- | --- | --- | --- | --- |",
            ]
        cells = (
            f'<a id="{rule.id.lower()}"></a>{rule.id}',
            rule_text(rule.id).replace("|", "\\|"),
            rule.source or "–",
            rule.flag,
            ", ".join(
                f"`{name}`"
                for name, option in GAMES[game].options.items()
                if option.changes(rule.id)
            ),
            ", ".join(f"`{place}`" for place in rule.code),
            "<br>".join(f"`{name}`" for name in dict.fromkeys(tests.get(rule.id, ()))),
            ", ".join(rule.taught_by) or "*not taught yet*",
        )
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["\n## Lessons\n"]
    taught = sorted({lesson for item in rules().values() for lesson in item.taught_by} & written)
    lines += [f"- {lesson}: {lesson_title(lesson)}" for lesson in taught]
    lines += ["\n## Not taught yet\n"]
    lines += ["No lesson speaks of these yet.\n"]
    lines.append(", ".join(item.id for item in rules().values() if not written & {*item.taught_by}))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    (ROOT / "docs/RULES.md").write_text(table(), "utf-8")
    sys.exit(0)
