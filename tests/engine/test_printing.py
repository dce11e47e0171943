"""Tests of the text that `print` writes for a state and for a refused action."""

import random
import subprocess
import sys
from importlib import import_module

import pytest

from cartes_lib import botifarra
from cartes_lib.cards import card, notation
from cartes_lib.engine import IllegalAction
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import use_language

STATES = [import_module(f"cartes_lib.{game}").Match(seed=1).state for game in GAME_IDS]


@pytest.mark.parametrize("state", STATES, ids=GAME_IDS)
def test_a_printed_state_has_a_line_for_each_seat_and_marks_who_may_act(state):
    rng = random.Random(1)
    for _ in range(12):
        title, heading, *rows = str(state).splitlines()
        seats = [row for row in rows if not row.startswith("pile")]
        assert heading.split()[:2] == ["seat", "hand"]
        assert "-".join(map(str, state.scores)) in title
        assert len(seats) == state.rules.seats
        marked = [number for number, line in enumerate(seats) if line.startswith(f"{number} *")]
        assert set(marked) <= set(state.to_act)
        if not state.to_act:
            break
        state = state.play(rng.choice(state.actions()))


def test_a_printed_state_shows_the_cards_left_and_the_trick():
    state = botifarra.Match(seed=1, dealer=0).play("oros")
    while state.talk.speaker is not None:
        state = state.play("pass")
    leader = state.turn
    led = state.actions()[0]
    line = str(state.play(led)).splitlines()[2 + leader]
    assert line.split()[-1] == str(led)
    assert notation(item for item in state.hands[leader] if str(item) != str(led)) in line


def test_a_refusal_prints_the_rule_and_its_sentence():
    with pytest.raises(IllegalAction) as refused, use_language("en"):
        botifarra.Match(seed=1, dealer=0).play("contro")
    with use_language("en"):
        text = str(refused.value)
    assert text.startswith(f"{refused.value.verdict.rule}: ")
    assert text.endswith(".")


def test_a_refusal_without_messages_prints_the_rule_the_reason_and_the_facts():
    program = (
        "import sys; sys.modules['fluent'] = None\n"
        "from cartes_lib.botifarra import IllegalAction, Match\n"
        "try:\n    Match(seed=1, dealer=0).play('contro')\n"
        "except IllegalAction as error:\n    print(error, '|', error.verdict.reason)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    text, reason = done.stdout.strip().split(" | ")
    assert f": {reason} (" in text
    assert "player=" in text


def test_the_engine_alone_shows_cards_as_text():
    program = (
        "import sys; sys.modules['cartes_widgets'] = None\n"
        "from cartes_lib.cards import card\n"
        "print(card('9o')._repr_html_(), repr(card('9o')))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "None <9o>", done.stderr
    assert repr(card("9o")) == "<9o>"
