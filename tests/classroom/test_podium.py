"""Tests of the podium, which shows the best shares of right answers but not the last places."""

from cartes_lib.messages import LANGUAGES, use_language
from cartes_widgets.classroom.model.course import Course, Question
from cartes_widgets.classroom.model.podium import STEPS, questions_of, standings, team_of
from cartes_widgets.classroom.web.podium_view import podium_view

from .test_store import result

NAMES = ("Ada", "Blai", "Carme", "Dolors", "Enric", "Fina", "Gil", "Hug")


def asked(room, number):
    """Lets the students of `NAMES` join `room` and answer `number` questions.

    Returns the students, the one with the most right answers first.
    """
    for name in NAMES:
        room.join(name)
    members = room.present()
    for question in range(1, number + 1):
        for place, member in enumerate(members):
            ok = place < question
            room.results.append(result(member.id, seed=question, ok=ok, question=question))
    room.set_course(Course(asked=number))
    return members


def test_the_best_shares_of_right_answers_come_first_and_the_last_are_not_named(room):
    asked(room, 4)
    places = standings(room, by_team=False)
    assert [(item.place, item.names, item.score.right) for item in places] == [
        (1, ("Ada",), 4),
        (2, ("Blai",), 3),
        (3, ("Carme",), 2),
    ]
    assert {item.score.of for item in places} == {4}


def test_equal_shares_have_the_same_place(room):
    members = asked(room, 2)
    room.results.append(result(members[5].id, seed=9, ok=True, question=1))
    places = standings(room, by_team=False)
    assert [(item.place, item.names) for item in places] == [(1, ("Ada",)), (2, ("Blai", "Fina"))]
    # Two now share the first place, so the second is skipped. Nobody beyond the third is shown.
    room.results.append(result(members[6].id, seed=9, ok=True, question=1))
    room.results.append(result(members[6].id, seed=9, ok=True, question=2))
    assert [item.place for item in standings(room, by_team=False)] == [1, 3]


def test_teams_are_the_suits_in_turn_and_unequal_teams_are_fair(room):
    members = asked(room, 1)
    assert [team_of(room, member).name for member in members[:5]] == [
        "OROS",
        "COPAS",
        "ESPADAS",
        "BASTOS",
        "OROS",
    ]
    room.remove(members[4])
    # Ada is now alone in the team of coins, and all her answers are right.
    (first,) = standings(room, by_team=True)
    assert (first.names, first.score.right, first.score.of) == (("oros",), 1, 1)
    # When somebody leaves, the others stay in their teams.
    assert team_of(room, members[5]).name == "COPAS"


def test_an_open_question_has_no_podium(room):
    asked(room, 1)
    deal = room.results[0].deal
    room.set_course(Course(asked=1, question=Question(1, deal)))
    assert questions_of(room) == 0
    assert podium_view(room) is None
    room.set_course(Course(asked=1, question=Question(1, deal, revealed=True)))
    assert podium_view(room)["steps"][0]["names"] == ["Ada"]


def test_many_on_one_step_are_counted_and_a_team_is_named_in_each_language(room):
    members = asked(room, 1)
    for member in members[1:]:
        room.results.append(result(member.id, seed=9, ok=True, question=1))
    (step,) = podium_view(room)["steps"]
    assert (step["names"], step["number"], step["suits"]) == ([], 8, [])
    room.set_course(Course(asked=1, teams=True))
    for lang in LANGUAGES:
        with use_language(lang):
            (step,) = podium_view(room)["steps"]
        assert step["suits"] == ["oros", "copas", "espadas", "bastos"]
        assert len(set(step["names"])) == 4
    assert STEPS == 3
