"""A widget that steps through positions, with questions before decisive steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from traitlets import Bool, Dict, Int, List

from cartes_lib.asking import Question, Reply
from cartes_widgets.core.asking import QuestionWidget, ask_texts, shown_question
from cartes_widgets.core.scenes import fullest


@dataclass(frozen=True, slots=True)
class Gate:
    """A question before a step, and the scene that the page shows until the answer."""

    question: Question
    scene: Mapping[str, Any]
    caption: str


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a walk: a scene and a caption, and the question before them, if there is one."""

    scene: Mapping[str, Any]
    caption: str
    gate: Gate | None = None


class Walkthrough(QuestionWidget):
    """Positions to step through, each with its caption.

    Steps after a question stay in Python until the learner answers or passes.

    Attributes:
        walk: all steps; those after an open question stay in Python.
        steps: the scene and the caption of each visible step, in order.
        total: number of steps.
        step: the index of the current step; the page changes it.
        gate: the index of the step with the open `question`, or -1.
        fullest: a scene of card backs that needs as much space as any step; see `scenes.fullest`.
        plays_here: whether the learner has a hand from which to try cards.
        verdict: the verdict on the last card that the learner tried; empty before.
    """

    module = "walkthrough"
    fills_step = "always"
    minutes = 1.0
    is_walk = True
    from_page: ClassVar[frozenset[str]] = frozenset({"step"})

    steps = List(Dict()).tag(sync=True)
    total = Int(0).tag(sync=True)
    step = Int(0).tag(sync=True)
    gate = Int(-1).tag(sync=True)
    fullest = Dict().tag(sync=True)
    plays_here = Bool(False).tag(sync=True)
    verdict = Dict().tag(sync=True)

    def __init__(self, walk: Sequence[Step], **traits: Any) -> None:
        self.walk, self._answered = tuple(walk), set[int]()
        # A page may draw the widget as soon as it receives it: all traits must be set.
        self.total = len(self.walk)
        gates = [step.gate.scene for step in self.walk if step.gate]
        # After the reply to a question at the last step, its scene remains.
        shown = self.walk[:-1] if gates and self.walk[-1].gate else self.walk
        self.fullest = fullest([*(step.scene for step in shown), *gates])
        self._reveal()
        self._ask_next()
        super().__init__(texts=ask_texts(), **traits)

    def saved_values(self) -> Iterable[object]:
        """The caption and the scene of the current step, and the open question."""
        current = self.steps[self.step]
        return [current["caption"], current["scene"], self.question.get("prompt", "")]

    def _next_gate(self) -> int:
        """The index of the first step with an open question; -1 if no question is open."""
        gates = (at for at, step in enumerate(self.walk) if step.gate and at not in self._answered)
        return next(gates, -1)

    def _reveal(self) -> None:
        """Shows the steps up to the first open question, and the question with the scene of its
        gate.
        """
        reached = self._next_gate()
        steps = self.walk if reached < 0 else self.walk[:reached]
        shown = [{"scene": dict(item.scene), "caption": item.caption} for item in steps]
        gate = self.walk[reached].gate if reached >= 0 else None
        if gate is not None:
            shown.append({"scene": dict(gate.scene), "caption": gate.caption})
        self.steps = shown

    def _ask_next(self) -> None:
        reached = self._next_gate()
        gate = self.walk[reached].gate if reached >= 0 else None
        with self.hold_sync():
            self.gate = reached
            self.ask(None if gate is None else gate.question)

    def shown(self, question: Question) -> dict[str, Any]:
        """`question` as the trait that the page receives, with the scene of its gate."""
        gate = self.walk[self._next_gate()].gate
        scene = gate.scene if gate else {}
        return {**shown_question(question), "scene": dict(scene)}

    def on_reply(self, given: Reply) -> None:
        """Shows the step of the question and the steps after it, up to the next question."""
        self._answered.add(self.gate)
        self._reveal()

    def go_on(self, walk: Sequence[Step] | None = None) -> None:
        """Shows the next step.

        Args:
            walk: a new walk with the same steps up to here; None to continue the current walk.
        """
        at = self.step
        if walk is not None:
            self.walk, self.total = tuple(walk), len(walk)
            self._answered = {answered for answered in self._answered if answered <= at}
        with self.hold_sync():
            self._reveal()
            self.step = at + 1
            if walk is not None or (self.reply and self.step > self.gate):
                self._ask_next()

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Sets the traits that a page sent; ignores a step that may not be shown.

        After an answered question, it asks the next one.
        """
        step = sync_data.get("step")
        if type(step) is not int or not 0 <= step < len(self.steps):
            return
        super().set_state({"step": step})
        if self.reply and step > self.gate:
            self._ask_next()


class TableWalk(Walkthrough):
    """A walk whose players sit around the cards in the middle, most with cards in front of them."""

    module = "table_walk"
