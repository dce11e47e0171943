"""Tests that the browser reads the same rules from a shortened style sheet as from its source."""

import pytest

from cartes_widgets.core.assets import style_sources
from cartes_widgets.pages.styles import style_files

RULES = """(texts) => {
    const rules = [];
    const collect = (found, depth) => {
        for (const rule of found) {
            const name = rule.selectorText ?? rule.conditionText ?? rule.name ?? rule.keyText;
            rules.push(`${depth} ${rule.constructor.name} ${name}: ${rule.style?.cssText ?? ""}`);
            collect(rule.cssRules ?? [], depth + 1);
        }
    };
    for (const text of texts) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        collect(sheet.cssRules, 0);
    }
    // Spaces without meaning, which Chromium keeps in the values of custom properties.
    return rules.map((rule) => rule.replace(/\\s*([,>])\\s*/g, "$1").replace(/\\s+/g, " ")).sort();
}"""


@pytest.fixture
def rules_of(browser):
    """A function that returns all rules of style sheets, in alphabetical order."""
    page = browser.new_page()
    yield lambda texts: page.evaluate(RULES, list(texts))
    page.close()


def test_a_shortened_style_sheet_has_the_rules_of_its_sources(rules_of):
    rules = rules_of(style_sources().values())
    assert len(rules) > 3000
    assert rules_of(style_files().values()) == rules


def test_rules_that_differ_by_a_space_are_not_the_same(rules_of):
    nested = "@container (width > 1px) {{ .a{}:is(b) {{ color: red; }} }}"
    assert rules_of([nested.format(" ")]) != rules_of([nested.format("")])
