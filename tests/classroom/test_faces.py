"""Tests of students' faces, and of sounds, which the teacher must allow."""

import urllib.parse

import pytest

from cartes_widgets.classroom.model.members import Member
from cartes_widgets.classroom.model.open_room import read_room
from cartes_widgets.classroom.model.seat_holders import mate_of
from cartes_widgets.classroom.model.table_faces import faces_at
from cartes_widgets.deck.guests import GUESTS, is_guest_face

from .wire import Browser, SeatPage, run


def test_a_face_is_saved_with_the_student(room):
    member, _, saved = room.join("Ana", "guest-2")
    saved.result(10)
    again = read_room(room.store, room.id, room.clock, room.post)
    assert again.members[member.id].face == "guest-2"


def test_people_without_a_chosen_face_look_different_at_every_table():
    members = [Member(f"m{n}", f"Name {n}", "", "guest-2" if n == 20 else "") for n in range(30)]
    for first in range(22):
        people = [f"m{n}" for n in (first, first + 1, 20, (first + 10) % 30, (first + 20) % 30)]
        people = [*dict.fromkeys(people), mate_of(people[0], "Guest")]
        faces = faces_at(people, members)
        assert faces["m20"] == "guest-2"
        assert len(set(faces.values())) == len(people)
        assert set(faces.values()) <= set(GUESTS)


def test_a_person_has_the_same_face_at_each_table_without_a_likeness():
    members = [Member(f"m{n}", f"Name {n}", "") for n in range(30)]
    shown = [faces_at(people, members)["m7"] for people in (["m7"], ["m2", "m7"], ["m9", "m7"])]
    assert shown == [list(GUESTS)[7]] * 3


@pytest.mark.served
def test_a_student_has_the_chosen_face_at_a_table_and_no_face_of_the_house(wired):
    faces = []
    wired.command("tables", on=True)
    for name, face in (("Visage", "guest-4"), ("Sans visage", "nelly")):
        student = Browser(wired.address)
        form = {"code": wired.code, "typed": name, "face": face}
        assert student.ask("class/enter", urllib.parse.urlencode(form))[0] == 303
        table = student.post("class/table", do="open", game="truco", players=2)[1]["table"]
        place = f"class/table/{table}/seat/channels?session_id=s"

        async def seat_views(student=student, place=place):
            page = await SeatPage(student, place).open()
            page.socket.close()
            return {
                item["seat"]: item.get("person") or "" for item in page.state["scene"]["seat_views"]
            }

        faces.append(run(seat_views()))
    assert faces[0][0] == "guest-4"
    assert is_guest_face(faces[1][0])
    assert faces[0][1] == faces[1][1] == "ruben"


@pytest.mark.served
def test_pages_of_students_are_silent_until_the_teacher_allows_sounds(wired):
    student = wired.student("Sonore")
    assert student.snapshot()["sounds"] is False
    wired.command("sounds", on=True)
    assert (student.snapshot()["sounds"], wired.board()["course"]["sounds"]) == (True, True)
    wired.command("sounds", on="yes")
    assert student.snapshot()["sounds"] is False
