"""Tests of the deal of the day: the same for all, three decisions, the last thirty days."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import format_message
from cartes_widgets.games.table_game import WAIT
from cartes_widgets.table import daily
from cartes_widgets.table.daily import DECISIONS, Daily
from cartes_widgets.table.days import terms_of, today
from cartes_widgets.table.play import Play

from .page import send

DAYS = [date(2026, 11, 22) - timedelta(ago) for ago in range(len(GAME_IDS))]
each_game = pytest.mark.parametrize("day", DAYS, ids=lambda day: terms_of(day).game)


def choose(widget, last=False):
    """Makes one of the three decisions: the first possible action, or with `last` the last one.

    The table then waits.
    """
    decided = len(widget.answers)
    hand = widget.scene["hand"][:: -1 if last else 1]
    for card in hand if widget.multi_select else ():
        send(widget, do="pick", cards=[card])
        if any(choice["open"] for choice in widget.choices):
            break
    open_ones = [choice["id"] for choice in widget.choices if choice["open"]]
    for text in [*open_ones[:: -1 if last else 1], *hand]:
        send(widget, do="act", id=text)
        if len(widget.answers) > decided:
            return
    raise AssertionError("nothing is allowed")


def decide(widget, last=False):
    """Makes one of the three decisions, and lets the deal continue."""
    choose(widget, last)
    send(widget, do="go")


def played(day, last=False):
    widget = Daily(lambda: day)
    for _ in range(400):
        if widget.result:
            return widget
        decide(widget, last) if widget.decision else send(widget, do="go")
    raise AssertionError("there are no three decisions")


@each_game
def test_three_decisions_are_asked_and_summarised_in_a_line(day):
    widget = played(day)
    assert len(widget.answers) == DECISIONS
    assert day.isoformat() in widget.result["line"]
    assert widget.result["marks"] in widget.result["line"]
    assert (widget.is_my_turn, widget.pending, widget.choices) == (False, "", [])


def test_a_decision_can_be_made_again_after_the_strong_bot_failed(monkeypatch):
    widget = Daily(lambda: DAYS[0])
    while not widget.decision:
        send(widget, do="go")

    def broken(*_):
        raise ValueError("broken")

    legal = widget.table_game.options(0)[0]
    with monkeypatch.context() as patch:
        patch.setattr(daily, "thorough", broken)
        send(widget, do="act", id=legal)
    assert (widget.notice, widget.is_my_turn) == (format_message("playing-failed"), True)
    send(widget, do="act", id=legal)
    assert len(widget.answers) == 1


@each_game
def test_the_table_waits_after_each_decision_and_explains_it(day):
    widget = Daily(lambda: day)
    while not widget.decision:
        send(widget, do="go")
    hand, done = list(widget.scene["hand"]), len(widget.acts)
    choose(widget)
    (answer,) = widget.answers
    # The decision is not played yet, so that the learner has time to compare.
    assert (widget.scene["hand"], len(widget.acts)) == (hand, done)
    assert (widget.pending, widget.is_my_turn, widget.choices) == (WAIT, False, [])
    assert answer["yours"] in widget.message or answer["same"]
    assert answer["best"] in widget.message
    assert answer["why"] in widget.message
    assert {*widget.compared["yours"], *widget.compared["best"]} <= {*hand}
    for act in ({"do": "act", "id": hand[0]}, {"do": "pick", "cards": hand[:1]}, {"do": "new"}):
        send(widget, **act)
    assert len(widget.acts) == done
    send(widget, do="go")
    assert len(widget.acts) > done
    assert widget.compared == {}
    assert len(widget.answers) == 1


@each_game
def test_most_decisions_have_a_reason(day):
    whys = [answer["why"] for answer in played(day).answers]
    assert all(whys)
    assert any(why != format_message("felt-daily-average") for why in whys)


@each_game
def test_a_decision_does_not_change_the_next_question(day):
    first, other = played(day), played(day, last=True)
    assert [answer["best"] for answer in first.answers] == [
        answer["best"] for answer in other.answers
    ]
    assert first.scene == other.scene


def test_the_games_take_turns_and_the_cards_follow_from_the_date_alone():
    assert {terms_of(day).game for day in DAYS} == {*GAME_IDS}
    assert terms_of(DAYS[0]) == terms_of(DAYS[0])
    assert len({terms_of(day).deals for day in DAYS}) == len(DAYS)


def test_each_of_the_last_thirty_days_may_be_replayed_and_no_other():
    widget = Daily(lambda: DAYS[0])
    assert len(widget.days) == 30
    send(widget, do="day", day=widget.days[29]["day"])
    assert (widget.day, widget.notice) == (widget.days[29]["day"], "")
    for wrong in ("2026-11-23", "2026-10-23", "", None, 7, "x"):
        send(widget, do="day", day=wrong)
        assert widget.notice
        assert widget.day == widget.days[29]["day"]


def test_a_page_that_is_open_as_the_day_changes_loses_none_of_its_days():
    now = DAYS[1]
    widget = Daily(lambda: now)
    oldest, title = widget.days[29]["day"], widget.day
    now = DAYS[0]
    assert widget.day == title, "who has begun goes on with his day"
    send(widget, do="day", day=oldest)
    assert (widget.day, widget.notice) == (oldest, "")
    assert widget.days[0]["day"] == now.isoformat(), "the new day has come"
    assert widget.days[29]["day"] > oldest
    send(widget, do="day", day=now.isoformat())
    assert widget.day == now.isoformat()


def test_no_act_is_made_while_the_learner_is_asked():
    widget = Daily(lambda: DAYS[1])
    while not widget.decision:
        send(widget, do="go")
    revision = widget.revision
    send(widget, do="go")
    assert (widget.revision, widget.pending, widget.is_my_turn) == (revision, "", True)


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_the_code_of_a_deal_to_come_is_refused_in_words_and_nothing_is_dealt(ahead):
    terms = terms_of(today() + timedelta(ahead))
    widget = Play()
    before = widget.scene
    for code in (terms.code, terms.code.replace(terms.deals, f"0{terms.deals}")):
        send(widget, do="join", code=code)
        assert (widget.seated, widget.scene) == (False, before)
        assert widget.notice.startswith("Ce sont les cartes d’une donne du jour encore à venir")
    assert Play(invited=terms.code).seated is False


def test_other_rules_do_not_open_the_cards_of_tomorrow():
    widget = Play()
    tomorrow = next(
        terms
        for ahead in range(1, 4)
        if (terms := terms_of(today() + timedelta(ahead))).game == "botifarra"
    )
    send(widget, do="join", code=replace(tomorrow, customs={"target": 200}).code)
    assert (widget.seated, bool(widget.notice)) == (False, True)


def test_a_seed_of_the_address_does_not_open_the_cards_of_tomorrow():
    terms = terms_of(today() + timedelta(1))
    widget = Play(int(terms.deals) - 1)
    send(widget, do="choose", game=terms.game, variant="", players=terms.players)
    assert (widget.seated, bool(widget.notice)) == (False, True)


def test_the_code_of_today_and_of_a_day_that_is_over_opens_a_table():
    for ago in (0, 1, 30):
        assert Play(invited=terms_of(today() - timedelta(ago)).code).seated
