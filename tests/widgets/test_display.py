"""Tests of how a notebook displays values of the engine: cards, states, verdicts."""

import re
from importlib import import_module

import pytest
from IPython.core.interactiveshell import InteractiveShell

from cartes_lib import botifarra
from cartes_lib.cards import card, cards
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.tricks import trick
from cartes_widgets.display import html


def test_a_card_is_drawn_and_named():
    markup = card("9o")._repr_html_()
    assert markup.count("<img ") == 1
    assert "data:image/svg+xml;base64," in markup
    assert 'alt="neuf d’or"' in markup


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_state_shows_every_card_that_it_prints(game):
    state = import_module(f"cartes_lib.{game}").Match(seed=1).state
    for _ in range(5):
        seat = state.to_act[0]
        state = state.play(state.actions(seat)[0], seat)
    title, *rows = str(state).splitlines()
    markup = state._repr_html_()
    assert title in markup
    cards_printed = re.findall(r"\b(?:\d+[oceb]|J\d)(?:\b|=)", "\n".join(rows))
    assert markup.count("<img ") == len(cards_printed) > 0


def test_a_verdict_is_a_sentence_with_its_rule():
    verdict = botifarra.Match(seed=1, dealer=0).state.judge("contro")
    markup = verdict._repr_html_()
    assert markup.startswith("<p>✗ <b>BOT-")


def test_hands_and_tricks_are_drawn_once_the_extension_is_loaded():
    shell = InteractiveShell()
    shell.extension_manager.load_extension("cartes_widgets")
    for value, pictures in ((cards("9o 1o"), 2), (trick("12o 1c", leader=2), 2)):
        data, _ = shell.display_formatter.format(value)
        assert data["text/html"].count("<img ") == pictures
    data, _ = shell.display_formatter.format((1, 2))
    assert "text/html" not in data
    assert html((1, 2)) is None
