"""Tests of every generator at every level: solvable, unambiguous, repeatable, exact."""

import inspect
import json
import math
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import pytest

from cartes_lib.asking import (
    LEVELS,
    SEEDS,
    Exercise,
    ExerciseError,
    answer_key,
    exercise_kinds,
    generate,
    grade,
    hints,
)
from cartes_lib.asking.error_texts import exercise_error_text
from cartes_lib.asking.registered import SOURCES
from cartes_lib.asking.registry import rules_of
from cartes_lib.asking.render import public, public_grade, public_hint
from cartes_lib.lessons import lessons
from cartes_lib.rulebook import rules

SEEDS_IN_ALL, SEEDS_OF_A_SAMPLE = 100, 16
"""Number of seeds for each kind, level and preset: in the long run, and in the normal run."""
RENDERED_FULLY, RENDERED_SAMPLE = 15, 3
"""Number of exercises of each kind, level and preset that are rendered, which is slow."""

GENERATORS = [
    (lesson, kind, level, preset)
    for lesson in lessons()
    for kind in exercise_kinds(lesson)
    for level in LEVELS
    for preset in rules_of(lesson, kind)
]


def entry_keys(prefix):
    """Keys of messages in the French catalogue that start with `prefix`."""
    results = set()
    for file in files("cartes_lib.messages").joinpath("locales", "fr").iterdir():
        results |= set(re.findall(rf"^({prefix}[\w-]+) =", file.read_text("utf-8"), re.MULTILINE))
    return results


def as_sent(answer):
    """An answer in the form in which a page sends it."""
    if isinstance(answer, tuple):
        return list(answer)
    return {k: as_sent(v) for k, v in answer.items()} if isinstance(answer, Mapping) else answer


class Series(NamedTuple):
    """Exercises of one kind, grouped by level and preset.

    `words` is the number of exercises of each group that are rendered.
    """

    groups: list[list[Exercise]]
    words: int

    def all(self, most=None):
        """The exercises of all groups; with `most`, only the first `most` of each group."""
        return [exercise for group in self.groups for exercise in group[:most]]

    def sampled_exercises(self):
        """The exercises that tests render: the first `words` exercises of each group."""
        return self.all(self.words)


def _series_of_all():
    """Parameters of the fixture `series`: a sample of each kind, and for the long run all seeds."""
    for lesson, kind in dict.fromkeys(generator[:2] for generator in GENERATORS):
        yield pytest.param(
            (lesson, kind, SEEDS_OF_A_SAMPLE, RENDERED_SAMPLE), id=f"{lesson}-{kind}"
        )
        yield pytest.param(
            (lesson, kind, SEEDS_IN_ALL, RENDERED_FULLY),
            id=f"{lesson}-{kind}-full",
            marks=pytest.mark.long,
        )


@pytest.fixture(scope="module", params=list(_series_of_all()))
def series(request):
    """The exercises of one kind, as a `Series`.

    pytest runs all tests of one kind before the next kind.
    """
    lesson, kind, seeds, words = request.param
    groups = [
        [generate(*generator[:2], seed, *generator[2:]) for seed in range(seeds)]
        for generator in GENERATORS
        if generator[:2] == (lesson, kind)
    ]
    return Series(groups, words)


def test_the_known_solution_is_graded_right(series):
    for exercise in series.all():
        result = grade(exercise, as_sent(answer_key(exercise).answer))
        assert result.ok
        assert (result.missed, result.extra) == ((), ())


def test_each_wrong_idea_brings_exactly_its_own_message(series):
    texts = set()
    for exercise in series.all():
        for name, wrong in answer_key(exercise).mistakes.items():
            result = grade(exercise, as_sent(wrong))
            assert (result.ok, result.misconception) == (False, name)
            assert result.why.key == f"misconception-{name}"
            if name not in texts:
                assert public_grade(result, exercise)["text"]
                texts.add(name)


def test_every_other_choice_is_wrong(series):
    for exercise in series.all(20):
        key = answer_key(exercise)
        if isinstance(key.answer, str):
            right = [item.id for item in exercise.schema.items if grade(exercise, item.id).ok]
            assert set(right) == {key.answer, *key.accepted}


def wrong_ids(schema, answer):
    """The ids of the items that are wrong if `answer` is right; the third hint may remove them.

    For an answer with parts or places, they have the form "item/answer".
    """
    if not isinstance(answer, Mapping):
        return {item.id for item in schema.items} - {*([answer] if type(answer) is str else answer)}
    choices = [(name, part) for name, _, part in schema.parts if part.kind == "choice"]
    pairs = [(name, item.id) for name, part in choices for item in part.items]
    pairs += [(item.id, target.id) for item in schema.items for target in schema.targets]
    return {f"{name}/{item}" for name, item in pairs if answer[name] != item}


def test_four_hints_end_in_the_worked_answer_and_remove_nothing_right(series):
    for exercise in series.all(30):
        key = answer_key(exercise)
        family, highlight, half, worked = hints(exercise)
        assert [family.answer, highlight.answer, half.answer] == [None, None, None]
        assert highlight.highlight, "the second hint points at something"
        assert (worked.answer, worked.rule) == (key.answer, key.rule)
        if not isinstance(key.answer, int):
            assert set(half.removed) <= wrong_ids(exercise.schema, key.answer)


def test_no_hint_but_the_last_leaves_the_right_answer_alone(series):
    for exercise in series.all(25):
        answer, schema = answer_key(exercise).answer, exercise.schema
        removed = set(hints(exercise)[2].removed)
        if isinstance(answer, str | tuple) and schema.kind != "order":
            right = {answer} if isinstance(answer, str) else set(answer)
            wrong = {item.id for item in schema.items} - right
            assert not wrong or wrong - removed
        choices = [(name, part) for name, _, part in schema.parts if part.kind == "choice"]
        left = [
            item.id
            for name, part in choices
            for item in part.items
            if f"{name}/{item.id}" not in removed
        ]
        assert not choices or len(left) > len(choices)


def test_a_number_is_graded_with_what_makes_it_up(series):
    for exercise in series.all(40):
        key, asked = answer_key(exercise), (exercise.lesson, exercise.kind)
        parts = [value for _, value in key.breakdown]
        if asked == ("BO-07", "score"):
            assert math.prod(parts) == key.facts["times"]
        elif asked == ("BO-11", "score"):
            # What a fault costs is a product of two numbers, which the reason names.
            assert parts == []
            assert key.answer >= key.facts["cost"] >= 36
        elif exercise.kind in ("value", "score") and asked != ("TR-03", "score"):
            assert parts
            assert sum(parts) == key.answer


def test_each_hint_has_words(series):
    for exercise in series.all(1):
        assert all(public_hint(hint, exercise)["text"] for hint in hints(exercise))


def test_a_page_receives_distinct_texts_and_only_the_fields_of_the_schema(series):
    allowed = {
        "kind",
        "items",
        "multi_select",
        "min",
        "max",
        "unit",
        "dial",
        "ends",
        "targets",
        "parts",
        "seats",
    }
    for exercise in series.sampled_exercises():
        page = public(exercise)
        text = json.dumps([page["scene"], page["answer"]])
        assert set(page) == {"prompt", "scene", "answer"}
        assert set(page["answer"]) <= allowed
        assert all(f'"{item}"' in text for item in answer_key(exercise).highlight)
        for schema in (page["answer"], *page["answer"].get("parts", ())):
            shown = [item.get("card", item.get("text")) for item in schema["items"]]
            assert len(set(shown)) == len(shown)
            assert len({item["id"] for item in schema["items"]}) == len(schema["items"])


def test_an_exercise_teaches_a_rule_of_the_rulebook(series):
    assert {answer_key(exercise).rule for exercise in series.all()} <= set(rules())


def test_every_verdict_can_be_rendered(series):
    texts = set()
    for exercise in series.all():
        key = answer_key(exercise)
        for message in (key.why, *key.faults.values(), *(label for label, _ in key.breakdown)):
            if message.key not in texts:
                texts.add(message.key)
                result = grade(exercise, as_sent(key.answer))
                assert public_grade(replace(result, why=message), exercise)["text"]


def test_the_answers_of_a_series_differ(series):
    for group in series.groups:
        answers = [json.dumps(as_sent(answer_key(exercise).answer)) for exercise in group]
        most = max(answers.count(answer) for answer in set(answers))
        chance = 2 if len(answers) < SEEDS_IN_ALL else 0
        assert most <= 0.75 * len(answers) + chance, "one answer would do for most of the series"


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
    "BO-13": "score legal duel",
    "BO-14": "play odds",
    "BO-15": "count void play",
    "BO-16": "play why",
    "BO-17": "next legal score sort",
    "TR-17": "play call",
    "TR-01": "sort value",
    "TR-02": "order duel",
    "TR-03": "next score play",
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
    "BA-02": "setup next",
    "BA-03": "legal why next",
    "BA-04": "seq next play",
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


def modules_of(lesson, kind):
    """The names of the modules that generate the exercises of a kind."""
    return {type(source.kind).__module__ for source in SOURCES[lesson, kind]}


IDEAS = {key.removeprefix("misconception-") for key in entry_keys("misconception-")}
MODULES = sorted(set().union(*(modules_of(*generator[:2]) for generator in GENERATORS)))


@cache
def source_of(module):
    """The source code of `module` and of the modules without generators that it imports."""
    package = module.rpartition(".")[0]
    taken = {getattr(var, "__module__", "") or "" for var in vars(sys.modules[module]).values()}
    own = {module} | {item for item in taken if item.startswith(package) and item not in MODULES}
    return "".join(inspect.getsource(sys.modules[card]) for card in sorted(own))


@cache
def named_whole():
    """The misconceptions whose whole id is a string in the source of a generator."""
    return {idea for idea in IDEAS for each in MODULES if f'"{idea}"' in source_of(each)}


@cache
def ideas_named(module):
    """The misconceptions whose id is in the source of `module`, in full or only its first word."""
    source = source_of(module)
    return {
        idea
        for idea in IDEAS
        if (f'"{idea}"' if idea in named_whole() else f'f"{idea.partition("-")[0]}-{{') in source
    }


def test_every_wrong_idea_of_the_catalogue_is_named_by_a_generator():
    assert set().union(*map(ideas_named, MODULES)) == IDEAS


RARE = frozenset(
    {
        "legal-under-ruffs",
        "odds-all-of-the-suit",
        "stay-last-point",
        "trick-suit-forgotten",
    }
)
"""Misconceptions that occur in few positions: only the series of the long run must have them."""


@pytest.mark.parametrize(
    ("seeds", "rare"),
    [
        (SEEDS_OF_A_SAMPLE, RARE),
        pytest.param(10 * SEEDS_IN_ALL, frozenset(), marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("module", [module for module in MODULES if ideas_named(module)])
def test_every_wrong_idea_that_a_generator_names_occurs_in_some_exercise(module, seeds, rare):
    own = [generator for generator in GENERATORS if module in modules_of(*generator[:2])]
    unseen = ideas_named(module) - rare
    for seed in range(seeds):
        for lesson, kind, level, preset in own:
            unseen -= set(answer_key(generate(lesson, kind, seed, level, preset)).mistakes)
        if not unseen:
            break
    assert unseen == set()


def test_an_exercise_is_the_same_in_every_process():
    code = (
        "from cartes_lib.asking import *\n"
        "print([repr(generate(l, k, 7, v)) for l, k, v in "
        f"{[generator[:3] for generator in GENERATORS]!r}])"
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
        (("BO-01", "order", 1.0), "unknown-seed"),
        (("BO-01", "order", True), "unknown-seed"),
        (("BO-01", "order", 1, 4), "unknown-level"),
        (("BO-01", "order", 1, 1.0), "unknown-level"),
        (("BO-01", "order", 1, True), "unknown-level"),
        (("BO-01", "order", 1, 1, "lliure"), "unknown-rules"),
    ],
)
def test_an_exercise_that_does_not_exist_is_refused_by_reason(arguments, reason):
    with pytest.raises(ExerciseError, match=reason) as caught:
        generate(*arguments)
    assert exercise_error_text(caught.value)
