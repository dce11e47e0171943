"""Tests of cards, packs and card notation."""

import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartes_lib.cards import (
    PACK_36,
    PACK_40,
    PACK_48,
    PACK_52,
    Card,
    NotationError,
    Suit,
    card,
    cards,
    notation,
)


@pytest.mark.parametrize(
    ("pack", "ranks", "jokers"),
    [
        (PACK_52, range(1, 13), 4),
        (PACK_48, range(1, 13), 0),
        (PACK_40, (1, 2, 3, 4, 5, 6, 7, 10, 11, 12), 0),
        (PACK_36, (1, 5, 6, 7, 8, 9, 10, 11, 12), 0),
    ],
    ids=["52", "48", "40", "36"],
)
def test_a_pack_holds_each_of_its_cards_once(pack, ranks, jokers):
    expected = {f"{rank}{letter}" for rank in ranks for letter in "oceb"}
    expected |= {f"J{number}" for number in range(1, jokers + 1)}
    assert sorted(map(str, pack)) == sorted(expected)


@given(st.lists(st.sampled_from(PACK_52), unique=True).map(tuple))
def test_notation_reads_back_what_it_writes(hand):
    assert cards(notation(hand)) == hand


def test_cards_keep_the_order_in_which_they_are_written():
    assert [str(item) for item in cards("  9o\n12c  J1 1b ")] == ["9o", "12c", "J1", "1b"]


@pytest.mark.parametrize(
    ("text", "position", "word", "reason"),
    [
        ("9o 13c", 3, "13c", "unknown-rank"),
        ("9o 0c", 3, "0c", "unknown-rank"),
        ("09o", 0, "09o", "unknown-rank"),
        ("9x", 0, "9x", "unknown-suit"),
        ("o 9", 0, "o", "unknown-rank"),
        ("1o J5", 3, "J5", "unknown-joker"),
        ("J", 0, "J", "unknown-joker"),
        ("1o 2o 1o", 6, "1o", "repeated"),
        ("11o 1o 1o", 7, "1o", "repeated"),
        ("٣o", 0, "٣o", "unknown-rank"),
    ],
)
def test_faulty_notation_is_reported_with_place_and_reason(text, position, word, reason):
    with pytest.raises(NotationError) as caught:
        cards(text)
    assert (caught.value.position, caught.value.word, caught.value.reason) == (
        position,
        word,
        reason,
    )


@pytest.mark.parametrize("text", ["", "9o 1o"])
def test_the_text_of_one_card_has_exactly_one_card(text):
    with pytest.raises(NotationError, match="not-one-card"):
        card(text)


@pytest.mark.parametrize(
    ("rank", "suit"),
    [
        (9, 1),
        (9, "o"),
        (9, True),
        ("9", Suit.OROS),
        (9.0, Suit.OROS),
        (True, Suit.OROS),
        (None, None),
    ],
)
def test_a_card_has_a_whole_number_and_a_suit(rank, suit):
    with pytest.raises(TypeError, match="no rank and suit"):
        Card(rank, suit)


@pytest.mark.parametrize(("rank", "suit"), [(0, Suit.OROS), (13, Suit.COPAS), (5, None)])
def test_a_card_outside_the_pack_is_refused(rank, suit):
    with pytest.raises(ValueError, match="no such card"):
        Card(rank, suit)


@pytest.mark.parametrize("letter", ["", "oc", "x"])
def test_a_suit_has_one_letter(letter):
    with pytest.raises(ValueError, match="not a suit"):
        Suit.from_letter(letter)


def test_cards_hash_alike_in_every_process_and_survive_pickling():
    assert pickle.loads(pickle.dumps(PACK_52)) == PACK_52
    code = "from cartes_lib.cards import PACK_52; print([hash(c) for c in PACK_52])"
    elsewhere = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert elsewhere.stdout.strip() == str([hash(item) for item in PACK_52])


def test_cards_sort_by_suit_then_rank_with_jokers_last():
    assert notation(sorted(cards("J2 1b 12o 2o J1 1c"))) == "2o 12o 1c 1b J1 J2"
