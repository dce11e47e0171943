"""The scene of a table with its seats and a trick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cartes_lib.cards import Card, Suit
from cartes_lib.messages import card_name, format_message, suit_name
from cartes_lib.seats import seat_names
from cartes_widgets.core.scenes import Scene


def table_scene(
    plays: Iterable[tuple[int, Card]],
    *,
    trump: Suit | str | None = "",
    turn: int | None = None,
    winning: int | None = None,
    hand: Iterable[Card] = (),
    seats: int = 4,
    sides: bool = True,
    also: Iterable[Card] = (),
) -> Scene:
    """The scene of a trick for a page, as data that JSON can represent.

    Args:
        plays: pairs of seat and card, in the order played; seat 0 is the learner's.
        trump: None for a botifarra deal, "" if the trump does not matter.
        turn: the seat that plays next.
        winning: the seat whose card is winning the trick.
        hand: the learner's cards.
        seats: number of seats, 2 to 6.
        sides: whether the opposite player is the learner's partner.
        also: other cards whose names the page needs.
    """
    played, own_hand = list(plays), list(hand)
    named = [*(card for _, card in played), *own_hand, *also]
    names = {str(card): card_name(card, "bare") for card in named}
    return {
        "kind": "trick",
        "seats": seats,
        "plays": [{"seat": seat, "card": str(card)} for seat, card in played],
        "turn": turn,
        "winning": winning,
        "trump": trump.name.lower()
        if isinstance(trump, Suit)
        else "none"
        if trump is None
        else None,
        "hand": list(map(str, own_hand)),
        "you": 0,
        "names": _seats(seats, sides),
        "card_names": names,
        "trump_text": _trump_text(trump),
    }


def scene_texts(scene: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """The texts that the page needs to draw `scene`.

    The key `names` has the names of the seats, `card_names` those of the cards, and `trump_text`
    the trump in words.

    Args:
        names: names of the cards; the key is the notation.
    """
    seats = _seats(scene.get("seats", 4), scene.get("sides", True))
    return {"names": seats, "card_names": dict(names), "trump_text": _trump_text(scene["trump"])}


def _seats(seats: int, sides: bool) -> list[str]:
    return [format_message(f"table-seat-{seat}") for seat in seat_names(seats, sides)]


def _trump_text(trump: Suit | str | None) -> str:
    """The trump in words; "" if the trump does not matter."""
    if trump is None:
        return format_message("table-no-trump")
    return (
        format_message("table-trump", trump=suit_name(trump, "bare"))
        if isinstance(trump, Suit)
        else ""
    )
