"""Tests of saving a class in an encrypted file, and of reading this file in another room."""

import contextlib
import json
import sys

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_widgets.classroom.model import carried
from cartes_widgets.classroom.model.class_file import (
    MAX_FILE_SIZE,
    SHORTEST_PASSWORD,
    ClassFileError,
    decrypted,
    encrypted,
)
from cartes_widgets.classroom.model.course import Course, Place
from cartes_widgets.classroom.model.names import NicknameError
from cartes_widgets.classroom.model.room import Room
from cartes_widgets.classroom.model.sheets import students_csv
from cartes_widgets.classroom.model.store import NullWriter

from .conftest import NOW
from .test_store import answered, opened_room, result

PASSWORD = "sota de bastos"
PATIENCE = 180
KEYS = ("at", "position", "lesson", "kind", "seed", "level", "rules", "answer", "ok", "hints", "ms")


@pytest.fixture
def rooms(opened, tmp_path):
    """Two rooms, each with its own database; the tests use the second one a week later."""
    urls = [f"sqlite:///{tmp_path / name}" for name in ("first", "second")]
    return [opened_room(opened(url)) for url in urls]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(KEYS), inner),
    max_leaves=8,
)


@given(JSON, JSON)
@example("abc", [])
@example([7], [])
@example([], "abc")
@example([], [[7, 1, "1", True, True]])
def test_a_file_with_any_contents_is_read_or_refused(results, homework):
    room = Room("id", "ABCD", NOW, NullWriter(), lambda: NOW, lambda what: what())
    person = {"name": "Loutre", "account": "", "results": results, "homework": homework}
    class_content = carried.class_content(room, accounts=False, ranks=[])
    with contextlib.suppress(ClassFileError):
        carried.read_arrival(room, {**class_content, "people": [person]})


def class_file(room, *, accounts=False):
    content = carried.class_content(room, accounts=accounts, ranks=[])
    return decrypted(encrypted(content, PASSWORD), PASSWORD)


def import_class(room, content):
    arrival = carried.read_arrival(room, content)
    carried.save(room, arrival).result(PATIENCE)
    carried.add_arrival(room, arrival)
    return arrival


def test_only_the_word_opens_a_file():
    content = {"people": [{"name": "Loutre du lac"}]}
    file = encrypted(content, PASSWORD)
    assert decrypted(file, PASSWORD) == content
    assert b"Loutre" not in file
    assert file != encrypted(content, PASSWORD)
    for password in ("sota de basto", "", PASSWORD.upper()):
        with pytest.raises(ClassFileError) as caught:
            decrypted(file, password)
        assert caught.value.reason == "password"


@pytest.mark.parametrize("at", [0, 20, 40, -1])
def test_a_file_that_was_changed_is_refused(at):
    file = bytearray(encrypted({"people": []}, PASSWORD))
    file[at] ^= 1
    with pytest.raises(ClassFileError) as caught:
        decrypted(bytes(file), PASSWORD)
    assert caught.value.reason == ("format" if at == 0 else "password")


@pytest.mark.parametrize(
    ("file", "reason"),
    [(b"", "format"), (b"cartes-class-1\n", "format"), (b"x" * (MAX_FILE_SIZE + 1), "long")],
)
def test_a_file_that_holds_no_class_is_refused(file, reason):
    with pytest.raises(ClassFileError) as caught:
        decrypted(file, PASSWORD)
    assert caught.value.reason == reason


def test_a_short_word_is_refused():
    with pytest.raises(ClassFileError) as caught:
        encrypted({}, "x" * (SHORTEST_PASSWORD - 1))
    assert caught.value.reason == "short"


def test_without_the_crypto_library_the_teacher_reads_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.ciphers.aead", None)
    with pytest.raises(ClassFileError) as caught:
        encrypted({}, PASSWORD)
    assert caught.value.reason == "library"
    for lang in LANGUAGES:
        with use_language(lang):
            assert 'pip install "cartes-widgets[export]"' in format_message("class-file-library")


def test_a_student_of_last_week_joins_again_and_has_the_answers(rooms, opened, tmp_path):
    first, second = rooms
    member, _, _ = first.join("Loutre du lac")
    first.set_course(Course(place=Place("BO-04", 3)))
    for seed in (7, 8):
        answered(first, result(member.id, seed=seed, ok=seed == 7, question=1))
    content = class_file(first)
    assert content["place"] == {"lesson": "BO-04", "step": 3}
    present, _, _ = second.join("Renard")
    import_class(second, content)
    with pytest.raises(NicknameError):
        second.join("Renard")
    # This also holds if the server restarts before the student joins.
    again = opened_room(opened(f"sqlite:///{tmp_path / 'second'}"))
    back, _, _ = again.join("loutre du lac")
    assert [item.deal.seed for item in again.results if item.member == back.id] == [7, 8]
    # The numbers of last week's questions do not count as answered today.
    assert not again.has_answered(back, 1)
    assert again.members[present.id].name == "Renard"


def test_a_student_who_has_joined_already_gets_the_answers_of_last_week(rooms):
    first, second = rooms
    member, _, _ = first.join("Loutre")
    answered(first, result(member.id))
    there, _, _ = second.join("Loutre")
    arrival = import_class(second, class_file(first))
    assert arrival.new == ()
    assert [item.member for item in second.results] == [there.id]
    assert len(second.present()) == 1


def test_a_student_with_an_account_is_known_by_it(rooms):
    first, second = rooms
    member, _ = first.admit("ada@school")
    member.saved.result(PATIENCE)
    import_class(second, class_file(first, accounts=True))
    known, _ = second.admit("ada@school")
    assert known.name == member.name
    assert len(second.present()) == 1


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"people": None},
        {"people": [{"name": "A"}]},
        {"people": [{"name": "", "account": "", "results": []}]},
        {"people": [{"name": "A", "account": "", "results": [{"at": "x", "position": ""}]}]},
    ],
)
def test_a_file_of_another_form_changes_nothing(rooms, change):
    content = {**class_file(rooms[0]), **change}
    with pytest.raises(ClassFileError):
        carried.read_arrival(rooms[1], content)
    assert rooms[1].members == {}


def test_an_answer_to_an_exercise_that_is_gone_is_left_out(rooms):
    first, second = rooms
    member, _, _ = first.join("Loutre")
    answered(first, result(member.id))
    content = json.loads(json.dumps(class_file(first)).replace("BO-04", "BO-99"))
    assert import_class(second, content).results == ()


def test_a_spreadsheet_has_one_line_for_each_student(rooms):
    room = rooms[0]
    member, _, _ = room.join("=Loutre")
    room.join("Renard")
    for seed, ok in ((7, True), (7, False), (8, False)):
        answered(room, result(member.id, seed=seed, ok=ok, at=NOW))
    ranks = {member.id: "Tournoi"}
    head, first, second, end = students_csv(room, lambda who: ranks.get(who, "")).split("\r\n")
    assert head.startswith("élève;exercices;justes")
    assert first == "'=Loutre;2;1;50;0;0;BO-04;Tournoi;"
    assert second == "Renard;0;0;;0;0;;;"
    assert end == ""
