"""Tests of the Spanish deck: they measure the drawn shapes."""

import json
import math
import os
import re
import subprocess
import sys
from functools import cache
from itertools import combinations, pairwise
from xml.etree import ElementTree as Xml

import pytest

from cartes_widgets.deck import HEIGHT, NAMES, VIEW_BOX, WIDTH, card_svg, drawings, sprite
from cartes_widgets.deck.__main__ import main

from .svg_geometry import XMLNS, Box, Point, Shape, commands, shapes

SUITS = "oceb"
NUMERALS = [f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)]
ACES = [f"1{suit}" for suit in SUITS]
SEVERAL_PIPS = [name for name in NUMERALS if name not in ACES]
FIGURES = [f"{rank}{suit}" for suit in SUITS for rank in (10, 11, 12)]
JOKERS = ["J1", "J2", "J3", "J4"]
INSET = 11
"""Distance from the card's edge to the middle of the frame's line, in drawing units."""

PAPER = "#fffdf5"
SUIT_FILL = {"o": "#f5bd2a", "c": "#cf2027", "e": "#5b98d8", "b": "#174f27"}
"""The colour that covers most of the symbol of each suit; the key is the suit's letter."""

INDEX_FILL = {"o": "#7a4700", "c": "#9d0f17", "e": "#123f85", "b": "#12451f"}
"""The colour of the number and the frame of each suit's cards; the key is the suit's letter."""

PIXELS = 60 / WIDTH
"""CSS pixels in a drawing unit on a card 60 px wide."""

HREF = "href"

ROOT = Xml.fromstring(sprite())
BY_ID = {element.attrib["id"]: element for element in ROOT.iter() if "id" in element.attrib}


@cache
def card(name: str) -> list[Shape]:
    return list(shapes(BY_ID[f"card-{name}"], BY_ID))


def uses(name: str, part: str) -> list[Xml.Element]:
    """The direct references to the shared part `part` in the drawing of the card `name`."""
    return [u for u in BY_ID[f"card-{name}"].iter(f"{XMLNS}use") if u.get(HREF) == f"#deck-{part}"]


@cache
def parts_of(name: str) -> set[str]:
    return {part for shape in card(name) for part in shape.parts}


@cache
def index_boxes(name: str) -> tuple[Box, Box]:
    """The bounding boxes of the number in the top left and in the bottom right corner."""
    corners = (Box(), Box())
    for shape in card(name):
        if any(re.fullmatch(r"deck-n[0-9J]", part) for part in shape.parts):
            corner = corners[shape.box.top > HEIGHT / 2]
            for point in shape.points:
                corner.take(point, shape.half_stroke)
    return corners


@cache
def pip_boxes(name: str) -> list[Box]:
    """The bounding box of each suit symbol (pip) of a numeral card or an ace."""
    sign = f"{'ace' if name[:-1] == '1' else 'pip'}-{name[-1]}"
    boxes = []
    for reference in uses(name, sign):
        box = Box()
        for shape in shapes(reference, BY_ID, stroke="ink", width=3):
            for point in shape.points:
                box.take(point, shape.half_stroke)
        boxes.append(box)
    return boxes


@cache
def picture(name: str) -> list[Shape]:
    """The shapes of the card `name` except its background, its frame and its numbers."""
    aside = re.compile(r"deck-(blank|frame-.|n[0-9J])")
    return [s for s in card(name) if not any(aside.fullmatch(part) for part in s.parts)]


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb`, 0 to 1, as WCAG 2 defines it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def lightness(colour: str) -> float:
    """Lightness L* of `#rrggbb` as CIE defines it, 0 black to 100 white: equal steps look equal."""
    return 116 * luminance(colour) ** (1 / 3) - 16


def contrast(item: str, other: str) -> float:
    dark, light = sorted((luminance(item), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def index_colour(name: str) -> str:
    return next(s.stroke for s in card(name) if re.fullmatch(r"deck-n.", (s.parts or ("",))[-1]))


def test_the_sprite_holds_the_48_cards_four_jokers_and_a_back():
    symbols = [s.attrib["id"] for s in ROOT.iter(f"{XMLNS}symbol")]
    expected = {f"card-{rank}{suit}" for rank in range(1, 13) for suit in SUITS}
    expected |= {f"card-{joker}" for joker in JOKERS} | {"card-back"}
    assert len(symbols) == 53
    assert set(symbols) == expected == {f"card-{name}" for name in NAMES}


def test_every_id_is_unique_and_carries_the_decks_prefix():
    ids = [element.attrib["id"] for element in ROOT.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"(card|deck)-[\w-]+", name) for name in ids)


def test_the_sprite_is_under_150_kilobytes():
    assert len(sprite().encode()) < 150_000


def test_the_sprite_is_made_of_plain_shapes_and_references_within_itself():
    kinds = {element.tag.removeprefix(XMLNS) for element in ROOT.iter()}
    assert kinds == {"svg", "defs", "symbol", "g", "use", "path", "circle", "rect"}
    references = 0
    for element in ROOT.iter():
        for name, value in element.items():
            assert name != "style"
            assert name != "class"
            assert not name.startswith(("on", "font"))
            assert "url(" not in value
            assert "http" not in value
        if HREF in element.attrib:
            assert element.attrib[HREF][:1] == "#"
            assert element.attrib[HREF][1:] in BY_ID
            references += 1
    assert references > 100


def test_every_shared_part_is_used():
    used = {element.attrib[HREF][1:] for element in ROOT.iter() if HREF in element.attrib}
    assert {name for name in BY_ID if name.startswith("deck-")} == used


def test_no_two_cards_are_drawn_alike():
    pictures = {Xml.tostring(BY_ID[f"card-{name}"][0]) for name in NAMES}
    assert len(pictures) == len(NAMES)


def test_every_card_has_the_proportions_of_61_by_95_millimetres():
    boxes = {BY_ID[f"card-{name}"].attrib["viewBox"] for name in NAMES}
    assert boxes == {VIEW_BOX}
    left, top, width, height = map(float, VIEW_BOX.split())
    assert (left, top) == (0, 0)
    assert width / height == pytest.approx(61 / 95)


@pytest.mark.parametrize(("suit", "gaps"), [("o", 0), ("c", 1), ("e", 2), ("b", 3)])
def test_the_frame_of_every_card_has_the_gaps_of_its_suit_at_top_and_bottom(suit, gaps):
    for rank in range(1, 13):
        frame = uses(f"{rank}{suit}", f"frame-{suit}")
        assert len(frame) == 1
        d = BY_ID[f"deck-frame-{suit}"][0].attrib["d"]
        lines = line_segments(d)
        for edge in (INSET, HEIGHT - INSET):
            spans = sorted(sorted((x0, x1)) for (x0, y0), (x1, y1) in lines if y0 == y1 == edge)
            breaks = [after[0] - before[1] for before, after in pairwise(spans)]
            assert len(breaks) == gaps
            assert all(width * PIXELS >= 3 for width in breaks)
            assert (spans[0][0], spans[-1][1]) == (INSET, WIDTH - INSET)


def line_segments(d: str) -> list[tuple[Point, Point]]:
    """The straight lines of a frame's path, as pairs of end points."""
    lines = []
    here = start = (0.0, 0.0)
    for letter, values in commands(d):
        if letter == "M":
            here = start = (values[0], values[1])
            continue
        end = start
        if letter in "HV":
            end = (values[0], here[1]) if letter == "H" else (here[0], values[0])
        lines.append((here, end))
        here = end
    return lines


@pytest.mark.parametrize("name", [*NUMERALS, *FIGURES, *JOKERS])
def test_the_number_is_at_least_16_pixels_tall_on_a_card_of_60(name):
    for box in index_boxes(name):
        assert (box.bottom - box.top) * PIXELS >= 16


@pytest.mark.parametrize("name", [*NUMERALS, *FIGURES, *JOKERS])
def test_the_card_bears_its_number_in_two_corners_turned_by_half(name):
    shown = name[:1] if name in JOKERS else name[:-1]
    for glyph in set(shown):
        assert len(uses(name, f"n{glyph}")) == 2 * shown.count(glyph)
    first, second = index_boxes(name)
    assert first.right < WIDTH / 2
    assert second.left == pytest.approx(WIDTH - first.right)
    assert second.top == pytest.approx(HEIGHT - first.bottom)


@pytest.mark.parametrize("name", NUMERALS)
def test_a_numeral_card_shows_as_many_pips_as_its_rank(name):
    assert len(pip_boxes(name)) == int(name[:-1])


@pytest.mark.parametrize("name", NUMERALS)
def test_pips_keep_inside_the_frame(name):
    margin = INSET + 2
    for pip in pip_boxes(name):
        assert margin <= pip.left < pip.right <= WIDTH - margin
        assert margin <= pip.top < pip.bottom <= HEIGHT - margin


@pytest.mark.parametrize("name", SEVERAL_PIPS)
def test_pips_keep_off_the_numbers(name):
    numbers = index_boxes(name)
    assert pip_boxes(name)
    assert all(pip.is_clear_of(number) for pip in pip_boxes(name) for number in numbers)


@pytest.mark.parametrize("name", SEVERAL_PIPS)
def test_pips_do_not_touch_one_another(name):
    assert len(pip_boxes(name)) > 1
    for first, other in combinations(pip_boxes(name), 2):
        if name[-1] == "o":
            apart = math.dist(first.middle, other.middle)
            assert apart > first.right - first.left
        else:
            assert first.is_clear_of(other)


@pytest.mark.parametrize("name", [*ACES, *FIGURES, *JOKERS])
def test_an_ace_or_a_figure_keeps_inside_the_card_and_off_the_numbers(name):
    inset = 4 if name in JOKERS else INSET + 1.75
    numbers = index_boxes(name)
    assert picture(name)
    for shape in picture(name):
        box = shape.box
        assert inset <= box.left < box.right <= WIDTH - inset
        assert inset <= box.top < box.bottom <= HEIGHT - inset
        for x, y in shape.points:
            assert not any(number.holds(x, y) for number in numbers)


@pytest.mark.parametrize("suit", SUITS)
def test_a_figure_holds_one_sign_of_its_suit_as_tall_as_a_number(suit):
    for rank in (10, 11, 12):
        signs = [f"deck-pip-{other}" for other in SUITS]
        signs_used = [u for u in BY_ID[f"card-{rank}{suit}"].iter() if u.get(HREF, "")[1:] in signs]
        assert [u.get(HREF) for u in signs_used] == [f"#deck-pip-{suit}"]
        box = Box()
        for shape in card(f"{rank}{suit}"):
            if f"deck-pip-{suit}" in shape.parts:
                for point in shape.points:
                    box.take(point, shape.half_stroke)
        assert (box.bottom - box.top) * PIXELS >= 16


@pytest.mark.parametrize("suit", SUITS)
def test_the_sota_stands_the_caballo_is_mounted_and_the_rey_is_crowned(suit):
    sota, caballo, rey = (parts_of(f"{rank}{suit}") for rank in (10, 11, 12))
    assert {"deck-legs", "deck-shoes"} <= sota
    assert {"deck-horse-head", "deck-tail", "deck-saddle", "deck-thigh"} <= caballo
    assert {"deck-crown", "deck-beard", "deck-robe"} <= rey
    assert "deck-crown" not in sota | caballo
    assert "deck-horse-head" not in sota | rey


@pytest.mark.parametrize("which", [1, 2, 3, 4])
def test_a_joker_bears_its_number_of_stars_under_each_letter(which):
    assert len(uses(f"J{which}", "star")) == 2 * which


@pytest.mark.parametrize(("first", "other"), list(combinations(SUITS, 2)))
def test_any_two_suits_differ_in_grey(first, other):
    assert abs(lightness(SUIT_FILL[first]) - lightness(SUIT_FILL[other])) >= 12


@pytest.mark.parametrize("suit", SUITS)
def test_the_declared_colour_of_a_suit_fills_its_pip(suit):
    fills = {element.get("fill") for element in BY_ID[f"deck-pip-{suit}"].iter()}
    assert SUIT_FILL[suit] in fills


@pytest.mark.parametrize("name", [*NUMERALS, *FIGURES, *JOKERS])
def test_the_number_stands_out_from_the_card_by_4_5_to_1(name):
    assert contrast(index_colour(name), PAPER) >= 4.5


def test_the_drawings_bring_each_card_and_each_part_that_it_uses():
    deck = json.loads(drawings())
    assert set(deck["cards"]) == set(NAMES)
    markup = "".join([*deck["cards"].values(), *deck["parts"].values()])
    assert set(re.findall(r'href="#deck-([^"]+)"', markup)) <= set(deck["parts"])
    assert {f"pip-{suit}" for suit in "oceb"} <= set(deck["parts"])


def test_the_number_has_the_declared_colour_of_its_suit():
    assert all(index_colour(name) == INDEX_FILL[name[-1]] for name in [*NUMERALS, *FIGURES])


def test_the_sprite_is_the_same_in_every_run():
    code = "import sys; from cartes_widgets.deck import sprite; sys.stdout.write(sprite())"
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=True
        )
        assert run.stdout.decode() == sprite()


@pytest.mark.parametrize("name", NAMES)
def test_a_standalone_card_brings_the_parts_it_uses_and_no_other(name):
    alone = Xml.fromstring(card_svg(name))
    ids = [element.attrib["id"] for element in alone.iter() if "id" in element.attrib]
    used = {element.attrib[HREF][1:] for element in alone.iter() if HREF in element.attrib}
    assert len(ids) == len(set(ids))
    assert set(ids) == used
    assert alone.attrib["viewBox"] == VIEW_BOX


@pytest.mark.parametrize("name", ["", "13o", "0b", "1x", "J5", "card-1o", "9O", "Back"])
def test_a_card_that_is_not_in_the_deck_is_refused_by_name(name):
    with pytest.raises(ValueError, match=re.escape(repr(name))):
        card_svg(name)


def test_the_contact_sheet_shows_each_card_at_three_sizes_in_colour_and_grey(tmp_path, capsys):
    out = tmp_path / "deck.html"
    assert main(["--out", str(out)]) == 0
    page = out.read_text(encoding="utf-8")
    assert capsys.readouterr().out.strip() == str(out)
    assert page.count(sprite()) == 1
    for name in NAMES:
        assert page.count(f'<use href="#card-{name}"/></svg>') == 3 * 2 * 2
    for width in (60, 120, 300):
        assert page.count(f' width="{width}" ') == 4 * len(NAMES)


def test_a_contact_sheet_that_cannot_be_written_ends_with_a_plain_message(tmp_path, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--out", str(tmp_path / "nowhere" / "deck.html")])
    assert ended.value.code == 2
    assert "cannot write" in capsys.readouterr().err
