"""Tests of homework in a real browser: opened by a link, submitted when the student joins."""

from datetime import date, timedelta

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, deal_code, exercise_kinds, generate
from cartes_lib.asking.homework import new_homework
from cartes_lib.asking.render import message_text
from cartes_widgets.pages.homework_link import signed_homework
from tests.classroom.wire import of_member

from .conftest import visiting
from .pages import CUT, answer, is_graded_at_touch, wait_until_rendered
from .test_pages import is_for_all

EXERCISES = [
    generate("BO-04", "legal", 7),
    generate("TR-05", exercise_kinds("TR-05")[0], 3),
    generate("BA-03", exercise_kinds("BA-03")[0], 5),
]
COMING, PAST = date.today() + timedelta(7), date.today() - timedelta(7)
PAGE = "voila/render/fr/homework.ipynb"
STORED = "JSON.parse(localStorage.getItem('cartes-homework-v1') ?? '{}')"
each_window = pytest.mark.parametrize("window", [(360, 740), (1280, 720)])


def link_of(until):
    return signed_homework(new_homework(until, EXERCISES)).text


def open_homework(page, address, text):
    page.goto(f"{address}{PAGE}?homework={text}")
    wait_until_rendered(page)


def do(page, number, given=None):
    """Answers exercise `number`, which the page shows, and opens the next one.

    `given` is the answer; None stands for the right answer.
    """
    exercise = EXERCISES[number - 1]
    given = answer_key(exercise).answer if given is None else given
    expect(page.locator(".cartes-homework-list [aria-current]")).to_have_text(str(number))
    answer(page, page.locator(".cartes-exercise"), exercise.schema, given)
    main = page.locator("[data-do=main]")
    if not is_graded_at_touch(exercise.schema):
        main.click()
    expect(page.locator(".cartes-homework-list [role=img]")).to_have_count(number)
    expect(page.locator("[data-do=hint]")).to_be_hidden()
    assert page.evaluate(CUT) == []
    main.click()


def do_all(page, seen, address):
    """Does the homework on a new page: the first exercise wrong, the others right."""
    open_homework(page, address, link_of(COMING))
    message = page.locator(".cartes-homework-message")
    expect(message).to_contain_text("0 sur 3")
    expect(page.locator(".cartes-homework-late")).to_be_hidden()
    assert '"ok"' not in seen.wire.replace('"ok": {', "")
    right, items = answer_key(EXERCISES[0]).answer, EXERCISES[0].schema.items
    do(page, 1, [next(item.id for item in items if item.id not in right)])
    do(page, 2)
    # A page that is opened again continues where it was.
    open_homework(page, address, link_of(COMING))
    expect(message).to_contain_text("2 sur 3")
    expect(page.locator(".cartes-homework-wrong")).to_have_text("1 ✗")
    do(page, 3)
    expect(message).to_have_text("Tout est fait\u00a0: 2 sur 3 justes.")
    expect(message).to_be_focused()


def join(page, open_class, name):
    """Enters the class as `name`; returns the part of the page about homework that arrived."""
    page.goto(f"{open_class.address}class/{open_class.code}")
    page.locator("[name=typed]").fill(name)
    page.get_by_role("button", name="Entrer", exact=True).click()
    handed = page.locator("[data-homework]")
    expect(handed).to_have_text("Votre travail à la maison est arrivé\u00a0: 3 sur 3.")
    assert page.evaluate(CUT) == []
    return handed


@each_window
def test_homework_is_done_by_a_link_and_counted_when_its_student_joins(open_class, browser, window):
    name = f"Loutre {window[0]}"
    with visiting(browser, open_class.address) as (page, seen):
        page.set_viewport_size({"width": window[0], "height": window[1]})
        do_all(page, seen, open_class.address)
        handed = join(page, open_class, name)
        state = open_class.teacher.until(lambda s: of_member(s, name)["homework"] is not None)
        assert of_member(state, name)["homework"] == [3, 3]
        with visiting(browser, open_class.address) as (board, _):
            board.goto(open_class.command("link")["link"])
            board.locator("details:has(#cartes-students) > summary").click()
            row = board.locator("#cartes-students li").filter(has_text=name)
            expect(row).to_contain_text("3 sur 3")
        open_class.command("ask", code="BO-04-VC222E")
        expect(page.locator(".cartes-exercise")).to_be_visible()
        expect(handed).to_have_count(0)
        open_class.command("free")
        expect(page.locator("#cartes-stage h1")).to_be_visible()
        # The answers are sent once to each room, and they stay on the device.
        sent = [url for url in seen.requests if "class/homework?" in url]
        page.reload()
        expect(page.locator("#cartes-stage h1")).to_be_visible()
        assert [url for url in seen.requests if "class/homework?" in url] == sent
        (saved,) = page.evaluate(STORED).values()
        assert (len(saved["answers"]), saved["isTaken"]) == (3, True)
        open_homework(page, open_class.address, link_of(COMING))
        expect(page.locator(".cartes-homework-more")).to_have_text("L’enseignant a vos réponses.")
        assert (seen.errors, seen.elsewhere) == ([], [])


def test_a_sorting_exercise_is_printed_with_the_names_of_its_places(open_class, browser):
    sorting = generate("TR-01", "sort", 7)
    homework = signed_homework(new_homework(COMING, [sorting])).text
    with visiting(browser, open_class.address) as (page, seen):
        open_homework(page, open_class.address, homework)
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        for place in sorting.schema.targets:
            expect(page.get_by_text(message_text(place.message), exact=True).last).to_be_visible()
        assert (seen.errors, seen.elsewhere) == ([], [])


def test_all_questions_are_printed_and_the_screen_is_as_before(open_class, browser):
    with visiting(browser, open_class.address) as (page, seen):
        open_homework(page, open_class.address, link_of(COMING))
        expect(page.locator(".cartes-homework-list [aria-current]")).to_have_text("1")
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        questions = page.locator(".cartes-paper > li")
        expect(questions).to_have_count(3)
        for number, exercise in enumerate(EXERCISES):
            question = questions.nth(number)
            expect(question.locator(".cartes-prompt")).to_have_text(message_text(exercise.prompt))
            expect(question).to_contain_text(deal_code(exercise))
        expect(page.locator(".cartes-exercise:visible")).to_have_count(3)
        # On paper, an answer that is not chosen has no sign.
        paper = page.locator(".cartes-paper")
        assert paper.locator(".cartes-dot").count() > 0
        expect(paper.locator(".cartes-dot > *").filter(visible=True)).to_have_count(0)
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        page.emulate_media(media="screen")
        expect(questions).to_have_count(0)
        do(page, 1)
        assert (seen.errors, seen.elsewhere) == ([], [])


def test_after_its_day_the_page_says_so_and_the_class_sees_what_came_later(open_class, browser):
    with visiting(browser, open_class.address) as (page, seen):
        open_homework(page, open_class.address, link_of(PAST))
        expect(page.locator(".cartes-homework-late")).to_contain_text("Vous pouvez encore répondre")
        page.get_by_role("button", name="Exercice 2").click()
        expect(page.locator(".cartes-homework-list [aria-current]")).to_have_text("2")
        exercise = EXERCISES[1]
        answer(page, page.locator(".cartes-exercise"), exercise.schema, answer_key(exercise).answer)
        if not is_graded_at_touch(exercise.schema):
            page.locator("[data-do=main]").click()
        expect(page.locator(".cartes-homework-right")).to_have_text("2 ✓")
        page.goto(f"{open_class.address}class/{open_class.code}")
        page.locator("[name=typed]").fill("Tardive")
        page.get_by_role("button", name="Entrer", exact=True).click()
        expect(page.locator("[data-homework]")).to_contain_text("1 sur 3")
        _, table = open_class.teacher.ask("class/students.csv?lang=fr")
        line = next(line for line in table.splitlines() if line.startswith("Tardive"))
        assert line.endswith("1 sur 3, dont 1 juste, 1 en retard")
        assert seen.errors == []


def test_a_link_that_is_damaged_or_missing_is_explained(visit, address):
    page, _ = visit
    message = page.locator(".cartes-homework-message")
    for query, text in (
        (f"?homework={link_of(COMING)[:-30]}", "Ce lien est abîmé"),
        ("", "s’ouvre avec le lien"),
        ("?homework=x&homework=y", "s’ouvre avec le lien"),
    ):
        page.goto(f"{address}{PAGE}{query}")
        wait_until_rendered(page)
        expect(message).to_contain_text(text)
        expect(page.locator(".cartes-exercise")).to_be_hidden()
        expect(page.locator(".cartes-homework a")).to_be_visible()
    assert page.evaluate(STORED) == {}


def test_axe_finds_nothing_serious_before_an_answer_after_one_and_at_the_end(visit, address):
    page, _ = visit
    open_homework(page, address, link_of(PAST))
    expect(page.locator(".cartes-exercise")).to_be_visible()
    is_for_all(page)
    do(page, 1)
    is_for_all(page)
    do(page, 2)
    do(page, 3)
    expect(page.locator(".cartes-homework-more")).to_be_visible()
    is_for_all(page)


def test_homework_of_another_server_is_refused_with_words_and_stays(open_class, browser):
    with visiting(browser, open_class.address) as (page, _):
        text = new_homework(COMING, EXERCISES).signed("0" * 20).text
        open_homework(page, open_class.address, text)
        do(page, 1)
        page.goto(f"{open_class.address}class/{open_class.code}")
        page.locator("[name=typed]").fill("Étrangère")
        page.get_by_role("button", name="Entrer", exact=True).click()
        handed = page.locator("[data-homework]")
        expect(handed).to_contain_text("n’a pas été donné depuis l’ordinateur de cette classe")
        (saved,) = page.evaluate(STORED).values()
        assert (len(saved["answers"]), saved["isTaken"]) == (1, False)
        page.reload()
        expect(page.locator("#cartes-stage h1")).to_be_visible()
        expect(handed).to_have_count(0)
