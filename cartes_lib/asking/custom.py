"""Custom positions: cards that a teacher lays out, in one line of text.

The text has the name of each field, followed by its cards:

    trick 2o 3o; hand 1o 4c 9b; trump oros

A joker on the pile has the rank that it was declared as: J1=7.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cartes_lib.asking.contract import NO_TRUMP
from cartes_lib.asking.errors import ExerciseError
from cartes_lib.cards import Card, Hand, NotationError, Suit, cards
from cartes_lib.engine import Fact

__all__ = [
    "TRUMPS",
    "CustomForm",
    "CustomPosition",
    "Field",
    "position_text",
    "read_position",
]

TRUMPS = (*(suit.name.lower() for suit in Suit), NO_TRUMP)
"""Values of the trump field: the suits, and no trump."""

_MAX_LENGTH = 200
_JOKER_RANKS = range(1, 13)
_OFFERED_RANKS = (*range(3, 10), 11, 12, 1, 2)
"""Ranks that a joker on a pile can be declared as. 10 is not offered, since it clears the pile."""

_DECLARED = re.compile(r"(?<!\S)(?P<joker>J\d)=(?P<rank>\d{1,2})(?!\S)")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a custom position: cards that lie together.

    Attributes:
        name: `hand`, `trick` (in the order played), `pile` (bottom card first) or `pair`.
        low, high: minimum and maximum number of cards, both included.

    >>> from cartes_lib.asking.custom import Field
    >>> Field("pile", 1, 4).declares
    True
    """

    name: str
    low: int
    high: int

    @property
    def declares(self) -> bool:
        """Whether a joker in the field is written with the rank that it was declared as."""
        return self.name == "pile"

    @property
    def joker_ranks(self) -> tuple[int, ...]:
        """The ranks that a joker in the field can be declared as; empty if a joker has no
        declaration.
        """
        return _OFFERED_RANKS if self.declares else ()


@dataclass(frozen=True, slots=True)
class CustomForm:
    """The fields that a teacher can fill with cards for a kind of exercise.

    Attributes:
        pack: the cards to choose from.
        has_trump: whether a position names the trump suit.

    >>> from cartes_lib.asking.custom import CustomForm, Field
    >>> from cartes_lib.cards import PACK_48
    >>> CustomForm((Field("trick", 1, 3), Field("hand", 1, 12)), PACK_48, has_trump=True).names
    ('trick', 'hand', 'trump')
    """

    fields: tuple[Field, ...]
    pack: Hand
    has_trump: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the fields in order, and "trump" if the form has it."""
        return (*(field.name for field in self.fields), *(["trump"] if self.has_trump else []))


@dataclass(frozen=True, slots=True)
class CustomPosition:
    """A custom position: the cards that a teacher laid out.

    Attributes:
        cards: the cards of each field; the keys are names of fields.
        trump: the trump suit; None without a trump.
        joker: the rank that the pile's joker was declared as; 0 without a joker.

    >>> from cartes_lib.asking.custom import CustomForm, Field, read_position
    >>> from cartes_lib.cards import PACK_48
    >>> read_position(CustomForm((Field("hand", 1, 12),), PACK_48), "hand 9o 1o").cards["hand"]
    (<9o>, <1o>)
    """

    cards: Mapping[str, Hand]
    trump: Suit | None
    joker: int


def position_text(form: CustomForm, fields: Mapping[str, object]) -> str:
    """A custom position as a line of text. `read_position` checks whether the position is valid.

    Args:
        fields: the cards of each field in notation; the keys are names of fields. The key "trump"
            has the trump suit.

    Raises:
        ExerciseError: a value is not a text, or has characters that no field can contain.

    >>> from cartes_lib.asking.custom import CustomForm, Field, position_text
    >>> from cartes_lib.cards import PACK_48
    >>> form = CustomForm((Field("hand", 1, 12),), PACK_48, has_trump=True)
    >>> position_text(form, {"hand": "9o 1o", "trump": "oros"})
    'hand 9o 1o; trump oros'
    """
    parts = []
    for name in form.names:
        value = fields.get(name, "")
        if not isinstance(value, str) or len(value) > _MAX_LENGTH or ";" in value:
            raise ExerciseError("position")
        parts.append(f"{name} {' '.join(value.split())}".strip())
    return "; ".join(parts)


def read_position(form: CustomForm, text: str) -> CustomPosition:
    """The position that a line of text describes.

    Raises:
        ExerciseError: the position is invalid. The reason is `position` (syntax), `twice` (a
            repeated card), `card` (bad notation) or `pack` (a card outside the pack). It is
            `exactly` or `count` for a wrong number of cards, `trump` for an unknown suit.

    >>> from cartes_lib.asking.custom import CustomForm, Field, read_position
    >>> from cartes_lib.cards import PACK_48
    >>> form = CustomForm((Field("hand", 1, 12),), PACK_48, has_trump=True)
    >>> read_position(form, "hand 9o; trump oros").trump
    <Suit.OROS: 0>
    """
    values: dict[str, str] = {}
    for part in text.split(";"):
        name, _, value = part.strip().partition(" ")
        values[name] = value
    if set(values) != set(form.names):
        raise ExerciseError("position")
    joker = 0
    for field in form.fields:
        if field.declares:
            joker, values[field.name] = _declared(values[field.name])
    hands = {field.name: _cards(field, values[field.name], form.pack) for field in form.fields}
    seen: set[Card] = set()
    for hand in hands.values():
        for card in hand:
            if card in seen:
                raise ExerciseError("twice", {"card": card})
            seen.add(card)
    trump = values.get("trump", NO_TRUMP)
    if trump not in TRUMPS:
        raise ExerciseError("trump")
    return CustomPosition(hands, None if trump == NO_TRUMP else Suit[trump.upper()], joker)


def _declared(text: str) -> tuple[int, str]:
    """The rank that the joker of a pile was declared as (0 without a joker), and the text of the
    cards without that rank.

    Rules: BAL-SPJ-01, BAL-SPJ-02.
    """
    joker = 0
    for match in _DECLARED.finditer(text):
        joker = int(match["rank"])
        if joker not in _JOKER_RANKS:
            raise ExerciseError("card", {"word": match[0]})
    return joker, _DECLARED.sub(r"\g<joker>", text)


def _cards(field: Field, text: str, pack: Hand) -> Hand:
    try:
        hand = cards(text)
    except NotationError as error:
        if error.reason == "repeated":
            raise ExerciseError("twice", {"card": cards(error.word)[0]}) from error
        raise ExerciseError("card", {"word": error.word}) from error
    strange = next((card for card in hand if card not in pack), None)
    if strange is not None:
        raise ExerciseError("pack", {"card": strange})
    if not field.low <= len(hand) <= field.high:
        facts: dict[str, Fact] = {
            "field": field.name,
            "low": field.low,
            "high": field.high,
            "given": len(hand),
        }
        raise ExerciseError("exactly" if field.low == field.high else "count", facts)
    return hand
