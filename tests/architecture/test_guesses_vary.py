"""Tests that no lesson asks the same question more than twice, and that many guesses are decisions.

Two guesses ask the same question if their prompts have the same message key. Their cards, and the
form of the answer, make no difference.
"""

import re
from collections import Counter
from functools import cache

import pytest

from cartes_lib.asking import ask
from cartes_lib.asking.render import public_question
from cartes_lib.messages import LANGUAGES, use_language
from tests.architecture.test_lessons_teach_what_they_show import called, written

MAX_ALIKE = 2
COUNTED = {"guess-allowed", "guess-playable"}
"""Prompts that ask how many cards of a hand may be played."""


@cache
def guesses(lesson):
    """The questions of a lesson's guesses, in order."""
    calls = [(given, options) for name, given, options in called(lesson) if name == "guess"]
    return [ask(*given, **options) for given, options in calls]


def chooses_a_play(question):
    """Whether the choices are cards or throws that are graded by simulated deals."""
    items = question.schema.items
    is_play = all(item.card or item.message.key == "label-throw" for item in items)
    return bool(items) and is_play and "samples" in question.key.why.facts


@pytest.mark.parametrize("lesson", sorted(written()))
def test_no_form_of_guess_comes_more_than_twice_in_a_lesson(lesson):
    forms = Counter(question.prompt.key for question in guesses(lesson))
    assert {form: count for form, count in forms.items() if count > MAX_ALIKE} == {}


@pytest.mark.parametrize("lesson", sorted(written()))
def test_a_guess_is_answered_by_one_choice_or_by_a_number(lesson):
    # The page of a guess draws no other form.
    schemas = [question.schema for question in guesses(lesson)]
    assert {schema.kind for schema in schemas} <= {"choice", "pick", "number"}
    assert not any(schema.multi_select for schema in schemas)


def test_a_third_of_the_guesses_about_playable_cards_choose_a_play():
    asked = [question for lesson in written() for question in guesses(lesson)]
    chosen = sum(map(chooses_a_play, asked))
    counted = sum(question.prompt.key in COUNTED for question in asked)
    assert chosen >= (chosen + counted) / 3


YES_NO = {"yes", "no"}
"""Ids of answers whose labels a prompt may contain: "no" also negates verbs in three languages."""
LONG_WORD = re.compile(r"\w{5,}")


def words_in(prompt, label, others):
    """A list of `label` and its long words, if they occur in `prompt` and so give the answer away.

    Leaves out words that are also in `others`, the other labels.
    """
    own = {*LONG_WORD.findall(label)}.difference(*map(LONG_WORD.findall, others))
    return [word for word in (label, *own) if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", prompt)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", sorted(written()))
def test_no_prompt_of_a_guess_has_its_answer_unless_it_names_every_choice(lesson, lang):
    given_away = []
    for question in guesses(lesson):
        with use_language(lang):
            shown = public_question(question)
        prompt = shown["prompt"].casefold()
        labels = {
            item["id"]: (item.get("text") or item["card_name"]).casefold().rstrip(".")
            for item in shown["answer"]["items"]
        }
        named = {
            choice: words_in(prompt, label, {*labels.values()} - {label})
            for choice, label in labels.items()
        }
        if labels.keys() != YES_NO and named.get(question.key.answer) and not all(named.values()):
            given_away.append((prompt, named[question.key.answer]))
    assert given_away == []
