"""Seats of a live table, and the hands that each device shows."""

import random

import pytest

from cartes_widgets.classroom.model.live import LiveTable
from cartes_widgets.classroom.model.seating import LiveFault
from cartes_widgets.games.table_game import DEAL, MATCH

from .test_live import NAMES, advance, table


def to_next_deal(one, rng, people=()):
    """Plays until a deal is over, and deals the next."""
    while one.game.pause not in (DEAL, MATCH):
        advance(one, rng, people)
    assert one.game.pause == DEAL
    one.go_on()


def test_who_changes_seats_in_mid_deal_plays_from_the_next_one_and_the_house_until_then():
    one, rng = table("botifarra", 4), random.Random(4)
    one.sit("a", 0)
    one.sit("b", 1)
    advance(one, rng, (0, 1))
    one.leave("a")
    one.sit("a", 2)
    assert (one.playing("a"), one.house()) == ([], [0, 2, 3])
    # None of the seat's messages has an effect, whatever its person knows.
    while one.game.to_act != (2,):
        advance(one, rng, (1,))
    before, held = one.revision, one.game.scene(2)["hand"]
    for text in (*held, *one.game.options(2)):
        assert one.act(2, text) != ""
    assert one.pick(2, held[:1]) != ""
    assert one.revision == before
    # The seat whose cards the person knows can be taken back at once.
    one.leave("a")
    one.sit("a", 0)
    assert one.playing("a") == [(0, "a")]
    one.leave("a")
    one.sit("a", 2)
    to_next_deal(one, rng, (1,))
    assert one.playing("a") == [(2, "a")]
    assert one.house() == [0, 3]


def test_a_seat_of_cards_that_one_has_not_seen_is_played_at_once():
    one, rng = table("truco", 4), random.Random(1)
    one.sit("a", 0)
    one.act(one.game.to_act[0], one.game.options(one.game.to_act[0])[0])
    advance(one, rng, (0,))
    # A new person has seen no cards; nor has the next one.
    one.sit("b", 2)
    assert one.playing("b") == [(2, "b")]
    one.leave("b")
    one.sit("c", 2)
    assert one.playing("c") == [(2, "c")]


def test_before_anybody_has_done_anything_other_cards_are_dealt_to_who_changes_seats():
    lines = []
    one = table("botifarra", 4, keep=lines.append)
    one.sit("a", 0)
    cards_before = one.game.scene(1)["hand"]
    one.leave("a")
    one.sit("a", 1)
    assert one.playing("a") == [(1, "a")]
    assert one.game.scene(1)["hand"] != cards_before
    one.share("a", 2, "Huppe")
    assert one.playing("a") == [(1, "a"), (2, "a/Huppe")]
    again = LiveTable.restored("x", lines, lambda _: None)
    assert (again.playing("a"), again.game.state) == (one.playing("a"), one.game.state)
    # Not at a seat whose cards another person has seen.
    one.sit("b", 3)
    one.leave("a")
    one.sit("a", 0)
    assert one.playing("a") == []


@pytest.mark.parametrize("between", ["nothing", "next deal", "an act"])
def test_who_waits_for_the_next_deal_waits_for_it_after_the_server_was_away(between):
    lines, rng = [], random.Random(8)
    one = table("botifarra", 4, keep=lines.append)
    one.sit("a", 0)
    one.sit("b", 1)
    advance(one, rng, (0, 1))
    if between != "nothing":
        to_next_deal(one, rng, (0, 1))
    if between == "an act":
        advance(one, rng, (0, 1))
    one.leave("a")
    one.sit("a", 2)
    again = LiveTable.restored("x", lines, lambda _: None)
    assert (again.waits(2), one.waits(2)) == (True, True)
    assert again.dealt == one.dealt
    for each in (one, again):
        to_next_deal(each, random.Random(2), (1,))
    assert (again.playing("a"), one.playing("a")) == ([(2, "a")], [(2, "a")])


def test_a_match_that_is_over_lets_whoever_waited_begin_another():
    one, rng = table("balco", 3), random.Random(1)
    one.sit("a", 0)
    one.sit("b", 1)
    while one._is_untouched:
        advance(one, rng, (0, 1))
    one.leave("a")
    one.sit("a", 2)
    assert one.waits(2)
    while one.game.pause != MATCH:
        advance(one, rng, (1, 2) if not one.waits(2) else (1,))
    assert not one.waits(2)
    assert one.go_on()
    assert one.playing("a") == [(2, "a")]


def test_who_comes_to_a_device_in_mid_deal_waits_and_none_comes_where_others_play():
    one, rng = table("truco", 4), random.Random(3)
    one.sit("a", 0)
    while one._is_untouched:
        advance(one, rng, (0,))
    one.share("a", 1, "Huppe")
    assert one.playing("a") == [(0, "a")]
    assert 1 in one.house()
    assert one.called_at(1, NAMES) == "Huppe, sur l’appareil de Loutre"
    one.sit("b", 2)
    assert (one.open_to("a"), one.open_to("b")) == ([], [])
    for member in ("a", "b"):
        with pytest.raises(LiveFault, match="shared"):
            one.share(member, 3, "Milan")
    with pytest.raises(LiveFault, match="none"):
        one.unshare("b", "Huppe")
    one.unshare("a", "Huppe")
    assert one.people == ["a", "", "b", ""]


def test_in_a_tournament_a_device_shows_one_hand_which_its_people_play_by_turns():
    lines, rng = [], random.Random(6)
    one = table("truco", 4, keep=lines.append, length=3)
    one.sit("a", 0)
    assert one.open_to("a") == [0]
    for seat in (-1, 1, 2, 3, 4):
        with pytest.raises(LiveFault, match="shared"):
            one.share("a", seat, "Huppe")
    one.share("a", 0, "Huppe")
    assert (one.people, one.house()) == (["a", "", "", ""], [1, 2, 3])
    assert one.called_at(0, NAMES) == "Loutre, Huppe"
    by_turns = []
    while not one.is_over:
        by_turns.append((one.playing("a"), one.name_at(0, NAMES)))
        while one.game.pause not in (DEAL, MATCH):
            advance(one, rng, (0,))
        # The person who played the deal sees its result.
        assert one.playing("a") == by_turns[-1][0]
        one.go_on()
    assert by_turns == [
        ([(0, "a")], "Loutre"),
        ([(0, "a/Huppe")], "Huppe"),
        ([(0, "a")], "Loutre"),
    ]
    again = LiveTable.restored("x", lines, lambda _: None)
    assert (again.people, again.mates, again.dealt) == (one.people, one.mates, one.dealt)
    with pytest.raises(LiveFault, match="none"):
        one.unshare("b", "Huppe")
    one.unshare("a", "Huppe")
    assert one.at_device("a") == [(0, "a")]
    for name in ("Huppe", "Milan", "Serin"):
        one.share("a", 0, name)
    with pytest.raises(LiveFault, match="shared"):
        one.share("a", 0, "Merle")
    one.leave("a")
    assert one.everybody() == []
