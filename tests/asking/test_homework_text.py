"""Tests of the text of a homework: how it is made, read, and refused."""

from datetime import date

import pytest

from cartes_lib.asking import SEEDS, deal_code, exercise_kinds, generate, read_code
from cartes_lib.asking.homework import (
    MAX_EXERCISES,
    MAX_LENGTH,
    HomeworkError,
    new_homework,
    read_homework,
)
from cartes_lib.messages import LANGUAGES, format_message, use_language

DAY = date(2026, 12, 4)
FIRST = generate("BO-04", "legal", 7)
OTHER = generate("TR-05", exercise_kinds("TR-05")[0], 3, level=2)
SIGNATURE = "0123456789abcdef0123"


def made(*exercises):
    return new_homework(DAY, exercises or (FIRST, OTHER)).signed(SIGNATURE)


def refused(text):
    with pytest.raises(HomeworkError) as error:
        read_homework(text)
    return error.value.reason


def test_a_homework_text_is_read_back_unchanged():
    homework = made()
    read = read_homework(homework.text)
    assert read == homework
    assert (read.until, read.of, read.signature) == (DAY, 2, SIGNATURE)
    assert generate(*read.coded(2)) == OTHER
    assert read.text == homework.text


def test_a_homework_has_each_exercise_once_and_a_limited_number():
    assert made(FIRST, OTHER, FIRST).codes == (deal_code(FIRST), deal_code(OTHER))
    for number in (0, MAX_EXERCISES + 1):
        with pytest.raises(HomeworkError) as error:
            new_homework(DAY, [generate("BO-04", "legal", seed) for seed in range(number)])
        assert error.value.reason == "number"


def test_the_longest_text_is_read_and_fits_an_address():
    longest = made(*(generate("BO-04", "legal", SEEDS - 1 - at) for at in range(MAX_EXERCISES)))
    assert len(longest.text) <= MAX_LENGTH
    assert read_homework(longest.text) == longest


@pytest.mark.parametrize("at", range(len(made().text)))
def test_a_character_that_changed_is_noticed(at):
    text = made().text
    signature = len(text) - len(SIGNATURE)
    changed = text[:at] + ("Z" if text[at] != "Z" else "Y") + text[at + 1 :]
    assert refused(changed) == "link"
    cut = text[:at]
    if at < signature + 16:
        assert refused(cut) == "link"


@pytest.mark.parametrize("text", [None, 3, [], "", "x" * 5000, "2026-12-04", "\ud800", "é.é.é.é"])
def test_a_text_that_is_no_homework_is_refused(text):
    assert refused(text) == "link"


def forged(body):
    """A text with a valid checksum and an arbitrary body."""
    from hashlib import sha256

    return f"{body}.{sha256(body.encode()).hexdigest()[:6]}.{SIGNATURE}"


def test_a_forged_text_with_a_right_check_is_refused_for_what_is_wrong_with_it():
    code = deal_code(FIRST)
    assert read_homework(forged(f"2026-12-04.{code}")).codes == (code,)
    assert refused(forged(f"2026-13-04.{code}")) == "link"
    assert refused(forged("2026-12-04.BO-99-VC222E")) == "exercise"
    assert refused(forged("2026-12-04.X")) == "exercise"
    assert refused(forged(f"2026-12-04.{code}.{code}")) == "number"
    codes = [deal_code(generate("BO-04", "legal", seed)) for seed in range(MAX_EXERCISES + 1)]
    assert refused(forged(f"2026-12-04.{'.'.join(codes)}")) == "number"
    assert read_code(code).seed == 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reason_has_a_sentence_in_each_language(lang):
    with use_language(lang):
        reasons = ("link", "exercise", "number", "date", "foreign", "message", "lists")
        texts = [format_message(f"homework-error-{reason}", value="x") for reason in reasons]
    assert len(set(texts)) == len(texts)
