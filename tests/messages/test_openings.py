"""Tests that the first ten words of a lesson address the learner, or name a card or a choice."""

import json
import re
from pathlib import Path

import pytest

from cartes_lib.cards import PACK_48, Suit
from cartes_lib.messages import format_message, use_language

TUTORIALS = Path(__file__).resolve().parents[2] / "tutorials"
FIRST_WORDS = 10
READER = {
    "fr": r"vous|votre|vos|vôtres?|(?!chez|assez|nez\b)\w+ez",
    "en": r"you|your|yours|yourself",
    "es": r"tú|te|ti|tus?|tuy[oa]s?|contigo|eres|tienes|puedes|quieres|juegas",
    "ca": r"tu|et|te|teu|teus|teva|teves|vosaltres|ets|sou|tens|pots|vols|jugues",
}
"""Patterns of words that address the learner: pronouns, possessives, verbs without pronoun."""
FIRST_VERB = {
    "en": "open|pick|pull|guess|ask|take|look|count|choose|play",
    "es": r"(?:abr|tom|arrim|adivin|pregunt|mir|elig|jueg|cuent)[ae]|has|\w{3,}[ae]s(?<!tres)",
    "ca": r"obre|(?:agaf|endevin|pregunt|mir|tri|jug|compt)a|has|\w{2,}(?:es|ns|ys|us)(?<!tres)",
}
"""Verbs that address the learner at the start of a sentence; French ones are in `READER`."""
CARD = {
    "fr": "cartes?|atouts?|jokers?",
    "en": "cards?|trumps?|jokers?",
    "es": "cartas?|triunfos?|comodín|comodines",
    "ca": "cartes|carta|trumfos?|comodí|comodins",
}
CHOICE = {
    "fr": "quel(?:le)?s?|lesquel(?:le)?s|laquelle|lequel|combien",
    "en": "which|how many|how much",
    "es": "cuál(?:es)?|cuánt[oa]s?",
    "ca": "quin(?:a|s|es)?|quant(?:a|s|es)?",
}


def cards_of(lang):
    """Names of ranks and suits with an article; without it, "tres" would also match the number."""
    things = [f"card-rank-{rank}" for rank in sorted({card.rank for card in PACK_48})]
    keys = [f"{thing}.{form}" for thing in things for form in ("a", "the", "of")]
    with use_language(lang):
        return [
            format_message(key)
            for key in (*keys, *(f"suit-{suit.name.lower()}.of" for suit in Suit))
        ]


def opening_of(file):
    """The first paragraph of a lesson, which is below its title and its duration."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    return "".join(cells[0]["source"]).split("\n\n")[2]


def speaks(text, lang):
    """Whether the first ten words of `text` address the learner, or name a card or a choice."""
    begun = " ".join(text.split()[:FIRST_WORDS])
    names = "|".join(map(re.escape, cards_of(lang)))
    words = f"{READER[lang]}|{CARD[lang]}|{CHOICE[lang]}|{names}"
    named = re.search(rf"\b(?:{words})\b|\bt’", begun, re.IGNORECASE)
    verb = lang in FIRST_VERB and re.match(rf"[¿¡]?(?:{FIRST_VERB[lang]})\b", begun, re.IGNORECASE)
    return bool(named or verb)


@pytest.mark.parametrize("lang", READER)
def test_a_lesson_begins_with_the_learner_a_card_or_a_choice(lang):
    files = sorted(TUTORIALS.glob(f"{lang}/*/*.ipynb"))
    assert files
    texts = {file.stem: opening_of(file) for file in files}
    assert {name: text for name, text in texts.items() if not speaks(text, lang)} == {}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "En catalan, une *botifarra* est une saucisse. C’est aussi un jeu."),
        ("fr", "Chez les cousins du balcó, le gagnant ne reçoit aucun titre."),
        ("en", "In Girona the fatal foul has a name: a *burrada*, something."),
        ("en", "Marseille, 1929. In *Marius*, a play by Pagnol, César is playing manille."),
        ("es", "En 1923, Jorge Luis Borges le dedicó un poema al truco."),
        ("es", "Tres amigos, una noche, cerca de Buenos Aires, juegan al truco."),
        ("ca", "Als bars de la província de Buenos Aires expliquen la història."),
        ("ca", "A Girona, la falta fatal té nom: *burrada*."),
    ],
)
def test_a_date_a_book_or_a_word_is_no_opening(lang, text):
    assert not speaks(text, lang)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Ouvrez le paquet."),
        ("en", "Pick up the deck."),
        ("es", "Dices una palabra, y todo vale el doble."),
        ("ca", "Empenys la porta d’un bar."),
        ("ca", "Un 6 t’espera al mig de la taula."),
        ("en", "The ace of swords lies on the table."),
    ],
)
def test_a_text_that_addresses_the_learner_or_names_a_card_is_an_opening(lang, text):
    assert speaks(text, lang)
