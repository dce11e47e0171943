"""Tests of the base of all widgets: the loading of the front end, and checks of page input."""

import json
import random
import shutil
import subprocess

import pytest

from cartes_widgets import lesson
from cartes_widgets.core.assets import stylesheet
from cartes_widgets.core.base import Widget, ui_texts
from cartes_widgets.core.bundler import widgets_script
from cartes_widgets.deck import drawings
from cartes_widgets.deck.guests import face_drawings
from cartes_widgets.lesson import cards_shown, ladder, level, seed, walkthrough
from cartes_widgets.lesson_widgets import hand

from .page import post
from .walking import walked


def descendants(kind):
    return {kind, *(each for child in kind.__subclasses__() for each in descendants(child))}


MODULES = sorted({widget.module for widget in descendants(Widget) if widget.module})
RENDERS = """
import { pathToFileURL } from "node:url";
const nothing = () => null;
globalThis.document = { addEventListener: nothing, getElementById: nothing };
globalThis.addEventListener = nothing;
const { modules } = await import(pathToFileURL(process.argv[1]));
const rendering = Object.entries(modules).filter(([, module]) => module.default?.render);
console.log(JSON.stringify(rendering.map(([path]) => path)));
"""


def test_one_script_renders_every_widget_and_needs_no_other_file(tmp_path):
    file = tmp_path / "widgets.mjs"
    file.write_text(widgets_script(), "utf-8")
    node = shutil.which("node")
    assert node, "there is no Node"
    program = [node, "--input-type=module", "-e", RENDERS, str(file)]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert {f"front/{module}.js" for module in MODULES} <= set(json.loads(done.stdout))


def test_a_widget_gets_the_labels_of_all_widgets_and_its_own():
    own = {*lesson.seats().texts} - {*ui_texts()}
    assert own
    assert all(key.startswith("seats-") for key in own)
    assert {*cards_shown("1o").texts} == {*ui_texts()}


def sent_by(widget):
    sent = []
    widget.send = sent.append
    return sent


def test_where_no_server_offers_files_a_widget_answers_with_script_style_and_deck():
    widget = ladder("botifarra")
    sent = sent_by(widget)
    post(widget, {"want": "front"})
    (answer,) = sent
    assert answer["front"] == widgets_script()
    assert answer["style"] == stylesheet()
    assert answer["drawings"] == {"deck": drawings(), "faces": face_drawings()}


@pytest.mark.parametrize("want", ["../base.py", "/etc/passwd", ["front"], None, "exercise"])
def test_a_page_can_request_no_other_file(want):
    widget = ladder("botifarra")
    sent = sent_by(widget)
    post(widget, {"want": want})
    assert sent == []


def test_each_widget_sends_only_a_small_loader():
    assert len(str(ladder("botifarra")._esm)) < 2400


def test_the_words_of_buttons_need_no_facts():
    assert ui_texts()["check"]
    assert all("{ $" not in text for text in ui_texts().values())


def test_the_cards_that_were_picked_must_be_of_the_hand_and_no_more_than_allowed():
    hand = cards_shown("9o 1o 2o")
    hand.pick = "single"
    hand.set_state({"picked": ["9o"]})
    for wrong in (["12c"], ["9o", "1o"], "9o", [["9o"]], None, [7]):
        hand.set_state({"picked": wrong})
    assert hand.picked == ["9o"]


def test_a_card_is_picked_once_however_often_the_page_names_it():
    hand = cards_shown("9o 1o 2o")
    hand.pick = "multiple"
    hand.set_state({"picked": ["2o", "2o", "9o"]})
    assert hand.picked == ["9o", "2o"]


def walk():
    return walkthrough(
        "botifarra", trick="12c 6c 2c 1c", trump="oros", hand="1c 9c 8c 5o", variant="lliure"
    )


def attempt(widget, tried):
    post(widget, {"do": "try", "card": tried})
    return widget.verdict


def test_a_walk_goes_from_the_empty_table_to_the_complete_trick():
    shown = [step["scene"]["plays"] for step in walked(walk()).steps]
    assert [len(plays) for plays in shown] == [0, 1, 2, 3, 4]
    assert shown[-1][-1] == {"seat": 0, "card": "1c"}


def test_a_card_that_may_not_be_played_is_explained_by_its_rule_and_changes_nothing():
    widget = walked(walk())
    widget.set_state({"step": 3})
    before = widget.steps
    verdict = attempt(widget, "8c")
    assert (verdict["ok"], verdict["rule"], verdict["card"]) == (False, "BOT-LEG-LL-04", "8c")
    assert verdict["text"]
    assert verdict["source"]
    assert (widget.steps, widget.step) == (before, 3)
    assert attempt(widget, "9c")["ok"]


def test_before_the_learners_turn_the_message_names_the_seat_in_turn():
    assert attempt(walk(), "1c")["rule"] == "BOT-PLAY-02"


@pytest.mark.parametrize("tried", ["12c", "99z", "", None, 7, ["1c"], "1c" * 500])
def test_a_card_that_is_not_the_learners_is_ignored(tried):
    widget = walk()
    assert attempt(widget, tried) == {}


@pytest.mark.parametrize("step", [-1, 5, "2", None, 1.5, [1]])
def test_an_unknown_step_of_a_walk_is_ignored(step):
    widget = walk()
    widget.set_state({"step": step})
    assert widget.step == 0


@pytest.mark.parametrize(
    "query",
    [
        "",
        "seed=-1",
        "seed=1e3",
        "seed=abc",
        "seed=1&seed=2",
        "seed=٣",
        "seed=" + "9" * 5000,
        "seed=__import__('os')",
        "level=0",
        "level=4",
        "level=2&level=2",
        "%ff=%fe&&&=",
    ],
)
def test_a_wrong_address_falls_back_to_a_random_seed_and_the_first_level(monkeypatch, query):
    monkeypatch.setenv("QUERY_STRING", query)
    monkeypatch.setattr(random.SystemRandom, "randrange", lambda _self, _below: 77)
    assert (seed(), level()) == (77, 1)


def test_an_address_gives_the_seed_and_the_level_of_a_class(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "seed=7&level=2&lang=fr")
    assert (seed(), level()) == (7, 2)


def test_a_function_beside_a_widget_is_a_call_of_notebooks():
    assert cards_shown is hand.cards_shown
    assert callable(hand.card_item)
    assert "card_item" not in lesson.__all__
    with pytest.raises(AttributeError, match="'card_item'"):
        lesson.card_item  # noqa: B018
