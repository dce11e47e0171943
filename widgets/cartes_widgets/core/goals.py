"""Goals of widgets in which a learner plays freely: names, texts from the catalogue, checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bool, Unicode

from cartes_lib.messages import format_message
from cartes_widgets.core.base import Widget

__all__ = ["Goaled", "Predicate"]

Predicate = Callable[[Any, int], bool]
"""Whether what a widget shows now reaches the goal; the number is what the goal names, or 0."""


class Goaled(Widget):
    """A widget with a goal, such as "clear" or "times 8", which is checked after each act.

    Attributes:
        goal: the learner's goal, in words, or "".
        reached: whether the goal was reached; it then stays true.
    """

    goal = Unicode().tag(sync=True)
    reached = Bool(False).tag(sync=True)

    _predicate: Predicate | None = None
    _number = 0

    def aim(self, goal: str, known: Mapping[str, Predicate]) -> None:
        """Sets `goal` to a name of `known`, for some names followed by a number; "" for no goal.

        Raises:
            ValueError: there is no such goal.
        """
        if not goal:
            return
        name, _, number = goal.partition(" ")
        if name not in known or (number and not number.isdecimal()):
            raise ValueError(f"no goal {goal!r}; there are: {', '.join(sorted(known))}")
        self._predicate, self._number = known[name], int(number or 0)
        self.goal = format_message(f"goal-{name}", number=self._number)

    def check(self, now: Any) -> None:
        """Sets `reached` if the current situation `now` reaches the goal."""
        if self._predicate is not None and self._predicate(now, self._number):
            self.reached = True
