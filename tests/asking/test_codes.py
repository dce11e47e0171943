"""Tests of deal codes: short, safe against typing errors, and the same exercise for everybody."""

import re

import pytest

from cartes_lib.asking import CodeError, deal_code, exercise_kinds, generate, read_code
from cartes_lib.asking.codes import ALPHABET, LENGTH
from cartes_lib.asking.error_texts import code_error_text
from cartes_lib.asking.registry import LEVELS, SEEDS, rules_of
from cartes_lib.lessons import lessons

CODE = deal_code(generate("BO-04", "legal", 4242, 2))


def test_every_exercise_has_a_code_that_names_it():
    for lesson in lessons():
        for kind in exercise_kinds(lesson):
            for level in LEVELS:
                for preset in rules_of(lesson, kind):
                    for seed in (0, 31, SEEDS - 1):
                        exercise = generate(lesson, kind, seed, level, preset)
                        code = deal_code(exercise)
                        assert len(code) <= LENGTH
                        assert read_code(code) == (lesson, kind, seed, level, preset)


def test_no_two_exercises_share_a_code():
    codes = {deal_code(generate("BO-04", "legal", seed, 1)) for seed in range(500)}
    assert len(codes) == 500


def test_capitals_spaces_and_hyphens_do_not_matter():
    loose = f"  {CODE[:2]} {CODE[3:5]}  {CODE[6:9]}-{CODE[9:]} ".lower()
    assert read_code(loose) == read_code(CODE)


@pytest.mark.parametrize("dash", ["\u2010", "\u2011", "\u2013", "\u2014", "\u2212", "_", "\u00a0"])
def test_a_dash_that_a_telephone_writes_is_accepted_in_a_code(dash):
    assert read_code(CODE.replace("-", dash)) == read_code(CODE)


def test_the_code_that_is_shown_as_an_example_is_one():
    example = re.search(r"[A-Z]{2}-\d\d-[A-Z0-9]{6}", code_error_text(CodeError("form")))
    assert example
    assert read_code(example[0]).lesson == "BO-04"


def test_any_one_wrong_character_is_noticed():
    for place in range(6, LENGTH):
        for item in ALPHABET:
            if item != CODE[place]:
                with pytest.raises(CodeError, match="check"):
                    read_code(CODE[:place] + item + CODE[place + 1 :])


def test_two_neighbours_swapped_are_noticed():
    for place in range(6, LENGTH - 1):
        first, second = CODE[place : place + 2]
        if first != second:
            with pytest.raises(CodeError, match="check"):
                read_code(CODE[:place] + second + first + CODE[place + 2 :])


def is_refused(code):
    try:
        read_code(code)
    except CodeError:
        return True
    return False


def lessons_misread(lesson):
    """The lessons of the same game whose ids differ by one digit, or by two swapped digits."""
    swapped = {lesson[:3] + lesson[4] + lesson[3], lesson}
    near = {item for item in lessons() if sum(map(str.__ne__, item[3:], lesson[3:])) == 1}
    same_game = {item for item in near if item[:2] == lesson[:2]}
    return (same_game | swapped & set(lessons())) - {lesson}


ALL_CODES = [
    deal_code(generate(lesson, exercise_kinds(lesson)[0], seed, 1))
    for lesson in lessons()
    if exercise_kinds(lesson)
    for seed in (1, 31, 4242)
]


def test_a_lesson_misread_by_one_digit_is_always_noticed():
    tried = [(code, wrong) for code in ALL_CODES for wrong in lessons_misread(code[:5])]
    assert len(tried) > 10 * len(lessons())
    assert [item for item in tried if not is_refused(item[1] + item[0][5:])] == []


def test_the_same_number_of_another_game_is_always_noticed():
    tried = [
        (code, game + code[2:])
        for code in ALL_CODES
        for game in ("BO", "TR", "BA")
        if game != code[:2] and game + code[2:5] in lessons()
    ]
    assert tried
    assert [item for item in tried if not is_refused(item[1])] == []


def test_hardly_any_other_lesson_accepts_a_code():
    # One character of 31 is a checksum, so one in 31 wrong lessons might pass. But the seed, the
    # kind and the preset must also exist in that lesson.
    tried = [wrong + code[5:] for code in ALL_CODES for wrong in set(lessons()) - {code[:5]}]
    accepted = len(tried) - sum(map(is_refused, tried))
    assert accepted / len(tried) < 1 / 31


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "form"),
        ("hello", "form"),
        ("BO-04", "form"),
        ("BO-04-23456", "form"),
        ("BO-04-2345678", "form"),
        ("BO-04-23456é", "form"),
        ("BO-04-٢٣٤٥٦٧", "form"),
        ("BO-04-" + "2" * 100_000, "form"),
        ("BO-04-2345O6", "letter"),
        ("BO-99-222222", "lesson"),
        ("XX-01-222222", "lesson"),
        ("BO-04-222223", "check"),
    ],
)
def test_a_text_that_is_no_code_is_refused_with_a_reason(text, reason):
    with pytest.raises(CodeError) as caught:
        read_code(text)
    assert caught.value.reason == reason
    assert code_error_text(caught.value)
