"""Language of the command, and argparse's own messages in it."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from cartes_lib.wording import LANGUAGES, LINGUA_FRANCA, say

__all__ = ["argparse_words", "language_of", "translate_argparse"]

_TELLING = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name the user's language, the strongest first."""

_LOCALE = re.compile("[a-z]{2,3}(?![a-z])")
"""Language of a locale such as "de_DE.UTF-8"; "C" and "POSIX" name none."""


def language_of(given: Sequence[str], environment: Mapping[str, str] = os.environ) -> str | None:
    """Language from a command's arguments, else from its environment.

    English if the environment names only languages without a catalogue; None if it names no
    language.
    """
    for word, value in zip_longest(given, given[1:], fillvalue=""):
        name, _, joined = word.partition("=")
        if name == "--lang" and (joined or value) in LANGUAGES:
            return joined or value
    told = next((environment[name] for name in _TELLING if environment.get(name)), "")
    codes = [found[0] for found in map(_LOCALE.match, told.split(":")) if found]
    known = (one for one in codes if one in LANGUAGES)
    return next(known, LINGUA_FRANCA if codes else None)


class _Listing(str):
    """A message that lists choices without the quotes that argparse puts around each."""

    def __mod__(self, facts: dict[str, str]) -> str:
        return str(self) % {**facts, "choices": facts["choices"].replace("'", "")}


def argparse_words() -> dict[str, str]:
    """Translations of argparse's messages into the current language, by the English message."""
    return {
        "usage: ": say("command-usage") + " ",
        "positional arguments": say("command-arguments"),
        "options": say("command-options"),
        "show this help message and exit": say("command-help"),
        "%(prog)s: error: %(message)s\n": say(
            "command-error", program="%(prog)s", message="%(message)s"
        )
        + "\n",
        "argument %(argument_name)s: %(message)s": say(
            "command-argument", name="%(argument_name)s", message="%(message)s"
        ),
        "the following arguments are required: %s": say("command-required", arguments="%s"),
        "unrecognized arguments: %s": say("command-unrecognized", arguments="%s"),
        "expected one argument": say("command-expected-one"),
        "invalid choice: %(value)r (choose from %(choices)s)": _Listing(
            say("command-invalid-choice", value="%(value)s", choices="%(choices)s")
        ),
    }


def translate_argparse() -> None:
    """Makes argparse print its messages in the current language.

    Replaces a private name of argparse; if that is missing, messages stay in English.
    """
    words = argparse_words()
    if hasattr(argparse, "_"):
        setattr(argparse, "_", lambda sentence: words.get(sentence, sentence))  # noqa: B010
