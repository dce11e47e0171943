"""Tests of questions for all over HTTP: no page gets an answer early, or another student's."""

import json
import re
import time

import pytest

from cartes_lib.asking import SEEDS
from cartes_widgets.classroom.web.feeds import KEEP_ALIVE_SECONDS

from .wire import CODE, RIGHT, WRONG, of_member

pytestmark = pytest.mark.served


def test_no_answer_leaves_before_it_is_revealed(wired):
    student = wired.student("Curieux")
    wired.command("ask", code=CODE)
    question = student.snapshot()["question"]
    assert question["prompt"]
    assert question["answered"] is False
    wall = wired.teacher.snapshot("class/projector/events")
    for content in (question, wall["question"]):
        assert content.get("verdict") is None
        text = json.dumps({name: value for name, value in content.items() if name != "texts"})
        assert '"ok": true' not in text
        assert not {"code", "seed"} & {*content}
        assert CODE not in text
        assert "why" not in text or content["distribution"]["why"] == ""
    number = question["number"]
    status, content = student.post("class/answer", number=number, answer=WRONG, ms=900)
    assert (status, content) == (200, {"saved": True})
    wired.teacher.until(lambda state: state["question"]["distribution"]["answered"] == 1)
    wired.command("hide", on=False)
    wall = wired.teacher.snapshot("class/projector/events")["question"]["distribution"]
    assert wall["groups"][0]["ok"] is None
    assert (wall["mistake"], wall["right"]) == (None, "")
    wired.command("reason")
    wall = wired.teacher.snapshot("class/projector/events")["question"]["distribution"]
    # The reason often names the right answer: students who still search must not see it.
    assert wall["mistake"]["text"]
    assert wall["mistake"]["reason"] == ""
    assert wall["right"] == ""
    assert wired.board()["question"]["distribution"]["mistake"]["reason"]
    wired.command("reveal")
    verdict = student.snapshot()["question"]["verdict"]
    assert verdict["ok"] is False
    assert verdict["right"]
    wall = wired.teacher.snapshot("class/projector/events")["question"]["distribution"]
    assert wall["groups"][0]["ok"] is False
    assert wall["mistake"]["reason"]
    assert wall["right"]


def test_an_answer_sent_in_one_window_shows_at_once_in_another(wired):
    student = wired.student("Deux fenêtres")
    wired.command("ask", code=CODE)
    with student.following() as events:
        question = next(events)["question"]
        assert question["answered"] is False
        began = time.monotonic()
        assert student.post("class/answer", number=question["number"], answer=RIGHT)[0] == 200
        assert next(events)["question"]["answered"] is True
        # Without the change, the other window would know it only after the next comment.
        assert time.monotonic() - began < KEEP_ALIVE_SECONDS / 3


def test_the_wall_shows_only_how_many_have_answered_until_the_first_show(wired):
    student = wired.student("Discret")
    wired.command("hide", on=True)
    wired.command("ask", code=CODE)
    number = student.snapshot()["question"]["number"]
    assert student.post("class/answer", number=number, answer=WRONG)[0] == 200
    wired.teacher.until(lambda state: state["question"]["distribution"]["answered"] == 1)
    bare = wired.teacher.snapshot("class/projector/events")["question"]["distribution"]
    assert bare["answered"] == 1
    assert (bare["groups"], bare["picked"], bare["items"]) == ([], [], [])
    assert wired.board()["question"]["distribution"]["groups"], "the teacher sees them all the time"
    wired.command("reason")
    shown = wired.teacher.snapshot("class/projector/events")["question"]["distribution"]
    assert [group["number"] for group in shown["groups"]] == [1]
    assert shown["items"] == []
    wired.command("reveal")
    shown = wired.teacher.snapshot("class/projector/events")["question"]["distribution"]
    assert sorted(shown["items"]) == sorted(RIGHT)


def test_the_wall_names_students_only_on_a_podium_that_the_teacher_shows(wired):
    student = wired.student("Championne")
    wired.command("ask", code=CODE)
    number = student.snapshot()["question"]["number"]
    assert student.post("class/answer", number=number, answer=RIGHT)[0] == 200
    wired.teacher.until(lambda s: of_member(s, "Championne")["of"] == 1)
    wired.command("reveal")
    wall = wired.teacher.snapshot("class/projector/events")
    assert wall["podium"] is None
    assert "Championne" not in json.dumps(wall)
    wired.command("podium", on=True)
    wall = wired.teacher.snapshot("class/projector/events")
    assert "Championne" in wall["podium"]["steps"][0]["names"]
    assert "team" in student.snapshot()
    wired.command("teams", on=True)
    wall = wired.teacher.snapshot("class/projector/events")
    assert "Championne" not in json.dumps(wall)
    assert wall["podium"]["steps"][0]["suits"]
    assert student.snapshot()["team"] in ("or", "coupe", "épée", "bâton")
    # A command that fails or asks for confirmation opens nothing, so the podium stays.
    assert wired.teacher.post("class/command", do="ask", code="BO-04-AAAAAA")[0] == 409
    assert wired.teacher.snapshot("class/projector/events")["podium"]
    # The next thing that the teacher opens takes the podium's place.
    wired.command("next")
    assert wired.teacher.snapshot("class/projector/events")["podium"] is None
    wired.command("teams", on=False)


def test_a_command_for_an_earlier_question_changes_nothing(wired):
    student = wired.student("Une fois")
    wired.command("ask", code=CODE)
    number = student.snapshot()["question"]["number"]
    wired.command("next", question=number)
    for do in ("next", "close", "reason", "reveal"):
        for outdated in (number, number + 2, "x", None):
            wired.command(do, question=outdated)
    question = student.snapshot()["question"]
    assert question["number"] == number + 1
    assert not question["closed"]
    assert not question["revealed"]
    wired.command("free")
    wired.command("next", question=number + 1)
    assert student.snapshot()["question"] is None


def test_a_closed_question_accepts_no_answer(wired):
    early, late = wired.student("À l’heure"), wired.student("En retard")
    wired.command("ask", code=CODE)
    question = early.snapshot()["question"]
    assert (question["closed"], question["left"]) == (False, None)
    card = question["answer"]["items"][0]["id"]
    assert early.post("class/answer", number=question["number"], answer=[card])[0] == 200
    wired.command("close")
    assert late.snapshot()["question"]["closed"]
    status, reply = late.post("class/answer", number=question["number"], answer=[card])
    assert (status, "Trop tard" in reply["error"]) == (409, True)
    rows = {item["name"]: item for item in wired.board()["members"]}
    assert rows["À l’heure"]["text"]
    assert (rows["En retard"]["text"], rows["En retard"]["ok"]) == ("", None)


def test_answers_close_by_themselves_after_their_time(wired):
    student = wired.student("Chronométré")
    wired.command("ask", code=CODE)
    wired.command("close", seconds=30)
    assert 0 < student.snapshot()["question"]["left"] <= 30_000
    wired.command("close", seconds=1)
    shown = wired.teacher.until(lambda state: state["question"]["closed"])
    assert shown["question"]["left"] is None
    status, reply = wired.teacher.post("class/command", do="close", seconds=20)
    assert (status, bool(reply["error"])) == (409, True)


def test_a_request_for_the_mistake_is_refused_if_nobody_was_wrong(wired):
    student = wired.student("Exact")
    wired.command("ask", code=CODE)
    number = student.snapshot()["question"]["number"]
    wired.command("reason")
    distribution = wired.board()["question"]["distribution"]
    assert distribution["faultless"] is False, "nobody has answered"
    assert student.post("class/answer", number=number, answer=RIGHT)[0] == 200
    wired.teacher.until(lambda state: state["question"]["distribution"]["answered"] == 1)
    wall = wired.teacher.snapshot("class/projector/events")["question"]["distribution"]
    for content in (wall, wired.board()["question"]["distribution"]):
        assert (content["faultless"], content["mistake"]) == (True, None)
    assert wall["right"] == ""


def test_without_an_answer_a_student_sees_the_right_one_and_nothing_is_counted(wired):
    student = wired.student("Silence")
    wired.command("ask", code=CODE)
    wired.command("reveal")
    verdict = student.snapshot()["question"]["verdict"]
    assert verdict["ok"] is None
    # The sentence appears once, and does not say whose answer it was.
    assert verdict["text"] == verdict["announcement"]
    assert verdict["text"].startswith("Bonne réponse")
    assert verdict["right"] == ""
    number = student.snapshot()["question"]["number"]
    assert student.post("class/answer", number=number, answer=RIGHT)[0] == 409
    assert of_member(wired.board(), "Silence")["of"] == 0


def test_a_student_cannot_answer_for_another_nor_twice(wired):
    first, other = wired.student("Premier"), wired.student("Second")
    wired.command("ask", code=CODE)
    number = first.snapshot()["question"]["number"]
    forged = {"member": "Second", "name": "Second", "ok": True, "misconception": "x"}
    assert first.post("class/answer", number=number, answer=WRONG, **forged)[0] == 200
    assert first.post("class/answer", number=number, answer=RIGHT)[0] == 200
    state = wired.teacher.until(lambda s: s["question"]["distribution"]["answered"] == 1)
    assert of_member(state, "Premier")["answered"] is True
    assert of_member(state, "Second")["answered"] is False
    assert [group["ok"] for group in state["question"]["distribution"]["groups"]] == [False]
    assert other.snapshot()["question"]["answered"] is False


@pytest.mark.parametrize(
    "answer", [None, 7, "x", [], ["J1"], RIGHT * 2, {"a": 1}, [["x"]], [{"x": 1}]]
)
def test_an_answer_of_another_form_is_reported_and_not_counted(wired, answer):
    student = wired.student(f"Forme {json.dumps(answer)[:12]}")
    wired.command("ask", code=CODE)
    number = student.snapshot()["question"]["number"]
    status, reply = student.post("class/answer", number=number, answer=answer)
    assert status == 409
    assert reply["error"]
    assert student.snapshot()["question"]["answered"] is False
    assert student.post("class/answer", number=number + 5, answer=RIGHT)[0] == 409


def test_a_student_receives_no_data_of_other_students(wired):
    first, other = wired.student("Lecteur"), wired.student("Secret de l’autre")
    wired.command("ask", code=CODE)
    number = other.snapshot()["question"]["number"]
    other.post("class/answer", number=number, answer=WRONG)
    wired.teacher.until(lambda s: s["question"]["distribution"]["answered"] == 1)
    wired.command("reveal")
    text = json.dumps(first.snapshot(), ensure_ascii=False)
    assert "Secret de l’autre" not in text
    assert "distribution" not in text
    _, page = first.ask("class/")
    assert "Secret de l’autre" not in page
    wall = json.dumps(wired.teacher.snapshot("class/projector/events"), ensure_ascii=False)
    assert "Secret de l’autre" not in wall
    assert "Lecteur" not in wall


def test_everybody_is_brought_to_a_lesson_and_its_step(wired):
    student = wired.student("Suit")
    wired.command("here", lesson="BO-04", step=3)
    place = student.snapshot()["place"]
    assert (place["lesson"], place["step"]) == ("BO-04", 3)
    # All students get the exercises of this step from the same seed.
    assert wired.student("Suit aussi").snapshot()["place"] == place
    assert 0 <= place["seed"] < SEEDS
    assert place["path"].endswith("04_free.ipynb")
    # The board shows the title of the lesson, as the lesson's page does.
    assert wired.board()["course"]["place"]["title"] == place["title"] == "Variante libre (Lleida)"


def test_a_session_is_followed_part_by_part(wired):
    wired.command("plan", plan="botifarra")
    plan = wired.board()["plan"]
    assert (plan["name"], plan["at"], len(plan["parts"])) == ("botifarra", 0, 7)
    wired.command("part", at=2)
    assert wired.board()["question"]["lesson"] == "BO-01"
    wired.command("part", at=6)
    place = wired.board()["course"]["place"]
    assert place["lesson"] == "BO-04"
    assert place["step"] > 1
    wired.command("part", at=7)
    assert wired.board()["course"]["place"] is None
    wired.command("plan", plan="")


def test_a_teachers_own_session_is_opened_followed_and_saved(wired):
    text = """title = "Thursday"
[[part]]
minutes = 5
ask = "BO-04-VC222E"
[[part]]
minutes = 9
tables = { game = "truco", players = 2 }
"""
    wrong = text.replace("VC222E", "VC222X")
    status, reply = wired.teacher.post("class/command", do="session", text=wrong)
    assert status == 409
    assert reply["error"].startswith("Ligne 4\xa0: ")
    wired.command("session", text=text)
    plan = wired.board()["plan"]
    assert (plan["name"], plan["names"][0]["title"]) == ("own", "Thursday")
    wired.command("part", at=1)
    assert wired.board()["question"]["code"] == "BO-04-VC222E"
    wired.command("part", at=2)
    assert wired.board()["course"]["tables"]
    status, saved = wired.teacher.ask("class/session.toml")
    assert status == 200
    assert saved.endswith('tables = { game = "truco", players = 2 }\n')
    wired.command("session", text=saved)
    wired.command("tables", on=False)
    wired.command("plan", plan="")
    assert wired.student("Curieuse").ask("class/session.toml")[0] == 403


def test_the_answers_of_the_class_are_a_table_and_sheets(wired):
    student = wired.student("Tableau")
    wired.command("ask", code=CODE)
    student.post("class/answer", number=student.snapshot()["question"]["number"], answer=WRONG)
    wired.teacher.until(lambda s: of_member(s, "Tableau")["of"] == 1)
    status, table = wired.teacher.ask("class/answers.csv")
    assert status == 200
    assert table.startswith("\ufeffélève;")
    assert re.search(r"^Tableau;.*;BO-04;.*;faux;", table, re.M)
    _, page = wired.teacher.ask("class/sheets")
    assert "<h1>Tableau</h1>" in page
    status, table = wired.teacher.ask("class/students.csv")
    assert status == 200
    assert re.search(r"^Tableau;1;0;0;0;0;BO-04;", table, re.M)


def test_the_sheets_and_the_table_are_in_the_teachers_language(wired):
    english = {"Accept-Language": "en"}
    student = wired.student("Kettle")
    wired.command("ask", code=CODE)
    student.post("class/answer", number=student.snapshot()["question"]["number"], answer=WRONG)
    wired.teacher.until(lambda s: of_member(s, "Kettle")["of"] == 1)
    _, page = wired.teacher.ask("class/sheets", **english)
    sheet = page.partition("<h1>Kettle</h1>")[2].partition("</section>")[0]
    assert re.search(r"<p>Your answer: \S", sheet)
    assert not re.search(r"\s:", re.sub(r"data-position='[^']*'", "", sheet))
    _, table = wired.teacher.ask("class/answers.csv", **english)
    assert table.startswith("\ufeffstudent,time,")
    assert re.search(r"^Kettle,.*,BO-04,.*,wrong,", table, re.M)


def test_a_student_who_floods_must_wait_and_the_others_are_served(wired):
    flooding, other = wired.student("Inonde"), wired.student("Attend")
    wired.command("ask", code=CODE)
    answered = (flooding.post("class/answer", number=0, answer=RIGHT)[0] for _ in range(120))
    assert 429 in answered
    number = other.snapshot()["question"]["number"]
    assert other.post("class/answer", number=number, answer=RIGHT)[0] == 200


CARDS = {"trick": "2o 3o", "hand": "1o 4c 9b 12o", "trump": "oros"}
CUSTOM_QUESTION = {"lesson": "BO-05", "kind": "legal", "rules": "obligada"}


def test_a_custom_position_of_the_teacher_is_asked_and_answered_like_any_question(wired):
    first, other = wired.student("Pose 1"), wired.student("Pose 2")
    wired.command("ask", **CUSTOM_QUESTION, cards=CARDS)
    question = first.snapshot()["question"]
    assert question["scene"]["hand"] == ["1o", "12o", "4c", "9b"]
    assert [play["card"] for play in question["scene"]["plays"]] == ["2o", "3o"]
    assert question["scene"]["trump"] == "oros"
    assert wired.board()["question"]["code"] == ""
    assert question["verdict"] is None
    number = question["number"]
    assert first.post("class/answer", number=number, answer=["9b"])[0] == 200
    assert other.post("class/answer", number=number, answer=["12o", "1o"])[0] == 200
    state = wired.teacher.until(lambda s: s["question"]["distribution"]["answered"] == 2)
    distribution = state["question"]["distribution"]
    assert {(group["text"], group["ok"]) for group in distribution["groups"]} == {
        ("neuf de bâton", False),
        ("as d’or, roi d’or", True),
    }
    assert distribution["mistake"]["reason"]
    wired.command("reveal")
    assert [who.snapshot()["question"]["verdict"]["ok"] for who in (first, other)] == [False, True]
    # The sheets and the table contain the question, and the list of mistakes can ask it again.
    _, table = wired.teacher.ask("class/answers.csv")
    assert re.search(r"^Pose 1;.*trick 2o 3o; hand 1o 4c 9b 12o; trump oros", table, re.M)
    _, page = wired.teacher.ask("class/sheets")
    assert "<p>Votre réponse\u00a0: neuf de bâton</p>" in page
    assert "as d’or, roi d’or" in page
    wired.command(
        "ask", **CUSTOM_QUESTION, seed=0, level=1, position="trick 2o; hand 9b; trump none"
    )
    assert first.snapshot()["question"]["scene"]["hand"] == ["9b"]
    # After the custom position, the next question is a random one.
    wired.command("next")
    assert wired.board()["question"]["code"].startswith("BO-05-")


@pytest.mark.parametrize(
    "content",
    [
        {**CUSTOM_QUESTION, "cards": {**CARDS, "hand": "2o"}},
        {**CUSTOM_QUESTION, "cards": {**CARDS, "trick": "2o 3o 4o 5o"}},
        {**CUSTOM_QUESTION, "cards": {**CARDS, "hand": "<img src=x>"}},
        {**CUSTOM_QUESTION, "cards": {**CARDS, "hand": ["1o"]}},
        {**CUSTOM_QUESTION, "cards": {**CARDS, "hand": "1o " * 500}},
        {**CUSTOM_QUESTION, "cards": {**CARDS, "trump": "x; hand 1o"}},
        {**CUSTOM_QUESTION, "cards": {}},
        {**CUSTOM_QUESTION, "kind": "why", "cards": CARDS},
        {**CUSTOM_QUESTION, "lesson": "../x", "cards": CARDS},
        {**CUSTOM_QUESTION, "rules": "x", "cards": CARDS},
        {**CUSTOM_QUESTION, "seed": 0, "level": 1, "position": "hand 1o"},
        {**CUSTOM_QUESTION, "seed": 0, "level": 1, "position": "trick 2o; hand 2o; trump x" * 99},
        {**CUSTOM_QUESTION, "seed": 0, "level": 1, "position": {"a": 1}},
    ],
)
def test_an_impossible_position_of_the_teacher_is_refused_with_a_sentence(wired, content):
    before = wired.board()["course"]
    status, reply = wired.teacher.post("class/command", do="ask", **content)
    assert (status, bool(reply.get("error"))) == (409, True)
    assert wired.board()["course"] == before


def test_a_student_cannot_ask_about_a_custom_position(wired):
    student = wired.student("Pose à la place du prof")
    assert student.post("class/command", do="ask", **CUSTOM_QUESTION, cards=CARDS)[0] == 403
    assert student.snapshot()["question"] is None


def test_an_answer_with_cards_outside_the_custom_position_is_not_counted(wired):
    student = wired.student("Hors des cartes")
    wired.command("ask", **CUSTOM_QUESTION, cards=CARDS)
    number = student.snapshot()["question"]["number"]
    for answer in (["2o"], ["5e"], ["1o", "1o"], "1o; hand", [["1o"]], {"position": "hand 1o"}):
        assert student.post("class/answer", number=number, answer=answer)[0] == 409
    forged = {"position": "trick 3o; hand 1o; trump none", "rules": "lliure"}
    assert student.post("class/answer", number=number, answer=["9b"], **forged)[0] == 200
    state = wired.teacher.until(lambda s: s["question"]["distribution"]["answered"] == 1)
    assert [group["ok"] for group in state["question"]["distribution"]["groups"]] == [False]
