"""Tests that a server offers to continue a class that this machine served at another address."""

import contextlib
import http.server
import threading

import pytest

from cartes_widgets.classroom.model.earlier import earlier_class, is_served
from cartes_widgets.classroom.model.life import LIFE_MS
from cartes_widgets.classroom.model.open_room import open_room
from tests.ports import free_port

from .conftest import NOW
from .wire import CODE, RIGHT, Browser, holding, of_member

pytestmark = pytest.mark.served


def room_at(store, place):
    return open_room(store, place, lambda: NOW, lambda what: what())


def nobody_here():
    return f"http://127.0.0.1:{free_port()}/"


def test_after_a_restart_at_another_address_the_class_continues_with_its_answers(tmp_path):
    with holding(tmp_path) as before:
        student = before.student("Loutre")
        before.command("ask", code=CODE)
        assert student.post("class/answer", number=1, answer=RIGHT)[0] == 200
        assert before.board()["earlier"] is None
    with holding(tmp_path) as after:
        assert after.address != before.address
        assert after.code != before.code
        assert after.board()["earlier"]["students"] == 1
        newcomer = after.student("Renard")
        reply = after.command("restore-earlier")
        assert after.teacher.ask(reply["go"].removeprefix("/"))[0] == 200
        state = after.board()
        assert state["code"] == before.code
        assert state["earlier"] is None
        assert of_member(state, "Loutre")["of"] == 1
        assert state["question"]["distribution"]["answered"] == 1
        # Cookies do not depend on the port, so students are still in. The empty room is deleted.
        student.address = after.address
        assert student.snapshot()["name"] == "Loutre"
        assert newcomer.ask("class/events")[0] == 403
        assert after.teacher.post("class/command", do="restore-earlier")[0] == 409


def test_on_another_host_students_come_in_again_by_their_nickname(tmp_path):
    with holding(tmp_path) as before:
        before.student("Loutre")
    with holding(tmp_path, "--lan", "127.0.0.2") as after:
        reply = after.command("restore-earlier")
        assert after.teacher.ask(reply["go"].removeprefix("/"))[0] == 200
        after.code = before.code
        assert of_member(after.board(), "Loutre")["may_rejoin"]
        assert after.student("Loutre").snapshot()["name"] == "Loutre"
        assert len(after.board()["members"]) == 1


def test_the_class_of_a_server_that_still_runs_is_not_offered(tmp_path):
    with holding(tmp_path) as first:
        first.student("Loutre")
        with holding(tmp_path) as second:
            assert second.board()["earlier"] is None
            assert second.teacher.post("class/command", do="restore-earlier")[0] == 409
        assert is_served(first.address)
    assert not is_served(first.address)
    assert Browser(first.address).cookies == {}


def test_only_a_room_of_the_last_day_in_which_somebody_was_is_offered(database, opened):
    store = opened(database)
    own = room_at(store, "http://127.0.0.1:1/")
    room_at(store, nobody_here())
    assert earlier_class(store, own, NOW) is None
    used = room_at(store, nobody_here())
    used.join("Loutre")[2].result(60)
    result = earlier_class(store, own, NOW)
    assert (result.room, result.students, result.opened_at) == (used.id, 1, NOW)
    assert earlier_class(store, own, NOW + LIFE_MS) is None
    own.join("Renard")[2].result(60)
    assert earlier_class(store, own, NOW) is None


@contextlib.contextmanager
def other_program():
    """A context with the address of an HTTP server that is not Cartes.

    Tests use the address as that of an earlier class, whose server has ended.
    """
    with http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), http.server.BaseHTTPRequestHandler
    ) as other_server:
        thread = threading.Thread(target=other_server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{other_server.server_port}/"
        finally:
            other_server.shutdown()
            thread.join()


def test_another_program_at_the_address_holds_no_class():
    with other_program() as address:
        assert not is_served(address)
    assert is_served("/services/cartes/")
