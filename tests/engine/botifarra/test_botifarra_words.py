"""The game's terms of Botifarra are in the glossary under the same names."""

import pytest

from cartes_lib.messages import LANGUAGES, format_message, rule_text, use_language

WORDS = ("trick", "lead", "ruff", "beat", "charge", "trump")


@pytest.mark.rule("BOT-VOC-01")
def test_the_rule_of_the_words_and_the_glossary_name_them_alike():
    for lang in LANGUAGES:
        with use_language("ca"):
            labels = [format_message(f"glossary-botifarra-{word}") for word in WORDS]
        with use_language(lang):
            message = rule_text("BOT-VOC-01")
            own = [format_message(f"glossary-botifarra-{word}") for word in WORDS]
        for words in (*labels, *own):
            assert any(word in message for word in words.split(", ")), (lang, words)
