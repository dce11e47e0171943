"""Tests of a table in a lesson that reviews the learner's moves after each deal."""

import pytest

from cartes_widgets.lesson import move_review
from cartes_widgets.table.move_review import MoveReviewTable
from cartes_widgets.table.saved_match import read_saved_match

from .page import send
from .test_matches import played
from .test_table import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_a_deal_of_its_own_game_with_a_coach(game):
    widget = move_review(game)
    assert (widget.game, widget.games, widget.seated) == (game, [], False)
    send(widget, do="begin")
    assert (widget.seated, widget.terms.game, widget.terms.helped) == (True, game, True)


def test_no_other_table_can_be_chosen_in_a_lesson():
    widget = move_review("truco")
    for message in ({"do": "choose", "game": "balco", "players": 3}, {"do": "join", "code": "x"}):
        send(widget, **message)
        assert (widget.seated, bool(widget.notice)) == (False, True)


def test_a_move_review_of_an_unknown_game_is_refused():
    with pytest.raises(ValueError, match="poker"):
        move_review("poker")


def test_a_deal_that_is_over_is_reviewed_unasked_and_its_moves_can_be_played_again():
    widget = MoveReviewTable("truco", seed=3)
    send(widget, do="begin")
    while not widget.may["review"]:
        played(widget, 1)
    assert widget.costly["looked"]
    moves = widget.costly["moves"]
    assert moves, "a deal that is played at random costs something"
    assert {move["game"] for move in moves} == {"truco"}
    lost = [(float(move["loss"].replace(",", ".")), move["unit"]) for move in moves]
    assert all(unit.startswith("point ") == (loss < 2) for loss, unit in lost)
    terms, acts, move = read_saved_match(moves[0]["saved"])
    send(widget, do="leave")
    send(widget, do="resume", saved=moves[0]["saved"])
    assert (widget.seated, widget.is_my_turn, terms.game) == (True, True, "truco")
    assert len(widget.acts) == len(acts) == move.at
    send(widget, do="act", id=move.better)
    assert widget.reviewed["right"]


def test_a_costly_exchange_names_the_cards_of_both_and_what_was_lost_reads_as_a_share():
    widget = MoveReviewTable("balco", seed=3)
    send(widget, do="begin")
    while not widget.may["review"]:
        played(widget, 1)
    moves = widget.costly["moves"]
    assert all(move["chosen"] != move["better"] for move in moves)
    assert "laisser visibles" in " ".join(move["better"] for move in moves)
    assert {move["unit"] for move in moves} == {"de chances de sortir le premier"}
