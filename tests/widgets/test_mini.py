"""Tests of the small matches of lessons: their goal, their reduced rules, and their end."""

import random
import re

import pytest

from cartes_widgets.games.table_game import LEARNER, MATCH
from cartes_widgets.games.tables import PRESENTATIONS, house_players_of
from cartes_widgets.lesson import mini

from .page import send
from .test_table import act

ONLY_CARDS = {"last-tricks", "without-bets"}


def finished(widget, seed=1):
    rng = random.Random(seed)
    for _ in range(3000):
        if widget.pending == MATCH:
            return widget
        act(widget, rng)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("name", [name for shown in PRESENTATIONS.values() for name in shown.minis])
def test_a_small_match_has_a_goal_and_an_end_and_can_be_played_again(name):
    widget = mini(name, seed=3)
    assert widget.goal
    assert not widget.over
    finished(widget)
    assert widget.over
    assert widget.outcome
    send(widget, do="new")
    assert (widget.over, widget.outcome) == (False, "")
    assert widget.pending != MATCH


@pytest.mark.parametrize("name", sorted(ONLY_CARDS))
def test_where_nobody_bets_nothing_can_be_said(name):
    widget, rng = mini(name, seed=2), random.Random(2)
    while widget.pending != MATCH:
        assert widget.choices == []
        act(widget, rng)
    texts = [text for _, text in widget.acts if not text[0].isdigit()]
    assert texts == []


def test_an_excluded_action_of_a_small_match_is_refused_with_a_sentence():
    widget, rng = mini("without-bets", seed=2), random.Random(2)
    while not widget.is_my_turn or widget.pending:
        act(widget, rng)
    revision = widget.revision
    send(widget, do="act", id="truco")
    assert widget.notice
    assert widget.revision == revision


def test_truco_alone_knows_no_envido():
    widget = finished(mini("truco-alone", seed=4))
    texts = {text for _, text in widget.acts if not text[0].isdigit()}
    assert texts <= {"truco", "retruco", "vale-cuatro", "quiero", "no-quiero"}
    assert "truco" in texts
    assert max(widget.table_game.shown_state.scores) >= 6


@pytest.mark.parametrize("seed", range(4))
def test_the_result_of_the_last_tricks_depends_on_the_lead(seed):
    widget = mini("last-tricks", seed=seed)
    assert widget.is_my_turn
    assert len(widget.scene["hand"]) == 3
    assert widget.scene["contract"]["suit"] == "none"
    before = widget.table_game.state.points[0]
    needed = int(re.search(r"\d+", widget.goal)[0])
    assert before < needed <= 72


@pytest.mark.rule("BOT-DUO-A-02")
def test_of_two_players_the_tops_of_piles_are_seen_and_those_of_ones_own_are_played():
    widget = mini("two-piles", seed=3)
    rng = random.Random(3)
    while not widget.scene["plays"]:
        act(widget, rng)
    state = widget.table_game.shown_state
    tops = [[str(pile.top) for pile in piles if pile.top] for piles in state.view(0).piles]
    assert sorted(widget.scene["hand"]) == sorted(tops[0])
    other = widget.scene["seat_views"][1]
    assert sorted(other["up"]) == sorted(tops[1])
    assert other["down"] == 6
    assert widget.scene["seat_views"][0]["up"] == []
    under = sum(item.under for item in state.view(0).piles[1])
    assert str(under) in other["label"]
    assert {score["label"] for score in widget.scene["scores"]} == {
        "Vous",
        house_players_of("botifarra")[0].name,
    }


@pytest.mark.rule("BOT-IND4-06", "BOT-IND3-02")
@pytest.mark.parametrize(
    ("name", "seats", "share"), [("three-alone", 3, 24), ("each-alone", 4, 18)]
)
def test_a_player_alone_has_a_score_and_no_partner(name, seats, share):
    widget = finished(mini(name, seed=3))
    assert len({score["id"] for score in widget.scene["scores"]}) == seats
    assert "Partenaire" not in {score["label"] for score in widget.scene["scores"]}
    assert {item["role"] for item in widget.scene["seat_views"]} <= {"", "donne"}
    summary, state = widget.scene["summary"], widget.table_game.shown_state
    assert [row["value"] for row in summary["shares"]] == list(state.points)
    assert [change["after"] for change in summary["changes"]] == list(state.scores)
    assert str(share) in summary["middle"]
    terms = [term["text"] for term in summary["terms"]]
    assert terms[:3] == [str(state.points[0]), "−", str(share)]


def test_a_deal_without_special_cards_deals_no_special_card():
    state = mini("plain-numbers", seed=5).table_game.state
    cards = [
        *state.stock,
        *(item for row in (state.hands, state.up, state.down) for seat in row for item in seat),
    ]
    assert {card.rank for card in cards} == {3, 4, 5, 6, 9, 11, 12}
    assert len(cards) == len(set(cards)) == 28


@pytest.mark.parametrize(("tries", "is_reached"), [(2, True), (3, False)])
def test_forbidden_tries_are_counted_where_they_matter(tries, is_reached):
    widget, rng = mini("few-faults", seed=1), random.Random(1)
    while widget.pending != MATCH:
        if widget.pending:
            send(widget, do="go")
            continue
        options = widget.table_game.options(LEARNER)
        if tries and "take" not in options:
            send(widget, do="act", id="take")
            assert widget.verdict
            tries -= 1
        send(widget, do="act", id=rng.choice(options))
    assert (tries, widget.reached) == (0, is_reached)


def test_an_unknown_small_match_is_refused():
    with pytest.raises(KeyError):
        mini("anything")
