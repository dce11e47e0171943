"""The game's terms of Botifarra are in the glossary under the same names."""

import pytest

from cartes_lib.wording import LANGUAGES, rule_text, say, speaking

WORDS = ("trick", "lead", "ruff", "beat", "charge", "trump")


@pytest.mark.rule("BOT-VOC-01")
def test_the_rule_of_the_words_and_the_glossary_name_them_alike():
    for lang in LANGUAGES:
        with speaking("ca"):
            spoken = [say(f"glossary-botifarra-{word}") for word in WORDS]
        with speaking(lang):
            told = rule_text("BOT-VOC-01")
            own = [say(f"glossary-botifarra-{word}") for word in WORDS]
        for words in (*spoken, *own):
            assert any(word in told for word in words.split(", ")), (lang, words)
