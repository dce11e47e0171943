"""Finds grammatical errors in a rendered sentence, by simple patterns of its language."""

from __future__ import annotations

import re

from tests.foreign import CALLS, TAG, foreign_words

__all__ = ["faults_of"]

_VOWEL = "aeiouàáâèéêëíîïòóôúùüœ"
_CARD = r"(?:1(?!\d)|11(?!\d))"
"""Numbers whose Catalan names begin with a vowel: un, onze."""

_NOUNS = {
    "fr": "point|carte|pli|donne|manche|joueur|partie|tour|atout",
    "en": "point|card|trick|deal|hand|player|match|turn|time|trump|case",
    "es": "punto|carta|baza|mano|reparto|partida|turno|triunfo|tanto|caso",
    "ca": "punt|cart[ae]|bas[ae]|mà|joc|partid[ae]|torn|trumfo|cop|cas",
}
"""Countable nouns in the singular; the key is the language."""
_VERBS = {
    "fr": r"\b(?:restent|manquent|sont) 1\b",
    "en": r"\b(?:there are|these are) 1\b|\b1 (?:are|were|have)\b",
    "es": r"\b(?:faltan|quedan|sobran|son) 1\b",
    "ca": r"\b(?:falten|queden|sobren|calen|són|arribar[ae]n|han d’\w+) 1\b",
}
"""Patterns of a plural verb before the number 1, which is an error; the key is the language."""
_ANYWHERE = {
    "a placeable is not filled in": r"[{}]|\bterm-|\bcard-[\w-]|\bseat-\w|\bBOT-|\bTRU-|\bBAL-",
    "a space is doubled or stands at an end": r"[ \u00a0]{2}|^[ \u00a0]|[ \u00a0]$",
    "a mark is doubled": r"(?<!\.)\.\.(?!\.)|[,;:][ \u00a0]?[.,;:!?]|[.!?][ \u00a0]?[,;:]|[!?]{2}"
    r"|[!?…]\.|[!?]\u00a0[!?]|\.\s?[”»]\s?[:;,]",
    "nothing stands in a bracket or in quotes": r"\([\s)]|\s\)|«\s*»|“\s*”",
    "a hyphen stands for a minus": r"(?:^|[\s(«“])-\d",
    "a straight quote": r"['\"]",
    "one thing stands twice in a list": r"\b((?:le|el|the) \w+),? (?:et|ou|y|o|i|and|or) \1\b",
}
_OF_LANGUAGE = {
    "fr": {
        "no contraction": r"\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)",
        "no elision": rf"(?<!-)\b(?:le|la|de|que|se|ne|je|me|te|jusque|lorsque|puisque) (?!onze\b)"
        rf"(?:[{_VOWEL}]|h(?:abit|omm|eur|ôte))|\bsi ils?\b",
        "a space stands before a mark, not a fixed one": r"\w [:;?!»]|« ",
        "a decimal is not agreed with": r"(?<!\d)(?:[2-9]|\d\d+),\d (?:point|carte)\b"
        r"|(?<!\d)[01],\d (?:point|carte)s\b",
        "no fixed space before a mark": r"[\w»)][;?!»]|\w:(?: |$)|«\w",
    },
    "es": {
        "no contraction": r"\b(?:de|a) el\b",
        "e before i, u before o": r"\by (?:h?i(?![ae])\w)|\bo (?:h?o\w|8\b|11\b)",
        "a mark is not opened": r"^[^¿]*\?|^[^¡]*!",
        "a preposition before tú": r"\b(?:a|con|contra|de|en|para|por|sobre) tú\b",
        "a space stands before a mark": r" [.,:;?!»)]|« ",
    },
    "ca": {
        "no contraction": r"\b(?:de|a|per|ca) els?\b",
        "no elision": rf"(?<!-)\b(?:(?:de|el|em|et|es) (?:h?[{_VOWEL}]|{_CARD})|la h?[aeoàèéòó])",
        "a space stands before a mark": r" [.,:;?!»)]|« ",
        "a letter of another language": r"[áâêîôûñ]",
        "no past after a wish": r"\bvoldr(?:ia|ies|íem|íeu|ien) que (?:\w+ ){0,3}"
        r"(?:sigui|tingui|faci|mani|triï|jugui|guanyi|digui|pugui|vagi)\b",
    },
    "en": {
        "a before a vowel": r"\ba (?:[aeio]|u(?!n[ie]|s[eu]|til)|8|11\b|18\b)",
        "an before a consonant": r"\ban (?:[b-df-gj-np-tv-z]|uni|use|1\b|[2-7]|9|10|12)",
        "a space stands before a mark": r" [.,:;?!”)]|“ ",
    },
}
_NONE = re.compile(r"\b(?:None|True|False|none|yes)\b")
"""Values of Python that must not appear in a sentence; "none" and "yes" are English words."""


def _counted(lang: str) -> re.Pattern[str]:
    """A pattern that matches a plural noun after 1, or a singular noun after another number.

    It also matches the plural verbs of `_VERBS` before 1.
    """
    nouns = _NOUNS[lang]
    several = rf"(?:[{2 if lang == 'fr' else '02'}-9]|\d{{2,}})"
    counted = rf"(?<![\d.,:−/])(?:1 (?:{nouns})e?s\b|{several} (?:{nouns})(?!\w))"
    return re.compile(rf"{counted}|(?:{_VERBS[lang]})(?![\d.,]\d)", re.IGNORECASE)


_COUNTED = {lang: _counted(lang) for lang in _NOUNS}
_DOUBLED = re.compile(r"\b([^\W\d_]{2,}) \1\b", re.IGNORECASE)
_MAY_DOUBLE = {"fr": {"vous", "nous"}, "en": {"that", "had"}, "es": set(), "ca": set()}
_OPENS = "«“¿¡(\u2212\u00a0"
_ENDS = (".", "!", "?", "…", ".»", ".”", "!»", "?»", "!”", "?”", ".)", "»", "”")
_NEW = re.compile(rf"[.!?…][»”)]* [{_OPENS}]*([^\W\d_])")
"""Matches the first letter of a sentence that follows another sentence."""


def faults_of(text: str, lang: str, *, whole: bool) -> list[str]:
    """The grammatical errors in `text`; `whole` is whether `text` consists of whole sentences.

    Empty for a sentence marked as another language, and for a language without patterns.
    """
    if TAG in text or lang not in _OF_LANGUAGE:
        return []
    own = CALLS.sub("X", text)
    results = [
        f"{name}: {hit[0]!r}"
        for name, pattern in (*_ANYWHERE.items(), *_OF_LANGUAGE[lang].items())
        if (hit := re.search(pattern, own, re.IGNORECASE))
    ]
    results += [
        f"a number is not agreed with: {match[0]!r}" for match in _COUNTED[lang].finditer(own)
    ]
    if lang != "en" and (value := _NONE.search(own)):
        results.append(f"a value of the code: {value[0]!r}")
    if (twice := _DOUBLED.search(text)) and twice[1].lower() not in _MAY_DOUBLE[lang]:
        results.append(f"a word is doubled: {twice[0]!r}")
    if words := foreign_words(text, lang):
        results.append(f"words of another language: {words}")
    return [*results, *_as_sentences(text)] if whole else results


def _as_sentences(text: str) -> list[str]:
    results = []
    first = text.lstrip(_OPENS)[:1]
    if not text or (first.isalpha() and not first.isupper()):
        results.append("it does not begin with a capital")
    results += [f"no capital: {match[0]!r}" for match in _NEW.finditer(text) if match[1].islower()]
    if not text.rstrip("\u00a0").endswith(_ENDS):
        results.append("it does not end with a mark")
    return results
