"""Tests that the view of each seat equals that of seat 0 at a rotated table."""

import re

import pytest

from cartes_lib import balco, botifarra, truco
from cartes_lib.balco.dealing import DealtCards
from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_lib.seats import seat_names
from cartes_widgets.games.balco.adapter import BalcoGame
from cartes_widgets.games.botifarra.adapter import BotifarraGame
from cartes_widgets.games.truco.adapter import TrucoGame


def turned(hands, by):
    return tuple(hands[(seat + by) % len(hands)] for seat in range(len(hands)))


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_any_seat_of_botifarra_sees_what_the_first_would_with_all_seats_turned(viewer):
    straight = botifarra.Match(seed=5, dealer=0)
    other = botifarra.Match(seed=5, dealer=(0 - viewer) % 4)
    other.state = botifarra.start_deal(
        straight.state.rules, (0 - viewer) % 4, turned(straight.state.dealt, viewer)
    )
    same_for_both(BotifarraGame(match=straight), BotifarraGame(match=other), viewer)


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_any_seat_of_truco_sees_what_the_first_would_with_all_seats_turned(viewer):
    straight = truco.Match(seed=5, dealer=0)
    other = truco.Match(seed=5, dealer=(0 - viewer) % 4)
    other.state = truco.start_deal(
        straight.state.rules, (0 - viewer) % 4, turned(straight.state.dealt, viewer)
    )
    same_for_both(TrucoGame(straight), TrucoGame(other), viewer)


@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_any_seat_of_balco_sees_what_the_first_would_with_all_seats_turned(viewer):
    straight = balco.Match(seed=5, dealer=0)
    state = straight.state
    other = balco.Match(seed=5, dealer=(0 - viewer) % 4)
    rows = (turned(row, viewer) for row in (state.hands, state.up, state.down))
    dealt = DealtCards(*rows, state.stock)
    other.state = balco.start_deal(state.rules, (0 - viewer) % 4, dealt)
    same_for_both(BalcoGame(match=straight), BalcoGame(match=other), viewer)


def same_for_both(game, other, viewer):
    """Plays the same deal at both tables, and compares the views and messages of two seats.

    `viewer` is the seat at `game` that corresponds to seat 0 at `other`.
    """
    seats, acts = game.seats, 0
    while game.to_act:
        assert game.scene(viewer) == other.scene(0)
        assert game.begins(viewer) == other.begins(0)
        seat = game.to_act[0]
        text = other.bot((seat - viewer) % seats)
        mine = re.sub(r">(\d)", lambda to: f">{(int(to[1]) + viewer) % seats}", text)
        mine = re.sub(
            r"(pido-flor) (\d)", lambda to: f"{to[1]} {(int(to[2]) + viewer) % seats}", mine
        )
        done = game.play(mine, seat), other.play(text, (seat - viewer) % seats)
        assert game.describe(done[0], viewer) == other.describe(done[1], 0)
        assert game.pause == other.pause
        acts += 1
        if game.pause:
            assert game.scene(viewer) == other.scene(0)
            game.go_on()
            other.go_on()
        if acts > 40:
            break
    assert acts > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_discs_of_a_table_have_the_same_letters(language):
    tables = [(seats, False) for seats in (2, 3, 4, 5)]
    tables += [(seats, True) for seats in (2, 3, 4, 6, 8)]
    with use_language(language):
        for seats, sides in tables:
            discs = [format_message(f"table-seat-{name}.disc") for name in seat_names(seats, sides)]
            assert len(set(discs)) == seats, discs
            assert all(len(disc) <= 2 for disc in discs), discs
