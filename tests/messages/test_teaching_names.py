"""Tests that the guides for teachers call buttons and forms by the names that pages show."""

import re

import pytest

from tests.sources import ROOT

GUIDES = {
    "fr": "TEACHING.md",
    "en": "TEACHING.en.md",
    "es": "TEACHING.es.md",
    "ca": "TEACHING.ca.md",
}
TOPICS = {
    "fr": ("Plusieurs réseaux à la fois", "Qui change de place", "D’une semaine à l’autre"),
    "en": ("Several networks at once", "A student who changes seats", "From one week to the next"),
    "es": ("Varias redes a la vez", "Quien cambia de sitio", "De una semana a otra"),
    "ca": ("Diverses xarxes alhora", "Qui canvia de lloc", "D’una setmana a l’altra"),
}
"""Bold words at the start of a paragraph that name its topic. Other topics end with `ENDS`."""
DATABASES = {
    "fr": "Plusieurs machines, une base",
    "en": "Several machines, one database",
    "es": "Varias máquinas, una base de datos",
    "ca": "Diverses màquines, una base de dades",
}
ENDS = (".", "?", ":")
MENU = "⋯"


def shown_texts(lang):
    """The texts of the messages in a language, as regular expressions."""
    folder = ROOT / "cartes_lib/messages/locales" / lang
    for file in folder.glob("*.ftl"):
        for value in re.findall(r"^(?:[\w-]+|\s+\.\w+) =[ ]*(.+)$", file.read_text("utf-8"), re.M):
            # The pages themselves fill in a variable such as { "{n}" }.
            named = re.sub(r"\{ \"\{\w+\}\" \}", "{}", value.strip())
            yield re.sub(r"\\\{.*?\\\}", ".+", re.escape(named))


@pytest.mark.parametrize("lang", GUIDES)
def test_each_name_in_bold_is_on_a_page(lang):
    text = (ROOT / "docs" / GUIDES[lang]).read_text("utf-8")
    names = dict.fromkeys(re.findall(r"\*\*(.+?)\*\*", text))
    topics = {*TOPICS[lang], DATABASES[lang], MENU}
    asked = [name for name in names if name not in topics and not name.endswith(ENDS)]
    assert len(asked) > 40
    # A pattern of variables only would match every name.
    shown = [re.compile(item) for item in shown_texts(lang) if re.search(r"\w{3}", item)]
    unknown = [name for name in asked if not any(item.fullmatch(name) for item in shown)]
    assert unknown == []
