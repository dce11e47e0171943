"""The command speaks the reader's language, in argparse's own words too."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from itertools import zip_longest

from cartes_lib.wording import LANGUAGES, say

__all__ = ["argparse_words", "language_of", "translate_argparse"]

_TELLING = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that tell a person's language, the strongest first."""


def language_of(given: Sequence[str], environment: Mapping[str, str] = os.environ) -> str | None:
    """The language that the words of a command ask for, else that of its environment.

    None if neither names one that has a catalogue.
    """
    for word, value in zip_longest(given, given[1:], fillvalue=""):
        name, _, joined = word.partition("=")
        if name == "--lang" and (joined or value) in LANGUAGES:
            return joined or value
    told = next((environment[name] for name in _TELLING if environment.get(name)), "")
    codes = (one[:2].lower() for one in told.split(":"))
    return next((one for one in codes if one in LANGUAGES), None)


class _Listing(str):
    """A sentence that lists choices without the quotes in which argparse puts each."""

    def __mod__(self, facts: dict[str, str]) -> str:
        return str(self) % {**facts, "choices": facts["choices"].replace("'", "")}


def argparse_words() -> dict[str, str]:
    """What argparse says, by its English sentence, in the language that is spoken."""
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
    """Makes argparse say its sentences in the language that is spoken.

    It asks gettext by a private name of its own; where that has gone it goes on in English.
    """
    words = argparse_words()
    if hasattr(argparse, "_"):
        setattr(argparse, "_", lambda sentence: words.get(sentence, sentence))  # noqa: B010
