"""Finds words of another language in a text; quoted or marked words may be terms of players."""

from __future__ import annotations

import re

__all__ = ["CALLS", "TAG", "foreign_words"]

TAG = "\U000e0001"
"""The invisible character that begins a sentence in another language than the page's."""

_MARKER_WORDS = {
    "fr": "avec aux cette dans des donc du elle est il jouez leur les mais nous ou où pas pour "
    "quand qui sont sur une vos votre vous",
    "en": "and are card cards from have if is of that the they this trick when which with you your",
    "es": "con cuando del el es está hay las los más muy para pero puede quien sin también tiene "
    "una y ya",
    "ca": "aquest aquesta als amb dels el els és heu hi les molt només per perquè però quan què "
    "sense són també teniu una us",
}
"""Frequent function words of each language; the key is the language."""

_ALSO_OWN = {
    "fr": "el es les y",
    "en": "per pour sense us",
    "es": "des les per sur une",
    "ca": "des del el es est hi les los nous ou pas per qui vos ya una",
}
"""Marker words of other languages that a language also has; the key is this language."""

_SET_OFF = re.compile(
    r"«[^«»]*»|“[^“”]*”|\*\*[^*\n]{1,40}\*\*|\*[^*\n]*\*|`[^`]*`|<[^>]*>|\]\([^)]*\)|\([^()]*\)"
)
CALLS = re.compile(
    r"con flor \w+( achico)?|fe[rt] el buit|trencar el joc|El envido está primero|La basa és nostra"
    r"|Recull el paller",
    re.IGNORECASE,
)
"""Calls of players, which may appear without quotes."""

_WORD = re.compile(r"[^\W\d_]+")


def foreign_words(text: str, lang: str) -> list[str]:
    """Typical words of other languages in `text`, except in quotes, bold, italics or brackets.

    Empty if `text` has a sentence marked as another language (`TAG`), and for an unknown language.
    """
    if TAG in text or lang not in _MARKER_WORDS:
        return []
    own = {*_MARKER_WORDS[lang].split(), *_ALSO_OWN[lang].split()}
    others = {word for words in _MARKER_WORDS.values() for word in words.split()} - own
    without = CALLS.sub(" ", _SET_OFF.sub(" ", text))
    # A single capital letter is the initial of a seat, or part of a code.
    results = [word for word in _WORD.findall(without) if len(word) > 1 or word.islower()]
    return [word for word in results if word.lower() in others]
