"""Tests of the file of a class over HTTP: only the teacher gets it, and it may be large."""

import json
import urllib.error
import urllib.request

import pytest

pytestmark = pytest.mark.served


def sent(browser, path, body):
    """Status and body of the response to a POST request with the bytes `body`."""
    sends = {"Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items())}
    sends |= {"Origin": browser.origin, "User-Agent": "Mozilla/5.0"}
    request = urllib.request.Request(browser.address + path, data=body, headers=sends)
    try:
        with urllib.request.urlopen(request, timeout=180) as answered:
            return answered.status, answered.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def test_only_the_teacher_saves_a_class_in_a_file_and_opens_it_again(wired):
    student = wired.student("Gardienne")

    password = json.dumps({"password": "sota de bastos"}).encode()
    assert sent(student, "class/file/keep", password)[0] == 403
    assert sent(wired.teacher, "class/file/keep", b'{"password": "short"}')[0] == 409
    status, file = sent(wired.teacher, "class/file/keep", password)
    assert status == 200
    assert b"Gardienne" not in file
    assert sent(student, "class/file/bring", password + b"\n" + file)[0] == 403
    assert (
        sent(wired.teacher, "class/file/bring", b'{"password": "other password"}\n' + file)[0]
        == 409
    )
    before = len(wired.board()["members"])
    status, reply = sent(wired.teacher, "class/file/bring", password + b"\n" + file)
    assert status == 200
    assert "Élèves" in json.loads(reply)["text"]
    assert len(wired.board()["members"]) == before
    # A file may be longer than other requests, but its length is limited too.
    long = password + b"\n" + bytes(100_000)
    assert sent(wired.teacher, "class/file/bring", long)[0] == 409
    try:
        status, _ = sent(wired.teacher, "class/file/bring", bytes(3_000_000))
    except (urllib.error.URLError, ConnectionError):
        # The server may close the connection while the client still sends.
        status = 400
    assert status == 400
    assert wired.board()["code"] == wired.code
