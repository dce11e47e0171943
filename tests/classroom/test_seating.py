"""Tests of the seats of a live table, and of which hands each device shows."""

import random

import pytest

from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.seating import SeatingError
from cartes_widgets.games.table_game import DEAL, MATCH

from .test_live import NAMES, advance, table


def to_first_act(live_table, rng, people):
    """Plays until one of the seats `people` has acted."""
    while not any(seat in people for seat, _ in live_table.acts):
        advance(live_table, rng, people)


def to_next_deal(live_table, rng, people=()):
    """Plays until the end of the current deal, and deals the next one."""
    while live_table.game.pause not in (DEAL, MATCH):
        advance(live_table, rng, people)
    assert live_table.game.pause == DEAL
    live_table.go_on()


def test_after_a_change_of_seats_in_mid_deal_bots_play_until_the_next_deal():
    live_table, rng = table("botifarra", 4), random.Random(4)
    live_table.sit("a", 0)
    live_table.sit("b", 1)
    advance(live_table, rng, (0, 1))
    live_table.leave("a")
    live_table.sit("a", 2)
    assert (live_table.seats_played_by("a"), live_table.house()) == ([], [0, 2, 3])
    # A bot plays the seat: messages of the person who took it have no effect.
    while live_table.game.to_act != (2,):
        advance(live_table, rng, (1,))
    before, hand = live_table.revision, live_table.game.scene(2)["hand"]
    for text in (*hand, *live_table.game.options(2)):
        assert live_table.act(2, text) != ""
    assert live_table.pick(2, hand[:1]) != ""
    assert live_table.revision == before
    # A person who knows the cards of a seat may take this seat back immediately.
    live_table.leave("a")
    live_table.sit("a", 0)
    assert live_table.seats_played_by("a") == [(0, "a")]
    live_table.leave("a")
    live_table.sit("a", 2)
    to_next_deal(live_table, rng, (1,))
    assert live_table.seats_played_by("a") == [(2, "a")]
    assert live_table.house() == [0, 3]


def test_a_player_takes_over_a_seat_with_unseen_cards_at_once():
    live_table, rng = table("truco", 4), random.Random(1)
    live_table.sit("a", 0)
    live_table.act(live_table.game.to_act[0], live_table.game.options(live_table.game.to_act[0])[0])
    advance(live_table, rng, (0,))
    # A new person has seen no cards; nor has the person after that.
    live_table.sit("b", 2)
    assert live_table.seats_played_by("b") == [(2, "b")]
    live_table.leave("b")
    live_table.sit("c", 2)
    assert live_table.seats_played_by("c") == [(2, "c")]


def test_a_change_of_seats_before_the_first_action_deals_other_cards():
    lines = []
    live_table = table("botifarra", 4, keep=lines.append)
    live_table.sit("a", 0)
    cards_before = live_table.game.scene(1)["hand"]
    live_table.leave("a")
    live_table.sit("a", 1)
    assert live_table.seats_played_by("a") == [(1, "a")]
    assert live_table.game.scene(1)["hand"] != cards_before
    live_table.share("a", 2, "Huppe")
    assert live_table.seats_played_by("a") == [(1, "a"), (2, "a/Huppe")]
    again = LiveTable.restore_table("x", lines, lambda _: None)
    assert (again.seats_played_by("a"), again.game.state) == (
        live_table.seats_played_by("a"),
        live_table.game.state,
    )
    # A person may not take a seat whose cards another person has seen.
    live_table.sit("b", 3)
    live_table.leave("a")
    live_table.sit("a", 0)
    assert live_table.seats_played_by("a") == []


@pytest.mark.parametrize("between", ["nothing", "next deal", "an act"])
def test_a_player_who_waits_for_the_next_deal_still_waits_after_a_restart(between):
    lines, rng = [], random.Random(8)
    live_table = table("botifarra", 4, keep=lines.append)
    live_table.sit("a", 0)
    live_table.sit("b", 1)
    advance(live_table, rng, (0, 1))
    if between != "nothing":
        to_next_deal(live_table, rng, (0, 1))
    if between == "an act":
        advance(live_table, rng, (0, 1))
    live_table.leave("a")
    live_table.sit("a", 2)
    again = LiveTable.restore_table("x", lines, lambda _: None)
    assert (again.is_waiting(2), live_table.is_waiting(2)) == (True, True)
    assert again.dealt == live_table.dealt
    for each in (live_table, again):
        to_next_deal(each, random.Random(2), (1,))
    assert (again.seats_played_by("a"), live_table.seats_played_by("a")) == ([(2, "a")], [(2, "a")])


def test_after_a_match_the_people_who_waited_begin_another():
    live_table, rng = table("balco", 3), random.Random(1)
    live_table.sit("a", 0)
    live_table.sit("b", 1)
    to_first_act(live_table, rng, (0, 1))
    live_table.leave("a")
    live_table.sit("a", 2)
    assert live_table.is_waiting(2)
    while live_table.game.pause != MATCH:
        advance(live_table, rng, (1, 2) if not live_table.is_waiting(2) else (1,))
    assert not live_table.is_waiting(2)
    assert live_table.go_on()
    assert live_table.seats_played_by("a") == [(2, "a")]


def test_a_second_player_of_a_device_waits_for_the_next_deal():
    live_table, rng = table("truco", 4), random.Random(3)
    live_table.sit("a", 0)
    to_first_act(live_table, rng, (0,))
    live_table.share("a", 1, "Huppe")
    assert live_table.seats_played_by("a") == [(0, "a")]
    assert 1 in live_table.house()
    assert live_table.called_at(1, NAMES) == "Huppe, sur l’appareil de Loutre"
    live_table.sit("b", 2)
    assert (live_table.open_to("a"), live_table.open_to("b")) == ([], [])
    for member in ("a", "b"):
        with pytest.raises(SeatingError, match="shared"):
            live_table.share(member, 3, "Milan")
    with pytest.raises(SeatingError, match="none"):
        live_table.unshare("b", "Huppe")
    live_table.unshare("a", "Huppe")
    assert live_table.people == ["a", "", "b", ""]


def test_a_result_keeps_its_player_when_others_join_or_leave_the_device():
    lines, rng = [], random.Random(6)
    live_table = table("truco", 4, keep=lines.append, length=3)
    live_table.sit("a", 0)
    live_table.share("a", 0, "Huppe")
    to_next_deal(live_table, rng, (0,))
    while live_table.game.pause not in (DEAL, MATCH):
        advance(live_table, rng, (0,))
    live_table.unshare("a", "Huppe")
    live_table.share("a", 0, "Milan")
    again = LiveTable.restore_table("x", lines, lambda _: None)
    assert (live_table.credited_at(0), again.credited_at(0)) == ("a/Huppe", "a/Huppe")
    live_table.go_on()
    assert live_table.credited_at(0) == "a"


def test_in_a_tournament_a_device_shows_one_hand_which_its_people_play_by_turns():
    lines, rng = [], random.Random(6)
    live_table = table("truco", 4, keep=lines.append, length=3)
    live_table.sit("a", 0)
    assert live_table.open_to("a") == [0]
    for seat in (-1, 1, 2, 3, 4):
        with pytest.raises(SeatingError, match="shared"):
            live_table.share("a", seat, "Huppe")
    live_table.share("a", 0, "Huppe")
    assert (live_table.people, live_table.house()) == (["a", "", "", ""], [1, 2, 3])
    assert live_table.called_at(0, NAMES) == "Loutre, Huppe"
    by_turns = []
    while not live_table.is_over:
        by_turns.append((live_table.seats_played_by("a"), live_table.name_at(0, NAMES)))
        while live_table.game.pause not in (DEAL, MATCH):
            advance(live_table, rng, (0,))
        # The person who played the deal sees its result first.
        assert live_table.seats_played_by("a") == by_turns[-1][0]
        live_table.go_on()
    assert by_turns == [
        ([(0, "a")], "Loutre"),
        ([(0, "a/Huppe")], "Huppe"),
        ([(0, "a")], "Loutre"),
    ]
    again = LiveTable.restore_table("x", lines, lambda _: None)
    assert (again.people, again.mates, again.dealt) == (
        live_table.people,
        live_table.mates,
        live_table.dealt,
    )
    with pytest.raises(SeatingError, match="none"):
        live_table.unshare("b", "Huppe")
    live_table.unshare("a", "Huppe")
    assert live_table.at_device("a") == [(0, "a")]
    for name in ("Huppe", "Milan", "Serin"):
        live_table.share("a", 0, name)
    with pytest.raises(SeatingError, match="shared"):
        live_table.share("a", 0, "Merle")
    live_table.leave("a")
    assert live_table.everybody() == []
