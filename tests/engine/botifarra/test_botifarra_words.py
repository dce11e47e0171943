"""Tests that the rule about Botifarra's terms and the glossary use the same names."""

import pytest

from cartes_lib.messages import LANGUAGES, format_message, rule_text, use_language

WORDS = ("trick", "lead", "ruff", "beat", "charge", "trump")


@pytest.mark.rule("BOT-VOC-01")
def test_the_rule_about_terms_and_the_glossary_use_the_same_names():
    for lang in LANGUAGES:
        with use_language("ca"):
            labels = [format_message(f"glossary-botifarra-{word}") for word in WORDS]
        with use_language(lang):
            message = rule_text("BOT-VOC-01")
            own = [format_message(f"glossary-botifarra-{word}") for word in WORDS]
        for words in (*labels, *own):
            assert any(word in message for word in words.split(", ")), (lang, words)
