"""Tests of the members of a room: nicknames, access, answers and questions."""

import itertools
import json
import random
from dataclasses import replace

import pytest

from cartes_lib.asking import answer_key, deal_code, generate
from cartes_lib.asking.errors import AnswerError
from cartes_lib.asking.grading import read_answer
from cartes_lib.asking.render import plain_answer
from cartes_widgets.classroom.model.board import cells, columns, missed_most, stuck_reason
from cartes_widgets.classroom.model.course import (
    FAIR_MS,
    Course,
    Place,
    Question,
    course_from,
    following,
    plain_course,
    with_question,
)
from cartes_widgets.classroom.model.distribution import distribution, right_answer
from cartes_widgets.classroom.model.names import NicknameError, alike, clean_name, random_names
from cartes_widgets.classroom.model.open_room import CODE_LETTERS, room_code
from cartes_widgets.classroom.model.results import (
    Deal,
    HintsShown,
    ResultError,
    first_answers,
    read_report,
)
from cartes_widgets.classroom.model.sheets import csv_text, safe_cell, sheets
from cartes_widgets.classroom.web.question_views import sheet_scene
from cartes_widgets.exercise.answer_reports import hint_report

from .conftest import NOW
from .test_store import DEAL, answered, result

REPORT = {
    "lesson": "BO-04",
    "kind": "legal",
    "seed": 7,
    "level": 1,
    "rules": "lliure",
    "answer": ["8c"],
    "ok": False,
    "misconception": "",
    "hints": 1,
    "ms": 1200,
    "rule": "BOT-LEG-LL-01",
    "shown": False,
}


@pytest.mark.parametrize(
    ("typed", "saved"),
    [
        ("  Loutre   du lac ", "Loutre du lac"),
        ("Ｌｏｕｔｒｅ", "Loutre"),
        ("Cafe\u0301", "Café"),
        ("Łucja 7", "Łucja 7"),
        ("<b>x</b>", "<b>x</b>"),
        ("🦊 7", "🦊 7"),
    ],
)
def test_a_pseudonym_is_saved_in_normalised_form(typed, saved):
    assert clean_name(typed) == saved


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("…!?", "empty"),
        ("\u3164", "empty"),
        ("a\u200bb", "signs"),
        ("a\u202eb", "signs"),
        ("a\x07b", "signs"),
        ("a\u3164b", "signs"),
        ("x" + "\u0335" * 9, "signs"),
        ("x" * 25, "long"),
        ("x" * 100_000, "long"),
    ],
)
def test_a_pseudonym_that_cannot_be_seen_or_read_is_refused(typed, reason):
    with pytest.raises(NicknameError) as caught:
        clean_name(typed)
    assert caught.value.reason == reason


def test_drawn_pseudonyms_differ_from_each_other_and_from_those_in_the_room():
    rng = random.Random(3)
    first = random_names(rng, 30)
    more = random_names(rng, 250, first)
    assert len({alike(item) for item in (*first, *more)}) == 280
    assert all(clean_name(item) == item for item in (*first, *more))


def test_nobody_has_a_name_that_sounds_like_anothers(room):
    room.join("Loutre du lac")
    for name in ("loutre du lac", "LOUTRE DU LAC", "Loutre  du lac", "Loûtre du lac"):
        with pytest.raises(NicknameError) as caught:
            room.join(name)
        assert caught.value.reason == "taken"


def test_the_teacher_readmits_a_student_without_a_cookie_and_the_old_cookie_is_void(room):
    member, cookie, _ = room.join("Loutre")
    room.allow_rejoin(member)
    again, fresh, _ = room.join("loutre")
    assert again is member
    assert room.member_of(fresh) is member
    assert room.member_of(cookie) is None
    with pytest.raises(NicknameError):
        room.join("Loutre")


def test_a_removed_student_is_unknown_and_cannot_answer(room):
    member, cookie, _ = room.join("Loutre")
    room.remove(member)
    assert room.member_of(cookie) is None
    assert room.receive(result(member.id)) is None


def test_a_removed_student_frees_a_place_in_a_full_room(room, monkeypatch):
    monkeypatch.setattr("cartes_widgets.classroom.model.room.MAX_MEMBERS", 2)
    first, *_ = room.join("Un")
    room.join("Deux")
    with pytest.raises(NicknameError, match="full"):
        room.join("Trois")
    room.remove(first)
    assert room.join("Trois")[0] in room.present()


def test_a_closed_room_admits_no_new_student_but_readmitted_ones(room):
    member, _, _ = room.join("Loutre")
    room.set_course(Course(shut=True))
    with pytest.raises(NicknameError, match="shut"):
        room.join("Renard")
    with pytest.raises(NicknameError, match="shut"):
        room.admit("lynx")
    room.allow_rejoin(member)
    assert room.join("Loutre")[0] is member
    room.set_course(Course())
    assert room.join("Renard")[0].name == "Renard"


def test_a_student_is_new_for_a_minute(room):
    now = [NOW]
    room.clock = lambda: now[0]
    room.join("Loutre")
    now[0] += 60_000
    flood = [room.join(f"x{n}")[0] for n in range(3)]
    assert room.newcomers() == flood
    room.remove(flood[0])
    assert room.newcomers() == flood[1:]
    now[0] += 60_000
    assert room.newcomers() == []


def test_answers_of_somebody_who_is_not_of_the_room_are_not_taken(room):
    assert room.receive(result("somebody")) is None


def test_a_renamed_student_keeps_his_place_and_cannot_take_anothers_name(room):
    member, cookie, _ = room.join("Loutre")
    room.join("Renard")
    room.rename(member, "Loutre")
    room.rename(member, "Lynx")
    assert room.member_of(cookie).name == "Lynx"
    with pytest.raises(NicknameError):
        room.rename(member, "RENARD")


def test_the_teachers_key_is_good_once_and_an_invented_one_never(room):
    key = room.teacher_key()
    assert room.take_key("x") is None
    cookie = room.take_key(key)
    assert room.is_teacher(cookie)
    assert room.take_key(key) is None
    assert not room.is_teacher("x")
    assert not room.is_teacher("")


def test_a_changed_secret_ends_every_other_session_of_the_teacher(room):
    first, second = (room.take_key(room.teacher_key()) for _ in range(2))
    unused = room.teacher_key()
    assert room.is_teacher(first)
    assert room.is_teacher(second)
    fresh = room.renew()
    assert room.is_teacher(fresh)
    assert not room.is_teacher(first)
    assert not room.is_teacher(second)
    assert room.take_key(unused) is None


def test_a_fifth_device_ends_the_board_of_the_oldest_and_tells_it(room):
    counts = []
    room.on_board = lambda: counts.append(len(room.teacher.split()))
    cookies = [room.take_key(room.teacher_key()) for _ in range(5)]
    assert [room.is_teacher(cookie) for cookie in cookies] == [False, True, True, True, True]
    assert counts == [1, 2, 3, 4, 4]


def test_the_store_holds_no_secret_that_a_browser_shows(room):
    teacher = room.take_key(room.teacher_key())
    _, cookie, saved = room.join("Loutre")
    saved.result(60)
    with room.store.engine.connect() as connection:
        for table in ("cartes_room", "cartes_member"):
            stored = str(connection.exec_driver_sql(f"SELECT * FROM {table}").all())
            assert cookie not in stored
            assert teacher not in stored


def test_a_code_has_four_letters_that_nobody_takes_for_another():
    codes = {room_code(random.Random(seed)) for seed in range(200)}
    assert len(codes) > 190
    assert set("".join(codes)) <= set(CODE_LETTERS)
    assert not set(CODE_LETTERS) & set("IO")


def test_a_report_of_a_kernel_is_parsed():
    read = read_report(REPORT, "m", NOW)
    assert (read.deal, read.answer, read.ms, read.hints) == (DEAL, '["8c"]', 1200, 1)
    assert read_report({**REPORT, "ms": None}, "m", NOW).ms is None
    shown = read_report({**REPORT, "shown": True, "ok": True, "answer": None}, "m", NOW)
    assert (shown.answer, shown.ok) == ("", False)
    hinted = read_report(hint_report(generate("BO-04", "legal", 7), 2), "m", NOW)
    assert hinted == HintsShown("m", DEAL, 2)


@pytest.mark.parametrize(
    "change",
    [
        {"lesson": "BO-99"},
        {"lesson": 4},
        {"kind": "x" * 65},
        {"rules": "truc"},
        {"seed": -1},
        {"seed": 1 << 17},
        {"seed": True},
        {"level": 4},
        {"level": 0},
        {"hints": 5},
        {"ms": -1},
        {"ms": "long"},
        {"ok": 1},
        {"shown": None},
        {"answer": "x" * 5000},
    ],
)
def test_a_message_that_is_not_from_a_kernel_of_the_server_is_refused(change):
    with pytest.raises(ResultError):
        read_report({**REPORT, **change}, "m", NOW)


@pytest.mark.parametrize("report", [None, [], "x", {}])
def test_an_invalid_result_is_refused(report):
    with pytest.raises(ResultError):
        read_report(report, "m", NOW)


@pytest.mark.parametrize("change", [{"hints": 5}, {"hints": True}, {"lesson": "BO-99"}])
def test_a_report_of_impossible_hints_is_refused(change):
    with pytest.raises(ResultError):
        read_report({**hint_report(generate("BO-04", "legal", 7), 2), **change}, "m", NOW)


def test_an_answer_has_the_hints_that_any_page_of_its_student_has_shown(room):
    member, other = room.join("Loutre")[0], room.join("Renard")[0]
    for number in (3, 1):
        room.note_hints(HintsShown(member.id, DEAL, number))
    for student, seed in ((member, 7), (member, 8), (other, 7)):
        answered(room, result(student.id, seed))
    assert [(item.member, item.deal.seed, item.hints) for item in room.results] == [
        (member.id, 7, 3),
        (member.id, 8, 0),
        (other.id, 7, 0),
    ]


def test_hints_of_ever_more_deals_fill_no_memory(room, monkeypatch):
    monkeypatch.setattr("cartes_widgets.classroom.model.room.MAX_RESULTS", 3)
    member = room.join("Loutre")[0]
    for seed in range(9):
        room.note_hints(HintsShown(member.id, replace(DEAL, seed=seed), 1))
    assert len(room.hints_seen) == 3
    assert room.receive(result(member.id)) is None
    room.purge()
    assert not room.hints_seen


def test_only_the_first_answer_to_a_deal_counts():
    given = [result("a", 7, False), result("a", 7, True), result("a", 8), result("b", 7)]
    assert first_answers(given) == [given[0], given[2], given[3]]
    results = cells(given)["a"]["BO-04", "legal"]
    assert (results.right, results.of, results.last) == (1, 2, (False, True))


def test_columns_follow_the_map():
    given = [
        replace(result("a"), deal=Deal(*deal, 1, 1, "x"))
        for deal in (("TR-02", "duel"), ("BO-04", "why"), ("BO-01", "duel"), ("BO-04", "legal"))
    ]
    assert columns(given) == [
        ("BO-01", "duel"),
        ("BO-04", "legal"),
        ("BO-04", "why"),
        ("TR-02", "duel"),
    ]


def test_stuck_students_are_listed():
    wrong = [result("a", seed, False) for seed in (1, 2, 3)]
    assert stuck_reason(wrong, NOW, True, NOW) == "wrong"
    assert stuck_reason([*wrong, result("a", 4)], NOW, True, NOW) == ""
    assert stuck_reason([result("a"), result("a", 5, False, shown=True)], NOW, True, 0) == "shown"
    later = NOW + 5 * 60_000
    assert stuck_reason([result("a")], later, True, NOW) == "still"
    assert stuck_reason([result("a")], later, False, NOW) == ""
    assert stuck_reason([], later, True, NOW) == ""


def test_the_exercise_that_the_class_missed_most_is_proposed_again():
    given = [result(item, 7, False) for item in "abc"] + [result("d", 7)]
    (missed,) = missed_most(given)
    assert (missed.deal, missed.wrong, missed.of) == (DEAL, 3, 4)


def test_if_each_student_had_another_deal_a_new_deal_is_proposed():
    given = [result("a", 0, False), result("b", 1, False), result("c", 2)]
    (missed,) = missed_most(given)
    assert missed.deal.seed == 3


def test_an_answer_of_one_student_alone_is_no_mistake_of_the_class():
    assert missed_most([result("a", 7, False)]) == []


def test_a_question_has_a_number_of_its_own_and_another_deal_comes_next():
    course = with_question(Course(place=Place("BO-04", 2), frozen=True), DEAL)
    assert (course.question.number, course.place, course.frozen) == (1, None, False)
    again = with_question(course, following(course.question, random.Random(1)))
    assert again.question.number == 2
    assert again.question.deal == replace(DEAL, seed=again.question.deal.seed)
    assert course_from(plain_course(again)) == again


def test_the_deal_that_comes_next_is_drawn_and_never_the_same():
    question = Question(1, DEAL)
    seeds = {following(question, random.Random(n)).seed for n in range(200)}
    # The seed is not the one that "another exercise" of a lesson shows.
    assert len(seeds) > 190
    assert DEAL.seed not in seeds


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"place": 3, "question": {}}', "nonsense"])
def test_a_course_that_cannot_be_read_starts_again(text):
    assert course_from(text) == Course()


def answers(exercise, *given):
    return [
        replace(
            result(f"m{n}"),
            answer=json.dumps(plain_answer(read_answer(exercise.schema, item))),
        )
        for n, item in enumerate(given)
    ]


def test_answers_spread_by_card_and_whole_with_the_reason_of_the_commonest_mistake():
    exercise = generate("BO-04", "legal", 7)
    right = list(answer_key(exercise).answer)
    cards = [item.id for item in exercise.schema.items]
    results = distribution(exercise, answers(exercise, right, cards, cards, cards[:1]))
    assert results.answered == 4
    assert (results.groups[0].number, results.groups[0].ok) == (2, set(cards) == set(right))
    assert results.mistake.number == 2
    assert results.mistake.reason
    counts = {item: number for item, _, _, number in results.picked}
    assert counts[cards[0]] == 3 + (cards[0] in right)
    assert right_answer(exercise)


def test_a_wrong_answer_with_places_is_shortened_to_what_is_wrong():
    exercise = generate("BO-12", "term", 7)
    right = dict(answer_key(exercise).answer)
    first, second, *_ = right
    swapped = {**right, first: right[second], second: right[first]}
    groups = distribution(exercise, answers(exercise, right, swapped)).groups
    assert [group.ok for group in groups] == [True, False]
    assert groups[0].wrong_part == groups[0].text == right_answer(exercise)
    assert (groups[1].text.count(";"), groups[1].wrong_part.count(";")) == (3, 1)
    # Before the answer is shown, the wall has the whole answer.
    assert groups[1].wrong_part != groups[1].text


def test_every_answer_is_listed_however_rare_it_is():
    exercise = generate("BO-04", "legal", 7)
    right = list(answer_key(exercise).answer)
    cards = [item.id for item in exercise.schema.items]
    subsets = [list(item) for item in itertools.combinations(cards, 2) if list(item) != right]
    wrong = [subset for subset in subsets[:11] for _ in range(2)]
    assert len(subsets) > 8
    results = distribution(exercise, answers(exercise, *wrong, right))
    assert [group.number for group in results.groups if group.ok] == [1]
    assert len(results.groups) == len(set(map(tuple, wrong))) + 1
    assert sum(group.number for group in results.groups) == results.answered == len(wrong) + 1


def test_without_answers_there_is_no_commonest_mistake():
    results = distribution(generate("BO-04", "legal", 7), [])
    assert (results.answered, results.groups, results.mistake) == (0, (), None)


def test_a_shown_worked_answer_does_not_count_as_an_answer():
    results = distribution(generate("BO-04", "legal", 7), [result("a", shown=True)])
    assert (results.answered, results.shown, results.groups) == (0, 1, ())


@pytest.mark.parametrize("answer", ['["none"]', "7", '"none"', '{"a": 1}', "null", "[7]"])
def test_a_saved_answer_that_no_longer_fits_is_left_out(answer):
    exercise = generate("BO-04", "legal", 7)
    results = distribution(exercise, [replace(result("a"), answer=answer)])
    assert results.groups == ()
    assert not any(number for _, _, _, number in results.picked)


def test_a_timed_question_has_a_fair_end_for_slow_networks():
    question = Question(1, DEAL, closes_at=NOW)
    assert question.accepts(NOW + FAIR_MS - 1)
    assert not question.accepts(NOW + FAIR_MS)
    assert not replace(question, closes_at=None, closed=True).accepts(NOW)


@pytest.mark.parametrize("text", ["=1+1", "+33", "-2", "@x", "\tx"])
def test_a_cell_that_a_spreadsheet_would_compute_is_exported_as_text(text):
    assert safe_cell(text) == f"'{text}"


def test_the_table_has_a_row_for_each_answer_and_no_formula(room):
    member, _, _ = room.join("=HYPERLINK(1)")
    exercise = generate("BO-04", "legal", 7)
    given = answers(exercise, [exercise.schema.items[0].id])[0]
    answered(room, replace(given, member=member.id, ok=False))
    text = csv_text(room, lambda _lesson, _kind: "Quelles cartes ?")
    head, row, end = text.split("\r\n")
    assert head.startswith("élève;moment;leçon")
    assert row.startswith("'=HYPERLINK(1);")
    assert ";faux;" in row
    assert end == ""
    assert len(row.split(";")) == len(head.split(";"))


def test_a_sheet_says_what_was_missed_and_why(room):
    member, _, _ = room.join("Loutre")
    room.join("Renard")
    exercise = generate("BO-04", "legal", 7)
    wrong = next(
        [item.id] for item in exercise.schema.items if (item.id,) != answer_key(exercise).answer
    )
    given = replace(answers(exercise, wrong)[0], member=member.id, ok=False)
    answered(room, given)
    first, second = sheets(room, lambda _lesson, _kind: "", right_answer, sheet_scene)
    assert (first["name"], first["rows"][0]["right"], first["rows"][0]["of"]) == ("Loutre", 0, 1)
    content = first["missed"][0]
    assert content["reason"]
    assert content["code"] == deal_code(exercise)
    # The question is shown with all cards that are needed to understand it.
    cards = {str(play.card) for play in exercise.scene.plays}
    ids = {
        *content["position"]["scene"]["hand"],
        *(item["card"] for item in content["position"]["offered"]),
    }
    assert {play["card"] for play in content["position"]["scene"]["plays"]} == cards
    assert ids == {str(item.card) for item in exercise.schema.items}
    assert second["rows"] == []


def test_an_answer_of_another_form_is_not_counted_as_an_answer():
    with pytest.raises(AnswerError):
        read_answer(generate("BO-04", "legal", 7).schema, {"x": 1})
