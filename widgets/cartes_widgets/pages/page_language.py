"""The choice of a page's language: the requested, the saved, or the browser's language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from cartes_lib.messages import LANGUAGES, LINGUA_FRANCA
from cartes_widgets.pages.notebooks import HOME

COOKIE = "cartes-lang"
"""The cookie with the language of the last page, such as "ca"; it contains nothing else."""

COOKIE_DAYS = 365

_MAX_LENGTH = 500
_LANGUAGE = re.compile("[a-z]{2,3}")


def offered_languages(root: Path) -> tuple[str, ...]:
    """The languages that have a home page in `root`, the default first.

    Without language folders, it is only the default language.
    """
    return (
        tuple(language for language in LANGUAGES if (root / language / HOME).is_file())
        or LANGUAGES[:1]
    )


def chosen_language(
    offered: tuple[str, ...], preferences: Iterable[str | None], accepted: str
) -> str:
    """The language of a response: the first of `preferences` that is offered, else one that the
    browser accepts.

    English if the browser accepts no offered language.

    Args:
        offered: the available languages, the default first.
        preferences: language codes, the most preferred first; None for no preference.
        accepted: the header Accept-Language; "" if it is missing.
    """
    wished, unwanted = _accepted(accepted)
    named = [item for item in (*map(_main_code, preferences), *wished) if _LANGUAGE.fullmatch(item)]
    if named and LINGUA_FRANCA not in unwanted:
        named.append(LINGUA_FRANCA)
    known = [item for item in named if item in offered]
    others = [item for item in offered if item not in unwanted]
    return (*known, *others, *offered)[0]


def _main_code(code: str | None) -> str:
    """The language code without region or variant: "ca" for "ca", "CA" or "ca-ES-valencia"; ""
    for None.
    """
    return re.split("[-_]", (code or "")[:_MAX_LENGTH])[0].lower()


def _accepted(header: str) -> tuple[list[str], set[str]]:
    """The language codes of an Accept-Language header.

    Returns:
        The accepted codes, the most preferred first, and the refused codes.
    """
    weighted, unwanted = [], set()
    for part in header[:_MAX_LENGTH].split(","):
        code, _, weight = part.partition(";")
        quality = _quality(weight)
        if quality > 0:
            weighted.append((-quality, _main_code(code.strip())))
        else:
            unwanted.add(_main_code(code.strip()))
    return [code for _, code in sorted(weighted, key=lambda item: item[0])], unwanted


def _quality(weight: str) -> float:
    """The number in a weight such as "q=0.8"; 1 without a weight, 0 if it is invalid."""
    name, _, text = weight.strip().partition("=")
    if not name:
        return 1.0
    try:
        quality = float(text)
    except ValueError:
        return 0.0
    return quality if name == "q" and 0 <= quality <= 1 else 0.0
