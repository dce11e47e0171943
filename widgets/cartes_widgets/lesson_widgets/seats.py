"""A widget about the order of turns: seats around a table, the direction, skipped seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from traitlets import Dict, Int, List, Unicode

from cartes_lib.messages import capitalised, format_message, seat_terms
from cartes_lib.seats import right_of
from cartes_widgets.core.base import Widget, lesson_call

_SEATS = range(2, 7)


class Seats(Widget):
    """Turns around a table, shown one by one, always to the right.

    Attributes:
        names: names of the seats, counterclockwise from the learner's.
        steps: for each turn, the seat, the skipped seats, and a caption.
        step: the index of the visible turn; the page changes it.
    """

    module = "seats"
    labels = "seats-"
    fills_step = "always"
    minutes = 0.2
    from_page: ClassVar[frozenset[str]] = frozenset({"step"})

    names = List(Unicode()).tag(sync=True)
    steps = List(Dict()).tag(sync=True)
    step = Int(0).tag(sync=True)

    def __init__(
        self,
        seats: int,
        turns: Iterable[int],
        *,
        sides: bool = False,
        **traits: Any,
    ) -> None:
        """Shows `turns`, which are the seats in the order in which they act.

        Args:
            seats: number of seats.
            sides: whether the opposite player is a partner.

        Raises:
            ValueError: there is no such table or seat, or `turns` is empty.
        """
        order = tuple(turns)
        if seats not in _SEATS or not order or not set(order) <= set(range(seats)):
            raise ValueError(f"no turns {order} at a table of {seats}")
        terms = seat_terms(seats, sides)
        names = [format_message(term) for term in terms]
        steps = [self._step(order[:count], terms) for count in range(1, len(order) + 1)]
        super().__init__(names=[capitalised(name) for name in names], steps=steps, **traits)

    @staticmethod
    def _step(order: tuple[int, ...], terms: tuple[str, ...]) -> dict[str, Any]:
        turn, skipped, seats = order[-1], [], len(terms)
        if len(order) > 1:
            between = right_of(order[-2], seats)
            while between != turn:
                skipped.append(between)
                between = right_of(between, seats)
        names = ", ".join(format_message(terms[item]) for item in skipped)
        seat = terms[turn].removeprefix("term-")
        caption = format_message("turn-of", seat=seat, skipped=len(skipped), passed=names)
        return {"turn": turn, "skipped": skipped, "caption": capitalised(caption)}

    def saved_values(self) -> Iterable[object]:
        """The caption of each turn."""
        return [item["caption"] for item in self.steps]

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Sets the traits that a page sent; ignores a step that does not exist."""
        step = sync_data.get("step")
        if type(step) is int and 0 <= step < len(self.steps):
            super().set_state({"step": step})


@lesson_call
def seats(players: int = 4, turns: Iterable[int] = (0, 1, 2, 3)) -> Seats:
    """A widget that shows turns around a table one by one, with the skipped seats.

    Raises:
        ValueError: there is no such table or seat, or `turns` is empty.
    """
    return Seats(players, turns)
