"""Tests of the sounds at a table and after a right answer: the player must turn them on."""

import pytest
from playwright.sync_api import expect

from .pages import first_exercise, open_table

pytestmark = pytest.mark.browser

COUNTED = """AudioScheduledSourceNode.prototype.stop = () => {};
for (const Source of [OscillatorNode, AudioBufferSourceNode])
    Source.prototype.start = () => {
        document.documentElement.dataset.heard = 'yes';
    };
"""
"""A script that replaces sounds: it marks the page when a sound would start."""

PLAYED_SOUND = "html[data-heard]"
CARD = ".cartes-match-pick"
SWITCH = ".cartes-toggle input[role=switch]"


def sit(page, address):
    """Sits down at a table where the player leads, and plays a card."""
    page.add_init_script(COUNTED)
    page.add_init_script("localStorage.setItem('cartes-pace', 'quick')")
    open_table(page, address, "truco", "sin-flor", 2, query="?seed=2")
    page.locator(CARD).first.click()
    expect(page.locator(".cartes-match-tricks-played [data-card]").first).to_be_visible()


def test_a_table_is_silent_until_the_player_turns_its_sounds_on(visit, address):
    page, _ = visit
    sit(page, address)
    expect(page.locator(PLAYED_SOUND)).to_have_count(0)
    page.locator(".cartes-match-menu summary").first.click()
    page.locator(SWITCH).check()
    expect(page.locator(PLAYED_SOUND)).to_have_count(1)
    page.evaluate("delete document.documentElement.dataset.heard")
    page.keyboard.press("Escape")
    page.locator(CARD).first.click()
    expect(page.locator(PLAYED_SOUND)).to_have_count(1)
    page.reload()
    expect(page.locator(SWITCH)).to_be_checked()


def test_a_right_answer_is_heard_once_sounds_are_on(visit, address):
    page, _ = visit
    page.add_init_script(COUNTED)
    page.add_init_script("localStorage.setItem('cartes-sound', 'on')")
    series = first_exercise(page, address)
    expect(page.locator(PLAYED_SOUND)).to_have_count(0)
    series.solve()
    expect(page.locator(PLAYED_SOUND)).to_have_count(1)
