"""Tests of tricks of Botifarra: card order, points, the winner of a trick, options."""

import pytest

from cartes_lib.botifarra import (
    LLIURE,
    OBLIGADA,
    PRESETS,
    Rules,
    RulesError,
    judge_card,
    legal_cards,
    trick,
    trick_winner,
)
from cartes_lib.botifarra.bidding import CONTRACTS
from cartes_lib.botifarra.score import DEAL_POINTS, card_points, deal_points, pile_points
from cartes_lib.botifarra.trick import beats, best_play, rank_order, strength, trump_of
from cartes_lib.cards import PACK_48, Suit, card, cards
from cartes_lib.messages import has_message


@pytest.mark.rule("BOT-SET-05", "BOT-SET-07")
def test_the_nine_stands_above_the_ace_and_the_king():
    order = sorted(cards("2o 3o 4o 5o 6o 7o 8o 9o 10o 11o 12o 1o"), key=strength, reverse=True)
    assert tuple(order) == cards("9o 1o 12o 11o 10o 8o 7o 6o 5o 4o 3o 2o")


@pytest.mark.rule("BOT-VAR-01")
def test_the_three_may_be_second_and_still_counts_nothing():
    assert rank_order(Rules(card_order="three-second"))[:3] == (9, 3, 1)
    assert card_points(card("3o")) == 0


@pytest.mark.rule("BOT-SET-04")
@pytest.mark.parametrize(
    ("text", "points"), [("9o", 5), ("1c", 4), ("12e", 3), ("11b", 2), ("10o", 1), ("8o", 0)]
)
def test_a_card_is_worth_its_points(text, points):
    assert card_points(card(text)) == points


@pytest.mark.rule("BOT-SET-02")
def test_no_joker_is_counted_or_played():
    for of_a_joker in (
        lambda: card_points(card("J1")),
        lambda: legal_cards(cards("9o J1"), (), None),
    ):
        with pytest.raises(ValueError, match="this game"):
            of_a_joker()


@pytest.mark.rule("BOT-SET-02", "BOT-SET-06")
def test_a_deal_shares_out_seventy_two_points():
    assert pile_points(PACK_48, tricks=12) == DEAL_POINTS == 72


@pytest.mark.rule("BOT-PLAY-03")
@pytest.mark.parametrize(
    ("plays", "trump", "winner"),
    [
        ("12o 8o 1o 9o", None, 3),
        ("12o 9c 8o 7o", None, 0),
        ("1o 4o 2e 9o", Suit.ESPADAS, 2),
        ("1o 3e 2e 9o", Suit.ESPADAS, 1),
        ("2e 12e 9o 10e", Suit.ESPADAS, 1),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_led_suit(plays, trump, winner):
    assert trick_winner(trick(plays), trump) == winner


@pytest.mark.rule("BOT-PLAY-03")
def test_no_card_takes_the_lead_from_itself():
    assert not any(beats(item, item, Suit.OROS) for item in PACK_48)


@pytest.mark.rule("BOT-PLAY-01", "BOT-PLAY-02")
def test_a_trick_runs_to_the_right_from_its_leader():
    assert [play.seat for play in trick("9o 1o 12o 2o", leader=2)] == [2, 3, 0, 1]


def test_nobody_wins_an_empty_trick():
    with pytest.raises(ValueError, match="empty trick"):
        best_play((), None)


def test_a_trick_has_no_more_plays_than_seats():
    with pytest.raises(ValueError, match="5 plays at a table of 4"):
        trick("9o 1o 12o 2o 3o")


@pytest.mark.parametrize(
    ("options", "option", "reason"),
    [
        ({"variant": "girona"}, "variant", "unknown-value"),
        ({"card_order": 1}, "card_order", "unknown-value"),
        ({"colour": "red"}, "colour", "unknown-option"),
        ({"variant": ["lliure"]}, "variant", "unknown-value"),
    ],
)
def test_an_option_that_makes_no_sense_is_refused_by_name(options, option, reason):
    with pytest.raises(RulesError) as caught:
        Rules.from_options(options)
    assert (caught.value.option, caught.value.reason) == (option, reason)
    assert has_message(f"rules-{reason}")


def test_rules_read_back_the_options_that_they_write():
    for rules in PRESETS.values():
        assert Rules.from_options(rules.options()) == rules
    assert OBLIGADA.options() == {}
    assert LLIURE.options() == {"variant": "lliure"}


@pytest.mark.parametrize(
    "plays",
    [
        trick("1o 3e 2e 9o"),
        cards("1o 3e 2e 9o"),
        list(enumerate(cards("1o 3e 2e 9o"))),
    ],
)
@pytest.mark.parametrize("trump", [Suit.ESPADAS, "espadas"])
def test_a_trick_may_be_plays_cards_or_seats_with_their_cards(plays, trump):
    assert trick_winner(plays, trump) == 1
    assert deal_points([plays], trump) == (0, 10)
    assert legal_cards(cards("12e 2o 9b"), plays[:2], trump) == cards("2o")
    assert judge_card(cards("12e 2o"), plays[:2], trump, card("12e")).rule == "BOT-PLAY-09"


def test_an_invalid_trick_trump_or_hand_is_refused():
    for asking in (
        lambda: trick_winner("1o 3e", None),
        lambda: legal_cards(cards("9o"), ["12o"], None),
        lambda: legal_cards("9o", trick("12o"), None),
    ):
        with pytest.raises(TypeError, match="card"):
            asking()
    for trump in ("spades", "OROS", 2):
        with pytest.raises(ValueError, match="no such contract"):
            legal_cards(cards("9o"), trick("12o"), trump)


@pytest.mark.rule("BOT-TRUMP-03", "BOT-TRUMP-04")
def test_a_contract_names_the_trump_or_no_trump():
    assert [trump_of(contract) for contract in CONTRACTS] == [*Suit, None]
    assert trump_of(Suit.COPAS) is Suit.COPAS
    assert trump_of(None) is None
