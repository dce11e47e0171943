"""Every generator at every level: solvable, unambiguous, repeatable, exact."""

import inspect
import json
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files

import pytest

from cartes_lib.exercises import (
    LEVELS,
    SEEDS,
    ExerciseError,
    answer_key,
    exercise_kinds,
    generate,
    grade,
    hints,
)
from cartes_lib.exercises.registry import _GENERATORS, rules_of
from cartes_lib.exercises.worded import exercise_fault, public, public_grade, public_hint
from cartes_lib.lessons import lessons
from cartes_lib.rulebook import rules

SERIES = range(100)
WORDED = 15
"""How many of a series are put into words: that takes longer than all the rest."""

GENERATORS = [
    (lesson, kind, level, preset)
    for lesson in lessons()
    for kind in exercise_kinds(lesson)
    for level in LEVELS
    for preset in rules_of(lesson, kind)
]


def entry_keys(prefix):
    """Keys of the French catalogue that start with `prefix`."""
    found = set()
    for file in files("cartes_lib.wording").joinpath("locales", "fr").iterdir():
        found |= set(re.findall(rf"^({prefix}[\w-]+) =", file.read_text("utf-8"), re.MULTILINE))
    return found


def as_sent(answer):
    """An answer in the form in which a page sends it."""
    if isinstance(answer, tuple):
        return list(answer)
    return {k: as_sent(v) for k, v in answer.items()} if isinstance(answer, Mapping) else answer


@pytest.fixture(scope="module", params=GENERATORS, ids=lambda one: "-".join(map(str, one)))
def series(request):
    """A hundred exercises of one generator; pytest runs all tests of one before the next."""
    lesson, kind, level, preset = request.param
    return [generate(lesson, kind, seed, level, preset) for seed in SERIES]


def test_the_known_solution_is_graded_right(series):
    for exercise in series:
        result = grade(exercise, as_sent(answer_key(exercise).answer))
        assert result.ok
        assert (result.missed, result.extra) == ((), ())


def test_each_wrong_idea_brings_exactly_its_own_message(series):
    worded = set()
    for exercise in series:
        for name, wrong in answer_key(exercise).mistakes.items():
            result = grade(exercise, as_sent(wrong))
            assert (result.ok, result.misconception) == (False, name)
            assert result.why.key == f"misconception-{name}"
            if name not in worded:
                assert public_grade(result, exercise)["text"]
                worded.add(name)


def test_every_other_choice_is_wrong(series):
    for exercise in series[:20]:
        key = answer_key(exercise)
        if isinstance(key.answer, str):
            right = [item.id for item in exercise.shape.items if grade(exercise, item.id).ok]
            assert set(right) == {key.answer, *key.accepted}


def test_items_are_told_apart_by_id_and_by_words(series):
    for exercise in series[:WORDED]:
        page = public(exercise)["answer"]
        for shape in (page, *page.get("parts", ())):
            shown = [one.get("card", one.get("text")) for one in shape["items"]]
            assert len(set(shown)) == len(shown)
            assert len({one["id"] for one in shape["items"]}) == len(shape["items"])


def wrong_ids(shape, answer):
    """What the third hint may remove: ids, or "item/answer" of parts and places."""
    if not isinstance(answer, Mapping):
        return {item.id for item in shape.items} - {*([answer] if type(answer) is str else answer)}
    choices = [(name, part) for name, _, part in shape.parts if part.kind == "choice"]
    pairs = [(name, item.id) for name, part in choices for item in part.items]
    pairs += [(item.id, target.id) for item in shape.items for target in shape.targets]
    return {f"{name}/{one}" for name, one in pairs if answer[name] != one}


def test_four_hints_end_in_the_worked_answer_and_remove_nothing_right(series):
    for exercise in series[:30]:
        key = answer_key(exercise)
        family, highlight, half, worked = hints(exercise)
        assert [family.answer, highlight.answer, half.answer] == [None, None, None]
        assert highlight.highlight, "the second hint points at something"
        assert (worked.answer, worked.rule) == (key.answer, key.rule)
        if not isinstance(key.answer, int):
            assert set(half.removed) <= wrong_ids(exercise.shape, key.answer)


def test_each_hint_has_words(series):
    for exercise in series[:3]:
        assert all(public_hint(hint, exercise)["text"] for hint in hints(exercise))


def test_what_is_highlighted_is_shown(series):
    for exercise in series[:WORDED]:
        page = json.dumps([public(exercise)["scene"], public(exercise)["answer"]])
        assert all(f'"{one}"' in page for one in answer_key(exercise).highlight)


def test_an_exercise_teaches_a_rule_of_the_rulebook(series):
    assert {answer_key(exercise).rule for exercise in series} <= set(rules())


def test_what_a_page_sees_has_words_and_no_more_than_the_shape_asks_for(series):
    allowed = {"kind", "items", "many", "min", "max", "unit", "dial", "ends", "targets", "parts"}
    for exercise in series[:WORDED]:
        page = public(exercise)
        json.dumps(page)
        assert set(page) == {"prompt", "scene", "answer"}
        assert set(page["answer"]) <= allowed


def test_every_verdict_can_be_worded(series):
    worded = set()
    for exercise in series:
        key = answer_key(exercise)
        for said in (key.why, *key.faults.values(), *(label for label, _ in key.breakdown)):
            if said.key not in worded:
                worded.add(said.key)
                result = grade(exercise, as_sent(key.answer))
                assert public_grade(replace(result, why=said), exercise)["text"]


def test_the_answers_of_a_series_differ(series):
    answers = [json.dumps(as_sent(answer_key(exercise).answer)) for exercise in series]
    most = max(answers.count(one) for one in set(answers))
    assert most <= 0.75 * len(answers), "one answer would do for most of the series"


def test_every_type_of_exercise_is_on_the_map_of_its_lesson():
    for lesson, on_map in lessons().items():
        assert set(exercise_kinds(lesson)) <= set(on_map.exercises)


OFFERED = {
    "BO-01": "order duel value",
    "BO-02": "value score",
    "BO-06": "call play legal",
    "BO-07": "legal score",
    "BO-03": "next duel spot",
    "BO-04": "legal why",
    "BO-05": "legal why sort",
    "BO-08": "seq next",
    "BO-09": "score",
    "BO-10": "legal call",
    "BO-11": "spot score next",
    "BO-12": "spot term",
    "BO-13": "sort score legal duel",
    "BO-14": "play odds",
    "TR-01": "sort value",
    "TR-02": "order duel",
    "TR-03": "next score",
    "TR-05": "value duel",
    "TR-06": "call score",
    "TR-07": "next spot score",
    "TR-04": "call score",
    "TR-08": "legal seq why",
    "TR-09": "seq spot next",
    "TR-11": "call play",
    "TR-12": "value spot odds",
    "TR-13": "call score",
    "TR-14": "next spot score",
    "TR-15": "next score term",
    "TR-16": "odds call",
    "TR-10": "score value",
    "BA-01": "order duel sort",
    "BA-02": "setup play next",
    "BA-03": "legal why next",
    "BA-04": "seq next",
    "BA-05": "legal next",
    "BA-06": "legal next spot",
    "BA-07": "legal next spot",
    "BA-08": "call legal next",
    "BA-09": "call legal next",
    "BA-10": "term name",
    "BA-11": "odds play swap",
}


@pytest.mark.parametrize("lesson", OFFERED)
def test_the_lessons_of_the_core_path_offer_their_exercises(lesson):
    assert set(exercise_kinds(lesson)) == set(OFFERED[lesson].split())


def generator_of(lesson, kind):
    return _GENERATORS[lesson, kind][0]


IDEAS = {key.removeprefix("misconception-") for key in entry_keys("misconception-")}
MODULES = sorted({generator_of(lesson, kind).__module__ for lesson, kind, _, _ in GENERATORS})


@cache
def source_of(module):
    """Its own source, and that of what it takes from modules without generators."""
    package = module.rpartition(".")[0]
    taken = {getattr(one, "__module__", "") or "" for one in vars(sys.modules[module]).values()}
    own = {module} | {one for one in taken if one.startswith(package) and one not in MODULES}
    return "".join(inspect.getsource(sys.modules[one]) for one in sorted(own))


@cache
def ideas_named(module):
    """The wrong ideas that `module` names; those that nobody names whole, by how they begin."""
    whole = {one for one in IDEAS for each in MODULES if f'"{one}"' in source_of(each)}
    return {
        one
        for one in IDEAS
        if (f'"{one}"' if one in whole else f'f"{one.partition("-")[0]}-{{') in source_of(module)
    }


def test_every_wrong_idea_of_the_catalogue_is_named_by_a_generator():
    assert set().union(*map(ideas_named, MODULES)) == IDEAS


@pytest.mark.parametrize("module", [one for one in MODULES if ideas_named(one)])
def test_every_wrong_idea_that_a_generator_names_is_betrayed_by_some_answer(module):
    own = [one for one in GENERATORS if generator_of(*one[:2]).__module__ == module]
    unseen = ideas_named(module)
    # Some are rare: more seeds are drawn until all have been seen.
    for seed in range(10 * len(SERIES)):
        for lesson, kind, level, preset in own:
            unseen -= set(answer_key(generate(lesson, kind, seed, level, preset)).mistakes)
        if not unseen:
            break
    assert unseen == set()


def test_an_exercise_is_the_same_in_every_process():
    code = (
        "from cartes_lib.exercises import *\n"
        "print([repr(generate(l, k, 7, v)) for l, k, v in "
        f"{[one[:3] for one in GENERATORS]!r}])"
    )
    elsewhere = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    here = [repr(generate(lesson, kind, 7, level)) for lesson, kind, level, _ in GENERATORS]
    assert elsewhere.stdout.strip() == str(here)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("BO-99", "legal", 1), "unknown-exercise"),
        (("BO-01", "legal", 1), "unknown-exercise"),
        (("BO-01", "order", -1), "unknown-seed"),
        (("BO-01", "order", SEEDS), "unknown-seed"),
        (("BO-01", "order", 1, 4), "unknown-level"),
        (("BO-01", "order", 1, 1, "lliure"), "unknown-rules"),
    ],
)
def test_an_exercise_that_does_not_exist_is_refused_by_reason(arguments, reason):
    with pytest.raises(ExerciseError, match=reason) as caught:
        generate(*arguments)
    assert exercise_fault(caught.value)
