"""Tests that a walk continues with the card that the learner touches."""

from playwright.sync_api import expect

from .framed import framed

WALK = (
    'walkthrough("botifarra", trick="12c 6c 2c 1c", trump="oros", hand="1c 9c 8c 5o",'
    ' variant="lliure")'
)


def test_the_touched_card_is_in_the_trick_and_is_named(browser, written_pages):
    frame = framed(browser, written_pages.of_steps([("Un pli", WALK)]))
    frame.evaluate("location.hash = '#step-2'")
    walk = frame.locator(".cartes-walk")
    forward = walk.locator(".cartes-step-button").last
    for number in range(2, 5):
        forward.click()
        expect(walk.locator(".cartes-count")).to_contain_text(f"{number}/5")
    walk.locator(".cartes-pass").click()
    walk.locator(".cartes-reply-title").wait_for()
    walk.locator(".cartes-touch[data-card='5o']").click()
    expect(walk.locator(".cartes-reply-title")).to_have_text("Interdite")
    expect(walk.locator(".cartes-count")).to_contain_text("4/5")

    walk.locator(".cartes-touch[data-card='9c']").focus()
    frame.page.keyboard.press("Enter")
    expect(walk.locator(".cartes-count")).to_contain_text("5/5")
    expect(walk.locator(".cartes-caption")).to_have_text("Vous jouez le neuf de coupe.")
    expect(walk.locator(".cartes-caption")).to_be_focused()
    assert walk.locator("[data-card='9c']").count() == 1
    assert walk.locator(".cartes-trick [data-card='1c']").count() == 0
    frame.page.context.close()
