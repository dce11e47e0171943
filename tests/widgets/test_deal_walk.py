"""Tests of the widget where the learner makes a deal: shuffle, cut and hand out, by the rules."""

import json

import pytest

from cartes_widgets.games.botifarra.ritual import ritual
from cartes_widgets.lesson import deal_walk


def act(widget, do, **more):
    widget.on_page_message({"do": do, "revision": widget.revision, **more})
    return widget


def touch(widget, *seats):
    for seat in seats:
        act(widget, "seat", seat=seat)
    return widget


def ready(dealer=2, **more):
    """The widget with a pack of Botifarra that is shuffled and cut; no card is dealt yet."""
    widget = deal_walk("botifarra", dealer=dealer, **more)
    touch(act(touch(widget, (dealer - 1) % 4), "shuffle"), (dealer + 1) % 4)
    return act(widget, "cut", cut=20)


@pytest.mark.rule("BOT-DEAL-03")
@pytest.mark.parametrize("dealer", range(4))
def test_only_the_seat_to_the_left_of_the_dealer_may_shuffle(dealer):
    left = (dealer - 1) % 4
    for seat in {*range(4)} - {left}:
        widget = touch(deal_walk("botifarra", dealer=dealer), seat)
        assert (widget.verdict["ok"], widget.verdict["rule"]) == (False, "BOT-DEAL-03")
        assert widget.doing == "seat"
    assert touch(deal_walk("botifarra", dealer=dealer), left).doing == "choice"


@pytest.mark.rule("BOT-DEAL-04")
def test_the_partner_of_the_shuffler_cuts():
    widget = act(touch(deal_walk("botifarra", dealer=2), 1), "shuffle")
    assert touch(widget, 1).verdict["rule"] == "BOT-DEAL-04"
    assert touch(widget, 3).doing == "cut"


@pytest.mark.rule("BOT-DEAL-09")
@pytest.mark.parametrize(("lifted", "ok"), [(3, False), (4, True), (44, True), (45, False)])
def test_a_cut_leaves_four_cards_on_either_side(lifted, ok):
    widget = touch(act(touch(deal_walk("botifarra", dealer=2), 1), "shuffle"), 3)
    act(widget, "cut", cut=lifted)
    assert (widget.verdict["ok"], widget.doing) == (ok, "seat" if ok else "cut")


@pytest.mark.rule("BOT-DEAL-05")
def test_packets_of_four_go_round_three_times_from_the_dealers_right():
    widget = ready(dealer=2)
    assert touch(widget, 0).verdict["rule"] == "BOT-DEAL-05"
    touch(widget, *(3, 0, 1, 2) * 3)
    assert [chair["count"] for chair in widget.chairs] == [12] * 4
    assert (widget.doing, widget.left, widget.slips) == ("done", 0, 1)


@pytest.mark.rule("BOT-DEAL-06")
def test_the_next_deal_begins_with_the_question_who_deals():
    widget = act(touch(ready(dealer=3), *(0, 1, 2, 3) * 3), "next")
    assert touch(widget, 3).verdict["rule"] == "BOT-DEAL-06"
    assert touch(widget, 0).chairs[0]["role"] == "donne"


def test_only_the_learners_own_cards_are_sent():
    widget = touch(ready(dealer=2), *(3, 0, 1, 2) * 3)
    text = json.dumps(widget.get_state(["chairs", "hand", "card_names", "prompt", "verdict"]))
    hidden = {str(card) for card in ritual(4).pack} - set(widget.hand)
    assert len(widget.hand) == 12
    assert [item for item in hidden if f'"{item}"' in text] == []


def test_the_depth_of_the_cut_changes_the_learners_cards():
    hands = []
    for depth in (8, 20):
        widget = act(touch(deal_walk("botifarra", dealer=2), 1), "shuffle")
        act(touch(widget, 3), "cut", cut=depth)
        hands.append(touch(widget, *(3, 0, 1, 2) * 3).hand)
    assert sorted(hands[0]) != sorted(hands[1])


@pytest.mark.rule("TRU-DEAL-02", "TRU-DEAL-03", "TRU-DEAL-04")
def test_in_truco_the_dealer_shuffles_his_left_cuts_or_taps():
    widget = act(touch(deal_walk("truco", dealer=0), 0), "shuffle")
    assert touch(widget, 1).verdict["rule"] == "TRU-DEAL-02"
    assert touch(widget, 3).doing == "cut"
    assert act(widget, "cut", cut=37).verdict["rule"] == "TRU-DEAL-03"
    assert act(widget, "tap").verdict["rule"] == "TRU-DEAL-04"
    assert widget.doing == "seat"


@pytest.mark.rule("TRU-DEAL-05", "TRU-DEAL-06")
@pytest.mark.parametrize(("choice", "cards"), [("keep", 2), ("redeal", 0)])
def test_a_card_that_turned_over_stays_or_is_dealt_again(choice, cards):
    widget = deal_walk("truco", dealer=0, players=2, exposed=1)
    act(touch(act(touch(widget, 0), "shuffle"), 1), "cut", cut=10)
    touch(widget, 1)
    assert len(widget.chairs[1]["shown"]) == 1
    assert [item["id"] for item in widget.options] == ["keep", "redeal"]
    act(widget, choice)
    assert widget.chairs[1]["shown"] == []
    touch(widget, 0) if choice == "keep" else None
    assert sum(chair["count"] for chair in widget.chairs) == cards


@pytest.mark.rule("BAL-SET-04", "BAL-SET-05")
def test_in_balco_rows_of_three_are_served_in_any_order_and_the_rest_is_the_stock():
    widget = act(deal_walk("balco", players=3), "shuffle")
    touch(widget, 1, 0, 2)
    assert (widget.hand, widget.chairs[0]["shown"]) == ([], [])
    assert not touch(widget, 1, 1).verdict["ok"]
    touch(widget, 0, 2)
    assert [len(chair["shown"]) for chair in widget.chairs] == [3, 3, 3]
    touch(widget, 2, 1, 0)
    assert (len(widget.hand), widget.left, widget.doing) == (3, 52 - 27, "done")


@pytest.mark.parametrize(
    "message",
    [
        {"do": "seat", "seat": 4},
        {"do": "seat", "seat": True},
        {"do": "seat"},
        {"do": "cut", "cut": 20},
        {"do": "tap"},
        {"do": ["seat"], "seat": 1},
        {},
    ],
)
def test_a_step_out_of_order_changes_nothing_and_is_reported(message):
    widget = deal_walk("botifarra", dealer=2)
    before = widget.get_state()
    widget.on_page_message({"revision": widget.revision, **message})
    after = widget.get_state()
    assert after.pop("notice")
    assert after == {name: value for name, value in before.items() if name != "notice"}


def test_a_late_message_is_reported():
    widget = touch(deal_walk("botifarra", dealer=2), 1)
    widget.on_page_message({"do": "shuffle", "revision": widget.revision - 1})
    assert widget.notice
    assert widget.doing == "choice"


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("poker", {}),
        ("botifarra", {"players": 3}),
        ("botifarra", {"dealer": 4}),
        ("botifarra", {"exposed": 2}),
        ("truco", {"players": 5}),
        ("balco", {"players": 9}),
    ],
)
def test_a_deal_of_an_unknown_game_or_table_is_refused(game, more):
    with pytest.raises(ValueError, match=r"\w"):
        deal_walk(game, **more)
