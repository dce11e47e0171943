"""Tests of words that a line of a lesson must not break."""

import pytest

from cartes_widgets.pages.exporter import LessonExporter
from cartes_widgets.pages.unbroken import unbroken


@pytest.mark.parametrize("text", ["ai-je", "Puis-je", "a-t-il", "est-ce", "Sers-toi"])
def test_a_verb_and_its_pronoun_are_in_one_element(text):
    expected = f'<p>Que <span class="cartes-unbroken">{text}</span> ?</p>'
    assert unbroken(f"<p>Que {text} ?</p>") == expected


@pytest.mark.parametrize("text", ["dix-neuf", "arc-en-ciel", '<a href="puis-je.html">'])
def test_other_words_and_tags_stay_as_they_are(text):
    assert unbroken(text) == text


def test_a_lesson_is_rendered_with_unbroken_words():
    text = LessonExporter().markdown2html({"cell": {}}, "puis-je monter ?")
    assert '<span class="cartes-unbroken">puis-je</span>' in text
