"""Words of a text that a line must not break."""

from __future__ import annotations

import re

_PRONOUNS = "je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|lui|leur|moi|toi|y|en"
_INVERTED = re.compile(rf"<[^>]*>|\b\w+-(?:t-)?(?:{_PRONOUNS})\b(?!-)")
"""Matches a tag, or a French verb with its pronoun."""


def unbroken(html: str) -> str:
    """The text with each French verb and its pronoun in an element that a line does not break.

    >>> unbroken('<p id="dit-il">Puis-je monter ?</p>')
    '<p id="dit-il"><span class="cartes-unbroken">Puis-je</span> monter ?</p>'
    """
    return _INVERTED.sub(_marked, html)


def _marked(match: re.Match[str]) -> str:
    text = match[0]
    return text if text.startswith("<") else f'<span class="cartes-unbroken">{text}</span>'
