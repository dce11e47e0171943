"""Tests of the signs as faces: each has its cards, and a description in words."""

import re
from pathlib import Path

import pytest

from cartes_lib.messages import LANGUAGES, use_language
from cartes_lib.truco.signs import SIGNS
from cartes_widgets.lesson import signs

FACE = Path(__file__).parents[2] / "widgets/cartes_widgets/front/shared/face.js"


def test_signs_and_their_cards_are_those_of_the_engine():
    shown = signs().signs
    assert {item["id"]: " ".join(item["cards"]) for item in shown} == {
        sign: " ".join(map(str, results)) for sign, results in SIGNS.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_sign_has_a_text_and_a_meaning_of_its_own(lang):
    with use_language(lang):
        shown = signs().signs
    for text in ("text", "means"):
        assert len({item[text] for item in shown}) == len(SIGNS)
        assert all(item[text] for item in shown)


def test_every_sign_has_a_look_of_its_own_and_no_look_is_left_over():
    """Each sign needs its own look in the script: equal faces could not be distinguished."""
    looks = FACE.read_text("utf-8").partition("const LOOKS =")[2].partition("});")[0]
    known = dict(re.findall(r"^  (\w+): (\{.*\}),$", looks, re.M))
    assert set(known) == set(SIGNS)
    assert len(set(known.values())) == len(SIGNS)
