"""Tests that each rule has a lesson, and that no lesson uses a rule or term before it is taught."""

import ast
import json
import re
import runpy
from functools import cache
from pathlib import Path

import pytest

from cartes_lib.asking import LEVELS, answer_key, ask, exercise_kinds, generate
from cartes_lib.asking.render import public
from cartes_lib.game_ids import GAME_IDS, game_of_lesson
from cartes_lib.lessons import lessons
from cartes_lib.messages import messages_with_prefix, use_language
from cartes_lib.rulebook import rules
from cartes_widgets import lesson as calls
from cartes_widgets.classroom.model.plans import ready_plans
from cartes_widgets.lesson_widgets.walkthrough import Walkthrough
from cartes_widgets.pages.lesson_calls import widget_class
from tests.printed import of_exercise

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(12)
ANSWERED = 3
"""Number of exercises of each kind and level whose replies and hints are checked too."""


@cache
def written():
    """The original notebook of each lesson, not its translations; the key is the lesson's id."""
    result = {}
    for file in runpy.run_path(str(ROOT / "docs/minutes.py"))["originals"]():
        book = json.loads(file.read_text("utf-8"))
        result[book["metadata"]["cartes"]["lesson"]] = book
    return result


NOT_THERE = sorted(set(lessons()) - set(written()))
"""Lessons of `lessons.toml` without a notebook: their rules are not taught yet."""


def sources(lesson, kind):
    cells = written()[lesson]["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == kind]


def called(lesson):
    """A triple for each call in a lesson's notebook: function name, arguments, keyword arguments.

    Leaves out a call if the value of one of its options is another call.
    """
    known = {}
    for cell in sources(lesson, "code"):
        for node in ast.parse(cell).body:
            if isinstance(node, ast.Assign):
                known[node.targets[0].id] = ast.literal_eval(node.value)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                call = node.value
                if any(isinstance(keyword.value, ast.Call) for keyword in call.keywords):
                    continue

                def value(item, known=known):
                    return known[item.id] if isinstance(item, ast.Name) else ast.literal_eval(item)

                options = {keyword.arg: value(keyword.value) for keyword in call.keywords}
                yield call.func.id, [value(arg) for arg in call.args], options


def shown_rules(lesson):
    """Pairs of an item that `lesson` shows, and the id of the rule that decides it.

    The item is the kind of an exercise, or the name of the function that shows a guess, choice or
    walk.
    """
    for kind in exercise_kinds(lesson):
        for level in LEVELS:
            for seed in SEEDS:
                yield kind, answer_key(generate(lesson, kind, seed, level)).rule
    for name, arguments, options in called(lesson):
        if name == "guess":
            yield f"guess {arguments}", ask(*arguments, **options).key.rule
        elif name == "choice_card":
            yield name, arguments[0]
        elif widget_class(name) is Walkthrough:
            walk = getattr(calls, name)(*arguments, **options)
            yield from ((name, step.gate.question.key.rule) for step in walk.walk if step.gate)


def teaches_by(lesson, rule_id):
    """Whether `lesson` or an earlier lesson of the same game teaches the rule `rule_id`."""
    here = lessons()[lesson]
    taught = (lessons()[item] for item in rules()[rule_id].taught_by)
    return any(item.game == here.game and item.number <= here.number for item in taught)


def test_every_rule_is_taught_by_a_lesson_of_its_own_game():
    for rule_id, rule in rules().items():
        assert rule.taught_by, rule_id
        assert {game_of_lesson(item) for item in rule.taught_by} == {rule.game}, rule_id
        assert set(rule.taught_by) <= set(lessons()), rule_id


def test_a_rule_without_a_written_lesson_is_in_a_planned_lesson():
    waiting = {name: set(rule.taught_by) for name, rule in rules().items()}
    alone = {name: taught for name, taught in waiting.items() if not taught & set(written())}
    assert {lesson for taught in alone.values() for lesson in taught} <= set(NOT_THERE)


@pytest.mark.parametrize("lesson", sorted(written()))
def test_no_rule_decides_before_it_is_taught(lesson):
    early = {
        (where, rule)
        for where, rule in shown_rules(lesson)
        if rule and not teaches_by(lesson, rule)
    }
    assert sorted(early) == []


@pytest.mark.parametrize("lesson", sorted(written()))
def test_every_long_walk_asks_a_question(lesson):
    walks = [
        getattr(calls, name)(*arguments, **options)
        for name, arguments, options in called(lesson)
        if widget_class(name) is Walkthrough
    ]
    # A walk of two moves needs no question: it shows the answer to the guess above it.
    long = [walk for walk in walks if walk.total > 3]
    assert all(any(step.gate for step in walk.walk) for walk in long)


LANGUAGE_OF_GAME = {"botifarra": "ca", "truco": "es", "balco": "ca"}
"""The language in which players say the terms of a game; the key is the game's id."""


def plainly(text):
    return text.lower().replace("’", "'").replace("\u00a0", " ")


@cache
def terms(game):
    """The words for the terms of `game`, in French and in the players' language.

    The key is the term's id, the value a set of words. Leaves out words as short as "oro", which
    are part of many others.
    """
    result = {}
    for lang in ("fr", LANGUAGE_OF_GAME.get(game, "es")):
        with use_language(lang):
            words = messages_with_prefix(f"glossary-{game}-")
        for key, word in words.items():
            if "." not in key:
                without = re.sub(r"\s*\([^)]*\)", "", word)
                named = {plainly(part.strip()) for part in without.split(",")}
                result.setdefault(key.removeprefix(f"glossary-{game}-"), set()).update(named)
    return {name: {word for word in words if len(word) > 3} for name, words in result.items()}


def headwords(game):
    """The words of all terms of `game`, from `terms`, as one set."""
    return frozenset(word for words in terms(game).values() for word in words)


def texts_of(page):
    """All text of an exercise that a learner sees, without ids and codes; `page` is its JSON data.

    Leaves out text that is marked as another language: the exercise asks what it means.
    """
    if isinstance(page, list):
        return " ".join(map(texts_of, page))
    if not isinstance(page, dict) or "lang" in page:
        return ""
    read = ("text", "label", "prompt", "value", "unit", "first", "last")
    texts = [page[item] for item in read if isinstance(page.get(item), str)]
    return " ".join([*texts, *map(texts_of, page.values())])


def prose_until(lesson):
    """The prose of `lesson` and of the earlier lessons of its game."""
    here = lessons()[lesson]
    path = [lesson for lesson in lessons().values() if lesson.game == here.game]
    before = [item.id for item in path if item.number <= here.number and item.id in written()]
    prose = " ".join(text for item in before for text in sources(item, "markdown"))
    return plainly(prose.replace("*", ""))


PICTURED = {"suit", "oros", "copas", "espadas", "bastos", "jack", "knight"}
"""Terms that need no explanation: learners see these suits and figures on the cards."""
MAX_NEW = 2


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_step_has_two_new_terms_of_the_players_at_most(game):
    known, crowded = set(PICTURED), []
    path = sorted(
        (lesson for lesson in lessons().values() if lesson.game == game),
        key=lambda item: item.number,
    )
    for lesson in path:
        prose = plainly("\n".join(sources(lesson.id, "markdown")).replace("*", ""))
        # Leave out the part above the first step: it announces what later steps explain.
        for step in prose.split("\n## ")[1:]:
            new = {
                term
                for term, words in terms(game).items()
                if term not in known
                and any(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", step) for word in words)
            }
            known |= new
            if len(new) > MAX_NEW:
                crowded.append((lesson.id, step.partition("\n")[0], sorted(new)))
    assert crowded == []


def exercised(lesson, kind):
    """The texts of a lesson's exercises of one kind; for some of them, also replies and hints."""
    for level in LEVELS:
        for seed in SEEDS:
            exercise = generate(lesson, kind, seed, level)
            yield texts_of(public(exercise))
            if seed < ANSWERED:
                yield from (item.text for item in of_exercise(exercise))


@pytest.mark.parametrize("lesson", sorted(written()))
def test_a_lesson_uses_a_term_of_the_players_before_an_exercise_does(lesson):
    taught, words = prose_until(lesson), headwords(lessons()[lesson].game)
    untaught = [word for word in words if word not in taught]
    early = set()
    for kind in exercise_kinds(lesson):
        read = plainly(" ".join(exercised(lesson, kind)))
        early |= {(kind, word) for word in untaught if re.search(rf"\b{re.escape(word)}\b", read)}
    assert sorted(early) == []


POWERS = {1: "BAL-SP1-01", 2: "BAL-SP2-01", 7: "BAL-SP7-01", 8: "BAL-SP8-01", 10: "BAL-SP10-01"}
"""The ranks of Balcó with a special effect; the value is the id of the rule about it."""


def weighed_ranks(lesson):
    """The ranks of the cards to choose from in some exercises of `lesson`.

    These exercises compare the choices by simulated deals.
    """
    for kind in exercise_kinds(lesson):
        for level in LEVELS:
            for seed in SEEDS:
                exercise = generate(lesson, kind, seed, level)
                if "samples" in answer_key(exercise).why.facts:
                    yield from (item.card.rank for item in exercise.schema.items if item.card)


@pytest.mark.parametrize("lesson", [name for name in lessons() if name.startswith("BA")])
def test_an_exercise_compares_cards_with_a_power_only_after_the_power_is_taught(lesson):
    early = {rank for rank in weighed_ranks(lesson) if rank in POWERS}
    assert [rank for rank in sorted(early) if not teaches_by(lesson, POWERS[rank])] == []


def test_exercises_compare_cards_with_a_power_once_all_powers_are_taught():
    assert set(POWERS) <= set(weighed_ranks("BA-11"))


@pytest.mark.parametrize("game", ready_plans())
def test_a_session_opens_the_lesson_of_each_term_before_it_asks_with_it(game):
    seen, early = "", set()
    for part in ready_plans()[game].parts:
        lesson = part.asks.lesson if part.asks else part.lesson
        if not lesson:
            continue
        seen += " " + plainly(" ".join(sources(lesson, "markdown")).replace("*", ""))
        untaught = [word for word in headwords(lessons()[lesson].game) if word not in seen]
        kind = part.asks.kind if part.asks else part.kind
        for name in [kind] if kind else exercise_kinds(lesson):
            read = plainly(" ".join(exercised(lesson, name)))
            early |= {(lesson, word) for word in untaught if re.search(rf"\b{word}\b", read)}
    assert sorted(early) == []
