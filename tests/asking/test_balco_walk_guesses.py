"""Tests of the questions before the moves of a replayed deal of Balcó, for seat 0."""

import pytest

from cartes_lib.asking.balco.targets import Targets
from cartes_lib.asking.balco.walk_guesses import asked_before
from cartes_lib.balco import Rules, parse_action, parse_position
from cartes_lib.balco.dealing import pack
from cartes_lib.cards import cards, notation

HANDS = "5o 6c 9b / 7o 3c / 2b 10e"


def at(hands, turn, down=""):
    """A state with these hands and a 6 on the pile; all other cards are out of play.

    `hands` and `down`, the face-down cards, separate the players by slashes.
    """
    players = hands.count("/") + 1
    nothing = " ".join("/" * (players - 1))
    used = cards(f"{hands} {down} 6b".replace("/", " "))
    rest = notation(card for card in pack(Rules(players=players)) if card not in used)
    return parse_position(
        f"balco; hands {hands}; up {nothing}; down {down or nothing}; pile 6b; cleared {rest}; "
        f"turn {turn}; dealer 0; shown {nothing}; asks at-least 6; rules players={players}"
    )


def question(state, text):
    """The question that a walk asks before the player whose turn it is performs `text`."""
    action = parse_action(text)
    return asked_before(state, action, state.play(action))


@pytest.mark.rule("BAL-TURN-03", "BAL-LEG-02")
def test_before_my_throw_I_am_asked_how_many_of_my_cards_could_be_thrown():
    assert question(at(HANDS, turn=0), "6c").key.answer == len(cards("6c 9b"))


@pytest.mark.rule("BAL-TURN-01")
def test_after_the_throw_of_another_seat_I_am_asked_who_plays_next():
    assert question(at(HANDS, turn=1), "7o").key.answer == "left"


@pytest.mark.rule("BAL-TURN-08")
def test_before_a_card_is_lifted_I_am_asked_whether_it_can_be_thrown():
    state = at("/ 7o 3c / 2b 10e", turn=0, down="5o 9c / 4b / 4e")
    assert question(state, "lift 2").key.answer == "yes"


@pytest.mark.rule("BAL-SP1-08")
def test_a_player_who_is_out_has_no_card_at_the_table_where_a_1_is_aimed():
    state, _ = Targets().read(out="2", sender=3)
    assert [bool(state.hands[seat] or state.down[seat]) for seat in range(4)] == [
        True,
        True,
        False,
        True,
    ]


def test_a_move_that_ends_the_deal_asks_nothing():
    with pytest.raises(ValueError, match="end of a deal"):
        question(at("5o 6c / 7o", turn=1), "7o")
