"""Tests of homework in a room: it is graded, counts once, and stays in the file for weeks."""

import csv
import io
import json
import threading
from concurrent.futures import Future
from datetime import date

import pytest
from sqlalchemy import select

from cartes_lib.asking import answer_key, exercise_kinds, generate
from cartes_lib.asking.homework import HomeworkError, new_homework
from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_widgets.classroom.model.carried import add_arrival, class_content, read_arrival, save
from cartes_widgets.classroom.model.class_file import ClassFileError
from cartes_widgets.classroom.model.homework import (
    MAX_LISTS,
    Summary,
    grade_homework,
    hand_in,
    summaries,
)
from cartes_widgets.classroom.model.open_room import open_room, purge_old, read_room
from cartes_widgets.classroom.model.sheets import students_csv
from cartes_widgets.classroom.model.store import HOMEWORK
from cartes_widgets.pages.homework_link import is_own, signed_homework

from .conftest import NOW

DAY = date(2026, 12, 4)
EXERCISES = (
    generate("BO-04", "legal", 7),
    generate("TR-05", exercise_kinds("TR-05")[0], 3),
    generate("BA-03", exercise_kinds("BA-03")[0], 5),
)
SET = signed_homework(new_homework(DAY, EXERCISES))


def right(number):
    answer = answer_key(EXERCISES[number - 1]).answer
    plain = dict(answer) if hasattr(answer, "items") else answer
    return list(plain) if isinstance(plain, tuple) else plain


WRONG = [next(item.id for item in EXERCISES[0].schema.items if item.id not in right(1))]


def given(number, answer=None, day="2026-12-03"):
    return {"number": number, "answer": right(number) if answer is None else answer, "day": day}


def sent(*answers, link=SET.text):
    return {"link": link, "answers": list(answers)}


def joined(room, name="Loutre"):
    member, _, saved = room.join(name)
    saved.result(10)
    return member


def handed_in(room, member, *answers, link=SET.text):
    """Hands in answers and waits until the room has them, which is after the write has ended."""
    taken, post = threading.Event(), room.post

    def post_and_tell(what):
        post(what)
        taken.set()

    room.post = post_and_tell
    hand_in(room, member, grade_homework(sent(*answers, link=link), member.id, is_own))
    assert taken.wait(10)
    room.post = post


def test_the_engine_grades_whatever_a_page_claims_of_its_answers(room):
    member = joined(room)
    claims = [{**given(1, WRONG), "ok": True}, {**given(2), "ok": False, "late": True}]
    handed_in(room, member, *claims)
    assert [(item.number, item.ok, item.late) for item in room.homework] == [
        (1, False, False),
        (2, True, False),
    ]
    assert summaries(room.homework) == {member.id: [Summary(DAY, 2, 1, 0, 3)]}
    assert room.results == [], "homework is no answer of the hour"


def test_the_first_answer_counts_and_more_may_follow(room):
    member = joined(room)
    handed_in(room, member, given(1, WRONG), given(1))
    handed_in(room, member, given(1), given(3, day="2026-12-05"))
    assert summaries(room.homework)[member.id] == [Summary(DAY, 2, 1, 1, 3)]


def test_answers_sent_twice_at_once_are_saved_once_and_count_for_the_limit(room):
    member, late = joined(room), []
    room.post = late.append
    arrived = grade_homework(sent(given(1), given(2)), member.id, is_own)
    for write in [hand_in(room, member, arrived) for _ in range(2)]:
        write.result(10)
    for day in range(1, MAX_LISTS):
        link = signed_homework(new_homework(date(2026, 10, day), EXERCISES)).text
        handed_in(room, member, given(1), link=link)
    other = grade_homework(
        sent(given(1), link=signed_homework(new_homework(date(2026, 11, 1), EXERCISES)).text),
        member.id,
        is_own,
    )
    with pytest.raises(HomeworkError) as error:
        hand_in(room, member, other)
    assert error.value.reason == "lists"
    assert room.homework == []
    for take in late:
        take()
    assert len(room.homework) == 2 + MAX_LISTS - 1
    assert room.queued_homework == []
    with room.store.engine.connect() as connection:
        assert len(connection.execute(select(HOMEWORK)).all()) == len(room.homework)


def test_an_answer_that_cannot_be_read_is_counted_as_such_and_the_others_stay(room):
    member = joined(room)
    odd = [None, 3, {}, given(0, []), given(9, []), given(2, "x"), given(2, day="soon")]
    odd += [given(2, day=3), {**given(2), "number": True}, {**given(2), "number": "2"}]
    for item in odd:
        result = grade_homework(sent(item, given(1)), member.id, is_own)
        assert (result.unread, [answer.number for answer in result.answers]) == (1, [1])


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ({}, "link"),
        ({"link": SET.text}, "message"),
        (sent(), "message"),
        (sent(*[given(1)] * 4), "message"),
        ({"link": SET.text, "answers": {"1": given(1)}}, "message"),
        (sent(given(1), link=SET.text[:-1]), "foreign"),
        (sent(given(1), link=SET.signed("0" * 20).text), "foreign"),
        (sent(given(1), link=SET.text.replace("12-04", "12-24")), "link"),
        (
            sent(given(1), link=new_homework(DAY, EXERCISES[:1]).signed(SET.signature).text),
            "foreign",
        ),
        (sent(given(1), link=7), "link"),
    ],
)
def test_a_forged_or_damaged_message_is_refused_with_its_reason(content, reason):
    with pytest.raises(HomeworkError) as error:
        grade_homework(content, "m", is_own)
    assert error.value.reason == reason


def test_a_room_accepts_a_limited_number_of_homeworks_per_student(room):
    member, other = joined(room), joined(room, "Renard")
    links = [
        signed_homework(new_homework(date(2026, 10, at + 1), EXERCISES)).text for at in range(13)
    ]
    for link in links[:MAX_LISTS]:
        handed_in(room, member, given(1), link=link)
    with pytest.raises(HomeworkError) as error:
        handed_in(room, member, given(1), link=links[MAX_LISTS])
    assert error.value.reason == "lists"
    handed_in(room, member, given(2), link=links[0])
    handed_in(room, other, given(1), link=links[MAX_LISTS])
    assert summaries(room.homework)[member.id][0].until == date(2026, 10, MAX_LISTS)


def test_a_student_who_has_left_hands_in_nothing(room):
    member = joined(room)
    arrived = grade_homework(sent(given(1)), member.id, is_own)
    room.remove(member)
    assert hand_in(room, member, arrived) is None
    room.purge().result(10)
    assert hand_in(room, member, arrived) is None


def test_a_write_that_fails_shows_nothing(room, monkeypatch):
    member = joined(room)
    failed = Future()
    failed.set_exception(RuntimeError())
    monkeypatch.setattr(room.store, "write", lambda _: failed)
    hand_in(room, member, grade_homework(sent(given(1)), member.id, is_own))
    assert room.homework == []


def test_homework_outlasts_the_server_and_is_erased_with_the_room(database, opened):
    store = opened(database)
    room = open_room(store, "here", lambda: NOW, lambda what: what())
    handed_in(room, joined(room), given(1), given(2))
    again = read_room(store, room.id, lambda: NOW, lambda what: what())
    assert again.homework == room.homework
    assert len(again.homework) == 2
    room.purge().result(10)
    with store.engine.connect() as connection:
        assert connection.execute(HOMEWORK.select()).all() == []
    assert purge_old(store, NOW) == 0


def test_homework_comes_along_from_one_week_to_the_next(room, opened, tmp_path):
    handed_in(room, joined(room), given(1, WRONG), given(2, day="2027-01-01"))
    content = json.loads(json.dumps(class_content(room, accounts=False, ranks=[])))
    store = opened(f"sqlite:///{tmp_path / 'next.sqlite'}")
    other = open_room(store, "there", lambda: NOW, lambda what: what())
    arrival = read_arrival(other, content)
    save(other, arrival).result(10)
    add_arrival(other, arrival)
    member = next(iter(other.members))
    assert summaries(other.homework) == {member: [Summary(DAY, 2, 1, 1, 3)]}
    again = read_room(store, other.id, lambda: NOW, lambda what: what())
    assert again.homework == other.homework
    # A file of an earlier version has no homework; the other file was changed.
    person = content["people"][0]
    rows = person.pop("homework")
    assert read_arrival(other, content).homework == ()
    for row in ([], [1], [*rows[0][:4], 1], [rows[0][0], 9, "[]", True, True], 3):
        person["homework"] = [row]
        with pytest.raises(ClassFileError):
            read_arrival(other, content)
    person["homework"] = [["gone", 1, "[]", True, True]]
    assert read_arrival(other, content).homework == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_students_has_a_column_for_homework(room, lang):
    handed_in(room, joined(room), given(1, WRONG), given(2), given(3, day="2026-12-09"))
    joined(room, "Renard")
    with use_language(lang):
        text = students_csv(room, lambda _: "")
        rows = list(csv.reader(io.StringIO(text), delimiter=format_message("class-csv-separator")))
        assert rows[1][-1] == format_message(
            "homework-cell", until="2026-12-04", done=3, of=3, right=2, late=1
        )
    assert len({len(row) for row in rows}) == 1
    assert rows[2][-1] == ""
