"""Tests of a table that continues the position of an exercise or of a guess to the deal's end."""

import json

import pytest

from cartes_lib.asking import deal_code, generate
from cartes_lib.bots.budget import Budget
from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_widgets import lesson
from cartes_widgets.exercise.exercise import Exercise
from cartes_widgets.games.table_game import MATCH
from cartes_widgets.table import coaching
from cartes_widgets.table.play import Play
from cartes_widgets.table.saved_match import read_saved_match
from cartes_widgets.table.terms import TermsError, read_code
from tests.architecture.test_lessons_teach_what_they_show import called, written

from .page import send
from .test_table import hidden_cards

POSITIONS = [
    *[("BO-16", "play"), ("BO-06", "play"), ("BO-06", "call"), ("TR-17", "call")],
    *[("BO-04", "legal"), ("BO-15", "count"), ("BO-17", "legal"), ("TR-11", "call")],
    *[("TR-08", "legal"), ("BA-11", "play"), ("BA-06", "legal"), ("BA-08", "legal")],
]
each_position = pytest.mark.parametrize(("lesson", "kind"), POSITIONS, ids="-".join)


def code_of(lesson, kind, seed=5):
    return deal_code(generate(lesson, kind, seed))


def play_to_the_end(widget, choose=lambda game: game.bot(0)):
    for _ in range(1000):
        if widget.pending == MATCH:
            return
        if widget.is_my_turn:
            send(widget, do="act", id=choose(widget.table_game))
        else:
            send(widget, do="go")
    raise AssertionError("the deal does not end")


@each_position
def test_the_code_of_an_exercise_leads_to_its_position_with_the_coach(lesson, kind):
    widget = Play(invited=code_of(lesson, kind))
    assert (widget.notice, widget.seated, widget.is_my_turn) == ("", True, True)
    assert widget.may["coach"]
    assert widget.may["code"] == code_of(lesson, kind)
    page = json.dumps([widget.scene, widget.choices, widget.picked, widget.verdict])
    hidden = hidden_cards(widget.table_game.state)
    assert not [card for card in hidden if f'"{card}"' in page]


def test_a_position_within_a_trick_begins_with_its_last_card():
    widget = Play(invited=code_of("BO-17", "legal"))
    state = widget.table_game.state
    assert state.trick
    with use_language("en"):
        assert widget.table_game.begins(0).startswith("Your opponent plays")


@each_position
def test_the_deal_is_played_to_its_end_and_can_be_played_again_from_there(lesson, kind):
    widget = Play(invited=code_of(lesson, kind))
    first = widget.scene
    play_to_the_end(widget)
    assert widget.scene["summary"]["go"] == format_message("playing-retry")
    assert widget.may["review"]
    assert not widget.may["side"]
    send(widget, do="new")
    assert widget.scene == first


@pytest.mark.parametrize(
    ("lesson", "kind"), [("BO-16", "play"), ("TR-17", "call"), ("BA-11", "play")], ids="-".join
)
def test_the_deal_played_on_is_reviewed_and_its_costly_moves_can_be_repeated(
    lesson, kind, monkeypatch
):
    monkeypatch.setattr(coaching, "REVIEW_BUDGET", Budget(samples=4, seconds=None))
    widget = Play(invited=code_of(lesson, kind))
    play_to_the_end(widget, lambda game: game.options(0)[-1])
    send(widget, do="review")
    assert widget.costly["moves"]
    for move in widget.costly["moves"]:
        again = Play()
        send(again, do="resume", saved=move["saved"])
        assert (again.notice, again.is_my_turn) == ("", True)
        assert again.scene["hand"] == move["hand"]


def test_a_position_that_is_played_on_takes_no_match_s_place_in_the_browser():
    widget = Play(invited=code_of("BO-16", "play"))
    send(widget, do="act", id=widget.table_game.bot(0))
    assert widget.saved["aside"]
    terms, acts, _ = read_saved_match(widget.saved["text"])
    assert terms.start == code_of("BO-16", "play")
    again = Play()
    send(again, do="resume", saved=widget.saved["text"])
    assert (again.scene["plays"], again.scene["hand"]) == (
        widget.scene["plays"],
        widget.scene["hand"],
    )
    assert len(acts) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("code", "reason"),
    [(code_of("BO-01", "duel"), "position"), ("BO-16-222222", "code"), ("BO-99", "code")],
)
def test_a_code_without_a_position_is_refused_in_each_language(code, reason, lang):
    with pytest.raises(TermsError) as refused:
        read_code(code)
    assert refused.value.reason == reason
    with use_language(lang):
        widget = Play(invited=code)
        assert (widget.seated, widget.notice) == (False, format_message(f"table-refused-{reason}"))


def test_an_exercise_says_whether_a_table_can_go_on_with_it():
    assert Exercise("BO-16", "play", seed=5).plays_on
    assert not Exercise("BO-01", "duel", seed=5).plays_on


GUESSES = [
    (arguments, options)
    for lesson_id in written()
    for name, arguments, options in called(lesson_id)
    if name == "guess"
]


def answered_guess(arguments, options):
    """A new guess that the learner has passed; the arguments are those of the function `guess`."""
    widget = lesson.guess(*arguments, **options)
    assert widget.code == ""
    send(widget, do="pass")
    return widget


def test_a_guess_about_a_moment_of_a_deal_leads_to_it_after_the_answer():
    hand = "2e 7e 9c 5c"
    widget = answered_guess(("botifarra", "allowed"), {"hand": hand, "trick": "12o"})
    table = Play(invited=widget.code)
    assert (table.notice, table.is_my_turn, table.may["coach"]) == ("", True, True)
    state = table.table_game.state
    assert {str(card) for card in state.view(0).hand} == set(hand.split())
    assert [str(play.card) for play in state.trick] == ["12o"]
    assert table.may["code"] == widget.code


def test_a_guess_about_no_moment_of_a_deal_has_no_code():
    assert answered_guess(("botifarra", "stronger"), {"cards": "1o 12o"}).code == ""


def test_each_code_of_a_guess_in_a_lesson_opens_a_table_at_the_learner_s_turn():
    codes = [answered_guess(*call).code for call in GUESSES]
    tables = [Play(invited=code) for code in codes if code]
    assert len(tables) > 40
    assert [(table.notice, table.is_my_turn) for table in tables] == [("", True)] * len(tables)


@pytest.mark.parametrize("change", ["changed", "foreign", "empty"])
def test_a_code_of_a_guess_that_the_server_did_not_make_is_refused(change):
    code = answered_guess(("botifarra", "right-card"), {"of": 23}).code
    wrong = {"changed": f"{code[:-4]}AAAA", "foreign": f"{'0' * 16}{code[16:]}", "empty": "."}
    with pytest.raises(TermsError) as refused:
        read_code(wrong[change])
    assert refused.value.reason == "code"
