"""Tests of the reference that `make docs` builds: below /docs/ of the site, from one host."""

import re
import subprocess
from html.parser import HTMLParser

import pytest

from tests.sources import ROOT

pytestmark = pytest.mark.release

LOADS = ("src", "srcset", "poster", "data")
"""Attributes whose address a browser loads by itself."""
ELSEWHERE = re.compile(r"^\s*(?:https?:)?//", re.I)


class Addresses(HTMLParser):
    """Collects the addresses that a page loads: scripts, styles, fonts, images."""

    def __init__(self):
        super().__init__()
        self.loaded = []

    def handle_starttag(self, tag, attrs):
        # A browser loads the address of a <link> by itself, but not the address of an <a>.
        names = (*LOADS, "href") if tag in ("link", "base") else LOADS
        self.loaded += [value for name, value in attrs if name in names and value]


def loaded(html):
    parser = Addresses()
    parser.feed(html)
    return parser.loaded


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    # This is the command of `make release-check`; it fails if MkDocs prints a warning.
    subprocess.run(["make", "--silent", "docs", f"INTO={folder}"], cwd=ROOT, check=True)
    return folder


def test_the_reference_is_below_docs_of_the_site(site):
    assert [file.name for file in site.iterdir()] == ["docs"]
    for page in ("index", "tutorial", "reference/botifarra", "reference/rules", "reference/kinds"):
        assert (site / f"docs/{page}.html").is_file(), page
    # The source folder has scripts that build the site; they must not be published.
    assert [file.name for file in site.rglob("*") if file.suffix in (".py", ".pyc")] == []


def test_no_page_loads_anything_from_another_host(site):
    pages = [*site.rglob("*.html")]
    assert len(pages) > 30
    asked = {
        (page.name, address)
        for page in pages
        for address in loaded(page.read_text("utf-8"))
        if ELSEWHERE.match(address)
    }
    assert asked == set()


def test_no_style_loads_anything_from_another_host(site):
    styles = [*site.rglob("*.css")]
    assert styles
    for style in styles:
        text = style.read_text("utf-8")
        urls = re.findall(r"url\(\s*[\"']?([^\"')]+)", text)
        urls += re.findall(r"@import\s+[\"']([^\"']+)", text)
        assert [url for url in urls if ELSEWHERE.match(url)] == [], style.name


def test_a_load_from_another_host_is_found():
    html = '<link href="//a.test/a.css"><a href="https://b.test/"><script src="a.js"></script>'
    assert [url for url in loaded(html) if ELSEWHERE.match(url)] == ["//a.test/a.css"]
    assert "a.js" in loaded(html)


def test_a_rule_id_leads_to_the_table_of_rules(site):
    text = (site / "docs/reference/botifarra.html").read_text("utf-8")
    targets = re.findall(r'href="rules\.html#(bot-[\w-]+)"', text)
    assert targets
    table = (site / "docs/reference/rules.html").read_text("utf-8")
    assert [target for target in targets if f'id="{target}"' not in table] == []


def test_an_example_is_a_block_of_code_and_not_a_quotation(site):
    pages = [*(site / "docs/reference").glob("*.html")]
    assert [page.name for page in pages if "<blockquote>" in page.read_text("utf-8")] == []
    text = (site / "docs/reference/botifarra.html").read_text("utf-8")
    assert text.count('<div class="highlight">') > 20


def test_a_fence_is_put_around_each_example_and_leaves_the_rest(site):
    # The module imports packages that are installed only with those of the site.
    from docs.docstring_examples import fenced

    text = "The sum.\n\n>>> 1 + 1\n2\n\nThen:\n\n    >>> 0\n    0"
    assert fenced(text) == (
        "The sum.\n\n```pycon\n>>> 1 + 1\n2\n```\n\n"
        "Then:\n\n    ```pycon\n    >>> 0\n    0\n    ```"
    )
