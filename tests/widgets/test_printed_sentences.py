"""Tests that all rendered sentences are grammatical in each language."""

import itertools
import re

import pytest

from cartes_lib.asking import LEVELS, exercise_kinds, generate
from cartes_lib.asking.registry import rules_of
from cartes_lib.cards import card
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES, capitalised, decimal, format_message, use_language
from cartes_widgets.games.tables import PRESENTATIONS, players_of, variants_of
from tests.grammar import faults_of
from tests.printed import of_exercise, of_match
from tests.sources import ROOT, entries_of

KINDS = [(lesson, kind) for lesson in lessons() for kind in exercise_kinds(lesson)]
TABLES = [
    (game, variant, players)
    for game in PRESENTATIONS
    for variant in variants_of(game)
    for players in players_of(game, variant)
]
FEW_TABLES = ("botifarra-lliure-4", "truco-torneo-4", "balco-standard-4")
SEED = 5
CARD = card("3c")
LOCALES = ROOT / "cartes_lib/messages/locales"


def faulty(printed):
    """The grammatical errors in the texts `printed`; equal texts are checked only once."""
    seen, results = set(), []
    for lang, item in printed:
        if (lang, item.text, item.whole) not in seen:
            seen.add((lang, item.text, item.whole))
            faults = faults_of(item.text, lang, whole=item.whole)
            results += [f"{lang} {item.place}: {fault} in {item.text!r}" for fault in faults]
    return results


def of_kind(lesson, kind, levels, presets, seeds):
    """All rendered texts of exercises of that kind, in each language."""
    for level, preset, seed in itertools.product(levels, presets, seeds):
        exercise = generate(lesson, kind, seed, level, preset)
        for lang in LANGUAGES:
            with use_language(lang):
                printed = list(of_exercise(exercise))
            yield from ((lang, item) for item in printed)


@pytest.mark.parametrize(("at", "lesson", "kind"), [(at, *item) for at, item in enumerate(KINDS)])
def test_all_sentences_of_an_exercise_are_right_in_each_language(at, lesson, kind):
    level, presets = LEVELS[at % len(LEVELS)], rules_of(lesson, kind)
    preset = tuple(presets)[at % len(presets)]
    assert faulty(of_kind(lesson, kind, [level], [preset], [SEED])) == []


def with_tenths():
    """Keys of the messages with a number that has one decimal.

    Leaves out the messages about margins of error.
    """
    for file in sorted((LOCALES / "fr").glob("*.ftl")):
        text = file.read_text("utf-8")
        for entry in entries_of(file):
            content = text[entry.span.start : entry.span.end]
            if "{ $tenths }" in content and "$error" not in content:
                yield entry.id.name


FACTS = {
    "better": "more",
    "call": "call-oros",
    "card": CARD,
    "found": 2,
    "hands": 13,
    "part": 2,
    "percent": 50,
    "samples": 200,
    "second": "call-copas",
    "share": "exact",
    "total": 13,
    "worst": CARD,
}
"""A value of each other fact of these messages, by its name."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tenths", [4, 10, 15, 23])
def test_a_sentence_agrees_with_the_tenths_that_it_counts(lang, tenths):
    counted = {"whole": tenths // 10, "tenths": tenths % 10}
    with use_language(lang):
        content = {
            key: capitalised(format_message(key, **FACTS, **counted))
            for key in with_tenths()
            if not key.endswith("-near") or tenths < 10  # Near: less than one point.
        }
    assert content
    faults = {key: faults_of(value, lang, whole=True) for key, value in content.items()}
    assert not any(faults.values()), faults


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("points", [1, 2])
@pytest.mark.parametrize("bet", ["enough-envido", "short-envido", "enough-truco", "short-truco"])
def test_the_coach_agrees_with_the_points_of_a_bet(lang, points, bet):
    with use_language(lang):
        message = format_message(
            f"coach-truco-{bet}", win=40, yes=points, no=1, needed=25, even=False
        )
    assert faults_of(message, lang, whole=True) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("among", ["alone", "two", "pairs"])
def test_what_a_move_has_cost_agrees_with_its_unit(lang, among):
    with use_language(lang):
        for unit in ("deal-points", "score", "points"):
            below, above = (
                format_message(f"coach-unit-{unit}{less}", among=among)
                for less in ("-below-two", "")
            )
            texts = [f"{decimal(cost)} {below}" for cost in (0.4, 1.0, 1.5, 1.9)]
            assert [faults_of(item, lang, whole=False) for item in texts] == [[]] * len(texts)
            assert faults_of(f"{decimal(2.0)} {above}", lang, whole=False) == []


@pytest.mark.long
@pytest.mark.parametrize(("lesson", "kind"), KINDS)
def test_all_sentences_of_many_exercises_are_right_in_each_language(lesson, kind):
    assert faulty(of_kind(lesson, kind, LEVELS, rules_of(lesson, kind), range(12))) == []


@pytest.mark.parametrize(
    ("table", "acts", "seeds"),
    [
        *(
            pytest.param(table, 9, [SEED], id=name)
            for table in TABLES
            if (name := "-".join(map(str, table))) in FEW_TABLES
        ),
        *(
            pytest.param(
                table, 60, range(3), id=f"{'-'.join(map(str, table))}-full", marks=pytest.mark.long
            )
            for table in TABLES
        ),
    ],
)
def test_all_events_refusals_and_advice_of_a_table_are_good_sentences(table, acts, seeds):
    printed = (item for seed in seeds for item in of_match(*table, seed, acts))
    assert faulty(printed) == []


FILLED = re.compile(r'^([a-z][\w-]*|    \.\w+) = (.*\{ "\{\w+\}" \}.*)$', re.MULTILINE)
PLACE, GOAL = re.compile(r'\{ "\{(\w+)\}" \}'), {"target": "101"}


@pytest.mark.parametrize("number", ["1", "2"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_that_the_page_completes_agrees_with_one_and_with_two(lang, number):
    texts = [file.read_text("utf-8") for file in (LOCALES / lang).glob("*.ftl")]
    entries = [
        result for text in texts for result in FILLED.findall(text) if "{ $" not in result[1]
    ]
    assert entries or lang not in ("fr", "en", "es", "ca")
    # The goal of a match is never as low as one or two, so it keeps a value of its own.
    filled = {
        key: PLACE.sub(lambda match: GOAL.get(match[1], number), text) for key, text in entries
    }
    assert [
        f"{key}: {fault} in {text!r}"
        for key, text in filled.items()
        for fault in faults_of(text, lang, whole=False)
    ] == []


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("fr", "Jouez {$card}.", "placeable"),
        ("fr", "C’est la carte de le donneur.", "contraction"),
        ("fr", "Il dit que il gagne.", "elision"),
        ("fr", "Vous avez 1 points.", "agreed"),
        ("fr", "Cela rapporte 2,7 point.", "decimal"),
        ("fr", "Qui joue ?", "fixed"),
        ("fr", "Vous jouez jouez.", "doubled"),
        ("fr", "Vous avez le 2 d’or, le joker ou le joker.", "twice"),
        ("en", "Play a ace.", "vowel"),
        ("en", "Play an king.", "consonant"),
        ("en", "You have 1 points.", "agreed"),
        ("en", "You have 2 point.", "agreed"),
        ("en", "“Quiero.” the player says.", "capital"),
        ("es", "Es la carta de el rey.", "contraction"),
        ("es", "Copas y hilos.", "before i"),
        ("es", "El siete o ocho.", "before o"),
        ("es", "Quién juega?", "opened"),
        ("es", "Tira none.", "code"),
        ("es", "Te faltan 1 por ordenar.", "agreed"),
        ("es", "Meta: 8 de 10, 1 casos de 7.", "agreed"),
        ("es", "Disparo contra tú: responde o recoge.", "a preposition before tú"),
        ("en", "It comes up 1 times in a hundred.", "agreed"),
        ("en", "“I claim.”: forbidden.", "mark is doubled"),
        ("ca", "Encara n’han d’arribar 1.", "agreed"),
        ("ca", "Voldries que el trumfo sigui oros.", "wish"),
        ("ca", "La carta de el rei.", "contraction"),
        ("ca", "Per els altres.", "contraction"),
        ("ca", "El as de oros.", "elision"),
        ("ca", "El teu company es endú la basa.", "elision"),
        ("ca", "Tens 1 cartes.", "agreed"),
        ("ca", "Jugues avec el rei.", "another language"),
        ("en", "You play  the king.", "space"),
        ("en", "You play the king..", "mark is doubled"),
        ("en", "you play the king.", "begin"),
        ("en", "You play the king", "end"),
    ],
)
def test_a_fault_is_found(lang, text, fault):
    text = text.replace(" ?", "\u00a0?") if fault != "fixed" and lang == "fr" else text
    assert any(fault in item for item in faults_of(text, lang, whole=True))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "«\u00a0Quiero\u00a0»\u00a0: le onze, 1 point et 0 carte. Faut-il le battre\u00a0?"),
        ("en", "An eight, a 1, an 11: “No quiero.” You need 1 point (or 2 points)."),
        ("es", "¿Siete u ocho? «Quiero»: 1 carta, 11 puntos y hielo."),
        ("ca", "L’as d’oros: 1 punt, 11 punts. S’endú la intermèdia; amagar-la és mal fet."),
    ],
)
def test_a_right_sentence_has_no_fault(lang, text):
    assert faults_of(text, lang, whole=True) == []
