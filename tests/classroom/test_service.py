"""Tests of the service of a class: restart, deletion after a day, and what its pages show."""

import asyncio
import time
from dataclasses import replace

import pytest

from cartes_lib.messages import LANGUAGES, use_language
from cartes_widgets.classroom.model.course import Course, Place, with_question
from cartes_widgets.classroom.model.life import IN_USE_MS, LIFE_MS
from cartes_widgets.classroom.model.open_room import purge_old
from cartes_widgets.classroom.model.results import Deal
from cartes_widgets.classroom.web.service import ClassService, while_frozen
from cartes_widgets.classroom.web.views import board_view, student_view
from cartes_widgets.pages.notebooks import default_root

from .conftest import NOW, served
from .faults import locked
from .test_store import DEAL, result

PATIENCE = 180


class Page:
    """A replacement for a page that listens to the class; it counts its notifications."""

    woken = 0

    def wake(self):
        self.woken += 1


async def until(holds):
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def test_a_room_continues_after_a_restart_of_the_server(tmp_path):
    first = served(tmp_path, [NOW])
    member, student, _ = first.room.join("Loutre")
    teacher = first.room.take_key(first.room.teacher_key())
    first.room.set_course(Course(place=Place("BO-04", 2)))
    first.stop()
    again = served(tmp_path, [NOW + 1])
    assert again.room.code == first.room.code
    assert again.room.is_teacher(teacher)
    assert again.room.member_of(student).id == member.id
    assert student_view(again, member)["place"]["step"] == 2
    again.stop()


def test_a_student_whose_saved_answer_no_longer_fits_sees_the_right_one(service):
    member, _, _ = service.room.join("Loutre")
    service.room.set_course(with_question(service.room.course, DEAL))
    service.room.set_course(
        replace(service.room.course, question=replace(service.room.course.question, revealed=True))
    )
    without = student_view(service, member)["question"]["verdict"]
    service.room.results.append(replace(result(member.id, question=1), answer='["none"]'))
    service.room.recount()
    assert student_view(service, member)["question"]["verdict"] == without
    assert without["ok"] is None


async def test_a_class_deletes_itself_after_a_day_and_informs_its_pages(service):
    service.start()
    page = Page()
    service.students[page] = "m"
    _, cookie, saved = service.room.join("Loutre")
    await asyncio.wrap_future(saved)
    service.timed[0] = LIFE_MS - 1
    assert not service.purge_if_over()
    service.timed[0] = LIFE_MS
    woken = page.woken
    assert service.purge_if_over()
    assert page.woken > woken
    assert service.room.is_closed
    assert service.room.member_of(cookie) is None
    assert not service.purge_if_over()


@pytest.mark.parametrize("hours", [25, -25])
def test_a_clock_that_jumps_by_a_day_ends_no_class(tmp_path, opened, hours):
    jump = hours * 3_600_000
    clock, timer = [NOW], [0]
    service = served(tmp_path, clock, timer=lambda: timer[0])

    async def story():
        service.start()
        _, cookie, saved = service.room.join("Loutre")
        await asyncio.wrap_future(saved)
        clock[0], timer[0] = NOW + jump, 60_000
        service.check_time()
        assert service.room.member_of(cookie).name == "Loutre"

    asyncio.run(story())
    code = service.room.code
    service.stop()
    # A server that starts after the jump does not consider the room old.
    store = opened(f"sqlite:///{tmp_path / 'class.sqlite'}")
    assert purge_old(store, NOW + jump) == 0
    again = served(tmp_path, [NOW + jump + 60_000])
    again.stop()
    assert again.room.code == code
    assert [item.name for item in again.room.present()] == ["Loutre"]
    assert again.room.life.age < 3_600_000


async def test_a_room_of_a_day_waits_for_open_pages_and_for_the_last_answer(service):
    service.start()
    room = service.room
    member, _, saved = room.join("Loutre")
    await asyncio.wrap_future(saved)
    room.saw(member, 1)
    service.timed[0] = LIFE_MS
    assert not service.purge_if_over()
    await asyncio.wrap_future(room.receive(result(member.id)))
    await until(lambda: room.results)
    room.saw(member, -1)
    assert not service.purge_if_over()
    service.timed[0] = LIFE_MS + IN_USE_MS
    assert service.purge_if_over()


async def test_the_board_shows_an_answer_once_it_is_saved_and_errors_of_the_store(service):
    service.start()
    board = Page()
    service.boards.add(board)
    member, _, _ = service.room.join("Loutre")
    done = service.room.receive(result(member.id))
    assert service.room.results == []
    await asyncio.wrap_future(done)
    await until(lambda: len(service.room.results) == 1)
    with locked(service.file):
        service.room.rename(member, "Renard")
        await until(lambda: service.trouble)
        assert service.trouble.reason == "locked"
        woken = board.woken
    await until(lambda: service.trouble is None)
    await until(lambda: board.woken > woken)


def test_the_board_and_the_lesson_use_the_same_name_for_an_exercise(service):
    assert service.heading("BO-04", "legal")
    assert service.step("BO-04", "legal") > 1
    assert service.heading("BO-99", "legal") == ""
    assert service.step("BO-04", "") == 1
    deal = Deal("BO-04", "legal", 1, 1, "lliure")
    assert service.paths[deal.lesson].endswith("04_free.ipynb")


def test_the_board_names_the_exercise_where_a_student_is_stuck(service):
    member, _, _ = service.room.join("Loutre")
    service.room.results += [result(member.id, seed=n, ok=False) for n in range(3)]
    (shown,) = board_view(service)["members"]
    assert (shown["stuck"], shown["where"]) == ("wrong", service.heading("BO-04", "legal"))


def test_the_board_calls_an_exercise_and_finds_its_lesson_in_each_language(service):
    headings = []
    for lang in LANGUAGES:
        with use_language(lang):
            headings.append(service.heading("BO-04", "legal"))
            assert service.paths["BO-04"].startswith(f"{lang}/")
    assert all(headings)
    assert len(set(headings)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("content", "is_passed"),
    [
        ({"want": "front"}, True),
        ({"want": "front", "do": "answer"}, True),
        ({"want": "other", "do": "answer"}, False),
        ({"do": "merge", "progress": {}}, True),
        ({"do": ["restore"]}, False),
        ({"do": "restore", "state": []}, True),
        ("answer", False),
        (None, False),
    ],
)
def test_a_frozen_lesson_accepts_only_messages_that_change_no_answer(content, is_passed):
    data = {"method": "custom", "content": content}
    message = {"header": {}, "content": {"comm_id": "m", "data": data}}
    assert while_frozen(message) == (message if is_passed else None)


def test_a_damaged_file_of_our_own_is_set_aside_and_a_class_opens(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "cartes").mkdir()
    for ending in ("", "-wal"):
        (tmp_path / f"cartes/class.sqlite{ending}").write_bytes(b"these are no cards " * 1000)
    service = ClassService(default_root(), "http://127.0.0.1:1/", None)
    service.stop()
    assert service.set_aside.read_bytes().startswith(b"these are no cards")
    assert service.set_aside.parent == tmp_path / "cartes"
    assert str(service.set_aside) in service.notice
    again = ClassService(default_root(), "http://127.0.0.1:1/", None)
    again.stop()
    assert (again.set_aside, again.room.code) == (None, service.room.code)
