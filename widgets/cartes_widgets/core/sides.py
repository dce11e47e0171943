"""The names of the sides from one seat's view: "us" and "them", or the only player of a side."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.messages import called_name, format_message
from cartes_lib.seats import seat_name


def side_fact(sides: Sequence[int], viewer: int, own: bool) -> str:
    """The message argument that names a side in a message to the seat `viewer`.

    It is "us" or "them", or the seat of a single player, such as "seat-you".

    Args:
        sides: the side of each seat, 0 or 1.
        viewer: the seat of the player who reads the message.
        own: True for the side of `viewer`, False for the other side.
    """
    members = [seat for seat, side in enumerate(sides) if (side == sides[viewer]) is own]
    if len(members) > 1:
        return "us" if own else "them"
    return f"seat-{seat_name(members[0], viewer, len(sides))}"


def short_side(sides: Sequence[int], viewer: int, own: bool) -> str:
    """A short name for a side, of one or two words, in a message to the seat `viewer`.

    It is the name of the viewer's side if `own` is true, else that of the other side.
    """
    fact = side_fact(sides, viewer, own)
    own_texts = {"us": "felt-us", "them": "felt-them", "seat-opponent": "felt-opponent"}
    return called_name(fact) or format_message(own_texts.get(fact, f"table-{fact}"))
