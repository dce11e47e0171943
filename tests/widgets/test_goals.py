"""Tests of the goals of widgets for free play: when each is reached, and its sentence."""

import pytest

from cartes_widgets.lesson import bid_dialog, pile_table, scorepad, truco_talk


def send(widget, **message):
    widget.on_page_message({"revision": widget.revision, **message})
    return widget


def thrown(goal, throws, *ranks, seat=2):
    widget = pile_table(throws, goal=goal)
    for rank in ranks:
        if rank is None:
            send(widget, do="take")
            continue
        send(widget, do="throw", rank=rank)
        if widget.targets:
            send(widget, do="name", seat=seat)
    return widget


@pytest.mark.parametrize(
    ("goal", "throws", "ranks", "reached"),
    [
        ("clear 1", "5o 6c", (10,), True),
        ("clear 1", "5o 5c 5e", (5,), True),
        ("clear 1", "5o", (6, 10), False),
        ("clear", "5o", (6, 10), True),
        ("clear", "5o", (2, 2, 2, 2), False),
        ("skip", "5o", (8,), True),
        ("skip", "8o 8c 8e", (8,), False),
        ("bind", "5o", (7,), True),
        ("bind 2", "5o", (7,), False),
        ("free", "9o", (2,), True),
        ("free", "", (2,), False),
        ("shoot", "9o", (1,), True),
        ("take", "9o", (None,), True),
        ("take", "9o", (9,), False),
    ],
)
def test_a_goal_at_the_pile_is_checked_by_what_the_pile_does(goal, throws, ranks, reached):
    assert thrown(goal, throws, *ranks).reached is reached


def test_the_initial_pile_reaches_no_goal():
    assert not pile_table("5o 10c 9o 2c", goal="free").reached


@pytest.mark.parametrize(
    ("goal", "calls", "reached"),
    [
        ("times 8", ("oros", "contro", "recontro", "sant-vicenc"), True),
        ("times 8", ("botifarra", "contro", "recontro"), True),
        ("times 8", ("botifarra", "contro"), False),
        ("delegated", ("delegate", "copas"), True),
        ("delegated", ("delegate",), False),
        ("over", ("oros", "pass"), False),
        ("over", ("oros", "pass", "pass"), True),
    ],
)
def test_a_goal_about_calls_is_checked_by_the_calls(goal, calls, reached):
    widget = bid_dialog(goal=goal)
    for call in calls:
        send(widget, do="call", call=call)
    assert widget.reached is reached


def test_a_goal_of_the_talk_of_truco_is_what_the_bet_was_worth():
    widget = truco_talk("7o 6o 3c / 5e 5b 1c", goal="stake 2")
    for call in ("truco", "quiero", "retruco", "no-quiero"):
        assert not widget.reached
        send(widget, do="call", call=call)
    assert widget.reached


@pytest.mark.parametrize(
    ("goal", "calls"),
    [
        ("taken 4", "truco quiero retruco quiero vale-cuatro quiero"),
        ("taken 7", "envido envido real-envido quiero"),
    ],
)
def test_a_bet_is_taken_once_it_is_accepted_and_not_before(goal, calls):
    widget = truco_talk("7o 6o 3c / 5e 5b 1c", goal=goal)
    for call in calls.split():
        assert not widget.reached
        send(widget, do="call", call=call)
    assert widget.reached


def test_goals_of_the_sheet_are_a_match_and_a_deal():
    won = scorepad(goal="won 2")
    for _ in range(2):
        send(won, do="note", points=72, contract="oros", doubling="contro")
    assert won.reached
    scored = scorepad(goal="scored 24")
    send(scored, do="note", points=48, contract="oros", doubling="none")
    assert not scored.reached
    send(scored, do="note", points=42, contract="oros", doubling="recontro")
    assert scored.reached


def test_a_goal_that_was_reached_stays_so():
    widget = send(thrown("clear 1", "5o 6c", 10), do="again")
    assert widget.reached


def test_a_goal_has_a_sentence_and_no_goal_has_no_sentence():
    assert pile_table(goal="clear 1").goal == "But\u00a0: videz la pila en un seul lancer."
    assert (pile_table().goal, pile_table().reached) == ("", False)


@pytest.mark.parametrize("goal", ["win", "clear x", "times", "clear -1"])
def test_an_unknown_goal_is_refused(goal):
    with pytest.raises(ValueError, match="goal"):
        pile_table(goal=goal)


def test_a_page_cannot_say_that_a_goal_is_reached():
    widget = pile_table(goal="clear")
    widget.set_state({"reached": True})
    assert not widget.reached
