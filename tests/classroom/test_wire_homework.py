"""Tests of homework over HTTP: a device submits it, the board and the spreadsheet show it."""

import json
import re
from datetime import date

import pytest

from cartes_lib.asking import answer_key, exercise_kinds, generate
from cartes_lib.asking.homework import new_homework
from cartes_lib.messages import LANGUAGES
from cartes_widgets.pages.homework_link import signed_homework

from .wire import ASKED, RIGHT, WRONG, Browser, holding, of_member

pytestmark = pytest.mark.served


@pytest.fixture(scope="module")
def wired(tmp_path_factory):
    """A class for these tests only.

    With these students, a tournament of the shared class would exceed the limit of tables.
    """
    with holding(tmp_path_factory.mktemp("homework")) as hosted_class:
        yield hosted_class


OTHER = generate("TR-05", exercise_kinds("TR-05")[0], 3)
SET = signed_homework(new_homework(date(2026, 12, 4), [ASKED, OTHER]))
FIRST = {"number": 1, "answer": WRONG, "day": "2026-12-04"}
SECOND = {"number": 2, "answer": answer_key(OTHER).answer, "day": "2026-12-05"}


def hand_in(browser, *answers, link=SET.text, lang="fr"):
    return browser.post(f"class/homework?lang={lang}", link=link, answers=list(answers))


def test_the_board_and_the_table_count_what_a_device_hands_in(wired):
    student, other = wired.student("Studieuse"), wired.student("Oublieux")
    assert of_member(wired.board(), "Studieuse")["homework"] is None
    status, reply = hand_in(student, {**FIRST, "ok": True})
    assert (status, reply) == (
        200,
        {"text": "Votre travail à la maison est arrivé\u00a0: 1 sur 2."},
    )
    state = wired.teacher.until(lambda s: of_member(s, "Studieuse")["homework"] is not None)
    assert of_member(state, "Studieuse")["homework"] == [1, 2]
    # The same device sends all its answers again when it has more.
    assert hand_in(student, FIRST, SECOND)[0] == 200
    state = wired.teacher.until(lambda s: of_member(s, "Studieuse")["homework"] == [2, 2])
    assert of_member(state, "Oublieux")["homework"] is None
    assert of_member(state, "Studieuse")["of"] == 0, "homework is no answer of the hour"
    _, table = wired.teacher.ask("class/students.csv?lang=fr")
    line = next(line for line in table.splitlines() if line.startswith("Studieuse"))
    assert line.endswith(";2026-12-04\u00a0: 2 sur 2, dont 1 juste, 1 en retard")
    for page in (
        other.ask("class/")[1],
        json.dumps(other.snapshot()),
        json.dumps(state["question"]),
    ):
        assert SET.text not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_forged_or_damaged_message_is_explained_in_the_language_of_the_page(wired, lang):
    student = wired.student(f"Faux {lang}")
    forged = new_homework(SET.until, [ASKED]).signed(SET.signature).text
    texts = set()
    for link, answers in (
        (SET.text[:-30], [FIRST]),
        (forged, [FIRST]),
        (SET.text, []),
        (SET.text, [FIRST] * 3),
    ):
        status, reply = hand_in(student, *answers, link=link, lang=lang)
        assert status == 409
        texts.add(reply["error"])
    assert len(texts) == 3, "link, server, message"
    assert of_member(wired.board(), f"Faux {lang}")["homework"] is None
    status, reply = hand_in(student, {"number": 1, "answer": 5}, SECOND, lang=lang)
    assert status == 200
    assert re.findall(r"\d", reply["text"])[:2] == ["1", "2"]
    assert reply["text"].count(".") == 2, "an answer could not be read"


def test_only_a_student_of_the_room_hands_in_and_from_our_page(wired):
    assert hand_in(Browser(wired.address), FIRST)[0] == 403
    student = wired.student("Ailleurs")
    body = json.dumps({"link": SET.text, "answers": [FIRST]})
    assert student.ask("class/homework", body, Origin="http://other.example")[0] == 403
    assert student.ask("class/homework", "[1]")[0] == 400
    assert student.ask("class/homework")[0] in (404, 405)
    assert of_member(wired.board(), "Ailleurs")["homework"] is None


def test_a_question_that_is_open_to_all_stays_apart(wired):
    student = wired.student("À part")
    wired.command("ask", code="BO-04-VC222E")
    assert hand_in(student, {**FIRST, "answer": RIGHT})[0] == 200
    question = wired.board()["question"]
    assert question["distribution"]["answered"] == 0
    assert student.snapshot()["question"]["verdict"] is None
