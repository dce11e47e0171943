"""Tests of messages in a class whose database is locked, or has lost the room."""

import asyncio
import contextlib
import json
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlencode

import pytest

from cartes_widgets.classroom.web import service as service_module
from cartes_widgets.classroom.web.hosting import with_routes
from cartes_widgets.classroom.web.service import ClassService
from cartes_widgets.commands.serve import open_class
from cartes_widgets.pages.notebooks import default_root
from cartes_widgets.server.app import CartesServer, server_config
from cartes_widgets.server.connections import PageServer
from tests.ports import free_port

from .faults import full, limited, locked, saved
from .wire import CODE, PATIENCE, RIGHT, WRONG, Browser, Class, of_member

pytestmark = pytest.mark.served


@pytest.fixture(scope="module")
def loop():
    """An event loop that runs in its own thread."""
    event_loop = asyncio.new_event_loop()
    thread = threading.Thread(target=event_loop.run_forever)
    thread.start()
    yield event_loop
    event_loop.call_soon_threadsafe(event_loop.stop)
    thread.join()
    event_loop.close()


def within(loop, call):
    """Runs the function `call` in the thread of the event loop; returns its result."""

    async def called():
        return call()

    return asyncio.run_coroutine_threadsafe(called(), loop).result(60)


@pytest.fixture(scope="module")
def server(loop):
    """A server whose requests are handled in the event loop `loop`."""
    port = free_port()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(CartesServer, "listen", lambda _server: None)
        new_server = CartesServer(config=server_config(default_root(), port=port))
        new_server.class_opener = open_class
        new_server.initialize([])
        new_server.start()
    within(loop, lambda: PageServer(new_server.app, most=50).listen(port, "127.0.0.1"))
    yield new_server
    new_server.classroom = None
    new_server.stop()


@pytest.fixture
def classroom(server, loop, tmp_path, monkeypatch):
    """A class on `server` with its own database.

    A request waits at most 0.3 seconds until the database has saved something.
    """
    monkeypatch.setattr(service_module, "SAVE_SECONDS", 0.3)
    address = f"http://127.0.0.1:{server.port}/"
    service = ClassService(default_root(), address, f"sqlite:///{tmp_path / 'class.sqlite'}")
    within(loop, lambda: server.hold_class(with_routes(service)))
    hosted_class = Class(f"{address}{service.teachers_path()} {address}class/{service.room.code}")
    hosted_class.service, hosted_class.file = service, tmp_path / "class.sqlite"
    yield hosted_class
    within(loop, service.stop)


def answers(classroom):
    """The committed answers in the class's database."""
    return [json.loads(item) for item in saved(classroom.file, "answer", "cartes_result", FILLED)]


FILLED = "room != ''"


def until(holds):
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def enter(browser, classroom, name):
    """Sends the form to join under the nickname `name`; returns status and text of the response."""
    return browser.ask("class/enter", urlencode({"code": classroom.code, "typed": name}))


@pytest.mark.parametrize("fault", [locked, full, limited])
def test_an_answer_is_called_saved_only_once_the_database_has_it(classroom, fault):
    student = classroom.student("Loutre")
    classroom.command("ask", code=CODE)
    number = student.snapshot()["question"]["number"]
    with fault(classroom.file):
        for _ in range(2):
            assert student.post("class/answer", number=number, answer=RIGHT)[0] == 503
        assert student.snapshot()["question"]["answered"] is False
        state = classroom.teacher.until(lambda state: state["trouble"])
        assert of_member(state, "Loutre")["answered"] is False
        assert answers(classroom) == []
    until(lambda: student.post("class/answer", number=number, answer=WRONG)[0] == 200)
    # Only the first answer counts, and only once.
    assert answers(classroom) == [RIGHT]
    assert student.snapshot()["question"]["answered"] is True


def test_an_answer_to_a_room_that_another_program_deleted_is_not_called_saved(classroom):
    student = classroom.student("Loutre")
    classroom.command("ask", code=CODE)
    number = student.snapshot()["question"]["number"]
    with contextlib.closing(sqlite3.connect(classroom.file)) as other:
        other.execute("DELETE FROM cartes_member")
        other.execute("DELETE FROM cartes_room")
        other.commit()
    for _ in range(2):
        assert student.post("class/answer", number=number, answer=RIGHT)[0] == 503
    state = classroom.teacher.until(lambda state: state["trouble"])
    assert "effacée" in state["trouble"]["text"]
    assert of_member(state, "Loutre")["answered"] is False
    assert enter(Browser(classroom.address), classroom, "Renard")[0] == 503
    assert [member["name"] for member in classroom.board()["members"]] == ["Loutre"]


def test_an_answer_that_waits_for_the_database_is_judged_when_the_answer_is_shown(classroom):
    student = classroom.student("Loutre")
    classroom.command("ask", code=CODE)
    number = student.snapshot()["question"]["number"]
    with locked(classroom.file):
        assert student.post("class/answer", number=number, answer=RIGHT)[0] == 503
        classroom.command("reveal")
        assert student.snapshot()["question"]["verdict"]["ok"] is True
    # The page repeats its request until it has a reply, also after the answer was shown.
    until(lambda: student.post("class/answer", number=number, answer=RIGHT)[0] == 200)


def test_a_student_let_in_again_keeps_name_and_answers_while_the_database_is_locked(classroom):
    first = classroom.student("Loutre")
    classroom.command("ask", code=CODE)
    number = first.snapshot()["question"]["number"]
    assert first.post("class/answer", number=number, answer=RIGHT)[0] == 200
    (member,) = classroom.board()["members"]
    classroom.command("let-in", member=member["id"])
    again = Browser(classroom.address)
    with locked(classroom.file):
        status, text = enter(again, classroom, "Loutre")
        assert status == 503
        assert "Rien ne peut être gardé" in text
        assert "La salle est pleine" not in text
        assert again.ask("class/")[0] == 503
        (still,) = classroom.board()["members"]
        assert (still["id"], still["of"]) == (member["id"], 1)
    until(lambda: again.ask("class/")[0] == 200)
    assert first.post("class/answer", number=number, answer=RIGHT)[0] == 403
    assert saved(classroom.file, "name", "cartes_member") == ["Loutre"]


def test_the_server_answers_while_a_class_that_is_erased_waits_for_the_database(
    classroom, monkeypatch
):
    monkeypatch.setattr(service_module, "SAVE_SECONDS", 3.0)
    student = classroom.student("Loutre")
    teacher = classroom.teacher
    with locked(classroom.file), ThreadPoolExecutor() as pool:
        erased = pool.submit(teacher.post, "class/command", do="purge")
        # The new room has no members, so this student gets the form to join.
        until(lambda: "class/enter" in student.ask("class/")[1])
        assert Browser(classroom.address).ask("")[0] == 200
        assert not erased.done()
        status, content = erased.result()
        assert status == 200
        assert teacher.ask(content["go"].removeprefix("/"))[0] == 200
        state = teacher.until(lambda state: state["trouble"])
        assert state["members"] == []
        assert "pas encore effacée" in state["trouble"]["text"]
        assert saved(classroom.file, "name", "cartes_member") == ["Loutre"]
    teacher.until(lambda state: not state["trouble"])
    assert saved(classroom.file, "name", "cartes_member") == []


def test_a_newcomer_who_tries_again_while_the_database_is_locked_is_there_once(classroom):
    newcomer, other = Browser(classroom.address), Browser(classroom.address)
    with locked(classroom.file):
        for _ in range(2):
            assert enter(newcomer, classroom, "Tardif")[0] == 503
        # Another browser takes the nickname in the meantime.
        assert enter(other, classroom, "Tardif")[0] == 200
        assert len(classroom.board()["members"]) == 1
    until(lambda: enter(newcomer, classroom, "Tardif")[0] == 303)
    assert newcomer.snapshot()["name"] == "Tardif"
    assert saved(classroom.file, "name", "cartes_member") == ["Tardif"]
