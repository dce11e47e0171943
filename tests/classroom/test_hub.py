"""Tests of a class as a service of a real JupyterHub, and of lessons on users' own servers.

The hub's configuration is that of deploy/values.yaml: services, scopes and roles.
"""

import json
import urllib.error
import urllib.parse
import uuid
from concurrent.futures import ThreadPoolExecutor

import psutil
import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from .hub import SERVICE, Person, running_hub
from .wire import CODE, LESSON, RIGHT, WRONG, LessonPage, of_member, run

pytestmark = pytest.mark.served

OWN = f"cartes/{LESSON}"
BOARD = "class/board/events"


@pytest.fixture(scope="module")
def hub():
    with running_hub() as result:
        yield result


@pytest.fixture(scope="module")
def teacher(hub):
    """A person in the hub's group of teachers."""
    person = Person(hub, "teacher")
    assert person.ask("class/teacher")[0] == 200
    return person


def come_in(hub, name):
    """A student who has joined the class; checks the pages on the way."""
    person = Person(hub, name)
    status, text = person.ask("class/")
    assert status == 200
    assert f"le nom de votre compte\u00a0: {name}." in text
    assert "Le nom de votre compte et vos réponses" in text
    assert 'name="code"' not in text
    # Several students may share a device, so the page offers to log out.
    leave = '<a class="cartes-class-leave" href="/hub/logout">'
    assert leave in text
    status, text, url = person.go("class/enter", "")
    assert (status, url) == (200, f"{person.address}class/")
    assert leave in text
    return person


@pytest.fixture(scope="module")
def ana(hub):
    return come_in(hub, "ana")


async def test_a_stranger_gets_the_login_of_the_hub_and_no_page_of_the_class(hub):
    stranger = Person(hub)
    for path in ("", LESSON, "class/", "class/teacher", "class/board"):
        _, text, url = stranger.go(path)
        assert url.startswith(f"{hub.address}hub/login?next=")
        assert "cartes-" not in text
    # A background request is refused and not redirected, because no person would see the login.
    for path in (BOARD, "class/events", f"api/kernels/{uuid.uuid4()}"):
        assert stranger.ask(path, **{"Sec-Fetch-Mode": "cors"})[0] == 403
    for path in ("class/command", "class/answer", "class/enter"):
        assert stranger.ask(path, "{}")[0] == 403
    address = stranger.address.replace("http", "ws")
    url = f"{address}api/kernels/{uuid.uuid4()}/channels"
    with pytest.raises(HTTPClientError) as refused:
        await websocket_connect(HTTPRequest(url, headers=stranger.headers()))
    assert refused.value.code == 403


def test_a_user_with_the_teachers_scope_is_the_teacher_without_a_link(teacher, ana):
    status, text = teacher.ask("class/board")
    assert status == 200
    # The projector may show the address in several lines.
    assert f"{teacher.address}class/" in text.replace("<wbr>", "")
    assert teacher.post("class/command", do="freeze", on=False)[0] == 200
    for path in ("class/teacher", "class/board", "class/answers.csv", "class/projector"):
        status, text = ana.ask(path)
        assert status == 403
        assert "Le compte avec lequel vous êtes ici ne conduit pas la classe." in text
    assert ana.post("class/command", do="freeze", on=True)[0] == 403
    # A class with accounts has no secret link that the teacher could renew.
    _, reply = teacher.post("class/command", do="link")
    assert reply["link"] == f"{teacher.address}class/teacher"
    assert teacher.post("class/command", do="renew")[0] == 409


def test_the_home_page_leads_each_to_his_side_of_the_class(teacher, ana):
    assert f'href="/{SERVICE}class/teacher"' in teacher.ask("")[1]
    text = ana.ask("")[1]
    assert f'href="/{SERVICE}class/"' in text
    assert "class/teacher" not in text


def test_cookies_and_addresses_stay_below_the_services_own(hub, ana):
    paths = {item.name: item.path for item in ana.jar if not item.path.startswith("/hub/")}
    # Only the session cookie belongs to the whole hub.
    assert paths.pop("jupyterhub-session-id") == "/"
    assert paths.pop("service-cartes") == f"/{SERVICE}"
    assert set(paths.values()) <= {f"/{SERVICE}"}
    assert not any(name.startswith(("cartes-student", "cartes-teacher")) for name in paths)
    _, text = ana.ask(LESSON)
    for part in text.split('href="/')[1:] + text.split('src="/')[1:]:
        assert part.startswith(SERVICE)


def test_a_command_of_another_sites_page_is_refused(teacher):
    body = json.dumps({"do": "freeze", "on": True})
    for origin in ("https://evil.example", "null", ""):
        assert teacher.ask("class/command", body, Origin=origin)[0] == 403


def test_an_answer_counts_for_the_hubs_user_and_no_kernel_has_the_token(hub, teacher, ana):
    teacher.post("class/command", do="free")
    page = LessonPage(ana)
    assert "class_band.js" in page.text

    async def story():
        await page.open()
        reply = await page.click("answer", answer=WRONG)
        assert any("verdict" in item["content"].get("data", {}).get("state", {}) for item in reply)

    run(story())
    state = teacher.until(lambda s: of_member(s, "ana")["of"] == 1, BOARD)
    assert of_member(state, "ana")["cells"]["BO-04/legal"][:2] == [0, 1]
    started = psutil.Process(hub.class_pid).children(recursive=True)
    assert started
    assert not [item for item in started if "JUPYTERHUB_API_TOKEN" in item.environ()]


def test_a_student_of_a_hub_answers_only_under_his_own_account(hub, teacher, ana):
    bob = Person(hub, "bob")
    assert bob.ask("class/")[0] == 200
    # The hub knows this user, who has not joined the class.
    assert bob.post("class/answer", number=1, answer=RIGHT)[0] == 403
    assert teacher.post("class/command", do="ask", code=CODE)[0] == 200
    number = ana.snapshot("class/events")["question"]["number"]
    content = {"number": number, "answer": RIGHT, "member": "bob", "name": "bob"}
    assert ana.post("class/answer", **content) == (200, {"saved": True})
    state = teacher.until(lambda s: s["question"]["distribution"]["answered"] == 1, BOARD)
    assert [member["name"] for member in state["members"]] == ["ana"]
    assert of_member(state, "ana")["answered"] is True
    teacher.post("class/command", do="free")


def test_a_removed_student_comes_back_when_the_teacher_agrees(hub, teacher):
    carla = come_in(hub, "carla")
    member = of_member(teacher.snapshot(BOARD), "carla")["id"]
    teacher.post("class/command", do="remove", member=member)
    _, text = carla.ask("class/enter", "")
    assert "retiré de la salle" in text
    with pytest.raises(urllib.error.HTTPError):
        carla.snapshot("class/events")
    teacher.post("class/command", do="let-in", member=member)
    carla.ask("class/enter", "")
    assert carla.snapshot("class/events")["name"] == "carla"


def test_a_class_that_was_purged_opens_again_for_its_teacher(hub, teacher):
    dora = come_in(hub, "dora")
    before = teacher.snapshot(BOARD)
    assert of_member(before, "dora")
    assert teacher.post("class/command", do="purge") == (200, {"go": f"/{SERVICE}class/teacher"})
    assert teacher.ask("class/teacher")[0] == 200
    after = teacher.snapshot(BOARD)
    assert after["members"] == []
    assert after["code"] != before["code"]
    # A member of the deleted room sees the form to join again.
    assert "Le nom de votre compte" in dora.ask("class/")[1]


def lesson_on_own_server(hub, name):
    """A person whose base address is that of the person's own server, and a lesson's page there."""
    person = Person(hub, name)
    person.start_own_server(OWN)
    own = person.below(f"user/{name}/cartes/")
    return own, LessonPage(own)


def hears_a_verdict(page):
    """Whether the lesson's kernel sends a verdict to the page after a wrong answer."""

    async def story():
        await page.open()
        reply = await page.click("answer", answer=WRONG)
        return any("verdict" in item["content"].get("data", {}).get("state", {}) for item in reply)

    return run(story())


def test_a_link_for_all_opens_a_lesson_on_ones_own_server(hub):
    _, page = lesson_on_own_server(hub, "eva")
    # Without a class, a lesson's page reports no answers, on a hub too.
    assert "class_band.js" not in page.text
    assert hears_a_verdict(page)


@pytest.mark.long
def test_two_users_have_each_a_server_a_lesson_and_a_kernel_of_their_own(hub):
    with ThreadPoolExecutor(2) as threads:
        (fay, first), (gil, other) = threads.map(lesson_on_own_server, (hub, hub), ("fay", "gil"))
    assert first.kernel != other.kernel
    assert hears_a_verdict(first)
    assert hears_a_verdict(other)
    for who, whose in ((fay, "gil"), (gil, "fay")):
        status, text, _ = who.go(f"{hub.address}user/{whose}/{OWN}")
        assert status == 403
        assert "cartes-kernel" not in text


# These tests need no hub. They import JupyterHub late: each worker collects this file.


def test_the_command_says_what_is_missing_where_no_hub_started_it(monkeypatch):
    from cartes_widgets.classroom.web.hub import NoHubError, take_place

    monkeypatch.setenv("JUPYTERHUB_API_TOKEN", "x")
    monkeypatch.setenv("JUPYTERHUB_SERVICE_URL", "http://127.0.0.1:1")
    with pytest.raises(NoHubError, match="JUPYTERHUB_SERVICE_PREFIX"):
        take_place()


def test_a_scope_and_no_cookie_makes_a_teacher():
    from cartes_widgets.classroom.web.hub import TEACH, HubIdentities

    assert TEACH == "custom:cartes:teach"
    people = HubIdentities()

    class Stranger:
        current_user = None

    assert people.account(Stranger()) == ""
    assert people.is_teacher(None, Stranger()) is False
    assert people.member(None, Stranger()) is None
