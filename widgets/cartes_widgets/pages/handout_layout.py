"""How a handout looks: its style, and the width of the cards of each exercise.

Lengths are in millimetres.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

_PAPER = 182
"""Width of A4 within its margins."""

_NAME = 15
"""Width of a player's name below the card."""

_BETWEEN = 8
"""Distance between a trick and the cards beside it."""

_TRUMP = 32
"""Width of the text about trumps."""

_GAP, _OFFERED_GAP = 1.5, 3
"""Distance between two cards, and between two cards to choose from."""

_LARGE, _SMALL = 15.5, 10
"""Largest width of a card, and the smallest width of cards that stay on one line."""

_WITH_HAND, _IN_TWO_LINES, _BESIDE_TRICK = 13.5, 12.5, 11.5
"""Largest width of a card, so that four exercises have room on a page: of a trick and a hand, in
two lines, the same beside a trick.
"""

_IN_GROUPS, _WITH_TABLE, _WITH_TRICKS = 9.5, 8.5, 7.8
"""The same for many groups of cards, with a table, and with the earlier tricks of the deal."""

_ON_A_LINE = 12
"""Maximum number of cards on a line."""

_MAX_BESIDE = 5
"""Maximum number of cards of a scene that has the answers beside it."""


class Layout(NamedTuple):
    """Where the form for the answer is, and how large the cards are.

    Attributes:
        name: "parts" if the form is beside the scene, "wide" if it is below the scene.
        card: the width of a card.
    """

    name: str
    card: float


def layout_of(scene: Mapping[str, Any], schema: Mapping[str, Any]) -> Layout:
    """The layout with the largest cards with which an exercise takes a quarter of a page."""
    played, in_hand, loose = (len(scene.get(name, ())) for name in ("plays", "hand", "cards"))
    groups = [len(group["cards"]) + int(group["hidden"]) for group in scene.get("groups", ())]
    shown = played + in_hand + loose + sum(groups)
    offered = sum("card" in item for item in schema.get("items", ()))
    if scene.get("tricks"):
        return Layout("wide", _WITH_TRICKS)
    rows = len(scene.get("rows", ()))
    if offered and shown and not in_hand:
        width = _PAPER - _BETWEEN - max(shown * (_NAME + _GAP), _TRUMP)
        card = _beside_each_other(offered, width, _OFFERED_GAP)
        return Layout("parts", card if card >= _SMALL and rows < 2 else _BESIDE_TRICK)
    is_wide = max(shown, offered) > _MAX_BESIDE or bool(played and in_hand)
    if rows > 3 or (played and rows) or (in_hand and offered):
        card = _WITH_TABLE
    elif played and in_hand:
        card = min(_WITH_HAND, _beside_each_other(shown, _PAPER - _BETWEEN - _NAME / 3, _GAP))
    elif len(groups) > 3:
        card = min(_IN_GROUPS, round(_PAPER / len(groups) / max(groups) - _GAP, 1))
    elif max(shown, offered) > _ON_A_LINE:
        card = _IN_TWO_LINES
    else:
        width = _PAPER / (1 if is_wide else 2)
        card = _beside_each_other(shown, width, _GAP)
        card = min(card, _beside_each_other(offered, width, _OFFERED_GAP))
    return Layout("wide" if is_wide else "parts", card)


def _beside_each_other(number: int, width: float, gap: float) -> float:
    """The width of each of `number` cards on one line of `width`."""
    return min(_LARGE, round(width / number - gap, 1)) if number else _LARGE


STYLE = """
@page { size: A4; margin: 10mm 14mm; }
* { box-sizing: border-box; }
body { font: 9.5pt/1.3 "DejaVu Sans", "Noto Sans", Arial, sans-serif; color: #000; margin: 0; }
.top { display: flex; justify-content: space-between; align-items: baseline; gap: 8mm; }
h1 { font-size: 14pt; margin: 0 0 2mm; }
.name { margin: 0; white-space: nowrap; }
ol { margin: 0; padding-left: 7mm; }
ol.sheet {
  display: grid; align-content: space-between; min-height: 255mm; padding: 0; list-style: none;
}
ol.sheet + ol.sheet { break-before: page; }
li.exercise {
  break-inside: avoid; padding: 1.5mm 0; border-top: 0.3mm solid #000;
}
.prompt { font-weight: 700; margin: 0 0 2mm; }
.prompt .code { float: right; font-weight: 400; margin-left: 4mm; }
.parts { display: flex; gap: 8mm; align-items: flex-start; }
.scene { flex: none; max-width: 54%; }
.scene:empty { display: none; }
.form { flex: 1; min-width: 0; }
.form p, .scene p { margin: 0 0 1mm; }
.scene ol { padding-left: 5mm; }
.cards { display: flex; flex-wrap: wrap; gap: 1.5mm; margin: 0 0 1mm; align-items: flex-end; }
.cards svg { display: block; width: var(--card); height: auto; }
.played { width: max(var(--card), 15mm); text-align: center; font-size: 7.5pt; line-height: 1.15; }
.played svg { margin: 0 auto; }
.scene > .cards { flex-wrap: nowrap; align-items: flex-start; }
.scene > .cards:not(:has(.played)) { flex-wrap: wrap; }
.wide .scene { display: flex; flex-wrap: wrap; gap: 0 8mm; max-width: none; margin-bottom: 1mm; }
.wide .scene > p, .wide .scene > table { flex-basis: 100%; }
/* Earlier tricks and the hand: up to eight tricks and four cards on two lines. */
.wide .scene:has(.earlier) { display: grid; grid-template-columns: repeat(5, 1fr); gap: 1mm 3mm; }
.wide .scene:has(.earlier) > p { grid-column: 1 / -1; margin: 0; }
.wide .scene .groups.earlier { display: contents; }
.wide .earlier ~ .held { grid-column: span 2; }
.wide .earlier p, .wide .earlier ~ .held p { font-size: 7.5pt; margin: 0 0 0.5mm; }
.wide .earlier .cards, .wide .earlier ~ .held .cards { gap: 0.6mm; margin: 0; }
.wide .cards { gap: 1mm; }
.wide .few { columns: 2; column-gap: 8mm; }
.wide .beside .few { columns: auto; }
.wide table, .wide tbody { display: flex; flex-wrap: wrap; gap: 0 6mm; }
.wide .groups { gap: 1mm 5mm; }
.wide .groups:has(> :nth-child(4)) {
  display: grid; grid-template-columns: repeat(4, 1fr); gap: 1mm 3mm;
}
.wide .groups:has(> :nth-child(5)) { grid-template-columns: repeat(5, 1fr); }
.groups > div { flex: none; min-width: 24mm; max-width: 100%; }
.groups > div:has(.cards > :nth-child(7)) { flex: 1 1 0; }
/* A label does not make its group of cards wider. */
.groups > div > p { width: 0; min-width: 100%; }
/* What has fallen in four suits, and many tricks in a list: in two columns, with smaller cards. */
li.exercise:has(.scene tr:nth-child(4)) { padding: 1mm 0; }
:has(> .scene tr:nth-child(4)) > .form .choice { font-size: 8.5pt; margin-bottom: 0.4mm; }
.scene tbody:has(> tr:nth-child(4)) { display: flex; flex-wrap: wrap; gap: 0 3mm; }
.scene tr:nth-last-child(n + 4), .scene tr:nth-last-child(n + 4) ~ tr { font-size: 8pt; }
.scene tr:nth-last-child(n + 4) td, .scene tr:nth-last-child(n + 4) ~ tr td,
.scene tr:nth-last-child(n + 4) th, .scene tr:nth-last-child(n + 4) ~ tr th { padding: 0 2mm 0 0; }
.scene:has(tr:nth-child(4)) .played { width: 20mm; }
.scene:has(tr:nth-child(4)) .played svg { margin-inline: auto; }
.scene ol:has(> :nth-child(5)) { columns: 2; column-gap: 9mm; }
.few .choice { break-inside: avoid; }
.pictured > span:not(.choice) { width: var(--card); text-align: center; }
.pictured .line { min-width: 12mm; }
.groups p, .held p, .rows p { font-size: 8pt; }
.held .cards { flex-wrap: wrap; }
.wide .rows { flex-basis: 100%; }
.groups, .beside, .short { display: flex; flex-wrap: wrap; gap: 1mm 6mm; }
.beside > div { flex: 1 1 40mm; }
.beside > div:has(.short) { flex-basis: 24mm; }
.marked svg { outline: 1mm solid #000; }
.choice { display: flex; gap: 2mm; align-items: baseline; margin: 0 0 0.7mm; line-height: 1.15; }
.pictured { display: flex; flex-wrap: wrap; gap: 2mm 3mm; }
.pictured .choice { flex-direction: column; align-items: center; gap: 1mm; margin: 0; }
.box { flex: none; display: inline-block; width: 3.6mm; height: 3.6mm; border: 0.3mm solid #000; }
.line { display: inline-block; min-width: 45mm; border-bottom: 0.3mm solid #000; height: 5mm; }
.placed {
  display: grid; gap: 1mm 5mm; grid-template-columns: repeat(auto-fill, minmax(36mm, 1fr));
}
.placed .line { min-width: 16mm; }
.placed > span { display: flex; gap: 2mm; align-items: flex-end; justify-content: space-between; }
.places { font-style: italic; }
ol.places { padding-left: 6mm; columns: 2; column-gap: 8mm; margin-bottom: 1.5mm; }
ol.places > li { break-inside: avoid; padding-left: 1mm; line-height: 1.2; }
ol.places ~ .placed { grid-template-columns: repeat(auto-fill, minmax(56mm, 1fr)); }
ol.places ~ * .line { min-width: 9mm; flex: none; }
table { border-collapse: collapse; margin: 0 0 1mm; }
td, th { border-bottom: 0.2mm solid #666; padding: 0.5mm 4mm 0.5mm 0; text-align: left; }
.code { font-size: 8pt; color: #333; white-space: nowrap; }
.key { break-before: page; }
.key ol { font-size: 9pt; }
.key li { break-inside: avoid; }
.key li p { margin: 0 0 2mm; }
/* Without colour, suits differ by their symbols and by the gaps in the frame of the card. */
svg { filter: grayscale(1); }
"""
