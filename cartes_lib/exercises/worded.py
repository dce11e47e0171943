"""Exercises in words: what a page may hold, ready for JSON, without anything secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cartes_lib.cards import Suit
from cartes_lib.exercises.codes import CodeError
from cartes_lib.exercises.contract import (
    Answer,
    AnswerError,
    Exercise,
    Grade,
    Hint,
    Item,
    Row,
    Said,
    Scene,
    Shape,
)
from cartes_lib.exercises.pieces import seat_terms
from cartes_lib.exercises.registry import ExerciseError
from cartes_lib.rulebook import rule
from cartes_lib.wording import capitalised, card_name, rule_text, say

__all__ = [
    "answer_fault",
    "code_fault",
    "exercise_fault",
    "public",
    "public_grade",
    "public_hint",
    "source_text",
    "words",
]


_SOURCES = {"S0": "source-s0", "S1": "source-s1", "S2": "source-s2"}


def words(said: Said, lang: str = "fr") -> str:
    """The sentence that `said` stands for."""
    return capitalised(say(said.key, lang, **said.facts))


def public(exercise: Exercise, lang: str = "fr") -> dict[str, Any]:
    """`exercise` as its page sees it: `prompt`, `scene` and `answer`, ready for JSON."""
    return {
        "prompt": words(exercise.prompt, lang),
        "scene": _scene(exercise.scene, lang),
        "answer": _shape(exercise.shape, lang),
    }


def _item(item: Item, lang: str) -> dict[str, str]:
    found = {"id": item.id}
    if item.card is not None:
        found |= {"card": str(item.card), "spoken": card_name(item.card, "bare", lang)}
    if item.words is not None:
        found["text"] = words(item.words, lang)
    return found


def _shape(shape: Shape, lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": shape.kind, "items": [_item(i, lang) for i in shape.items]}
    if shape.kind == "pick":
        found["many"] = shape.many
    elif shape.kind == "order" and shape.ends is not None:
        found["ends"] = dict(
            zip(("first", "last"), (words(end, lang) for end in shape.ends), strict=True)
        )
    elif shape.kind == "number":
        found |= {"min": shape.low, "max": shape.high}
        if shape.unit is not None:
            found["unit"] = say(shape.unit.key, lang, **shape.unit.facts)
    elif shape.kind in ("match", "zones"):
        found["targets"] = [_item(item, lang) for item in shape.targets]
    elif shape.kind == "parts":
        found["parts"] = [
            {"id": name, "label": words(label, lang), **_shape(part, lang)}
            for name, label, part in shape.parts
        ]
    return found


def _scene(scene: Scene, lang: str) -> dict[str, Any]:
    if scene.kind == "trick":
        return _trick_scene(scene, lang)
    found: dict[str, Any] = {"kind": scene.kind}
    if scene.cards:
        found["cards"] = list(map(str, scene.cards))
    if scene.lines:
        found["lines"] = [{"id": line.id, "text": words(line.words, lang)} for line in scene.lines]
    if scene.rows:
        found["rows"] = [_row(row, lang) for row in scene.rows]
    if scene.groups:
        found["groups"] = [
            {
                "id": group.id,
                "label": words(group.label, lang),
                "cards": list(map(str, group.cards)),
                "hidden": group.hidden,
            }
            for group in scene.groups
        ]
    return found


def _row(row: Row, lang: str) -> dict[str, Any]:
    value = words(row.value, lang) if isinstance(row.value, Said) else row.value
    return {"id": row.id, "label": words(row.label, lang), "value": value}


def _trick_scene(scene: Scene, lang: str) -> dict[str, Any]:
    return {
        "kind": "trick",
        "seats": scene.seats,
        "names": [words(Said(name), lang) for name in seat_terms(scene.seats)],
        "plays": [{"seat": play.seat, "card": str(play.card)} for play in scene.plays],
        "turn": scene.turn,
        "trump": scene.trump.name.lower() if isinstance(scene.trump, Suit) else scene.trump,
        "hand": list(map(str, scene.hand)),
        "you": scene.you,
        "marked": str(scene.marked) if scene.marked else None,
    }


def source_text(rule_id: str, lang: str = "fr") -> str:
    """Where the rule of that id stands in the sources, in words."""
    source = rule(rule_id).source
    if not source:
        return say("source-none", lang)
    text, _, line = source.partition(":")
    return say("source-line", lang, text=say(_SOURCES[text], lang), line=line)


def public_grade(grade: Grade, exercise: Exercise, lang: str = "fr") -> dict[str, Any]:
    """`grade` as its page sees it, ready for JSON."""
    why = words(grade.why, lang)
    names = {item.id: item for item in exercise.shape.items}
    spoken = [
        say(f"said-{kind}", lang, cards=", ".join(_name(names.get(one), one, lang) for one in ids))
        for kind, ids in (("missed", grade.missed), ("extra", grade.extra))
        if ids and exercise.shape.kind == "pick" and exercise.shape.many
    ]
    return {
        "ok": grade.ok,
        "text": why,
        "rule": grade.rule,
        "rule_text": rule_text(grade.rule, lang),
        "source": source_text(grade.rule, lang),
        "missed": list(grade.missed),
        "extra": list(grade.extra),
        "misconception": grade.misconception,
        "counterexample": list(map(str, grade.counterexample)),
        "breakdown": [
            {"label": words(label, lang), "value": value} for label, value in grade.breakdown
        ],
        "said": " ".join([say("said-right" if grade.ok else "said-wrong", lang), *spoken, why]),
    }


def _name(item: Item | None, one: str, lang: str) -> str:
    if item is None:
        return one
    if item.card is not None:
        return card_name(item.card, "bare", lang)
    return words(item.words, lang) if item.words else one


def public_hint(hint: Hint, exercise: Exercise, lang: str = "fr") -> dict[str, Any]:
    """`hint` as its page sees it, ready for JSON; `worked` is None but for the last one."""
    worked = None
    if hint.answer is not None:
        worked = {
            "answer": _plain(hint.answer),
            "text": _answer_text(hint.answer, exercise.shape, lang),
            "rule": hint.rule,
            "source": source_text(hint.rule, lang),
        }
    return {
        "shown": hint.number,
        "of": 4,
        "text": words(hint.words, lang),
        "highlight": list(hint.highlight),
        "removed": list(hint.removed),
        "worked": worked,
    }


def _plain(answer: Answer) -> Any:
    if isinstance(answer, tuple):
        return list(answer)
    if isinstance(answer, Mapping):
        return {name: _plain(one) for name, one in answer.items()}
    return answer


def _answer_text(answer: Answer, shape: Shape, lang: str) -> str:
    if isinstance(answer, Mapping):
        return "\u00a0; ".join(_placed_texts(answer, shape, lang))
    if isinstance(answer, int):
        return str(answer)
    items = {item.id: item for item in shape.items}
    ids = (answer,) if isinstance(answer, str) else answer
    return ", ".join(_name(items.get(one), one, lang) for one in ids)


def _placed_texts(answer: Mapping[str, Answer], shape: Shape, lang: str) -> list[str]:
    """What stands in each part, or the place of each item, in the order of the shape."""
    if shape.parts:
        return [_answer_text(answer[name], part, lang) for name, _, part in shape.parts]
    places = Shape("choice", shape.targets)
    return [
        say(
            "worked-place",
            lang,
            item=_name(item, item.id, lang),
            place=_answer_text(answer[item.id], places, lang),
        )
        for item in shape.items
    ]


def answer_fault(error: AnswerError, lang: str = "fr") -> str:
    """The sentence that says why an answer could not be graded."""
    return say(f"answer-{error.reason}", lang)


def exercise_fault(error: ExerciseError, lang: str = "fr") -> str:
    """The sentence that says why there is no such exercise."""
    return say(f"exercise-fault-{error.reason}", lang)


def code_fault(error: CodeError, lang: str = "fr") -> str:
    """The sentence that says why a text is no deal code."""
    return say(f"code-{error.reason}", lang)
