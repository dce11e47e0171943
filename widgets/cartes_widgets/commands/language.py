"""The language of the command's messages."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from cartes_lib.messages import LANGUAGES, LINGUA_FRANCA

_LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that contain the user's language; the first has priority."""

_LOCALE = re.compile("[a-z]{2,3}(?![a-z])")
"""Matches the language of a locale such as "de_DE.UTF-8"; "C" and "POSIX" do not match."""


def language_of(given: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language that the arguments or the environment name; the arguments have priority.

    English if neither names a language with a message catalogue.
    """
    for word, value in zip_longest(given, given[1:], fillvalue=""):
        name, _, joined = word.partition("=")
        if name == "--lang" and (joined or value) in LANGUAGES:
            return joined or value
    locales = next((environment[name] for name in _LOCALE_VARIABLES if environment.get(name)), "")
    codes = [match[0] for match in map(_LOCALE.match, locales.split(":")) if match]
    known = (code for code in codes if code in LANGUAGES)
    return next(known, LINGUA_FRANCA)
