"""Tests of the widgets for calls, for trees of calls, and for the score sheet."""

import json
import random

import pytest

from cartes_lib.botifarra import legal_calls, random_deal, start_deal
from cartes_lib.botifarra.actions import Call
from cartes_lib.botifarra.bidding import (
    CALLS,
    CONTRACTS,
    DOUBLINGS,
    bidding,
    closed_call,
    multiplier,
)
from cartes_lib.botifarra.ending import match_is_over
from cartes_lib.botifarra.score import deal_score
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import explain, format_message
from cartes_lib.seats import side_of
from cartes_widgets.games.botifarra.talk import BotifarraTalk
from cartes_widgets.lesson import bet_tree, bid_dialog, scorepad, stake_tree, truco_talk

from .page import page_state, send


def call(widget, *calls):
    for item in calls:
        send(widget, do="call", call=item, revision=widget.revision)
    return widget


def open_calls(widget):
    return {item["id"] for item in widget.calls if item["open"]}


def test_the_dealer_may_name_a_contract_or_delegate():
    assert open_calls(bid_dialog()) == {*CONTRACTS, "delegate"}


def test_all_calls_stay_in_place_and_the_closed_ones_say_by_which_rule():
    widget = call(bid_dialog(), "oros")
    assert [entry["id"] for entry in widget.calls] == list(CALLS)
    for item in widget.calls:
        assert bool(item["rule"] and item["why"] and item["source"]) is not item["open"]


def test_without_doubling_the_talking_ends_with_the_contract_and_shows_no_doubling():
    widget = bid_dialog(dealer=2, doubling=False)
    assert [item["id"] for item in widget.calls] == [*CONTRACTS, "delegate"]
    call(widget, "delegate", "botifarra")
    assert open_calls(widget) == set()
    assert widget.speaker.startswith("Les annonces sont finies")
    assert "2" in widget.stake
    before = page_state(widget)
    call(widget, "contro")
    assert page_state(widget) == {**before, "notice": widget.notice}
    assert widget.notice


@pytest.mark.parametrize(
    ("calls", "closed", "rule"),
    [
        ((), "contro", "BOT-DBL-01"),
        (("delegate",), "pass", "BOT-TRUMP-02"),
        ((), "pass", "BOT-TRUMP-01"),
        (("delegate",), "delegate", "BOT-TRUMP-02"),
        (("oros",), "copas", "BOT-TRUMP-01"),
        (("oros",), "delegate", "BOT-TRUMP-01"),
        (("oros",), "recontro", "BOT-DBL-03"),
        (("oros", "contro"), "contro", "BOT-DBL-02"),
        (("oros", "pass", "pass"), "contro", "BOT-DBL-06"),
        (("oros", "contro"), "sant-vicenc", "BOT-DBL-04"),
        (("botifarra", "contro", "recontro"), "sant-vicenc", "BOT-DBL-04"),
        (("oros", "pass", "pass"), "pass", "BOT-DBL-06"),
    ],
)
def test_a_closed_call_is_explained_by_the_rule_that_closes_it(calls, closed, rule):
    widget = call(bid_dialog(), *calls)
    before = page_state(widget)
    result = next(item for item in widget.calls if item["id"] == closed)
    assert (result["open"], result["rule"]) == (False, rule)
    call(widget, closed)
    assert widget.notice == result["why"]
    assert page_state(widget) == {**before, "notice": widget.notice}


@pytest.mark.parametrize("contract", CONTRACTS)
def test_an_open_call_shows_the_factor_of_the_deal(contract):
    widget = bid_dialog()
    while open_calls(widget):
        doublings = [item for item in widget.calls if item["open"] and item["id"] in DOUBLINGS]
        chosen = doublings[0] if doublings else next(c for c in widget.calls if c["id"] == contract)
        if not chosen["open"]:
            break
        call(widget, chosen["id"])
        assert widget.stake == f"La donne compte {chosen['note']}"
    last = "recontro" if contract == "botifarra" else "sant-vicenc"
    assert widget.stake == f"La donne compte × {multiplier(contract, last)}"


def test_a_call_can_be_taken_back_and_the_talking_begun_again():
    widget = call(bid_dialog(), "oros", "contro")
    send(widget, do="back", revision=widget.revision)
    assert [item["call"] for item in widget.history] == ["oros"]
    send(widget, do="again", revision=widget.revision)
    assert (widget.history, widget.stake) == ([], "L’enjeu n’est pas encore fixé")


def test_the_seats_speak_in_turn_and_the_right_of_the_dealer_leads():
    widget = call(bid_dialog(dealer=3), "delegate", "oros", "pass", "pass")
    assert [item["seat"] for item in widget.history] == [
        "Votre voisin de gauche",
        "Votre voisin de droite",
        "Vous",
        "Votre partenaire",
    ]
    assert widget.speaker == "Les annonces sont finies. Vous entamez."
    assert open_calls(widget) == set()


@pytest.mark.parametrize(
    "message",
    [
        {"do": "call", "call": "envido"},
        {"do": "call", "call": ["oros"]},
        {"do": "call"},
        {"do": "play"},
        {"do": None},
        {"do": "call", "call": "oros", "revision": 99},
        {"do": "back", "revision": "1"},
    ],
)
def test_a_message_that_makes_no_sense_brings_a_notice_and_changes_nothing(message):
    widget = call(bid_dialog(), "delegate")
    before = page_state(widget)
    send(widget, **{"revision": widget.revision, **message})
    assert widget.notice
    assert page_state(widget) == {**before, "notice": widget.notice}


def walked(branches):
    for branch in branches:
        yield branch
        yield from walked(branch["branches"])


def test_the_tree_has_the_seven_ways_that_a_deal_may_count_for():
    results = [item["notes"] for item in walked(bet_tree().branches)]
    assert results == [["× 1"], ["× 2"], ["× 4"], ["× 8"], ["× 2"], ["× 4"], ["× 8"]]


def test_the_tree_shows_the_way_that_was_taken():
    branches = list(walked(bet_tree("copas contro").branches))
    assert [branch["notes"] for branch in branches if branch["here"]] == [["× 2"]]
    assert [branch["notes"] for branch in branches if branch["passed"]] == [["× 1"], ["× 2"]]


def test_a_way_that_nobody_can_take_is_not_drawn():
    with pytest.raises(IllegalAction):
        bet_tree("oros recontro")


def stakes(tree):
    return {item["text"]: item["notes"] for item in walked(tree.branches)}


def test_each_call_of_the_truco_brings_one_point_more_and_its_refusal_one_less():
    worths = list(stakes(stake_tree("truco")).values())
    assert worths == [
        ["accepté\u00a0: 2", "refusé\u00a0: 1"],
        ["accepté\u00a0: 3", "refusé\u00a0: 2"],
        ["accepté\u00a0: 4", "refusé\u00a0: 3"],
    ]


def chains(branches, before=()):
    for branch in branches:
        here = (*before, branch["text"].split(" (")[0])
        yield (
            here,
            [int(note.rpartition("\u00a0")[2].removeprefix(": ")) for note in branch["notes"]],
        )
        yield from chains(branch["branches"], here)


def test_the_tree_of_the_envido_holds_the_table_of_the_rules():
    """The table has the points of an accepted and of a refused bet, at scores of 10 and 22."""
    envido, real, falta = "envido", "real envido", "falta envido"
    assert dict(chains(stake_tree("envido", scores=(10, 22)).branches)) == {
        (envido,): [2, 1],
        (real,): [3, 1],
        (falta,): [8, 1],
        (envido, envido): [4, 2],
        (envido, real): [5, 2],
        (envido, falta): [8, 2],
        (real, falta): [8, 3],
        (envido, envido, real): [7, 4],
        (envido, envido, falta): [8, 4],
        (envido, real, falta): [8, 5],
        (envido, envido, real, falta): [8, 7],
    }


def test_the_tree_of_the_flor_holds_the_table_of_the_rules():
    """The table has the points of an accepted and of a conceded bet for two flores, at 10 and 22.

    Rules: TRU-FLOR-09 to TRU-FLOR-15.
    """
    flor, contra, rest = "flor", "contraflor", "contraflor al resto"
    assert dict(chains(stake_tree("flor", scores=(10, 22)).branches)) == {
        (flor,): [3, 3],
        (flor, flor): [6],
        (flor, contra): [6, 3],
        (flor, rest): [14, 3],
        (flor, contra, rest): [14, 6],
        (flor, flor, contra): [6, 3],
        (flor, flor, rest): [14, 3],
        (flor, flor, contra, rest): [14, 6],
    }


def test_the_way_that_the_calls_have_taken_is_marked():
    tree = stake_tree("envido", "envido real-envido")
    assert [item["text"] for item in walked(tree.branches) if item["passed"]] == [
        "envido",
        "real envido",
    ]


@pytest.mark.parametrize(
    ("bet", "calls"),
    [
        ("truco", "retruco"),
        ("truco", "truco vale-cuatro"),
        ("envido", "real-envido envido"),
        ("envido", "truco"),
        ("mus", ""),
    ],
)
def test_calls_that_cannot_follow_each_other_are_not_drawn(bet, calls):
    with pytest.raises(ValueError, match=r"no such"):
        stake_tree(bet, calls)


def histories(most, calls=()):
    """All legal sequences of at most `most` calls in a deal of seat 0, which begin with `calls`."""
    yield calls
    if len(calls) < most:
        for item in legal_calls(calls, 0):
            yield from histories(most, (*calls, item))


def test_a_dialog_closes_each_call_by_the_rule_of_the_engine_whatever_was_said():
    talk, deal = BotifarraTalk(0), random_deal(random.Random(3))
    compared = 0
    for history in histories(8):
        state = start_deal(dealer=0, hands=deal)
        for item in history:
            state = state.play(Call(item))
        now = bidding(history, 0)
        for shown in talk.shown(history)["calls"]:
            assert shown["open"] == (shown["id"] in now.calls)
            if shown["open"]:
                continue
            verdict = closed_call(shown["id"], now)
            assert (shown["rule"], shown["why"]) == (verdict.rule, explain(verdict)), history
            if now.speaker is not None:
                asked = state.judge(Call(shown["id"]), now.speaker)
                assert (asked.legal, asked.rule) == (False, shown["rule"]), history
            compared += 1
    assert compared > 2000


def test_a_message_sent_twice_notes_one_deal_and_takes_back_one():
    pad = scorepad()
    deal = {
        "do": "note",
        "points": 50,
        "contract": "oros",
        "doubling": "none",
        "revision": pad.revision,
    }
    send(pad, **deal)
    send(pad, **deal)
    assert len(pad.rows) == 1
    send(pad, do="note", points=40, contract="oros", doubling="none")
    undo = {"do": "undo", "revision": pad.revision}
    send(pad, **undo)
    send(pad, **undo)
    assert (len(pad.rows), pad.totals) == (1, [14, 0])


def test_a_score_sheet_refuses_impossible_calls_with_the_engines_reason():
    pad = scorepad()
    send(pad, do="note", points=40, contract="botifarra", doubling="sant-vicenc")
    now = bidding(("botifarra", "contro", "recontro"), 0)
    assert pad.notice == explain(closed_call("sant-vicenc", now))


def test_a_sheet_notes_what_is_above_half_times_the_multiplier():
    pad = scorepad([(41, "oros", "none"), (30, "botifarra", "contro"), (36, "copas", "contro")])
    assert [row["scored"] for row in pad.rows] == [[5, 0], [0, 24], [0, 0]]
    assert pad.totals == [5, 24]
    assert pad.deal["rule"] == "BOT-SCORE-02"


def test_a_deal_is_scored_and_can_be_taken_back():
    pad = scorepad()
    send(pad, do="note", points=50, contract="espadas", doubling="recontro")
    assert (pad.totals, pad.notice) == ([56, 0], "")
    assert "56" in pad.deal["announcement"]
    send(pad, do="undo")
    assert (pad.totals, pad.rows, pad.deal) == ([0, 0], [], {})


def test_a_match_that_is_won_takes_no_further_deal():
    pad = scorepad([(72, "oros", "recontro")])
    assert pad.deal["over"]
    before = page_state(pad)
    send(pad, do="note", points=40, contract="oros", doubling="none")
    assert page_state(pad) == {**before, "notice": pad.notice}
    assert pad.notice


@pytest.mark.parametrize(
    "deal",
    [
        {"points": 73, "contract": "oros", "doubling": "none"},
        {"points": -1, "contract": "oros", "doubling": "none"},
        {"points": 40.0, "contract": "oros", "doubling": "none"},
        {"points": True, "contract": "oros", "doubling": "none"},
        {"points": "40", "contract": "oros", "doubling": "none"},
        {"points": 40, "contract": "hearts", "doubling": "none"},
        {"points": 40, "contract": "oros", "doubling": "x16"},
        {"points": 40, "contract": ["oros"], "doubling": "none"},
        {"points": 40, "contract": "botifarra", "doubling": "sant-vicenc"},
        {"points": 40, "contract": "oros"},
        {},
    ],
)
def test_an_impossible_deal_is_not_scored(deal):
    pad = scorepad([(41, "oros", "none")])
    before = page_state(pad)
    send(pad, do="note", **deal)
    assert pad.notice
    assert page_state(pad) == {**before, "notice": pad.notice}


def test_a_sheet_is_over_when_the_engine_says_so_whatever_was_scored():
    for points in range(0, 73, 6):
        for doubling in ("none", "contro", "recontro"):
            deals, scores = [], (0, 0)
            while not match_is_over(scores, len(deals)) and len(deals) < 9:
                deals.append((points, "oros", doubling))
                rows = deal_score(points, multiplier("oros", doubling))
                scores = tuple(map(sum, zip(scores, rows, strict=True)))
                pad = scorepad(deals)
                assert bool(pad.deal["over"]) == match_is_over(scores, len(deals))
                assert pad.is_won == (scores[0] >= 101)


@pytest.mark.parametrize("contract", ["oros", "botifarra"])
def test_each_branch_of_the_tree_names_the_side_that_the_engine_asks(contract):
    (branches,) = (
        [branch]
        for branch in bet_tree().branches
        if branch["notes"] == [f"× {multiplier(contract)}"]
    )
    calls = ()
    for call in (contract, "contro", "recontro", "sant-vicenc"):
        if call not in legal_calls(calls, 0):
            break
        side = "choosers" if side_of(bidding(calls, 0).speaker) == side_of(0) else "others"
        (branch,) = branches
        assert branch["who"] == format_message(f"doubling-{side}")
        calls, branches = (*calls, call), branch["branches"]
    assert branches == []
    assert len(calls) >= 3


def test_nothing_can_be_taken_back_from_an_empty_sheet():
    pad = scorepad()
    send(pad, do="undo")
    assert pad.notice
    assert json.dumps(pad.rows) == "[]"


@pytest.fixture
def talk():
    return truco_talk("7o 6o 3c / 5e 5b 1c")


def test_before_anything_is_said_envido_and_truco_are_open(talk):
    assert open_calls(talk) == {"envido", "real-envido", "falta-envido", "truco"}
    assert talk.stake == "Truco\u00a0: la main vaut 1"


@pytest.mark.parametrize(
    ("calls", "call_id", "note"),
    [
        ((), "envido", "2 / 1"),
        ((), "truco", "2 / 1"),
        (("envido",), "real-envido", "5 / 2"),
        (("envido", "envido"), "falta-envido", "30 / 4"),
        (("truco", "quiero"), "retruco", "3 / 2"),
        (("truco", "quiero", "retruco", "quiero"), "vale-cuatro", "4 / 3"),
    ],
)
def test_each_raise_shows_its_points_if_accepted_and_if_refused(talk, calls, call_id, note):
    call(talk, *calls)
    assert next(item["note"] for item in talk.calls if item["id"] == call_id) == note


@pytest.mark.parametrize(
    ("calls", "closed", "rule"),
    [
        ((), "quiero", "TRU-TURN-08"),
        ((), "retruco", "TRU-TRU-13"),
        (("truco", "quiero"), "envido", "TRU-TURN-07"),
        (("envido", "quiero"), "envido", "TRU-TURN-11"),
        (("envido",), "truco", "TRU-TURN-12"),
    ],
)
def test_a_closed_call_of_truco_is_explained_by_a_rule(talk, calls, closed, rule):
    call(talk, *calls)
    result = next(item for item in talk.calls if item["id"] == closed)
    assert not result["open"]
    assert result["rule"] == rule
    before = page_state(talk)
    call(talk, closed)
    assert page_state(talk) == {**before, "notice": result["why"]}


def test_the_envido_comes_before_the_answer_to_a_truco(talk):
    call(talk, "truco", "envido", "quiero")
    assert open_calls(talk) == {"quiero", "no-quiero"}
    assert talk.stake == "Truco\u00a0: accepté, 2\u00a0; refusé, 1"


@pytest.mark.parametrize(
    ("calls", "speaker"),
    [
        ((), "À votre adversaire de parler ou de jouer."),
        (("truco",), "À vous de répondre."),
        (("truco", "envido"), "À votre adversaire de répondre."),
        (("truco", "envido", "quiero"), "À vous de répondre."),
        (("truco", "quiero"), "À votre adversaire de parler ou de jouer."),
        (("truco", "no-quiero"), "Les annonces sont finies, la main aussi."),
    ],
)
def test_a_pending_bet_names_its_speaker(talk, calls, speaker):
    call(talk, *calls)
    assert talk.speaker == speaker


def test_before_the_envido_is_taught_only_the_truco_can_be_said():
    talk = truco_talk("3o 2o 1c / 1e 4b 7c", envido=False)
    assert [item["id"] for item in talk.calls] == [
        *("truco", "retruco", "vale-cuatro", "quiero", "no-quiero")
    ]
    before = page_state(talk)
    call(talk, "envido")
    assert page_state(talk)["history"] == before["history"]


def test_a_refused_truco_ends_the_hand(talk):
    call(talk, "truco", "quiero", "retruco", "no-quiero")
    assert open_calls(talk) == set()
    assert talk.stake == "La main\u00a0: 2 points pour vous."
