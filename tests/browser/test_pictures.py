"""Tests of results as pictures: the browser draws them, with a link to the deal, move or match."""

import json
import random
from itertools import combinations
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from cartes_widgets.table.play import Play
from tests.widgets.page import send

from .conftest import visiting
from .test_matches import HAND, played, sit

DAY = "2026-11-22"
DECIDED = {
    "day": DAY,
    "marks": "●○●",
    "line": "Trois décisions",
    "answers": [{"yours": "le 3", "best": "le 4", "same": at != 1, "why": "x"} for at in range(3)],
}
SIZE = "image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])"
COLOURS = """image => image.decode().then(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const data = pen.getImageData(0, 0, 1200, 630).data;
    const found = new Set();
    for (let at = 0; at < data.length; at += 4)
        found.add(`${data[at] >> 5},${data[at + 1] >> 5},${data[at + 2] >> 5}`);
    return found.size;
})"""
"""A script that returns the number of colours in a picture; similar colours count as one."""


WRITTEN = """(() => {
    window.written = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
        const width = this.measureText(text).width;
        const left = this.textAlign === "right" ? x - width : x;
        const size = Number(/([0-9]+)px/.exec(this.font)[1]);
        window.written.push({ text, size, left, right: left + width, top: y, bottom: y + size });
        fillText.call(this, text, x, y);
    };
})()"""
"""A script that records the texts of pictures: each text, the size of its letters, and its box."""
LEGIBLE = 40
"""The smallest letters, in pixels of a picture that is 1200 px wide, that a phone shows well."""


def test_the_picture_of_the_day_has_large_letters_and_no_text_on_another(visit, address):
    page, _ = visit
    page.add_init_script(WRITTEN)
    page.add_init_script(
        f"localStorage['cartes-daily-last-v1'] = {json.dumps(json.dumps(DECIDED))}"
    )
    page.goto(f"{address}voila/render/es/daily.ipynb", wait_until="commit")
    page.locator("[data-id=picture]").click()
    page.locator("dialog.cartes-picture img").wait_for()
    written = page.evaluate("written")
    assert min(item["size"] for item in written if item["text"] != "Cartes") >= LEGIBLE
    for item, other in combinations(written, 2):
        apart = item["right"] + 20 <= other["left"] or other["right"] + 20 <= item["left"]
        assert apart or item["bottom"] <= other["top"] or other["bottom"] <= item["top"]


def test_the_deal_of_the_day_becomes_a_picture_with_a_link_to_that_day(visit, address):
    page, seen = visit
    page.add_init_script(
        f"localStorage['cartes-daily-last-v1'] = {json.dumps(json.dumps(DECIDED))}"
    )
    page.goto(f"{address}voila/render/fr/daily.ipynb", wait_until="commit")
    page.locator("[data-id=picture]").click()
    dialog = page.get_by_role("dialog", name="Partager en image")
    picture = dialog.locator("img")
    assert picture.evaluate(SIZE) == [1200, 630]
    assert picture.evaluate(COLOURS) > 8
    assert picture.get_attribute("src").startswith("data:image/png")
    assert "le 3" in picture.get_attribute("alt")
    save = dialog.get_by_role("link", name="Enregistrer l’image")
    assert save.get_attribute("download") == f"cartes-{DAY}.png"
    link = dialog.get_by_label("Lien vers les mêmes cartes").input_value()
    assert link == f"{address}voila/render/fr/daily.ipynb?day={DAY}"
    # The browser drew the picture without a request.
    assert not [url for url in seen.elsewhere if "png" in url]


def test_the_link_of_a_costly_move_opens_that_very_position_for_somebody_else(
    visit, address, browser
):
    page, _ = visit
    sit(page, address, "truco", players=2)
    played(page, 1)
    hand = page.evaluate(HAND)
    text = page.evaluate("Object.values(JSON.parse(localStorage['cartes-matches-v1']))[0].text")
    with visiting(browser, address) as (friend, seen):
        friend.goto(f"{address}voila/render/fr/play.ipynb#move={quote(text)}")
        friend.wait_for_function(f"hand => {HAND} === hand", arg=hand)
        # The player leaves this table, and the address does not lead back to it.
        friend.locator(".cartes-match-menu > summary").click()
        friend.locator(".cartes-match-menu [data-id=leave]").click()
        expect(friend.locator("[data-id=sit]")).to_be_visible()
        assert "#" not in friend.url
    assert seen.errors == []


OWN = {"text": "x", "game": "balco", "message": "x", "begun": True, "over": False}


def finished(game, players):
    """The text of a finished match of `game`, as browsers save it."""
    play, rng = Play(5), random.Random(1)
    house_players = ["nelly", "pere", "awa"][: players - 1]
    chosen = {
        "game": game,
        "variant": "",
        "players": players,
        "house_players": house_players,
        "helped": True,
    }
    send(play, do="choose", **chosen)
    while play.pending != "match":
        if play.pending:
            send(play, do="go")
        else:
            acts = play.table_game.state.actions(play.terms.viewer)
            send(play, do="act", id=str(rng.choice(acts)))
    return play.saved["text"]


@pytest.mark.parametrize(
    ("game", "players", "lang", "label", "size"),
    [
        ("botifarra", 4, "ca", "Enllaç a aquest resultat", (360, 740)),
        ("truco", 2, "es", "Enlace a este resultado", (740, 360)),
        ("balco", 4, "fr", "Lien vers ce résultat", (1280, 720)),
        ("balco", 4, "ca", "Enllaç a aquest resultat", (740, 360)),
    ],
)
def test_a_finished_match_becomes_a_picture_whose_link_opens_its_result(
    visit, address, game, players, lang, label, size
):
    page, seen = visit
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(f"localStorage['cartes-matches-v1'] ??= '{json.dumps({'balco': OWN})}'")
    text = finished(game, players)
    page.goto(f"{address}voila/render/{lang}/play.ipynb#move={quote(text)}")
    summary = page.locator(".cartes-match-summary")
    title = summary.locator("h2").inner_text()
    # The menu of the table may be below the result.
    expect(summary.locator("[data-id=leave]")).to_be_in_viewport(ratio=0.9)
    summary.locator("[data-id=picture]").click()
    dialog = page.locator("dialog.cartes-picture")
    assert dialog.locator("img").evaluate(COLOURS) > 8
    assert dialog.locator("img").get_attribute("alt").startswith(title.rstrip("."))
    assert quote(text) in dialog.get_by_label(label).input_value()
    assert not [url for url in seen.elsewhere if "png" in url]
    # The shared result does not replace the visitor's own match, and a new match asks first. It
    # clears the address.
    own = "JSON.parse(localStorage['cartes-matches-v1'])"
    assert page.evaluate(own) == {"balco": OWN}
    dialog.locator("button").last.click()
    summary.locator("[data-id=go]").click()
    if game == OWN["game"]:
        page.locator("dialog [data-id=other]").click()
    expect(summary).to_be_hidden()
    page.wait_for_function("() => !location.hash")
