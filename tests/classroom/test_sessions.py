"""Tests of files with a teacher's own session: read, refused with a line number, or saved."""

from dataclasses import replace

import pytest

from cartes_lib.asking import generate
from cartes_lib.messages import LANGUAGES, use_language
from cartes_widgets.classroom.model import hour
from cartes_widgets.classroom.model.course import Course, course_from, plain_course
from cartes_widgets.classroom.model.plans import (
    OWN,
    followed_session,
    game_of_session,
    plan_view,
    ready_plans,
)
from cartes_widgets.classroom.model.results import Deal
from cartes_widgets.classroom.model.sessions import (
    MAX_LENGTH,
    SeatingPlan,
    SessionError,
    read_session,
)

from .conftest import NOW

CARDS = "trick 2o 3o; hand 1o 4c 9b; trump oros"
OWN_HOUR = f"""title = "Thursday"

[[part]]
minutes = 5
title = "Hello"
notes = "Choose a nickname."

[[part]]
minutes = 10
ask = "BO-04-VC222E"

[[part]]
minutes = 10
position = {{ lesson = "BO-05", exercise = "legal", variant = "lliure", cards = "{CARDS}" }}

[[part]]
minutes = 10
lesson = "BO-04"
step = 3

[[part]]
minutes = 15
tables = {{ game = "truco", players = 4 }}

[[part]]
minutes = 20
tournament = {{ game = "botifarra", deals = 3 }}
"""


def six(_lesson):
    """A number of steps, 6, for any lesson."""
    return 6


def fault(text):
    with pytest.raises(SessionError) as refused:
        read_session(text, six)
    return refused.value


def test_a_session_is_read_part_by_part():
    session = read_session(OWN_HOUR, six)
    assert (session.title, session.minutes, len(session.parts)) == ("Thursday", 70, 6)
    hello, asked, custom_question, lesson, tables, tournament = session.parts
    assert (hello.title, hello.notes) == ("Hello", "Choose a nickname.")
    assert asked.asks == Deal("BO-04", "legal", 7, 1, "lliure")
    assert custom_question.asks == Deal("BO-05", "legal", 0, 1, "lliure", CARDS)
    assert (lesson.lesson, lesson.step) == ("BO-04", 3)
    assert tables.seating == SeatingPlan("truco", 4)
    assert tournament.seating == SeatingPlan("botifarra", 4, deals=3)


@pytest.mark.parametrize("name", ready_plans())
def test_the_ready_sessions_are_such_files_of_fifty_minutes(name):
    session = ready_plans()[name]
    assert session.minutes == 50
    for part in session.parts:
        if deal := part.asks:
            assert generate(deal.lesson, deal.kind, deal.seed, deal.level, deal.rules)
    shown = plan_view(Course(plan=name, at=2))
    assert len(shown["parts"]) == len(session.parts)
    assert all(part["title"] and part["notes"] for part in shown["parts"])


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('notes = "Choose', "notes = Choose", 6, "TOML"),
        ("minutes = 5", "minutes = 500", 4, "from 1 to 180"),
        ("minutes = 5", 'minutes = "5"', 4, "from 1 to 180"),
        ('notes = "Choose', 'speech = "Choose', 6, "“speech” means nothing"),
        ('title = "Hello"', f'title = "{"x" * 81}"', 5, "at most 80"),
        ('title = "Hello"', 'ask = "BO-04-VC222E"\nlesson = "BO-04"', 6, "“lesson” or “ask”"),
        ('title = "Hello"', "step = 3", 5, "needs a lesson"),
        ("BO-04-VC222E", "BO-04-VC222X", 10, "mistake in this code"),
        ("hand 1o 4c 9b", "hand 1o 4c 1o", 14, "twice"),
        ("hand 1o 4c 9b", "hand", 14, "Hand"),
        ('lesson = "BO-04"\nstep', 'lesson = "BO-99"\nstep', 18, "BO-99"),
        ("step = 3", "step = 7", 19, "from 1 to 6"),
        ("step = 3", 'exercise = "none"', 19, "no exercise “none”"),
        ("players = 4", "players = 9", 23, "2, 3, 4"),
        ("players = 4", 'players = 4, variant = "other"', 23, "is one of these"),
        ("players = 4", 'players = 4, file = "/etc/passwd"', 23, "these words only"),
        ("deals = 3", "deals = 99", 27, "2, 3, 4, 5, 6"),
        ('"botifarra"', '"chess"', 27, "botifarra"),
    ],
)
def test_an_error_in_a_session_is_refused_with_its_line_and_reason(old, new, line, reason):
    assert old in OWN_HOUR
    with use_language("en"):
        refusal = fault(OWN_HOUR.replace(old, new, 1))
    assert str(refusal).startswith(f"Line {line}: ")
    assert reason.lower() in str(refusal).lower()


@pytest.mark.parametrize(
    "text", ["", "part = 3", "part = [3]", "[part]\nminutes = 5", "a" * 13_000]
)
def test_a_file_without_parts_or_too_long_is_no_session(text):
    assert fault(text).line == 1


@pytest.mark.parametrize("text", ["x = " + "[" * 11_000, "minutes = " + "9" * 9_000])
def test_a_session_file_that_would_exhaust_the_parser_is_refused(text):
    assert len(text) < MAX_LENGTH
    assert fault(text).line == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_name_line_and_word_in_each_language(lang):
    with use_language(lang):
        text = str(fault(OWN_HOUR.replace("step = 3", "step = 7")))
    assert "19" in text
    assert "step" in text


def test_the_lesson_that_a_class_had_becomes_a_session_file():
    minute = 60_000
    course = hour.with_entry(
        Course(), NOW, hour.question_entry(Deal("BO-04", "legal", 7, 1, "lliure"))
    )
    custom_question = Deal("BO-05", "legal", 0, 1, "lliure", CARDS)
    course = hour.with_entry(course, NOW + 4 * minute, hour.question_entry(custom_question))
    course = hour.with_entry(course, NOW + 9 * minute, hour.lesson_entry("BO-04", 2))
    # A further step of the lesson belongs to the same part.
    course = hour.with_entry(course, NOW + 12 * minute, hour.lesson_entry("BO-04", 3))
    course = hour.with_entry(course, NOW + 20 * minute, hour.seating_entry(SeatingPlan("truco", 4)))
    course = hour.with_entry(
        course, NOW + 30 * minute, hour.seating_entry(SeatingPlan("truco", 2, deals=3))
    )
    stored = course_from(plain_course(course))
    session = read_session(hour.hour_text(stored, NOW + 30 * minute, 'A "good" hour'), six)
    assert session.title == 'A "good" hour'
    assert [part.minutes for part in session.parts] == [4, 5, 11, 10, 1]
    assert session.parts[0].asks == Deal("BO-04", "legal", 7, 1, "lliure")
    assert session.parts[1].asks == custom_question
    assert (session.parts[2].lesson, session.parts[2].step) == ("BO-04", 2)
    seats = [part.seating for part in session.parts[3:]]
    assert seats == [SeatingPlan("truco", 4), SeatingPlan("truco", 2, deals=3)]


def test_a_long_hour_keeps_its_first_parts_and_the_latest():
    course = Course()
    for number in range(100):
        deal = Deal("BO-04", "legal", number, 1, "lliure")
        course = hour.with_entry(course, NOW + number, hour.question_entry(deal))
    course = hour.with_entry(course, NOW + 100, hour.seating_entry(SeatingPlan("truco", 4)))
    session = read_session(hour.hour_text(course, NOW + 101, "A long hour"), six)
    assert [part.asks.seed for part in session.parts[:-1]] == list(range(39))
    assert session.parts[-1].seating == SeatingPlan("truco", 4)
    assert hour.latest_game(course) == "truco"


def test_the_game_of_a_class_is_that_of_what_it_did_last():
    parts = [
        (hour.question_entry(Deal("BA-02", "setup", 7, 1, "standard")), "balco"),
        (hour.question_entry(Deal("BO-05", "legal", 0, 1, "lliure", CARDS)), "botifarra"),
        (hour.lesson_entry("TR-03", 1), "truco"),
        (hour.seating_entry(SeatingPlan("botifarra", 4)), "botifarra"),
        (hour.seating_entry(SeatingPlan("truco", 2, deals=3)), "truco"),
    ]
    course = Course()
    assert hour.latest_game(course) == ""
    for at, (part, game) in enumerate(parts):
        course = course_from(plain_course(hour.with_entry(course, at, part)))
        assert hour.latest_game(course) == game


def test_the_game_of_a_session_is_the_first_that_it_opens():
    assert game_of_session(Course()) == ""
    assert game_of_session(Course(plan=OWN, own=OWN_HOUR)) == "botifarra"
    tables = 'title = "T"\n[[part]]\nminutes = 5\n[[part]]\nminutes = 5\n'
    tables += 'tables = { game = "truco", players = 2 }\n'
    assert game_of_session(Course(plan=OWN, own=tables)) == "truco"
    for game in ready_plans():
        assert game_of_session(Course(plan=game)) == game


def test_a_class_follows_its_own_session_and_still_has_the_ready_ones():
    course = Course(plan=OWN, own=OWN_HOUR)
    shown = plan_view(course)
    assert [item["name"] for item in shown["names"]] == [OWN, *ready_plans()]
    assert shown["names"][0]["title"] == "Thursday"
    titles = [part["title"] for part in shown["parts"]]
    assert titles[0] == "Hello"
    assert all(titles)
    # If a version no longer knows one of its exercises, the class goes on without the session.
    assert followed_session(replace(course, own=OWN_HOUR.replace("BO-04", "BO-99"))) is None
