"""Tests of Botifarra's odds against a count of every possible deal."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from cartes_lib.botifarra.odds import chance_of_length, location_odds
from cartes_lib.cards import Suit, card, cards


def every_deal(unseen, sizes):
    """Every way to deal `unseen` into hands of these sizes, each as a tuple of hands."""
    if not sizes:
        yield ()
        return
    for hand in combinations(unseen, sizes[0]):
        rest = [item for item in unseen if item not in hand]
        for others in every_deal(rest, sizes[1:]):
            yield (hand, *others)


def test_before_anything_is_played_each_of_the_others_holds_a_card_as_often():
    unseen = cards("9o 1o 12o 3c 4c 5e 6e 7b 8b")
    assert location_odds(card("9o"), unseen, (3, 3, 3)) == (Fraction(1, 3),) * 3


def test_a_seat_that_did_not_follow_leaves_the_card_to_the_others():
    unseen = cards("9o 1o 3c 4c 5e 6e 7b 8b 2b")
    voids = ((Suit.OROS,), (), (Suit.BASTOS,))
    counted = Counter()
    for deal in every_deal(unseen, (2, 3, 4)):
        if all(
            item.suit not in void for hand, void in zip(deal, voids, strict=True) for item in hand
        ):
            counted[next(seat for seat, hand in enumerate(deal) if card("9o") in hand)] += 1
    expected = tuple(Fraction(counted[seat], counted.total()) for seat in range(3))
    assert location_odds(card("9o"), unseen, (2, 3, 4), voids) == expected
    assert expected[0] == 0


def test_a_hand_has_three_cards_of_a_suit_on_the_average():
    chances = [chance_of_length(count, count) for count in range(13)]
    assert sum(chances) == chance_of_length(0) == 1
    assert sum(count * chance for count, chance in enumerate(chances)) == 3
    assert chance_of_length(5) == sum(chances[5:])


@pytest.mark.parametrize(
    ("unseen", "hand", "voids", "reason"),
    [
        ("1o 3c", (1, 1), (), "asked for"),
        ("9o 3c", (1, 2), (), "asked for"),
        ("9o 3c", (1, 1), ((),), "asked for"),
        ("9o 3c", (1, 1), ((Suit.OROS,), (Suit.OROS,)), "no such way"),
    ],
)
def test_an_impossible_distribution_of_cards_is_refused(unseen, hand, voids, reason):
    with pytest.raises(ValueError, match=reason):
        location_odds(card("9o"), cards(unseen), hand, voids)
