"""Goals of the widgets in which a learner plays freely: their names, texts and checks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bool, Unicode

from cartes_lib.messages import format_message
from cartes_widgets.core.base import Widget

Predicate = Callable[[Any, int], bool]
"""A function that returns whether a goal is reached.

Its arguments are the state to check, of a type that the widget chooses, and the goal's number or 0.
"""


class WithGoal(Widget):
    """A widget with a goal, such as "clear" or "times 8", which it checks after each action.

    Attributes:
        goal: text that states the learner's goal; "" if there is no goal.
        reached: whether the learner has ever reached the goal.
    """

    goal = Unicode().tag(sync=True)
    reached = Bool(False).tag(sync=True)

    _predicate: Predicate | None = None
    _number = 0

    def aim(self, goal: str, known: Mapping[str, Predicate]) -> None:
        """Sets the goal of the widget.

        Args:
            goal: a key of `known`, or a key and a number such as "times 8"; "" for no goal.
            known: the predicate of each goal; the key is the goal's name.

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
        """Sets `reached` if the state `now`, an argument of the predicate, fulfils the goal."""
        if self._predicate is not None and self._predicate(now, self._number):
            self.reached = True
