"""Tests of the signs between partners: which card has which sign, and which is made first."""

import pytest

from cartes_lib.cards import PACK_40, cards
from cartes_lib.truco import strength
from cartes_lib.truco.signs import NOTHING, SIGNS, first_sign, sign_of

pytestmark = pytest.mark.rule("TRU-TURN-09")


def test_the_strongest_cards_have_a_sign_each_and_weaker_ones_share_theirs():
    assert [sign_of(card) for card in cards("1e 1b 7e 7o")] == ["brows", "wink", "right", "left"]
    assert {sign_of(card) for card in cards("3o 3c 3e 3b")} == {"lip"}
    assert {sign_of(card) for card in cards("2o 2c 2e 2b")} == {"kiss"}
    assert {sign_of(card) for card in cards("1o 1c")} == {"open"}


def test_figures_and_lower_cards_have_no_sign():
    silent = [card for card in PACK_40 if sign_of(card) is None]
    assert max(map(strength, silent)) == strength(cards("12o")[0])
    assert len(silent) == 40 - sum(map(len, SIGNS.values()))


def test_signs_go_from_the_strongest_card_down():
    results = [strength(entries[0]) for entries in SIGNS.values() if entries]
    assert results == sorted(results, reverse=True)


@pytest.mark.parametrize(
    ("hand", "sign"),
    [("3b 7o 4c", "left"), ("7o 1e 1b", "brows"), ("2c 1o 12o", "kiss"), ("1c 4o 5o", "open")],
)
def test_the_strongest_card_is_signed_first(hand, sign):
    assert first_sign(cards(hand)) == sign


def test_a_hand_without_a_sign_of_its_own_shuts_both_eyes():
    assert first_sign(cards("12c 5e 7b")) == NOTHING


def test_a_card_of_another_pack_has_no_place_in_a_hand():
    with pytest.raises(ValueError, match="Truco"):
        first_sign(cards("8o 9o"))
