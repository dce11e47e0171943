"""Exercises as a pupil does them: question, answer, hints, verdict, another one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Bool, Dict, Int, Unicode

from cartes_lib.exercises import (
    LEVELS,
    SEEDS,
    AnswerError,
    ExerciseError,
    deal_code,
    exercise_types,
    generate,
    grade,
    hints,
    stars,
)
from cartes_lib.exercises.contract import NO_TRUMP, Scene
from cartes_lib.exercises.worded import answer_fault, public, public_grade, public_hint
from cartes_lib.lessons import lesson as lesson_of
from cartes_lib.wording import card_name, say
from cartes_widgets.base import Widget
from cartes_widgets.explain import explained_rule
from cartes_widgets.trick_table import scene_words

__all__ = ["Exercise", "goal_of"]

_NO_HINT = {"shown": 0, "of": 4}
_UNNAMED = 3


def goal_of(lesson_id: str, kind: str) -> int:
    """Right answers in a row by which that exercise of a lesson is mastered.

    What the map asks for in all is shared out among the lesson's exercises; one that it does
    not name wants `_UNNAMED`.
    """
    goals = {goal.type: goal.in_a_row for goal in lesson_of(lesson_id).mastery}
    if kind in goals:
        return goals[kind]
    kinds = len(exercise_types(lesson_id))
    return -(-goals[""] // kinds) if "" in goals else _UNNAMED


class Exercise(Widget):
    """A series of exercises of one type; what answers them stays in Python.

    Attributes:
        lesson, kind: which exercises.
        seed, level: of the one that is shown.
        code: its deal code, by which someone else can have the same one.
        turn: grows with each exercise, so that a message about an earlier one is known.
        prompt, scene, answer: what is asked, what is shown, the form of the answer.
        hint: the hint that is shown; `shown` of it is 0 before the first.
        verdict: what the last answer was worth; empty before.
        notice: why a message could not be used; "" otherwise.
        streak, goal, mastered, stars, done: progress in this series.
    """

    module = "exercise"

    lesson = Unicode().tag(sync=True)
    kind = Unicode().tag(sync=True)
    seed = Int(0).tag(sync=True)
    level = Int(1).tag(sync=True)
    code = Unicode().tag(sync=True)
    turn = Int(0).tag(sync=True)
    prompt = Unicode().tag(sync=True)
    scene = Dict().tag(sync=True)
    answer = Dict().tag(sync=True)
    hint = Dict().tag(sync=True)
    verdict = Dict().tag(sync=True)
    notice = Unicode().tag(sync=True)
    streak = Int(0).tag(sync=True)
    goal = Int(1).tag(sync=True)
    mastered = Bool(False).tag(sync=True)
    stars = Int(0).tag(sync=True)
    done = Int(0).tag(sync=True)

    def __init__(
        self,
        lesson: str,
        kind: str,
        *,
        seed: int = 0,
        level: int = 1,
        rules: str | None = None,
        lang: str = "fr",
        **traits: Any,
    ) -> None:
        self._rules, self._lang = rules, lang
        self._hints_used, self._failed = 0, False
        self.lesson, self.kind = lesson, kind
        # A page may draw the widget as soon as it is told of it: the question must be there.
        self._show(seed, level)
        super().__init__(goal=goal_of(lesson, kind), lang=lang, **traits)

    def _show(self, seed: int, level: int) -> None:
        """Shows the exercise of that seed and level.

        Raises:
            ExerciseError: there is none; what is shown stays.
        """
        drawn = generate(self.lesson, self.kind, seed, level, self._rules)
        page = public(drawn, self._lang)
        self._drawn, self._hints_used, self._failed = drawn, 0, False
        with self.hold_sync():
            self.seed, self.level, self.turn = seed, level, self.turn + 1
            self.code = deal_code(drawn)
            self.prompt, self.answer = page["prompt"], page["answer"]
            self.scene = self._with_words(page["scene"])
            self.hint, self.verdict, self.notice, self.stars = dict(_NO_HINT), {}, "", 0

    def _with_words(self, scene: dict[str, Any]) -> dict[str, Any]:
        words = scene_words_of(self._drawn.scene, self._lang)
        # A table of four has short names of its own; the others are named by the exercise.
        names = words["names"] if self._drawn.scene.seats == len(words["names"]) else None
        return {**words, **scene, **({"names": names} if names else {})}

    def on_page_message(self, message: Mapping[str, object]) -> None:
        """Does what the page asks for; what cannot be used brings a notice and no change."""
        actions = {
            "answer": self._on_answer,
            "hint": self._on_hint,
            "next": self._on_next,
            "level": self._on_level,
            "restore": self._on_restore,
        }
        action = actions.get(str(message.get("do")))
        if action is None:
            self.notice = say("widget-unknown-message", self._lang)
        elif message.get("turn") != self.turn:
            self.notice = say("widget-stale-message", self._lang)
        else:
            self.notice = ""
            action(message)

    def _is_solved(self) -> bool:
        return bool(self.verdict.get("ok"))

    def _on_answer(self, message: Mapping[str, object]) -> None:
        if self._is_solved():
            self.notice = say("widget-stale-message", self._lang)
            return
        try:
            result = grade(self._drawn, message.get("answer"))
        except AnswerError as error:
            self.notice = answer_fault(error, self._lang)
            return
        rule = explained_rule(result.rule, self._lang)
        with self.hold_sync():
            if result.ok:
                self._succeed()
            else:
                self._failed, self.streak = True, 0
            self.verdict = {
                **public_grade(result, self._drawn, self._lang),
                "choice": rule["choice"],
                "flag": rule["flag"],
            }

    def _succeed(self) -> None:
        self.stars = stars(self._hints_used)
        self.done += 1
        # What the worked answer gave away does not count, nor what took several attempts.
        if self._failed or not self.stars:
            return
        self.streak += 1
        self.mastered = self.mastered or self.streak >= self.goal

    def _on_hint(self, _message: Mapping[str, object]) -> None:
        every = hints(self._drawn)
        if self._is_solved() or self._hints_used >= len(every):
            return
        self._hints_used += 1
        # The worked answer was not found by the pupil: the series starts again.
        if self._hints_used == len(every):
            self.streak = 0
        self.hint = public_hint(every[self._hints_used - 1], self._drawn, self._lang)

    def _on_next(self, _message: Mapping[str, object]) -> None:
        self._show((self.seed + 1) % SEEDS, self.level)

    def _on_level(self, message: Mapping[str, object]) -> None:
        level = message.get("level")
        if level in LEVELS and isinstance(level, int) and not isinstance(level, bool):
            self._show(self.seed, level)
        else:
            self.notice = say("widget-unknown-message", self._lang)

    def _on_restore(self, message: Mapping[str, object]) -> None:
        """Takes up the series where this browser left it; only before the first answer."""
        kept = message.get("state")
        wanted = {"streak": 10_000, "stars": 3, "seed": SEEDS - 1, "level": 3, "done": 1_000_000}
        if (
            self.verdict
            or not isinstance(kept, Mapping)
            or not isinstance(kept.get("mastered"), bool)
            or not all(_is_count(kept.get(name), most) for name, most in wanted.items())
        ):
            self.notice = say("widget-unknown-message", self._lang)
            return
        try:
            self._show(kept["seed"], kept["level"])
        except ExerciseError:
            self.notice = say("widget-unknown-message", self._lang)
            return
        with self.hold_sync():
            self.streak, self.done = kept["streak"], kept["done"]
            self.mastered = kept["mastered"]


def _is_count(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def scene_words_of(scene: Scene, lang: str = "fr") -> dict[str, Any]:
    """The words that the scene of an exercise needs: names of seats and cards, the trump."""
    grouped = [one for group in scene.groups for one in group.cards]
    shown = [*scene.cards, *scene.hand, *grouped, *(play.card for play in scene.plays)]
    names = {str(one): card_name(one, "bare", lang) for one in shown}
    if scene.trump == NO_TRUMP:
        trump: Any = None
    else:
        trump = "" if scene.trump is None else scene.trump
    return scene_words({"trump": trump}, names, lang)
