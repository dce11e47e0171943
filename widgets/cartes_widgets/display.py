"""HTML for the engine's values, which a notebook shows as the output of a cell."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

from cartes_lib.card_table import CardTable
from cartes_lib.cards import Card
from cartes_lib.engine import Verdict
from cartes_lib.messages import card_name, explain
from cartes_lib.tricks import Play
from cartes_widgets.deck import card_svg, svg_address

_WIDTH = 60
"""Width of a card, in CSS pixels."""


def html(value: object) -> str | None:
    """`value` as HTML if it is a card, a hand, a trick, a state or a verdict; else None."""
    if isinstance(value, Card):
        return _cards((value,))
    if isinstance(value, Verdict):
        mark = "✓" if value.legal else "✗"
        return f"<p>{mark} <b>{escape(value.rule)}</b> {escape(explain(value))}</p>"
    if isinstance(value, tuple):
        if value and all(isinstance(item, Card) for item in value):
            return _cards(value)
        if value and all(isinstance(item, Play) for item in value):
            captions = [f"{item.seat}" for item in value]
            return _cards(tuple(item.card for item in value), captions)
        return None
    table = getattr(value, "card_table", None)
    return _state(table) if isinstance(table, CardTable) else None


def register(shell: Any) -> None:
    """Makes the notebook of `shell` draw hands and tricks, which are tuples."""
    formatter = shell.display_formatter.formatters["text/html"]
    formatter.for_type(tuple, html)


def _cards(cards: tuple[Card, ...], captions: list[str] | None = None) -> str:
    figures = (
        f'<figure style="display:inline-block;margin:0 4px 4px 0;text-align:center">'
        f'<img src="{_picture(str(card))}" width="{_WIDTH}"'
        f' alt="{escape(card_name(card, "bare"))}">'
        + (f"<figcaption>{escape(captions[place])}</figcaption>" if captions else "")
        + "</figure>"
        for place, card in enumerate(cards)
    )
    return f"<div>{''.join(figures)}</div>"


@cache
def _picture(name: str) -> str:
    """The data URL of a card's picture."""
    return svg_address(card_svg(name))


def _state(table: CardTable) -> str:
    """`table` as HTML: the content of `print(state)`, with pictures of the cards."""
    head = "".join(f"<th>{escape(name)}</th>" for name in table.head)
    rows = "".join(
        f"<tr><th>{escape(name)}</th>"
        + "".join(f"<td>{_cards(tuple(map(_card_of, cell)))}</td>" for cell in cells)
        + "</tr>"
        for name, cells in table.rows
    )
    return f"<p>{escape(table.title)}</p><table><tr>{head}</tr>{rows}</table>"


def _card_of(item: Any) -> Card:
    """The card of `item`, which is a card or a pair of a card and its rank on Balcó's pile."""
    return item if isinstance(item, Card) else item.card
