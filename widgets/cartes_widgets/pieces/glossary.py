"""The players' own words, in French, Catalan and Spanish."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any
from unicodedata import combining, normalize

from traitlets import Dict, List

from cartes_lib.wording import say, wordings
from cartes_widgets.core.base import Widget, ui_words

__all__ = ["Glossary"]

_TERMS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "botifarra": (
            "trick",
            "manilla",
            "trump",
            "botifarra",
            "contro",
            "recontro",
            "vicenc",
            "lead",
            "ruff",
            "beat",
            "delegate",
            "charge",
            "deal",
            "capot",
            "suit",
            "oros",
            "copas",
            "espadas",
            "bastos",
            "jack",
            "knight",
            "king",
            "partner",
            "pass",
        ),
        "truco": (
            "accept",
            "refuse",
            "envido",
            "real",
            "falta",
            "flor",
            "contraflor",
            "rest",
            "truco",
            "four",
            "good",
            "fold",
            "first",
            "last",
            "tie",
            "malas",
            "buenas",
            "trick",
            "retruco",
            "bravas",
            "figures",
            "low",
            "chico",
            "pass",
            "flor-yes",
            "flor-no",
            "claim",
            "fishing",
            "signs",
            "gallo",
            "round",
            "pica",
        ),
        "balco": (
            "two",
            "null",
            "shoot",
            "void",
            "straw",
            "clean",
            "pile",
            "take",
            "break",
            "balcony",
            "seven",
            "stock",
        ),
    }
)


class Glossary(Widget):
    """A list of words to search: French, Catalan, Spanish, and what they mean.

    Attributes:
        terms: `fr`, `ca`, `es` and `meaning`, in the order of the French words; a word that
            a language does not have is "–".
    """

    module = "glossary"

    terms = List(Dict()).tag(sync=True)

    def __init__(self, game: str, **traits: Any) -> None:
        """Lists the words of `game`.

        Raises:
            ValueError: there is no such game.
        """
        if game not in _TERMS:
            raise ValueError(f"no words of {game!r}")
        terms = [
            {
                "fr": say(f"glossary-{game}-{term}"),
                "ca": say(f"glossary-{game}-{term}.ca"),
                "es": say(f"glossary-{game}-{term}.es"),
                "meaning": say(f"glossary-{game}-{term}.meaning"),
            }
            for term in _TERMS[game]
        ]
        words = {**ui_words(), **wordings("words-")}
        in_order = sorted(terms, key=lambda term: _unaccented(term["fr"]))
        super().__init__(terms=in_order, words=words, **traits)


def _unaccented(word: str) -> str:
    """`word` as a French dictionary sorts it: "épée" stands among the words in e."""
    return "".join(one for one in normalize("NFD", word.casefold()) if not combining(one))
