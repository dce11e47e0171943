"""Which language a reader is answered in: asked for, remembered, or the browser's."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cartes_lib.wording import LANGUAGES
from cartes_widgets.app.notebooks import HOME

__all__ = ["COOKIE", "COOKIE_DAYS", "chosen_language", "offered_languages"]

COOKIE = "cartes-lang"
"""Cookie with the language last read, such as "ca"; nothing else is in it."""

COOKIE_DAYS = 365

_LONGEST = 500


def offered_languages(root: Path) -> tuple[str, ...]:
    """The languages that have a home page below `root`, the default first.

    A folder whose notebooks stand in no such folder offers the default alone.
    """
    return tuple(one for one in LANGUAGES if (root / one / HOME).is_file()) or LANGUAGES[:1]


def chosen_language(offered: tuple[str, ...], asked: Iterable[str | None], accepted: str) -> str:
    """The language of an answer: the first of `asked` that is offered, else what is accepted.

    Args:
        offered: what may be answered in, the default first.
        asked: codes of languages, the strongest wish first; None for no wish.
        accepted: the header Accept-Language, "" for none.
    """
    wished = (*asked, *_accepted(accepted))
    return next((one for one in wished if one in offered), offered[0])


def _accepted(header: str) -> list[str]:
    """The main codes of an Accept-Language header ("ca" of "ca-ES"), the most wanted first."""
    found = []
    for part in header[:_LONGEST].split(","):
        code, _, weight = part.partition(";")
        quality = _quality(weight)
        if quality > 0:
            found.append((-quality, code.strip().partition("-")[0].lower()))
    return [code for _, code in sorted(found, key=lambda one: one[0])]


def _quality(weight: str) -> float:
    """The weight that "q=0.8" gives; 1 for none, 0 for what is no number from 0 to 1."""
    name, _, text = weight.strip().partition("=")
    if not name:
        return 1.0
    try:
        quality = float(text)
    except ValueError:
        return 0.0
    return quality if name == "q" and 0 <= quality <= 1 else 0.0
