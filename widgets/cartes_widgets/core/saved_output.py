"""The output of a widget in a saved notebook: lines of text and rows of small cards.

No script runs in a saved notebook. The output is made from the widget's traits, which contain
only what the learner may already see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from cartes_lib.cards import card
from cartes_lib.messages import card_name, format_message
from cartes_widgets.deck import NAMES, row_svg, svg_address

_BACK = "back"
_MAX_LIST = 16
"""Maximum number of items shown of a list; a longer list ends with an ellipsis."""

_TEXTS = (
    "name", "label", "title", "question", "prompt", "caption", "text", "answer", "value",
    "announcement", "total", "role", "stake", "summary", "means", "meaning", "note", "why",
    "rule_text", "source",
)  # fmt: skip
"""Keys of a trait's mappings that contain text for the learner, in reading order."""

_NOT_SHOWN = ("card_names", "texts", "names")
"""Keys of a trait's mappings that are left out, since they repeat other values in words."""

_CARD_FIELDS = ("cards", "hand", "shown", "fronts", "up")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text."""

    text: str


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side.

    Attributes:
        label: text before the cards, or "".
    """

    label: str
    cards: tuple[str, ...]

    @property
    def text(self) -> str:
        """The label and the names of the cards."""
        names = ", ".join(_alt_text(name) for name in self.cards)
        return f"{self.label}: {names}" if self.label else names


Row = Line | CardRow


def output_rows(values: Iterable[object]) -> list[Row]:
    """The rows of text and cards that show `values`, in order and without repetitions.

    Args:
        values: values of a widget's traits, or parts of these values.
    """
    rows: list[Row] = []
    seen: set[object] = set()
    for row in (row for value in values for row in _rows(value)):
        content = row.text if isinstance(row, Line) or row.label else row.cards
        if content and content not in seen:
            rows.append(row)
            seen |= {content} if isinstance(row, Line) else {content, row.cards}
    return rows


def as_text(rows: Iterable[Row]) -> str:
    """The rows as plain text, one line per row."""
    return "\n".join(row.text for row in rows)


def as_html(rows: Iterable[Row], lang: str) -> str:
    """The rows as HTML without scripts or files; each row of cards is one embedded picture."""
    body = "".join(
        f"<p>{escape(row.text)}</p>" if isinstance(row, Line) else _picture(row) for row in rows
    )
    return f'<div lang="{escape(lang)}">{body}</div>'


def _picture(row: CardRow) -> str:
    label = f"{escape(row.label)} " if row.label else ""
    names = escape(", ".join(_alt_text(name) for name in row.cards))
    source = svg_address(row_svg(row.cards))
    return f'<p>{label}<img src="{source}" alt="{names}" style="vertical-align:middle"></p>'


def _alt_text(name: str) -> str:
    return "▮" if name == _BACK else card_name(card(name), "bare")


def _rows(value: object) -> Iterator[Row]:
    if isinstance(value, str):
        yield Line(value)
    elif isinstance(value, Mapping):
        yield from _scene_rows(value) if "plays" in value else _mapping_rows(value)
    elif isinstance(value, Sequence):
        yield from _list_rows(value)


def _list_rows(values: Sequence[object]) -> Iterator[Row]:
    cards = _card_names(values)
    if cards:
        yield CardRow(_note(values), cards)
        return
    for value in values[:_MAX_LIST]:
        yield from _rows(value)
    if len(values) > _MAX_LIST:
        yield Line("…")


def _card_names(values: Sequence[object]) -> tuple[str, ...]:
    """The notations of the cards in `values`; empty unless every value is a card.

    A card is a text in notation, or a mapping with the key `card`.
    """
    names = [item.get("card") if isinstance(item, Mapping) else item for item in values]
    fates = any(isinstance(item, Mapping) and item.get("why") for item in values)
    if fates or not all(isinstance(name, str) and name in NAMES for name in names):
        return ()
    return tuple(str(name) for name in names)


def _note(values: Sequence[object]) -> str:
    """The note of the cards in `values` if all of them have the same note; else ""."""
    notes = {str(item.get("note") or "") for item in values if isinstance(item, Mapping)}
    return notes.pop() if len(notes) == 1 else ""


def _mapping_rows(value: Mapping[str, object]) -> Iterator[Row]:
    """The rows of a mapping: one line with its texts, then its cards and its nested mappings."""
    texts = [str(value[key]) for key in _TEXTS if isinstance(value.get(key), str | int)]
    text = _joined(texts)
    name = value.get("card")
    if isinstance(name, str) and name in NAMES:
        yield CardRow(text, (name,))
        text = ""
    cards = [key for key in _CARD_FIELDS if _is_card_list(value.get(key))]
    if len(cards) == 1:
        yield CardRow(text, _names_of(value[cards[0]]))
    elif text:
        yield Line(text)
    for key, part in value.items():
        if isinstance(part, Mapping | list | tuple) and key not in (*cards, *_NOT_SHOWN):
            yield from _rows(part)


def _joined(texts: Sequence[str]) -> str:
    """`texts` in one line; a text that another text contains is left out."""
    whole = [
        word
        for place, word in enumerate(texts)
        if word
        and not any(word in other for other in texts if other != word)
        and word not in texts[:place]
    ]
    return " · ".join(whole)


def _is_card_list(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and bool(_card_names(value))


def _names_of(value: object) -> tuple[str, ...]:
    return _card_names(value) if isinstance(value, list | tuple) else ()


def _scene_rows(scene: Mapping[str, object]) -> Iterator[Row]:
    """The rows of a trick or a table: trump, played cards, other cards on the table, the hand."""
    names = scene.get("names")
    plays = scene.get("plays")
    if isinstance(scene.get("trump_text"), str):
        yield Line(str(scene["trump_text"]))
    if isinstance(plays, list | tuple) and plays:
        seats = [_seat_name(names, play.get("seat")) for play in plays]
        yield CardRow(" → ".join(filter(None, seats)), _card_names(plays))
    shown_fields = ("plays", "hand", "names", "card_names", "trump_text")
    for key, part in scene.items():
        if key not in shown_fields and isinstance(part, Mapping | list | tuple):
            yield from _rows(part)
    hand = scene.get("hand")
    if isinstance(hand, list | tuple) and hand:
        label = scene.get("hand_label") or format_message("widget-your-hand")
        yield CardRow(str(label), _card_names(hand))


def _seat_name(names: object, seat: object) -> str:
    known = isinstance(names, list | tuple) and isinstance(seat, int) and seat < len(names)
    return str(names[seat]) if known else ""  # type: ignore[index]
