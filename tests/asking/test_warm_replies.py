"""Tests of the reply to an answer: right, wrong or close, and sometimes with a smile."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from cartes_lib.asking import answer_key, ask, generate, grade, reply
from cartes_lib.asking.render import message_text, public_grade, public_reply
from cartes_lib.messages import LANGUAGES, format_message, use_language
from tests.sources import entries_of

LOCALES = Path(__file__).parents[2] / "cartes_lib/messages/locales"
REASON = re.compile(r"(?:guess-)?(?:why|misconception|reason|verdict|coach)-|guess-lifted$")
"""Matches the key of a reason, which follows the verdict on a right or on a wrong answer."""
MOODS = {
    "en": r"bravo|well (?:done|played|seen)|good (?:job|choice|eye|idea)|quite right|bad luck",
    "es": r"bravo|muy bien|buen ojo|buena idea|bien (?:hecho|jugado|visto)|enhorabuena|mala suerte",
    "ca": r"bravo|molt bé|bon ull|bona idea|ben (?:fet|jugat|vist)|enhorabona|mala sort",
    "fr": r"bravo|très bien|bonne idée|bien (?:vu|joué)|bon choix|pas de chance|dommage",
}
"""Patterns of praise and of regret; the key is the language."""

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
        (60, "Close! 72 points, not 60"),
        (40, "Not this time. 72 points, not 40"),
    ],
)
def test_a_number_near_the_answer_is_called_close(answer, title):
    assert titled("deal", {}, answer) == title


def test_a_number_a_fifth_away_is_still_close():
    pile = {"pile": "9o 1o 3c 4c"}
    assert titled("pile-points", pile, 8) == "Close! 10 points, not 8"
    assert titled("pile-points", pile, 7) == "Not this time. 10 points, not 7"


def test_cards_that_make_no_whole_tricks_are_refused():
    for pile in ("9o 1o 3c 4c 5c", ""):
        with pytest.raises(ValueError, match="no whole tricks"):
            titled("pile-points", {"pile": pile}, 8)


def test_the_reply_to_an_equally_good_choice_names_that_choice():
    question = ask("botifarra", "draw-trumps", of=14)
    for card, name, reason in (
        ("8e", "the eight of swords", "The eight of swords is your last card in swords"),
        ("3b", "the three of batons", "Very close: 0.1 points short of the best."),
    ):
        with use_language("en"):
            shown = public_reply(reply(question, card))
        assert shown["title"] == f"Right: {name}"
        assert reason in shown["text"]


def test_an_answer_inside_a_sentence_has_a_small_first_letter():
    question = ask("botifarra", "pile-lead", deal=6, tricks=5)
    with use_language("en"):
        title = public_reply(reply(question, "other-any"))["title"]
    assert title == "Not this time. The answer: you, any top card"


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


def moods(text, lang):
    """The parts of a reason that do not fit every verdict: praise, regret, or a verdict itself."""
    with use_language(lang):
        verdicts = [
            format_message(f"grade-{name}").strip("¡! .\u00a0") for name in ("right", "wrong")
        ]
    verdict = rf"\b(?-i:{'|'.join(verdicts)})(?=\s?[:.,])"
    return re.findall(rf"[!¡]|{verdict}|\b(?:{MOODS[lang]})\b", text, re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_neither_praises_nor_regrets(lang):
    contrary, checked = {}, 0
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        source = file.read_text("utf-8")
        for entry in entries_of(file):
            if isinstance(entry, ftl.Message) and REASON.match(entry.id.name):
                checked += 1
                text = source[entry.span.start : entry.span.end]
                contrary |= {entry.id.name: moods(text, lang)} if moods(text, lang) else {}
    assert contrary == {}
    assert checked > 500


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "[best] Best choice! It wins about 50 matches in a hundred."),
        ("es", "La mejor elección, bien jugado."),
        ("ca", "Aquest cop no: els altres tenen l’as."),
        ("fr", "Pas cette fois\u00a0: il reste l’as."),
    ],
)
def test_a_reason_with_a_mood_is_found(lang, text):
    assert moods(text, lang)
