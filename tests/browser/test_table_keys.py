"""Tests of keys at a table: Space ends a pause, and never makes a call."""

import pytest
from playwright.sync_api import expect

from .pages import FOCUSED, open_table, tab_to
from .test_tables import LIVE, OPEN_CALLS, pending

CARD, PROMPT = ".cartes-match-pick", ".cartes-match-message"
SAFE = f"{FOCUSED}.matches('.cartes-match-cloth, {PROMPT}, .cartes-match-go')"
SPACES = 5


@pytest.fixture
def acts(visit):
    """A list that fills with the actions that the page sends to its kernel."""
    page, _ = visit
    sent = []

    def on_socket(socket):
        socket.on("framesent", lambda frame: '"do":"act"' in str(frame) and sent.append(frame))

    page.on("websocket", on_socket)
    return sent


def press(page, key):
    """Presses a key, and waits until the table has handled it."""
    before = page.evaluate(LIVE)
    page.keyboard.press(key)
    page.wait_for_function(f"before => {LIVE} !== before", arg=before)


def hurry(page):
    """Presses Space until the player must act; checks that more presses of Space do nothing."""
    while pending(page):
        press(page, "Space")
        assert page.evaluate(SAFE), page.evaluate(f"{FOCUSED}.outerHTML")
    for _ in range(SPACES):
        page.keyboard.press("Space")
    expect(page.locator(PROMPT)).to_be_focused()


@pytest.mark.parametrize("pace", ["step", "slow"])
def test_space_pressed_again_and_again_neither_bets_nor_accepts_nor_plays(
    visit, address, acts, pace
):
    page, _ = visit
    page.add_init_script(f"localStorage.setItem('cartes-pace', '{pace}')")
    open_table(page, address, "truco", players=2)
    answer, keys = page.locator(f"{OPEN_CALLS}[data-id=quiero]"), ["Enter", "Space"]
    done = 0
    while keys:
        hurry(page)
        assert len(acts) == done
        if answer.count():
            tab_to(page, answer)
            press(page, keys.pop())
        else:
            page.keyboard.press("ArrowRight")
            expect(page.locator(CARD).first).to_be_focused()
            press(page, "Enter")
        done += 1
        assert page.evaluate(SAFE), "the answer leaves the focus on the table"
    page.reload()
    expect(page.locator(".cartes-match-cloth")).to_be_visible()
    hurry(page)
    assert len(acts) == done
