"""Tests of what bots and the coach compute at a table: once, and without hidden cards."""

import asyncio
import json
import random

import pytest

from cartes_lib.messages import format_message
from cartes_lib.truco.bots.ranges import USUAL
from cartes_widgets.table import play as play_module
from cartes_widgets.table.coaching import read_ranges
from cartes_widgets.table.play import Play
from cartes_widgets.table.saved_match import read_saved_match
from cartes_widgets.table.thinking import BackgroundAnalysis

from .page import send
from .test_matches import each_game, seated
from .test_table import act, hidden_cards


@pytest.mark.parametrize(
    ("game", "variant", "players", "unit"),
    [
        ("botifarra", "", 4, "points d’avance à la marque"),
        ("botifarra", "individual", 4, "points marqués"),
        ("botifarra", "tres", 3, "points marqués"),
        ("botifarra", "rector-i-vicari", 2, "points d’avance sur l’autre à la marque"),
        ("truco", "sin-flor", 4, "points d’avance"),
        ("truco", "duelo", 2, "points d’avance sur l’autre"),
        ("truco", "gallo", 3, "points d’avance sur le meilleur des autres"),
    ],
)
def test_the_coach_counts_as_they_play_in_pairs_or_alone(game, variant, players, unit):
    widget, rng = seated(game, variant=variant, players=players), random.Random(2)
    while not widget.is_my_turn:
        act(widget, rng)
    send(widget, do="coach")
    assert widget.advice["unit"] == unit


def test_the_coach_says_which_move_is_the_only_one_and_of_no_other():
    widget, rng, results = seated("botifarra"), random.Random(2), set()
    for _ in range(400):
        is_only = len(widget.table_game.state.actions(0)) == 1
        if widget.may["coach"] and is_only not in results:
            send(widget, do="coach")
            reasons = [candidate["reason"] for candidate in widget.advice["candidates"]]
            assert (format_message("coach-only-move") in reasons) is is_only
            results.add(is_only)
        act(widget, rng)
    assert results == {True, False}


async def test_bots_compute_elsewhere_and_each_move_is_made_once():
    widget = seated(house_players=["merce", "ruben", "nadia"])
    before = widget.revision
    while not widget.pending:
        act(widget, random.Random(1))
    revision = widget.revision
    send(widget, do="go")
    send(widget, do="go")
    assert widget.revision == revision
    while widget.revision == revision:
        await asyncio.sleep(0)
    assert widget.revision == revision + 1 > before


def test_a_bots_result_for_an_earlier_moment_is_dropped():
    texts = []

    async def asked():
        thinking, last = BackgroundAnalysis(), asyncio.Event()
        thinking.ask(1, lambda: "early", texts.append, pytest.fail)
        thinking.ask(2, lambda: "late", lambda item: (texts.append(item), last.set()), pytest.fail)
        await last.wait()

    asyncio.run(asyncio.wait_for(asked(), 60))
    assert texts == ["late"]


def broken(*_, **_more):
    raise ValueError("broken")


async def test_the_page_learns_that_a_bot_failed_and_may_ask_again():
    widget = seated(house_players=["merce", "ruben", "nadia"])
    # A slow bot begins to compute as soon as it is its turn.
    assert widget.pending != "house"
    bot, widget.table_game.bot = widget.table_game.bot, broken
    while widget.pending != "house":
        act(widget, random.Random(1))
    revision = widget.revision
    send(widget, do="go")
    while not widget.notice:
        await asyncio.sleep(0)
    assert (widget.notice, widget.revision) == (format_message("playing-failed"), revision)
    widget.table_game.bot = bot
    send(widget, do="go")
    assert widget.notice == ""
    while widget.revision == revision:
        await asyncio.sleep(0)


@pytest.mark.parametrize(("what", "trait"), [("coach", "advice"), ("review", "costly")])
def test_the_coach_who_is_asked_twice_answers_twice(what, trait, monkeypatch):
    monkeypatch.setattr(play_module, "advice_of", lambda *_: {"candidates": ["one"]})
    monkeypatch.setattr(play_module, "costly_of", lambda *_: [])
    widget, answers = seated(), []
    while not widget.may[what]:
        act(widget, random.Random(1))
    widget.observe(lambda change: answers.append(change["new"]), trait)
    for _ in range(2):
        send(widget, do=what)
    assert [bool(answer) for answer in answers] in ([True, False, True], [False, True] * 2)


@pytest.mark.parametrize("what", ["coach", "review"])
async def test_the_page_learns_that_the_coach_failed(what, monkeypatch):
    for name in ("advice_of", "costly_of"):
        monkeypatch.setattr(play_module, name, broken)
    widget = seated()
    while not widget.may[what]:
        act(widget, random.Random(1))
    send(widget, do=what)
    while not widget.notice:
        await asyncio.sleep(0)
    assert widget.notice == format_message("playing-failed")


@each_game
def test_a_whole_deal_with_its_coach_names_no_hidden_card_on_the_page(game):
    widget, rng, advised = seated(game, seed=8), random.Random(1), 0
    for _ in range(200):
        if widget.pending in ("deal", "match"):
            break
        if widget.may["coach"] and advised < 8:
            send(widget, do="coach")
            behind = [candidate["behind"] for candidate in widget.advice["candidates"]]
            assert behind[0] == ""
            assert widget.advice["expected"]
            best = widget.advice["candidates"][0]
            assert best["reason"], "each hint has a reason"
            assert best["text"].casefold() in best["hint"].casefold(), "a hint names its move"
            assert not any("expected" in candidate for candidate in widget.advice["candidates"])
            assert not {"0,0", "0\u00a0%"} & {*behind}, "as good as the best is not less"
            texts = [candidate["text"] for candidate in widget.advice["candidates"]]
            assert len({*texts}) == len(texts), "each says what it does"
            advised += 1
        hidden = hidden_cards(widget.table_game.shown_state)
        state = {name: value for name, value in widget.get_state().items() if name != "saved"}
        page = json.dumps({**state, "texts": {}, "games": []}, default=str)
        assert not {card for card in hidden if f'"{card}"' in page}
        act(widget, rng)
    assert advised > 2
    send(widget, do="review")
    assert widget.costly["looked"]
    for move in widget.costly["moves"]:
        assert move["better"] != move["chosen"]


def check_reviewed_move(saved, chosen, acts):
    """Checks that the learner repeats a saved costly move, gets a verdict, and saves no match.

    `chosen` is the costly choice, `acts` are the actions before it.
    """
    again = Play()
    send(again, do="resume", saved=saved)
    assert (again.notice, again.seated, again.acts) == ("", True, acts)
    assert again.message.endswith(format_message("match-move-review-ask"))
    assert (again.is_my_turn, again.reviewed) == (True, {})
    revision = again.revision
    send(again, do="act", id=chosen)
    assert again.revision > revision
    assert again.reviewed["message"].startswith("Le même coup")
    assert not again.reviewed["right"]
    assert again.saved == {}
    send(again, do="back")
    assert (again.acts, again.reviewed) == (acts, {})
    _, _, reviewed = read_saved_match(saved)
    send(again, do="act", id=reviewed.better)
    assert again.reviewed["message"].startswith("Oui")
    assert again.reviewed["right"]


def test_only_a_costly_move_can_be_played_again():
    widget, rng = seated("truco", players=2, variant="duelo"), random.Random(2)
    for _ in range(400):
        if widget.pending == "deal":
            send(widget, do="review")
            if widget.costly["moves"]:
                break
        act(widget, rng)
    at, saved_text = (widget.costly["moves"][0][item] for item in ("at", "saved"))
    assert widget.acts[at][0] == 0
    chosen, acts = widget.acts[at][1], widget.acts[:at]
    check_reviewed_move(saved_text, chosen, acts)
    send(widget, do="retry", at=999)
    assert widget.notice
    send(widget, do="retry", at=at)
    assert widget.notice == format_message("playing-retried")
    assert widget.acts == acts
    assert widget.is_my_turn


@pytest.mark.parametrize(
    "ranges",
    [None, 7, {}, {"envido": "x"}, {"envido": 1e9}, {"truco": float("nan")}, {"bluffs": True}],
)
def test_a_range_that_makes_no_sense_is_the_usual_one(ranges):
    result = read_ranges("truco", ranges)
    assert (result.envido, result.truco) == (USUAL.envido, USUAL.truco)


def test_a_valid_range_is_used():
    assert read_ranges("truco", {"envido": 30, "bluffs": 0.2}).envido == 30


def test_the_coach_is_silent_where_help_is_off():
    widget = seated(helped=False)
    while not widget.is_my_turn or widget.pending:
        act(widget, random.Random(1))
    send(widget, do="coach")
    assert widget.notice
    assert widget.advice == {}
