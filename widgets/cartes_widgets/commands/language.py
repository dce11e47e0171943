"""Language of the messages of the command."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from cartes_lib.messages import LANGUAGES, LINGUA_FRANCA

__all__ = ["language_of"]

_LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the user's language, the strongest first."""

_LOCALE = re.compile("[a-z]{2,3}(?![a-z])")
"""Language of a locale such as "de_DE.UTF-8"; "C" and "POSIX" name none."""


def language_of(given: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language from a command's arguments, else from its environment. English if neither names
    a language with a catalogue.
    """
    for word, value in zip_longest(given, given[1:], fillvalue=""):
        name, _, joined = word.partition("=")
        if name == "--lang" and (joined or value) in LANGUAGES:
            return joined or value
    locales = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    codes = [match[0] for match in map(_LOCALE.match, locales.split(":")) if match]
    known = (code for code in codes if code in LANGUAGES)
    return next(known, LINGUA_FRANCA)
