"""The engine's values in the output of a notebook's cell."""

import pytest
from IPython.core.interactiveshell import InteractiveShell

from cartes_lib import balco, botifarra, truco
from cartes_lib.cards import card, cards
from cartes_lib.tricks import trick
from cartes_widgets.display import html


def test_a_card_is_drawn_and_named():
    markup = card("9o")._repr_html_()
    assert markup.count("<img ") == 1
    assert "data:image/svg+xml;base64," in markup
    assert 'alt="neuf d’or"' in markup


@pytest.mark.parametrize("game", [botifarra, truco, balco], ids=lambda game: game.__name__)
def test_a_state_shows_the_hand_of_each_seat(game):
    state = game.Match(seed=1).state
    markup = state._repr_html_()
    assert str(state).splitlines()[0] in markup
    hands = getattr(state, "hands", ())
    assert markup.count("<img ") == sum(map(len, hands))


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
