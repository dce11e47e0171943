"""Tests of the reply to an answer: right, wrong or close, and sometimes with a smile."""

import pytest

from cartes_lib.asking import answer_key, ask, generate, grade, reply
from cartes_lib.asking.render import message_text, public_grade, public_reply
from cartes_lib.messages import LANGUAGES, format_message, use_language

LEGAL = {"hand": "7c 3c 12o", "trick": "9c 1c"}


def titled(name, options, answer):
    with use_language("en"):
        return public_reply(reply(ask("botifarra", name, **options), answer))["title"]


def test_the_reply_to_a_wrong_yes_or_no_states_the_truth():
    assert titled("legal", {"card": "7c", "variant": "obligada", **LEGAL}, "yes") == (
        "No, not this time."
    )
    assert titled("legal", {"card": "7c", **LEGAL}, "no") == "Actually, yes."


@pytest.mark.parametrize(
    ("answer", "title"),
    [
        (72, "Right: 72 points"),
        (60, "Close! The answer: 72 points"),
        (40, "Not this time. The answer: 72 points"),
    ],
)
def test_a_number_near_the_answer_is_called_close(answer, title):
    assert titled("deal", {}, answer) == title


def test_a_number_a_fifth_away_is_still_close():
    pile = {"pile": "9o 1o 3c 4c"}
    assert titled("pile-points", pile, 8) == "Close! The answer: 10 points"
    assert titled("pile-points", pile, 7) == "Not this time. The answer: 10 points"


def test_cards_that_make_no_whole_tricks_are_refused():
    for pile in ("9o 1o 3c 4c 5c", ""):
        with pytest.raises(ValueError, match="no whole tricks"):
            titled("pile-points", {"pile": pile}, 8)


@pytest.mark.parametrize("lesson", ["BO-01", "TR-01", "BA-01"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_right_answers_smile_for_some_seeds_and_wrong_ones_never(lesson, lang):
    smiles = set()
    with use_language(lang):
        for seed in range(12):
            exercise = generate(lesson, "order" if lesson != "TR-01" else "sort", seed, 1)
            key = answer_key(exercise)
            text = public_grade(grade(exercise, _sent(key.answer)), exercise)["text"]
            smiles.add(text.removesuffix(message_text(key.why)).strip())
            for name, wrong in key.mistakes.items():
                message = public_grade(grade(exercise, _sent(wrong)), exercise)["text"]
                assert message == message_text(type(key.why)(f"misconception-{name}", key.facts))
        game = lesson[:2].lower()
        assert format_message(f"smile-{game}-0") in smiles
    assert "" in smiles
    assert len(smiles) == 8


def _sent(answer):
    return list(answer) if isinstance(answer, tuple) else answer
