"""Tests of cards about unclear rules: each is complete, and is in a lesson or the glossary."""

import re
from functools import cache
from pathlib import Path

import pytest

from cartes_lib.messages import MissingMessageError
from cartes_lib.rulebook import rule
from cartes_widgets.lesson import choice_card, open_rules
from cartes_widgets.lesson_widgets.choice_card import differs_at_tables

ROOT = Path(__file__).resolve().parents[2]
CHOICES = ROOT / "cartes_lib/messages/locales/fr/choices.ftl"
RULES = re.findall(r"^choice-(\S+) =", CHOICES.read_text("utf-8"), re.M)

DEFECTS = {
    "malas and buenas reversed": "TRU-SET-05",
    "relance for quiero": "TRU-TRU-15",
    "the clause about ties": "TRU-TRU-09",
    "envido with three cards alike": "TRU-ENV-03",
    "contre and pousse": "BOT-DBL-03",
    "36 to 36": "BOT-SCORE-02",
    "under-ruffing": "BOT-LEG-OB-08",
    "the aim of Balcó, never stated": "BAL-END-01",
    "ties at its opening": "BAL-OPN-06",
    "its face-up cards": "BAL-TURN-07",
}


@cache
def shown() -> frozenset[str]:
    """The ids of the rules about which a lesson shows a card."""
    lessons = [file.read_text("utf-8") for file in (ROOT / "tutorials").glob("fr/*/*.ipynb")]
    return frozenset(re.findall(r'choice_card\(\\"([\w-]+)\\"', "\n".join(lessons)))


def on_reference_page() -> list[str]:
    """The ids of the rules about which the glossary's page shows a card, in its order."""
    page = (ROOT / "tutorials/fr/glossary.ipynb").read_text("utf-8")
    games = re.findall(r'open_rules\(\\"(\w+)\\"', page)
    return [card["rule"] for game in games for card in open_rules(game).cards]


@pytest.mark.parametrize("rule_id", RULES)
def test_a_card_says_what_we_play_what_others_do_why_and_what_the_rulebook_says(rule_id):
    (card,) = choice_card(rule_id).cards
    other = ["Autres tables"] if differs_at_tables(rule_id) else []
    assert [row["label"] for row in card["rows"]] == [
        "Ici",
        *other,
        "Pourquoi",
        "Le règlement dit",
    ]
    assert card["title"] == ("Et à votre table\u00a0?" if other else "")
    assert all(row["text"].endswith(".") for row in card["rows"])
    assert bool(card["source"]) is bool(rule(rule_id).source)


@pytest.mark.parametrize("defect", sorted(DEFECTS))
def test_a_page_shows_each_defect_of_the_sources(defect):
    assert DEFECTS[defect] in {*shown(), *on_reference_page()}


def test_lessons_show_where_tables_differ_and_the_reference_page_shows_the_rest():
    assert shown() == {rule_id for rule_id in RULES if differs_at_tables(rule_id)}
    assert sorted(on_reference_page()) == sorted({*RULES} - shown())


def test_a_rule_without_a_choice_has_no_card():
    with pytest.raises(MissingMessageError):
        choice_card("BOT-SET-04")
    with pytest.raises(KeyError):
        choice_card("BOT-SET-99")
    with pytest.raises(ValueError, match="poker"):
        open_rules("poker")
