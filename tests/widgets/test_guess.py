"""Tests of a guess: it is answered or passed once, and the page gets the answer only then."""

from cartes_lib.asking import ask
from cartes_widgets.lesson_widgets.guess import Guess


def guess() -> Guess:
    return Guess(ask("botifarra", "winner", trick="12o 9o 3o 1o", trump="bastos"))


def answered(widget: Guess, answer: object) -> Guess:
    widget.on_page_message({"do": "answer", "revision": widget.revision, "answer": answer})
    return widget


def test_the_state_that_a_page_gets_does_not_reveal_the_answer():
    hidden = [
        Guess(ask("balco", "hidden", card=card, throws="5o 7o")).get_state()
        for card in ("10o", "3o")
    ]
    remaining = [
        {name: item[name] for name in ("question", "reply", "key", "revision")} for item in hidden
    ]
    assert remaining[0] == remaining[1]


def test_the_reply_to_a_wrong_answer_has_the_right_one_and_the_reason():
    widget = answered(guess(), "1o")
    assert (widget.reply["ok"], widget.reply["given"], widget.reply["right"]) == (False, "1o", "9o")
    assert widget.reply["rule"] == "BOT-PLAY-03"
    assert "couleur demandée" in widget.reply["text"]


def test_the_reply_to_a_passed_question_has_the_answer_without_right_or_wrong():
    widget = guess()
    widget.on_page_message({"do": "pass", "revision": widget.revision})
    assert (widget.reply["ok"], widget.reply["given"]) == (None, None)


def test_a_guess_calls_nobody_a_partner_where_each_plays_for_himself():
    position = {"card": "2b", "hand": "7c 9e 2b", "trick": "1o"}
    alone = Guess(ask("botifarra", "legal", **position, variant="individual"))
    assert alone.question["scene"]["names"][2] == "en face"


def test_a_question_is_answered_once():
    widget = answered(guess(), "1o")
    before = dict(widget.reply)
    answered(widget, "9o")
    assert widget.reply == before
    assert widget.notice


def test_an_answer_that_a_returning_connection_sends_again_is_no_second_answer():
    widget = answered(guess(), "1o")
    before = dict(widget.reply)
    answered(widget, "1o")
    assert widget.reply == before
    assert not widget.notice


def test_an_invalid_answer_changes_nothing_and_is_reported():
    widget = guess()
    for message in ({}, {"do": "answer"}, {"do": "tell", "revision": widget.revision}):
        widget.on_page_message(message)
        assert widget.reply == {}
        assert widget.notice
    answered(widget, "5o")
    assert widget.reply == {}
    assert "Rien n’a changé" in widget.notice


def test_the_same_question_has_the_same_key_and_another_question_has_another():
    assert guess().key == guess().key
    assert guess().key != Guess(ask("botifarra", "winner", trick="12o 9o 3o 1o")).key
