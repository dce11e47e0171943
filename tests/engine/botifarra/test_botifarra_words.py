"""The players' words of Botifarra stand in the glossary under the same names."""

import pytest

from cartes_lib.wording import rule_text, say

WORDS = ("trick", "lead", "ruff", "beat", "charge", "trump")


@pytest.mark.rule("BOT-VOC-01")
def test_the_rule_of_the_words_and_the_glossary_name_them_alike():
    told = rule_text("BOT-VOC-01")
    for word in WORDS:
        assert say(f"glossary-botifarra-{word}.ca") in told
        assert say(f"glossary-botifarra-{word}") in told
