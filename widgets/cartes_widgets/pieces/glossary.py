"""The players' own words, in French, Catalan and Spanish."""

from __future__ import annotations

from typing import Any
from unicodedata import combining, normalize

from traitlets import Dict, List

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.wording import say, wordings
from cartes_widgets.core.base import Widget, ui_words

__all__ = ["Glossary"]


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
        if game not in GAME_IDS:
            raise ValueError(f"no words of {game!r}")
        terms = [
            {
                "fr": word,
                "ca": say(f"{key}.ca"),
                "es": say(f"{key}.es"),
                "meaning": say(f"{key}.meaning"),
            }
            for key, word in wordings(f"glossary-{game}-").items()
            if "." not in key
        ]
        words = {**ui_words(), **wordings("words-")}
        in_order = sorted(terms, key=lambda term: _unaccented(term["fr"]))
        super().__init__(terms=in_order, words=words, **traits)


def _unaccented(word: str) -> str:
    """`word` as a French dictionary sorts it: "épée" stands among the words in e."""
    return "".join(one for one in normalize("NFD", word.casefold()) if not combining(one))
