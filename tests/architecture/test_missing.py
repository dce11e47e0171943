"""Tests that each recipe in docs/howto has a check, and that each check reports what is missing."""

import re
from dataclasses import replace

import pytest

from cartes_lib.asking import Message
from cartes_lib.asking.registry import kind_of
from cartes_lib.lessons import lessons
from cartes_lib.rulebook import rules
from cartes_widgets.classroom.model.sessions import SessionError
from tests import missing, missing_games
from tests.game_files import missing_files
from tests.missing_guesses import wrong_guesses
from tests.sources import ROOT, line_with


def test_each_recipe_has_a_check_and_names_the_command():
    pages = {file.stem: file.read_text("utf-8") for file in (ROOT / "docs/howto").glob("*.md")}
    pages.pop("index", None)
    assert set(pages) == set(missing.CHECKS)
    assert all(f"make missing ARGS={name}" in text for name, text in pages.items())


@pytest.mark.parametrize("name", missing.CHECKS)
def test_nothing_is_missing(name):
    assert list(missing.CHECKS[name]()) == []


def test_a_rule_without_sentence_test_or_lesson_is_named_with_file_and_line(monkeypatch):
    rule = replace(rules()["BOT-SET-02"], id="BOT-SET-99", taught_by=("BO-99",))
    rule = replace(rule, code=("cards.Card", "score.deal_points", "score.none"))
    monkeypatch.setattr(missing, "rules", lambda: {rule.id: rule})
    at = "cartes_lib/botifarra/rulebook.toml:1"
    assert list(missing.missing_of_rules()) == [
        f"{at}: rule BOT-SET-99 has no sentence rule-BOT-SET-99 in any botifarra-rules.ftl",
        f"{at}: rule BOT-SET-99 is taught by BO-99, which lessons.toml does not have",
        f"{at}: rule BOT-SET-99 names code score.none, which cartes_lib/botifarra lacks",
        f'{at}: no test is marked @pytest.mark.rule("BOT-SET-99")',
    ]


def test_a_refusal_without_sentence_is_named_with_file_and_line(monkeypatch):
    monkeypatch.setattr(missing, "has_message", lambda key: key != "verdict-botifarra-not-in-hand")
    (report,) = missing.missing_of_rules()
    place, _, text = report.partition(": ")
    assert re.fullmatch(r"cartes_lib/botifarra/judge\.py:[1-9]\d+", place)
    assert text == "no botifarra.ftl has verdict-botifarra-not-in-hand"


def test_an_option_that_nothing_reads_or_tests_is_named(monkeypatch):
    monkeypatch.setattr(missing, "engine_of", lambda _game: ("rules.target",))
    monkeypatch.setattr(missing, "tests_of", lambda _folder: "")
    reports = [line.partition(": ")[2] for line in missing.missing_of_options()]
    assert "no module of cartes_lib/balco reads option end" in reports
    assert "no module of cartes_lib/balco reads option target" not in reports
    assert "no test of tests/engine names option target" in reports


def test_a_kind_without_words_place_or_example_is_named_with_file_and_line(monkeypatch):
    winner = kind_of("botifarra", "winner")
    file = ROOT / "cartes_lib/asking/botifarra/tricks.py"
    line = file.read_text("utf-8").splitlines().index("class Winner(_TrickKind):") + 1
    at = f"cartes_lib/asking/botifarra/tricks.py:{line}"
    assert list(missing.missing_of_kind(winner)) == []
    monkeypatch.setattr(missing, "has_message", lambda key: key != "prompt-trick-winner")
    monkeypatch.setattr(missing, "has_positions", lambda _kind: False)
    monkeypatch.setattr(missing, "all_code", lambda: "")
    words, cell = missing.missing_of_kind(winner)
    assert words == (
        f"{at}: no exercises-botifarra.ftl has prompt-trick-winner, which kind winner uses"
    )
    assert 'no cell calls guess("botifarra", "winner", ...)' in cell
    assert re.match(r"tutorials/fr/guesses\.ipynb:[1-9]\d+: ", cell)


def test_a_kind_that_fails_is_named_with_file_and_line(monkeypatch):
    def fails(*_args):
        raise TypeError("no hint")

    monkeypatch.setattr(missing, "ask_random", fails)
    (report,) = missing.missing_of_kind(kind_of("botifarra", "winner"))
    assert re.fullmatch(
        r"cartes_lib/asking/botifarra/tricks\.py:[1-9]\d+: "
        "kind winner cannot be asked: TypeError: no hint",
        report,
    )


def test_a_kind_in_an_unknown_lesson_is_named_with_file_and_line(monkeypatch):
    winner = kind_of("botifarra", "winner")
    there = {key: entry for key, entry in lessons().items() if key != "BO-03"}
    monkeypatch.setattr(missing, "lessons", lambda: there)
    report = next(missing.missing_of_kind(winner))
    assert re.match(r"cartes_lib/asking/botifarra/tricks\.py:[1-9]\d+: ", report)
    assert report.endswith(": kind winner is in BO-03, which no lessons.toml has")


def test_a_guess_that_cannot_be_asked_is_named_with_file_and_line():
    file = ROOT / "tutorials/fr/guesses.ipynb"
    code = file.read_text("utf-8")
    line = code[: code.index('guess(\\"botifarra\\", \\"next\\"')].count("\n") + 1
    call = 'guess("botifarra", "next", trick="12o 9o")'
    assert list(wrong_guesses([(file, call)])) == []
    (report,) = wrong_guesses([(file, call.replace("12o 9o", "12x"))])
    assert "12x" in report
    (report,) = wrong_guesses([(file, 'guess("botifarra", "next"\n)')])
    assert report.startswith(f"tutorials/fr/guesses.ipynb:{line}: TypeError: ")


def test_a_widget_that_only_another_test_names_lacks_a_test(monkeypatch):
    monkeypatch.setattr(missing, "tests_of", lambda _folder: "")
    reports = list(missing.missing_of_widgets())
    assert any(line.endswith(": no test of tests/widgets names Seats") for line in reports)


def test_a_lesson_without_notebook_is_named_with_file_and_line(monkeypatch):
    notebooks = {key: file for key, file in missing.notebooks().items() if key != "BO-03"}
    monkeypatch.setattr(missing, "notebooks", lambda: notebooks)
    text = (ROOT / "cartes_lib/botifarra/lessons.toml").read_text("utf-8")
    line = text.splitlines().index('id = "BO-03"') + 1
    at = f"cartes_lib/botifarra/lessons.toml:{line}"
    assert list(missing.missing_of_lessons()) == [
        f"{at}: lesson BO-03 has no notebook tutorials/<language>/botifarra/03_<topic>.ipynb",
    ]


def test_a_lesson_with_another_title_language_or_goal_is_named_with_file_and_line(monkeypatch):
    lesson = replace(lessons()["BO-03"], exercises=(), mastery=())
    monkeypatch.setattr(missing, "lessons", lambda: {**lessons(), "BO-03": lesson})
    monkeypatch.setattr(missing, "heading_of", lambda _file: "No heading")
    monkeypatch.setattr(missing, "is_stale", lambda lang: lang == "en")
    goal, *reports = missing.missing_of_lessons()
    assert goal.endswith(": lesson BO-03 needs an exercise and a goal in mastery")
    assert re.fullmatch(
        r"tutorials/fr/balco/01_\w+\.ipynb:[1-9]\d*: the first line is not '# ' and the title",
        reports[0],
    )
    copied = "cartes_lib/messages/locales/en/lessons.ftl:1"
    assert f"{copied}: not the titles of the notebooks: run make home-links" in reports


def test_a_widget_without_script_or_cell_is_named_with_file_and_line(monkeypatch):
    monkeypatch.setattr(missing, "FRONT", ROOT / "docs")
    monkeypatch.setattr(missing, "code_of", lambda _file: "")
    reports = list(missing.missing_of_widgets())
    script = "Seats has no script docs/seats.js"
    (report,) = [line for line in reports if line.endswith(script)]
    assert re.match(r"widgets/cartes_widgets/lesson_widgets/seats\.py:[1-9]\d+: ", report)
    (report,) = [line for line in reports if line.endswith("no cell calls seats")]
    assert re.match(r"tutorials/fr/gallery\.ipynb:[1-9]\d*: ", report)
    assert not report.startswith("tutorials/fr/gallery.ipynb:1:")


def test_a_widget_without_its_labels_is_named_with_file_and_line(monkeypatch):
    monkeypatch.setattr(missing, "messages_with_prefix", lambda begin: begin != "seats-")
    (report,) = missing.missing_of_widgets()
    assert re.fullmatch(
        r"widgets/cartes_widgets/lesson_widgets/seats\.py:[1-9]\d+: "
        "no catalogue has a key seats-<label>",
        report,
    )


def test_a_widget_that_no_function_returns_is_named_with_file_and_line(monkeypatch):
    monkeypatch.setattr(missing, "widget_class", lambda _call: None)
    (report,) = [line for line in missing.missing_of_widgets() if line.endswith("return Seats")]
    assert re.match(r"widgets/cartes_widgets/lesson_widgets/seats\.py:[1-9]\d+: ", report)


def test_a_language_without_home_or_dictionary_is_named_with_file_and_line(monkeypatch):
    monkeypatch.setattr(missing, "LANGUAGES", (*missing.LANGUAGES, "xx"))
    reports = list(missing.missing_of_languages())
    assert [re.sub(r":\d+: ", ": ", line) for line in reports] == [
        "tutorials/xx/index.ipynb: is missing: no menu offers language xx yet",
        "widgets/package.json: devDependencies lack dictionary-xx",
    ]
    assert all(re.search(r":\d+: ", line) for line in reports)


def test_a_language_without_name_or_words_of_lessons_is_named(monkeypatch, tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "xx").mkdir()
    monkeypatch.setattr(missing, "LOCALES", tmp_path)
    monkeypatch.setattr(missing, "LANGUAGES", ("xx",))
    monkeypatch.setattr(missing, "TUTORIALS", tmp_path / "tutorials")
    (tmp_path / "tutorials/xx/truco").mkdir(parents=True)
    (tmp_path / "tutorials/xx/truco/01_cards.ipynb").touch()
    name, *_, words = missing.missing_of_languages()
    assert re.fullmatch(r"cartes_lib/messages/language\.py:[1-9]\d+: ENDONYMS lacks \"en\"", name)
    assert words == "docs/lesson_words.toml:1: has no table [xx]"


def test_a_file_that_a_game_lacks_is_named_with_the_line_of_the_game(tmp_path):
    assert list(missing_files()) == []
    first = next(missing_files(tmp_path))
    assert re.fullmatch(
        r"cartes_lib/game_ids\.py:[1-9]\d+: game botifarra lacks cartes_lib/botifarra/game\.py",
        first,
    )
    empty = tmp_path / "cartes_lib/botifarra/game.py"
    empty.parent.mkdir(parents=True)
    empty.touch()
    first = next(missing_files(tmp_path))
    assert first.startswith("cartes_lib/botifarra/game.py:1: declares no GAME = ")


def test_a_game_without_words_lessons_or_kinds_is_named_with_file_and_line(monkeypatch):
    lacking = ("game-truco.known", "coach-truco-sings", "session-truco-2.notes")
    monkeypatch.setattr(missing_games, "has_message", lambda key: key not in lacking)
    monkeypatch.setattr(missing_games, "lessons", dict)
    monkeypatch.setattr(missing_games, "kinds", lambda _game: ())
    reports = [line for line in missing.missing_of_games() if "truco" in line]
    assert [line.partition(": ")[2] for line in reports] == [
        *(f"no catalogue has {entry}" for entry in lacking),
        "cartes_lib/truco/lessons.toml has no lesson TR-01",
        "cartes_lib/asking/truco/ has no kinds of questions",
    ]
    assert all(re.match(r"cartes_lib/game_ids\.py:[1-9]\d+: ", line) for line in reports)


def test_a_wrong_session_is_named_with_file_and_line(monkeypatch):
    def fails(*_args):
        raise SessionError(8, "no such lesson")

    monkeypatch.setattr(missing_games, "read_session", fails)
    first = next(missing.missing_of_games())
    assert first.startswith("widgets/cartes_widgets/games/botifarra/session.toml:8: ")
    assert "no such lesson" in first


def test_a_house_player_without_a_line_is_named(monkeypatch):
    monkeypatch.setattr(missing_games, "has_message", lambda key: key != "person-pere.passed")
    (report,) = missing.missing_of_games()
    assert re.fullmatch(
        r"cartes_lib/game_ids\.py:[1-9]\d+: no catalogue has person-pere\.passed", report
    )


def test_a_message_that_the_code_of_a_game_names_is_named_with_file_and_line(monkeypatch):
    monkeypatch.setattr(missing_games, "has_message", lambda key: key != "felt-balcony-label")
    (report,) = missing.missing_of_games()
    assert re.fullmatch(
        r"widgets/cartes_widgets/games/balco/scene\.py:[1-9]\d+: "
        "no catalogue has felt-balcony-label",
        report,
    )


def test_a_name_that_another_game_has_is_named(monkeypatch):
    names = {"variant": {"botifarra": ["free"], "truco": ["free", "own"], "balco": []}.get}
    monkeypatch.setattr(missing_games, "NAMES", names)
    (report,) = missing.missing_of_games()
    assert re.fullmatch(
        r"cartes_lib/game_ids\.py:[1-9]\d+: "
        "variant free needs another name: botifarra has one of that name",
        report,
    )


def test_a_variable_that_a_message_of_a_kind_does_not_get_is_named():
    messages = [Message("why-multiplier", {"times": 2}), Message("why-multiplier", {"time": 2})]
    (fault,) = missing.faults_in(messages)
    assert fault == "why-multiplier: Unknown external: times"


def test_an_offered_option_without_words_is_named_with_file_and_line(monkeypatch):
    monkeypatch.setattr(missing, "has_message", lambda key: key != "custom-botifarra-target")
    (report,) = missing.missing_of_options()
    assert re.match(r"cartes_lib/botifarra/rules\.py:[1-9]\d+: option target is offered: ", report)


def test_a_line_is_the_first_that_holds_the_text():
    place = line_with(ROOT / "cartes_lib/botifarra/rulebook.toml", '"BOT-SET-02"')
    assert place == "cartes_lib/botifarra/rulebook.toml:11"
