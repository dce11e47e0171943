"""Tests that a fallback sentence gets the attribute `lang` in a page, and loses its tags."""

from .conftest import ROOT

SCRIPT = (ROOT / "widgets/cartes_widgets/pages/front/fallback_lang.js").read_text("utf-8")
ENGLISH = "\U000e0001\U000e0065\U000e006e{}\U000e007f"


def test_an_element_has_the_language_of_its_sentence_now_and_after_each_change(browser):
    page = browser.new_page()
    page.set_content(
        f"<p id=a>{ENGLISH.format('Play.')}</p><p id=b>Jugueu.</p>"
        f"<button id=c aria-label='{ENGLISH.format('Close')}'></button>"
    )
    page.add_script_tag(content=SCRIPT.replace("export ", ""), type="module")
    page.wait_for_selector("#a[lang=en]")
    assert page.inner_text("#a") == "Play."
    assert page.get_attribute("#b", "lang") is None
    assert page.get_attribute("#c", "aria-label") == "Close"
    page.evaluate("text => (document.querySelector('#b').textContent = text)", ENGLISH.format("Go"))
    page.wait_for_selector("#b[lang=en]")
    page.evaluate("document.querySelector('#b').textContent = 'Aneu.'")
    page.wait_for_selector("#b:not([lang])")
    assert page.inner_text("#b") == "Aneu."
    page.close()
