"""A widget with the score of a chico (a game to 30 points) of Truco, marked with matchsticks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from traitlets import Dict, Int, List

from cartes_lib.messages import format_message
from cartes_lib.truco.score import CHICO
from cartes_widgets.core.base import Widget

_MALAS = CHICO // 2


class Tally(Widget):
    """The marks of two sides after each hand; the learner steps through them.

    Attributes:
        steps: for each hand, `marks` of both sides, in malas (points 1 to 15) and in buenas (16 to
            30), and the same in words.
        step: the index of the visible step; the page changes it.
    """

    module = "tally"
    labels = "tally-"
    fills_step = "alone"
    minutes = 0.2
    from_page: ClassVar[frozenset[str]] = frozenset({"step"})

    steps = List(Dict()).tag(sync=True)
    step = Int(0).tag(sync=True)

    def __init__(self, hands: Iterable[tuple[int, int]], **traits: Any) -> None:
        """Marks the points that the learner's side and the other side made in each of `hands`.

        Raises:
            ValueError: points are negative, or a hand comes after the end of the chico.

        Rules: TRU-SET-04, TRU-SET-05.
        """
        steps, scores = [_step((0, 0))], (0, 0)
        for ours, theirs in hands:
            if min(ours, theirs) < 0 or max(scores) >= CHICO:
                raise ValueError(f"no such hand: {ours}, {theirs}")
            scores = (min(CHICO, scores[0] + ours), min(CHICO, scores[1] + theirs))
            steps.append(_step(scores))
        super().__init__(steps=steps, **traits)

    def saved_values(self) -> Iterable[object]:
        """The marks after each hand, in words."""
        return self.steps

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Sets the traits that a page sent; ignores a step that does not exist."""
        step = sync_data.get("step")
        if type(step) is int and 0 <= step < len(self.steps):
            super().set_state({"step": step})


def _step(scores: tuple[int, int]) -> dict[str, Any]:
    texts = [
        format_message("marked-side", side=side, **_marked(score))
        for side, score in zip(("us", "them"), scores, strict=True)
    ]
    marks = [list(_marks(score)) for score in scores]
    return {"marks": marks, "caption": " ".join(texts)}


def _marks(score: int) -> tuple[int, int]:
    return min(score, _MALAS), max(0, score - _MALAS)


def _marked(score: int) -> dict[str, Any]:
    """The message arguments of `score`: the number of marks `count`, and their `kind`.

    `kind` is "malas" up to 15 points, "buenas" above, and "won" at the end of the chico.
    """
    malas, buenas = _marks(score)
    ended = score == CHICO
    return {"count": buenas or malas, "kind": "won" if ended else "buenas" if buenas else "malas"}
