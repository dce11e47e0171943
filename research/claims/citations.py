"""Where statements cite claims: in cells of notebooks, and in messages of the coach."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from cartes_lib.coach.reasons import REASONS
from cartes_lib.messages import LANGUAGES
from research.claims.claim import all_claims

TUTORIALS = Path(__file__).resolve().parents[2] / "tutorials"

COACH = "coach-"
"""The first part of the id of a coach's claim; the whole id is the key of the coach's message."""


def cited_by_lessons() -> Iterator[tuple[str, str]]:
    """Pairs of a notebook's path and the claim that one of its cells cites.

    A cell of the original notebook cites in its metadata: `"cartes": {"claims": ["bo-14-knight"]}`.
    """
    for lang in LANGUAGES:
        for file in sorted((TUTORIALS / lang).rglob("*.ipynb")):
            for cell in json.loads(file.read_text("utf-8"))["cells"]:
                for identity in cell["metadata"].get("cartes", {}).get("claims", ()):
                    yield file.relative_to(TUTORIALS).as_posix(), identity


def advice() -> list[str]:
    """The keys of all messages of the coach, ordered by game."""
    return [f"{COACH}{identity}" for ids in REASONS.values() for identity in ids]


def unsupported_advice() -> list[str]:
    """The keys of the coach's messages that no computation supports yet."""
    claims = all_claims()
    return [entry for entry in advice() if entry not in claims]
