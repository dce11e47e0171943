"""The seats of a table in the form that pages draw, and their names."""

from __future__ import annotations

from collections.abc import Sequence

from cartes_lib.messages import called_name, capitalised, format_message, seat_terms
from cartes_lib.seats import seat_name, seat_names
from cartes_widgets.core.scenes import SeatView


def seen_from(viewer: int, seat: int, seats: int) -> int:
    """The position of `seat` relative to `viewer`: 0 is the viewer, 1 the next seat to the
    right.
    """
    return (seat - viewer) % seats


def seat_label(seat: int, viewer: int, seats: int, sides: bool = True) -> str:
    """A short label for `seat`: the player's name, or the seat's position from `viewer`.

    Args:
        seats: number of seats.
        sides: whether seats are named as partner and opponents.
    """
    fact = f"seat-{seat_name(seat, viewer, seats, sides)}"
    return called_name(fact) or format_message(f"table-{fact}")


def seat_fact(seat: int, viewer: int, seats: int, sides: bool = True) -> str:
    """The message argument that names `seat` in messages to `viewer`.

    Args:
        seats: number of seats.
        sides: whether seats are named as partner and opponents.
    """
    return seat_terms(seats, sides)[seen_from(viewer, seat, seats)].removeprefix("term-")


def seat_view(
    seat: int,
    viewer: int,
    *,
    side: str,
    seats: int,
    sides: bool = True,
    dealer: bool = False,
    turn: bool = False,
    count: int = 0,
    call: str = "",
    marks: Sequence[str] = (),
    up: Sequence[str] = (),
    down: int = 0,
    front: str = "",
) -> SeatView:
    """The view of a seat for a page.

    Args:
        side: the seat's side, as in `SeatView`.
        seats: number of seats.
        sides: whether seats are named as partner and opponents.
        dealer, turn: whether the player deals, and whether it is the player's turn.
        count: number of cards in hand.
        call: the seat's last call, or "".
        marks: additional remarks about the seat, in words.
        up, down: face-up cards in front of the seat, and the number of face-down cards there.
        front: message key of the label for the cards in front of the seat.
    """
    seen = seen_from(viewer, seat, seats)
    name = seat_names(seats, sides)[seen]
    called = capitalised(format_message(f"table-seat-{name}"))
    roles = [*([format_message("felt-dealer")] if dealer else []), *marks]
    state = _state_texts(count, turn=turn, call=call)
    return {
        "seat": seen,
        "name": called,
        "disc": format_message(f"table-seat-{name}.disc"),
        "role": ", ".join(roles),
        "label": ", ".join([called, *roles, *state]),
        "side": side,
        "dealer": dealer,
        "turn": turn,
        "hand_size": count,
        "call": call,
        "up": list(up),
        "down": down,
        "front": format_message(front, down=down) if front else "",
        "person": "",
        "mood": "neutral",
        "talk": "",
        "house": False,
    }


def _state_texts(count: int, *, turn: bool, call: str) -> list[str]:
    """The state of a seat in words: cards in hand, whether it is its turn, and its last call."""
    counted = [format_message("felt-in-hand", held=count)] if count else []
    turn_texts = [format_message("felt-turn")] if turn else []
    return [*counted, *turn_texts, *([format_message("quoted", text=call)] if call else [])]
