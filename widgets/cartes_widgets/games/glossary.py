"""The glossary widget: the terms that players use, side by side in all languages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from unicodedata import combining, normalize

from traitlets import Dict, List, Unicode

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import (
    ENDONYMS,
    LANGUAGES,
    format_message,
    language,
    messages_with_prefix,
    use_language,
)
from cartes_widgets.core.base import Widget, ui_texts
from cartes_widgets.games.tables import PRESENTATIONS


class Glossary(Widget):
    """A list of terms with meanings that the learner can search.

    Attributes:
        name: name of the game, in words.
        languages: pairs of a language's code and its name in that language. The learner's language
            is the first.
        terms: for each term, the word in each language by code, and `meaning`; sorted in the
            learner's language. A missing word is "–". For the search, a term about signs includes
            the texts of `signs`.
        signs: the faces that partners make as secret signs, as in the widget `Signs`; empty in most
            games.
    """

    module = "glossary"

    name = Unicode().tag(sync=True)
    languages = List(List()).tag(sync=True)
    terms = List(Dict()).tag(sync=True)
    signs = List(Dict()).tag(sync=True)

    def __init__(self, game: str, **traits: Any) -> None:
        """Lists the terms of `game`.

        Raises:
            ValueError: there is no such game.
        """
        if game not in GAME_IDS:
            raise ValueError(f"no words of {game!r}")
        codes = sorted(LANGUAGES, key=lambda item: item != language())
        headwords = {code: _headwords(game, code) for code in codes}
        terms = [
            {
                **{code: headwords[code][key] for code in codes},
                "meaning": format_message(f"{key}.meaning"),
            }
            for key in headwords[language()]
        ]
        faces = headwords[language()].get(f"glossary-{game}-signs")
        signs_of = PRESENTATIONS[game].faces
        signs = [] if signs_of is None else signs_of()
        for term in terms:
            if term[language()] == faces:
                term["signs"] = " ".join(f"{sign['text']} {sign['means']}" for sign in signs)
        super().__init__(
            name=format_message(f"game-{game}"),
            signs=signs,
            languages=[[code, ENDONYMS[code]] for code in codes],
            terms=sorted(terms, key=lambda term: _unaccented(term[language()])),
            texts={
                **ui_texts(),
                **messages_with_prefix("words-"),
                "signs-label": format_message("signs-label"),
            },
            **traits,
        )

    def saved_values(self) -> Iterable[object]:
        """The game's name, and each term in the learner's language with its meaning."""
        terms = [f"{term[self.lang]}: {term['meaning']}" for term in self.terms]
        return [self.name, *terms]


def _headwords(game: str, lang: str) -> Mapping[str, str]:
    with use_language(lang):
        result = messages_with_prefix(f"glossary-{game}-")
    return {key: word for key, word in result.items() if "." not in key}


def _unaccented(word: str) -> str:
    """`word` without accents, as a sort key: "épée" sorts under e."""
    return "".join(item for item in normalize("NFD", word.casefold()) if not combining(item))
