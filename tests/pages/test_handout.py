"""Tests of handouts: exercises to print, and the answers on a separate sheet."""

import contextlib
import re
from concurrent.futures import ThreadPoolExecutor
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from cartes_lib.asking import answer_key, exercise_kinds, generate
from cartes_lib.asking.render import message_text, public
from cartes_lib.lessons import lessons
from cartes_lib.messages import LANGUAGES, format_message, lesson_title, use_language
from cartes_widgets.commands.cli import main
from cartes_widgets.pages.handout import A_PAGE, handout, random_exercises
from cartes_widgets.pages.handout_layout import layout_of
from tests.browser.conftest import windowless
from tests.foreign import foreign_words

OFFERED = [lesson for lesson in lessons() if exercise_kinds(lesson)]


def parts(page):
    sheet, _, key = page.partition("<section class='key'>")
    assert key
    return sheet, key


@pytest.mark.parametrize("lesson", OFFERED)
def test_the_key_has_every_answer_and_the_sheet_none(lesson):
    exercises = random_exercises(lesson, 6, seed=3)
    sheet, key = parts(handout(exercises))
    assert sheet.count("class='exercise'") == 6
    # A teacher has the rules by their ids, and not the text of the rulebook with its lines.
    assert not re.search(r"\bligne \d", sheet + key)
    for exercise in exercises:
        reason = message_text(answer_key(exercise).why).replace("'", "&#x27;")
        assert reason in key
        # If terms are matched with meanings, the sheet must show the meanings, in any order.
        assert exercise.kind == "term" or reason not in sheet
        assert answer_key(exercise).rule in key
        assert answer_key(exercise).rule not in re.sub(r"BO-|TR-|BA-", "", sheet)


def test_the_key_begins_on_a_new_sheet_of_a4_and_nothing_is_fetched():
    page = handout(random_exercises("BO-04", 4, seed=3))
    assert "size: A4" in page
    assert ".key { break-before: page; }" in page
    assert not re.search(r"(src|href)=\"(?!#)", page)


def test_earlier_tricks_are_printed_as_cards_with_their_leader():
    (exercise,) = random_exercises("BO-15", 1, seed=3)
    sheet, _ = parts(handout([exercise]))
    tricks = exercise.scene.tricks
    assert sheet.count("Pli ") == len(tricks) > 0
    for trick in tricks:
        pictures = "".join(f".*#card-{play.card}" for play in trick)
        assert re.search(pictures, sheet, re.DOTALL)
    assert "Pli 1, entame\N{NO-BREAK SPACE}: partenaire<" in sheet


def test_a_hand_and_a_table_of_cards_have_their_headings():
    sheet, _ = parts(handout(random_exercises("BO-16", 2, seed=3)))
    assert sheet.count("<p>Votre main</p>") == 2
    assert sheet.count("<p>Cartes tombées</p>") == 2


def test_a_long_place_is_answered_by_its_letter():
    exercise = next(item for item in random_exercises("BO-17", 4, seed=3) if item.kind == "sort")
    sheet, key = parts(handout([exercise]))
    assert "<ol type='A' class='places'><li>À quatre, par paires</li>" in sheet
    letters = {item.id: "ABCD"[place] for place, item in enumerate(exercise.schema.targets)}
    given = [letters[answer_key(exercise).answer[item.id]] for item in exercise.schema.items]
    strong = re.search("<strong>(.*?)</strong>", key)[1]
    assert re.findall(r": ([A-D])\b", strong.replace("\N{NO-BREAK SPACE}", "")) == given


def test_a_number_on_the_key_has_its_unit_or_the_label_of_its_part():
    _, key = parts(handout(random_exercises("TR-07", 2, seed=3)))
    assert re.search(r"<strong>\d+\N{NO-BREAK SPACE}points</strong>|<strong>\d points", key)
    _, key = parts(handout(random_exercises("BO-17", 2, seed=3)))
    assert "points des deux cartes" in key.lower()


@pytest.mark.parametrize(
    ("lesson", "kind", "least"),
    [
        ("BO-02", "value", 12),
        ("BO-04", "legal", 10),
        ("BO-04", "why", 11.5),
        ("BO-10", "call", 11.5),
        ("BO-06", "play", 12),
        ("TR-05", "value", 15),
        ("TR-05", "duel", 15),
        ("BA-03", "legal", 15),
        ("BA-11", "odds", 12),
    ],
)
def test_cards_are_large_enough_for_the_other_side_of_the_table(lesson, kind, least):
    for level in (1, 3):
        for seed in range(30):
            shown = public(generate(lesson, kind, seed, level))
            scene, schema = shown["scene"], shown["answer"]
            if any("card" in item for item in schema.get("items", ())):
                scene = {**scene, "hand": []}
            assert layout_of(scene, schema).card >= least, (level, seed)


PAGE = re.compile(rb"/Type\s*/Page\b")

WIDEST_PART = "all => Math.max(...all.map((node) => node.getBoundingClientRect().right))"


@pytest.fixture(scope="module")
def printer():
    """A function that prints a sheet; returns the PDF as bytes, and the width of the sheet.

    It runs in another thread, since browser tests may keep an event loop running in this one.
    """
    opened = contextlib.ExitStack()

    def begin():
        playwright = opened.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=windowless(), args=["--no-sandbox"])
        opened.callback(browser.close)
        # 688 is the width of the paper within its margins. Invisible parts are not painted, so
        # the height may be small.
        return browser.new_page(viewport={"width": 688, "height": 100})

    with ThreadPoolExecutor(1) as thread:
        page = thread.submit(begin).result()

        def printed(sheet):
            page.set_content(sheet)
            pages = page.pdf(prefer_css_page_size=True)
            return pages, page.locator("main *").evaluate_all(WIDEST_PART)

        yield lambda sheet: thread.submit(printed, sheet).result()
        thread.submit(opened.close).result()


PRINTED = [(lesson, level) for lesson in OFFERED for level in (1, 3)]
LONG = ("BO-02", "BO-04", "BO-05", "BO-14", "BO-15", "BO-16", "TR-14", "BA-02", "BA-11")
WIDEST = [(item, 3) for item in LONG]
"""The longest sheets, as lesson and level; the others are printed in the long run."""


@pytest.mark.browser
@pytest.mark.parametrize(
    ("lesson", "level"),
    [
        *WIDEST,
        *(pytest.param(*item, marks=pytest.mark.long) for item in PRINTED if item not in WIDEST),
    ],
)
def test_four_exercises_are_printed_on_each_page(printer, lesson, level):
    sheet, _ = parts(handout(random_exercises(lesson, 3 * A_PAGE, 3, level)))
    printed, wide = printer(sheet)
    assert len(PAGE.findall(printed)) == 3
    assert wide <= 688, "nothing is wider than the paper"


@pytest.mark.browser
def test_a_browser_of_this_computer_makes_a_pdf_of_it(tmp_path, capsys):
    assert main(["handout", "BO-04", "--seed", "5", "--pdf", "--into", str(tmp_path)]) == 0
    file = tmp_path / "BO-04-5.pdf"
    assert str(file) in capsys.readouterr().out
    assert len(PAGE.findall(file.read_bytes())) >= 3, "two sheets of four, and the key"


def test_without_a_browser_the_page_is_written_and_a_message_explains_how_to_print_it(
    tmp_path, capsys, monkeypatch
):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("cartes_widgets.commands.handout.BROWSERS", ())
    assert main(["handout", "BO-04", "--pdf", "--into", str(tmp_path)]) == 2
    output = capsys.readouterr().err
    assert "Aucun navigateur" in output
    assert str(tmp_path / "BO-04-1.html") in output
    assert (tmp_path / "BO-04-1.html").is_file()


def test_all_kinds_of_a_lesson_take_turns():
    kinds = [exercise.kind for exercise in random_exercises("BO-01", 6, seed=3)]
    assert kinds == list(exercise_kinds("BO-01")) * 2


def test_the_same_seed_prints_the_same_sheet():
    assert handout(random_exercises("TR-05", 5, 8)) == handout(random_exercises("TR-05", 5, 8))


def test_a_variant_is_asked_where_an_exercise_knows_it():
    asked = random_exercises("BO-04", 2, 3, rules="obligada")
    assert {item.rules for item in asked} == {"obligada"}
    assert {exercise.rules for exercise in random_exercises("BO-04", 2, 3, rules="nowhere")} == {
        "lliure"
    }


def test_the_command_writes_one_file(tmp_path, capsys):
    assert main(["handout", "bo-04", "--seed", "5", "--number", "3", "--into", str(tmp_path)]) == 0
    (file,) = tmp_path.iterdir()
    assert file.name == "BO-04-5.html"
    assert file.name in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_and_its_key_are_in_the_language_that_is_asked_for(lang, tmp_path):
    asked = ["TR-05", "--number", "4", "--lang", lang, "--into", str(tmp_path)]
    assert main(["handout", *asked]) == 0
    page = (tmp_path / "TR-05-1.html").read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    with use_language(lang):
        for message in (
            lesson_title("TR-05"),
            format_message("handout-name"),
            format_message("handout-key"),
        ):
            assert escape(message) in page
    text = re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL)
    assert foreign_words(text, lang) == []


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["BO-99"], "pas d’exercices"),
        *(([lesson], "pas d’exercices") for lesson in lessons() if lesson not in OFFERED),
        (["../../etc"], "pas d’exercices"),
        (["BO-071"], "BO-071"),
        (["BO-04-VC222E"], "BO-04-VC222E"),
        (["BO-04", "--variant", "libre"], "Elle connaît : lliure, obligada"),
        (["BO-02", "--variant", "lliure"], "que dans une variante"),
        (["BO-04", "--number", "0"], "n’est pas un nombre d’exercices"),
        (["BO-04", "--number", "41"], "n’est pas un nombre d’exercices"),
        (["BO-04", "--level", "9"], "niveau"),
        (["BO-04", "--seed", "999999999"], "numéro de série"),
        (["BO-04", "--into", f"{__file__}/at/all"], "est un fichier, et non un dossier"),
    ],
)
def test_a_handout_that_cannot_be_printed_is_explained(arguments, expected, capsys):
    assert main(["handout", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert expected in output.err
    assert "Traceback" not in output.err


def test_a_missing_folder_is_created_and_a_failure_is_reported(tmp_path, monkeypatch, capsys):
    into = tmp_path / "class" / "sheets"
    assert main(["handout", "BO-07", "--into", str(into)]) == 0
    assert [file.name for file in into.iterdir()] == ["BO-07-1.html"]

    def refuse(*_, **__):
        raise OSError(5, "of the system", str(into))

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert main(["handout", "BO-07", "--into", str(into)]) == 2
    output = capsys.readouterr().err
    assert f"La feuille ne peut pas être écrite\u00a0: {into}" in output
    assert "QR" not in output
