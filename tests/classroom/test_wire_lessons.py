"""Tests of lessons in a class: which answers a kernel reports to the class, and which not."""

import asyncio
import json
import time

import pytest
import zmq
from jupyter_client.session import Session

from cartes_lib.asking import answer_key, generate
from cartes_widgets.classroom.web.report_stream import receive_reports
from cartes_widgets.core.report import LISTENS, MESSAGE, TOPIC, report
from cartes_widgets.pages.page_language import COOKIE

from .wire import CODE, LESSON, PATIENCE, RIGHT, Browser, LessonPage, of_member, run

pytestmark = pytest.mark.served


def test_an_answer_in_a_lesson_is_reported_by_its_kernel_and_not_by_the_browser(wired):
    student = wired.student("Leçon")
    page = LessonPage(student)
    assert "class_band.js" in page.text
    assert "class_band.js" in student.ask("")[1]

    async def story():
        await page.open()
        saved = {
            "seed": 900,
            "level": 1,
            "done": 50,
            "solved": True,
            "progress": {"first": [["legal", 900, 1, True, 0, 1, ""]]},
        }
        await page.click("restore", state=saved)
        assert of_member(wired.board(), "Leçon")["of"] == 0
        await page.click("answer", "a", answer=["none"])
        reply = await page.click(
            "answer", "b", answer=[generate("BO-04", "legal", 901).schema.items[0].id]
        )
        assert any("verdict" in item["content"].get("data", {}).get("state", {}) for item in reply)
        # Only the server receives the report; the page does not.
        assert MESSAGE not in json.dumps(reply)

    run(story())
    state = wired.teacher.until(lambda s: of_member(s, "Leçon")["of"] == 1)
    assert list(of_member(state, "Leçon")["cells"]) == ["BO-04/legal"]


def test_a_worked_answer_that_only_a_browser_claims_is_reported_once(wired):
    student = wired.student("Solution")
    right = list(answer_key(generate("BO-04", "legal", 7)).answer)

    async def visit(page, hints):
        await page.open()
        await page.click("restore", state={"seed": 7, "level": 1, "hints": hints})
        return page

    async def story():
        for _ in range(2):
            shown = await visit(LessonPage(student), 4)
            await asyncio.to_thread(
                wired.teacher.until, lambda s: of_member(s, "Solution")["of"] == 1
            )
            shown.socket.close()
        # The storage is edited again and claims that no hint was shown. The first row counts.
        await (await visit(LessonPage(student), 0)).click("answer", answer=right)

    run(story())
    wired.teacher.until(lambda s: of_member(s, "Solution")["of"] == 1)

    def rows():
        text = wired.teacher.ask("class/answers.csv")[1]
        return [line for line in text.splitlines() if line.startswith("Solution;")]

    deadline = time.monotonic() + PATIENCE
    while len(rows()) < 2:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    shown, answered = rows()
    assert "a regardé la solution" in shown
    assert ";juste;" in answered
    assert of_member(wired.board(), "Solution")["right"] == 0


def test_hints_that_were_shown_are_reported_whatever_another_page_claims(wired):
    student = wired.student("Indice")
    right = {seed: list(answer_key(generate("BO-04", "legal", seed)).answer) for seed in (7, 8)}

    async def visit(seed, hints):
        page = LessonPage(student)
        await page.open()
        await page.click("restore", state={"seed": seed, "level": 1, "hints": hints})
        return page

    async def story():
        # The first page restores two hints; the second page asks for one.
        await visit(7, 2)
        await (await visit(8, 0)).click("hint")
        for seed in right:
            # The storage was edited: it claims that no hint was shown.
            await (await visit(seed, 0)).click("answer", answer=right[seed])

    run(story())
    wired.teacher.until(lambda s: of_member(s, "Indice")["of"] == 2)
    text = wired.teacher.ask("class/answers.csv")[1]
    rows = [line.split(";") for line in text.splitlines() if line.startswith("Indice;")]
    assert [(row[5], row[11]) for row in rows] == [("7", "2"), ("8", "1")]


def test_a_removed_device_cannot_answer_under_a_nickname_in_use_again(wired):
    removed = wired.student("Lou")
    page = LessonPage(removed)
    member = of_member(wired.board(), "Lou")["id"]

    async def answer(page):
        await page.open()
        wrong = generate("BO-04", "legal", 7).schema.items[0].id
        reply = await page.click("answer", answer=[wrong])
        assert any("verdict" in item["content"].get("data", {}).get("state", {}) for item in reply)

    wired.command("remove", member=member)
    wired.command("let-in", member=member)
    student = wired.student("Lou")
    own = LessonPage(student)
    run(answer(page))
    run(answer(own))
    state = wired.teacher.until(lambda s: of_member(s, "Lou")["of"] > 0)
    assert of_member(state, "Lou")["of"] == 1
    _, table = wired.teacher.ask("class/answers.csv")
    assert len([line for line in table.splitlines() if "Lou" in line]) == 1


async def test_a_student_has_four_lessons_and_leaves_places_to_the_others(wired):
    greedy, other = wired.student("Collection"), wired.student("Une seule")

    def runs(page):
        return greedy.ask(f"api/kernels/{page.kernel}")[0] == 200

    unseen, pages = LessonPage(greedy), []
    for _ in range(4):
        assert runs(unseen)
        pages.append(LessonPage(greedy))
        await pages[-1].open()
    # The server closed the student's oldest lesson that no page shows.
    assert not runs(unseen)
    status, text = greedy.ask(LESSON)
    assert status == 429
    assert "Vous avez déjà 4 leçons ouvertes" in text
    assert other.ask(LESSON)[0] == 200
    assert all(runs(page) for page in pages)
    pages[0].socket.close()
    wired.teacher.until(lambda _: greedy.ask(LESSON)[0] == 200)
    assert not runs(pages[0])


def test_a_frozen_class_takes_no_answer_whatever_a_page_sends(wired):
    student = wired.student("Gelé")
    page = LessonPage(student)

    async def story():
        await page.open()
        wired.command("freeze", on=True)
        for name in ("answer", "hint", "next", "level"):
            reply = await page.click(name, f"frozen-{name}", answer=RIGHT, level=2)
            # The kernel only acknowledges it, so that the page does not think that the connection
            # is lost.
            assert [item["header"]["msg_type"] for item in reply] == ["status"]
        reply = await page.click("answer", "frozen-want", answer=RIGHT, want="")
        assert [item["header"]["msg_type"] for item in reply] == ["status"]
        # A page that opens while the class is frozen restores its series, but no hint.
        reply = await page.click("restore", "back", state={"seed": 8, "level": 1, "hints": 4})
        states = [item["content"].get("data", {}).get("state", {}) for item in reply]
        assert any(state.get("seed") == 8 for state in states)
        assert not any(state.get("hint", {}).get("shown") for state in states)
        assert any(state.get("saved", {}).get("failed") for state in states)
        back = {"seed": 7, "level": 1, "hints": 0}
        await page.click("restore", "first", state=back)
        wired.command("freeze", on=False)
        reply = await page.click("answer", "thawed", answer=RIGHT)
        assert any("verdict" in item["content"].get("data", {}).get("state", {}) for item in reply)
        wired.command("ask", code=CODE)
        reply = await page.click("next", "asked")
        assert [item["header"]["msg_type"] for item in reply] == ["status"]
        wired.command("freeze", on=True)
        number = student.snapshot()["question"]["number"]
        assert student.post("class/answer", number=number, answer=RIGHT)[0] == 409

    run(story())
    wired.command("freeze", on=False)


def test_a_visitor_outside_the_room_reads_lessons_and_nothing_is_reported(wired):
    stranger = Browser(wired.address)
    page = LessonPage(stranger)
    assert "class_band.js" not in page.text
    assert "class_band.js" not in stranger.ask("")[1]
    assert stranger.cookies == {COOKIE: "fr"}
    before = len(wired.board()["members"])

    async def story():
        await page.open()
        wired.command("freeze", on=True)
        await page.click("answer", answer=RIGHT)

    run(story())
    wired.command("freeze", on=False)
    assert len(wired.board()["members"]) == before


class RecordingKernel:
    """A replacement for a kernel's session and socket, which records what is sent."""

    def __init__(self):
        self.sent = []
        self.session = self.iopub_socket = self

    def send(self, *parts, **more):
        self.sent.append((parts, more))


def test_without_a_class_a_kernel_reports_no_answers(monkeypatch):
    kernel = RecordingKernel()
    shell = type("Shell", (), {"kernel": kernel})()
    monkeypatch.setattr("IPython.core.getipython.get_ipython", lambda: shell)
    for value in (None, "", "0"):
        monkeypatch.delenv(LISTENS, raising=False)
        if value is not None:
            monkeypatch.setenv(LISTENS, value)
        report({"ok": True})
    assert kernel.sent == []
    monkeypatch.setenv(LISTENS, "1")
    report({"ok": True})
    assert kernel.sent == [((kernel, MESSAGE, {"ok": True}), {"ident": TOPIC})]


def test_a_message_that_is_not_signed_with_the_kernels_key_is_ignored():
    key, reports = b"the kernel's own", []
    context = zmq.Context()
    publisher = context.socket(zmq.PUB)
    port = publisher.bind_to_random_port("tcp://127.0.0.1")

    class Kernel:
        session = Session(key=key)

        def connect_iopub(self):
            from zmq.eventloop.zmqstream import ZMQStream

            socket = context.socket(zmq.SUB)
            socket.connect(f"tcp://127.0.0.1:{port}")
            return ZMQStream(socket)

    async def story():
        end = receive_reports(Kernel(), reports.append)
        forged, own = Session(key=b"another"), Session(key=key)
        deadline = time.monotonic() + PATIENCE
        while not reports:
            assert time.monotonic() < deadline
            forged.send(publisher, MESSAGE, {"forged": 1}, ident=TOPIC)
            own.send(publisher, "stream", {"other type": 1}, ident=TOPIC)
            own.send(publisher, MESSAGE, {"other topic": 1}, ident=b"kernel.status")
            own.send(publisher, MESSAGE, {"own": 1}, ident=TOPIC)
            await asyncio.sleep(0.05)
        end()

    run(story())
    publisher.close()
    context.destroy()
    assert all(item == {"own": 1} for item in reports)
