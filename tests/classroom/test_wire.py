"""Tests of a class over HTTP: joining, permissions, and too many requests."""

import json
import re
import socket
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest

from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_widgets.classroom.model.plans import ready_plans
from cartes_widgets.classroom.web.feeds import KEEP_ALIVE_SECONDS
from cartes_widgets.server import handlers
from tests.foreign import foreign_words

from .wire import CODE, PATIENCE, RIGHT, Browser, of_member

pytestmark = pytest.mark.served


def test_joining_needs_the_code_and_a_pseudonym(wired):
    stranger = Browser(wired.address)
    for form in ({"code": "ZZZZ", "typed": "A"}, {"code": "", "typed": "A"}, {}):
        status, text = stranger.ask("class/enter", urllib.parse.urlencode(form))
        assert status == 200
        assert "cartes-notice" in text
    assert stranger.cookies == {}
    assert stranger.ask("class/events")[0] == 403
    status, text = stranger.ask(f"class/{wired.code.lower()}")
    assert f'value="{wired.code}"' in text
    assert "24 heures" in text
    assert wired.student("Vient avec le code").snapshot()["name"] == "Vient avec le code"


def test_a_rooms_code_that_is_typed_on_the_home_page_leads_to_the_door(wired):
    for code in (wired.code.lower(), "zzzz"):
        stranger = Browser(wired.address)
        status, _ = stranger.ask(f"cartes/deal?code={code}")
        # The home page does not check the code; the form to join does.
        assert (status, stranger.led_to) == (302, f"/class/{code.upper()}")


def test_a_code_that_is_typed_in_any_form_opens_its_exercise_and_generates_nothing(wired):
    stranger = Browser(wired.address)
    status, _ = stranger.ask(f"cartes/deal?code={CODE.lower().replace('-', '%20')}")
    assert status == 302
    assert f"deal={CODE}&" in stranger.led_to
    # To generate may take a second, and anybody may ask.
    assert not hasattr(handlers, "generate")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_door_and_the_board_are_in_ones_own_language_whatever_the_class_began_in(wired, lang):
    asks = {"Accept-Language": lang}
    pages = ((Browser(wired.address), f"class/{wired.code}"), (wired.teacher, "class/board"))
    for browser, path in pages:
        status, text = browser.ask(path, **asks)
        assert status == 200
        assert f'<html lang="{lang}"' in text
        body = text.partition("<body")[2]
        tags = r'<script.*?</script>|<[^>]+ lang="[^>]*>[^<]*|<[^>]+>'
        assert foreign_words(re.sub(tags, "\n", body, flags=re.DOTALL), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_form_to_join_opened_in_a_language_answers_in_it(wired, lang):
    stranger, board = Browser(wired.address), Browser(wired.address)
    board.cookies.update(wired.teacher.cookies)
    assert f'<html lang="{lang}"' in stranger.ask(f"class/{wired.code}?lang={lang}")[1]
    _, text = stranger.ask("class/enter", urllib.parse.urlencode({"code": "ZZZZ", "typed": "A"}))
    assert f'<html lang="{lang}"' in text
    assert board.ask(f"class/board?lang={lang}")[0] == 200
    with use_language(lang):
        titles = [format_message(f"session-{name}") for name in ready_plans()]
    message = board.snapshot("class/board/events")
    names = message["plan"]["names"]
    assert [name["title"] for name in names if name["name"] != "own"] == titles


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_projector_is_in_the_language_of_its_address_and_other_pages_keep_theirs(wired, lang):
    board = Browser(wired.address)
    board.cookies.update(wired.teacher.cookies)
    before = dict(board.cookies)
    assert f'<html lang="{lang}"' in board.ask(f"class/projector?lang={lang}")[1]
    assert board.cookies == before


def test_a_taken_pseudonym_is_reported_on_the_form_which_keeps_the_code(wired):
    wired.student("Unique")
    other = Browser(wired.address)
    form = urllib.parse.urlencode({"code": wired.code, "typed": "UNIQUE"})
    status, text = other.ask("class/enter", form)
    assert status == 200
    assert "déjà pris" in text
    assert f'value="{wired.code}"' in text


def test_a_script_in_a_pseudonym_is_shown_as_it_was_typed(wired):
    typed = '<img src=x onerror="">'
    student = wired.student(typed)
    for reader, path in ((student, "class/"), (wired.teacher, "class/sheets")):
        _, text = reader.ask(path)
        assert "<img src=x" not in text
        assert "&lt;img src=x" in text
    assert student.snapshot()["name"] == typed


TEACHERS = [
    "class/board",
    "class/board/events",
    "class/projector",
    "class/projector/events",
    "class/code.svg",
    "class/answers.csv",
    "class/sheets",
]


@pytest.mark.parametrize("path", TEACHERS)
def test_only_the_teacher_gets_the_teachers_pages(wired, path):
    for who in (Browser(wired.address), wired.student(f"lit {TEACHERS.index(path)}")):
        status, text = who.ask(path)
        assert status == 403
        assert "<h1>Cette page est celle de l’enseignant</h1>" in text
        assert wired.code not in text


def test_a_student_cannot_send_a_command(wired):
    student = wired.student("Commande")
    for content in ({"do": "freeze", "on": True}, {"do": "purge"}, {"do": "link"}):
        assert student.post("class/command", **content)[0] == 403
    assert wired.board()["course"]["frozen"] is False


def test_the_teachers_link_is_used_up_by_its_first_use(wired):
    other = Browser(wired.address)
    assert other.ask(f"class/teacher?key={wired.key}")[0] == 403
    assert other.ask("class/teacher?key=")[0] == 403
    # A second browser with the link may be the teacher on another device: the page helps.
    _, text = other.ask(f"class/teacher?key={wired.key}")
    assert "<h1>Ce lien ne sert plus</h1>" in text
    assert "relancez la même commande" in text
    assert wired.code not in text
    assert other.cookies == {}
    reply = wired.command("link")
    # A phone reads the link from the image.
    assert reply["image"].startswith("data:image/svg+xml")
    assert other.ask(reply["link"])[0] == 200
    assert other.ask("class/board")[0] == 200


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "", "http://127.0.0.1:1", "file://127.0.0.1"]
)
def test_a_post_of_another_site_is_refused(wired, origin):
    student = wired.student(f"Ailleurs {abs(hash(origin)) % 9999}")
    for who, path in ((wired.teacher, "class/command"), (student, "class/answer")):
        body = json.dumps({"do": "freeze", "on": True, "number": 1, "answer": RIGHT})
        assert who.ask(path, body, Origin=origin)[0] == 403
    assert Browser(wired.address).ask("class/enter", "code=AAAA", Origin=origin)[0] == 403


def test_a_cookie_of_another_room_belongs_to_no_student(wired):
    student = wired.student("Voyage")
    (name, value), *_ = student.cookies.items()
    stranger = Browser(wired.address)
    stranger.cookies = {"cartes-student-0123456789abcdef": value}
    assert stranger.ask("class/events")[0] == 403
    stranger.cookies = {name: "x" * 43}
    assert stranger.ask("class/events")[0] == 403
    stranger.cookies = {name.replace("student", "teacher"): value}
    assert stranger.ask("class/board")[0] == 403


def test_a_student_who_was_removed_gets_a_message_and_cannot_answer(wired):
    student = wired.student("Retiré")
    wired.command("ask", code=CODE)
    member = of_member(wired.board(), "Retiré")["id"]
    wired.command("remove", member=member)
    assert student.ask("class/events")[0] == 403
    assert student.post("class/answer", number=1, answer=RIGHT)[0] == 403


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"do": "x"},
        {"do": ["ask"]},
        {"do": "ask", "code": "BO-04-AAAAAA"},
        {"do": "ask", "lesson": "BO-99", "kind": "legal", "seed": 1, "level": 1},
        {"do": "ask", "lesson": "BO-04", "kind": "legal", "seed": "1", "level": 1},
        {"do": "ask", "lesson": "BO-04", "kind": "legal", "seed": -1, "level": 1},
        {"do": "ask", "lesson": "BO-04", "kind": "legal", "seed": 1, "level": 1, "rules": "x"},
        {"do": "here", "lesson": "BO-04", "step": 0},
        {"do": "here", "lesson": "BO-04", "step": 99},
        {"do": "here", "lesson": "../x", "step": 1},
        {"do": "here", "lesson": "x" * 9000, "step": 1},
        {"do": "here", "lesson": "\ud800", "step": 1},
        {"do": "here", "lesson": "BO-04", "step": int("9" * 4000)},
        {"do": "plan", "plan": "x" * 9000},
        {"do": "plan", "plan": ["x"]},
        {"do": "rename", "member": "x", "name": "y"},
        {"do": "plan", "plan": "x"},
        {"do": "part", "at": 1},
        {"do": "reveal"},
        {"do": "next"},
    ],
)
def test_an_invalid_command_changes_nothing(wired, content):
    before = wired.board()["course"]
    status, reply = wired.teacher.post("class/command", **content)
    assert status in (400, 409)
    assert status == 400 or reply["error"]
    assert wired.board()["course"] == before


@pytest.mark.parametrize(
    "body", ["", "[]", "{", '{"do": "\\ud800"}', '{"at": NaN}', "[" * 5000, '"x"', "x" * 20_000]
)
def test_an_invalid_body_is_refused(wired, body):
    assert wired.teacher.ask("class/command", body)[0] == 400


def test_a_body_that_is_longer_than_any_answer_is_refused(wired):
    assert wired.student("Longue").ask("class/answer", "x" * 20_000)[0] == 413


def test_a_device_of_the_network_gets_no_header_that_its_browser_would_report(wired):
    port = urllib.parse.urlsplit(wired.address).port
    header = "Cross-Origin-Opener-Policy"
    for host, is_local in (("127.0.0.1", True), (socket.gethostname(), False)):
        asked = urllib.request.Request(wired.address, headers={"Host": f"{host}:{port}"})
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answered:
            assert (header in answered.headers) == is_local


def test_a_body_that_is_too_large_is_refused_in_words(wired):
    status, text = Browser(wired.address).ask("class/enter", "typed=" + 100_000 * "x")
    assert (status, "Trop de données" in text) == (413, True)


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("es/botifarra/", "Esta página no existe"),
        ("voila/render/es", "Esta página no existe"),
        ("voila/render/ca/none.ipynb", "Aquesta pàgina no existeix"),
        ("en/none/none", "There is no such page"),
    ],
)
def test_a_missing_page_is_in_the_language_of_its_path(wired, path, title):
    status, text = Browser(wired.address).ask(path, **{"Accept-Language": "fr"})
    assert (status, title in text) == (404, True)


@pytest.mark.parametrize(("path", "status"), [("class/", 200), ("class/events", 405)])
def test_a_head_request_gets_the_headers_of_a_page_and_no_stream(wired, path, status):
    asked = urllib.request.Request(wired.address + path, method="HEAD")
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answered:
            answer, body = answered.status, answered.read()
    except urllib.error.HTTPError as refused:
        answer, body = refused.code, refused.read()
    assert (answer, body) == (status, b"")


def test_the_number_of_tried_codes_is_limited(wired):
    stranger = Browser(wired.address, "127.0.0.2")

    def tried(code):
        form = urllib.parse.urlencode({"code": code, "typed": "Devine"})
        return stranger.ask("class/enter", form)

    assert any(tried("ZZZZ")[0] == 429 for _ in range(60))
    # The response to the right code is the same, so it reveals nothing.
    status, text = tried(wired.code)
    assert (status, stranger.cookies) == (429, {})
    assert "attendez une minute" in text
    # Students at other addresses can still join.
    wired.student("Connaît le code")


def test_a_board_on_another_device_ends_at_once_when_the_secret_is_changed(wired):
    other = Browser(wired.address)
    assert other.ask(wired.command("link")["link"])[0] == 200
    path = "class/board/events"
    with other.following(path) as events, wired.teacher.following(path) as own:
        assert next(events)["code"] == next(own)["code"] == wired.code
        began = time.monotonic()
        wired.command("renew")
        # These streams began with the old secret: even the same browser must connect again.
        assert next(events) is next(own) is None
        # Without the change, a stream would check its access only at the next comment.
        assert time.monotonic() - began < KEEP_ALIVE_SECONDS
    assert other.ask(path)[0] == 403
    assert wired.board()["code"] == wired.code


def test_a_board_that_a_fifth_device_ends_says_so_at_once(wired):
    *links, last_link = [wired.command("link")["link"] for _ in range(5)]
    with wired.teacher.following("class/board/events") as events:
        next(events)
        for link in links:
            assert Browser(wired.address).ask(link)[0] == 200
        assert None in events
    for path in ("class/board", "class/projector"):
        status, text = wired.teacher.ask(f"{path}?lang=en")
        assert status == 403
        assert "This device no longer has the board" in text
    assert wired.teacher.ask(last_link)[0] == 200
    assert wired.board()["code"] == wired.code


def test_one_device_does_not_fill_the_room(wired):
    flooding = Browser(wired.address, "127.0.0.3")
    form = urllib.parse.urlencode({"code": wired.code, "typed": "..."})
    assert any(flooding.ask("class/enter", form)[0] == 429 for _ in range(150))
    wired.student("Vient après la foule")


def test_the_teacher_closes_the_room_and_removes_the_latest_student(wired):
    before = wired.student("Avant la foule")
    flood = [wired.student(f"foule {n}") for n in range(3)]
    wired.command("door", on=True)
    late = Browser(wired.address)
    form = urllib.parse.urlencode({"code": wired.code, "typed": "Trop tard"})
    status, text = late.ask("class/enter", form)
    assert (status, late.cookies) == (200, {})
    assert "La porte est fermée" in text
    assert before.snapshot()["name"] == "Avant la foule"
    assert wired.board()["newcomers"] >= 4
    wired.command("remove-new")
    assert wired.board()["newcomers"] == 0
    assert [item.ask("class/events")[0] for item in flood] == [403] * 3
    wired.command("door", on=False)
    assert late.ask("class/enter", form)[0] == 303


def test_a_button_deletes_all_data_and_opens_an_empty_room(wired):
    student, before = wired.student("Bouquetin effacé"), wired.board()["code"]
    with student.following() as events:
        assert next(events)["name"] == "Bouquetin effacé"
        reply = wired.command("purge")
        # Former members get the message that the class is over, not that they were removed.
        assert next(events) == {"closed": True}
    assert student.ask("class/events")[0] == 403
    assert wired.teacher.ask("class/board")[0] == 403
    assert wired.teacher.ask(wired.address.rstrip("/") + reply["go"])[0] == 200
    assert wired.board()["members"] == []
    wired.code = wired.board()["code"]
    assert wired.code != before
