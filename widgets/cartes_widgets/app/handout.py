"""A sheet of exercises to print on A4, and its key on a sheet of its own.

The key is made on the teacher's computer and is in no page of the server.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from cartes_lib.exercises import (
    SEEDS,
    Exercise,
    ExerciseError,
    answer_key,
    deal_code,
    exercise_types,
    generate,
    hints,
)
from cartes_lib.exercises.registry import rules_of
from cartes_lib.exercises.worded import exercise_fault, public, public_hint, words
from cartes_lib.lessons import lessons
from cartes_lib.wording import language, lesson_title, say
from cartes_widgets.app.share import lesson_variants
from cartes_widgets.deck import sprite
from cartes_widgets.deck.markup import VIEW_BOX
from cartes_widgets.exercise.exercise import scene_words_of

__all__ = ["MOST", "drawn_exercises", "handout", "write_handout"]

MOST = 40
"""Exercises on one handout, at most."""

_STYLE = """
@page { size: A4; margin: 15mm 14mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.4 "DejaVu Sans", "Noto Sans", Arial, sans-serif; color: #000; margin: 0; }
h1 { font-size: 17pt; margin: 0 0 2mm; }
.name { margin: 0 0 6mm; }
ol { margin: 0; padding-left: 7mm; }
li.exercise { break-inside: avoid; margin-bottom: 7mm; padding-left: 2mm; }
.prompt { font-weight: 700; margin: 0 0 2mm; }
.cards { display: flex; flex-wrap: wrap; gap: 2mm; margin: 1mm 0; align-items: flex-end; }
.cards svg { width: 15mm; height: auto; }
.played { text-align: center; font-size: 9pt; }
.marked svg { outline: 1.2mm solid #000; }
.choice { display: inline-flex; gap: 1.5mm; align-items: center; margin: 0 5mm 1mm 0; }
.box { display: inline-block; width: 4mm; height: 4mm; border: 0.3mm solid #000; }
.line { display: inline-block; min-width: 45mm; border-bottom: 0.3mm solid #000; height: 5mm; }
table { border-collapse: collapse; margin: 1mm 0; }
td, th { border-bottom: 0.2mm solid #666; padding: 0.5mm 4mm 0.5mm 0; text-align: left; }
.code { font-size: 8.5pt; color: #333; }
.key { break-before: page; }
"""
# Printed without colour the suits stay apart: by their pips, and by the gaps of the frame.
_IN_GREY = "svg { filter: grayscale(1); }"


def drawn_exercises(
    lesson: str, number: int, seed: int, level: int = 1, rules: str | None = None
) -> tuple[Exercise, ...]:
    """`number` exercises of `lesson`, of all its types in turn, from `seed` on.

    Args:
        rules: a preset; exercises that do not know it keep the lesson's own.

    Raises:
        ExerciseError: no such lesson, level or seed.
    """
    if not 0 <= seed < SEEDS:
        raise ExerciseError("unknown-seed")
    kinds = exercise_types(lesson)
    found = []
    for place in range(number if kinds else 0):
        kind = kinds[place % len(kinds)]
        known = rules if rules in rules_of(lesson, kind) else None
        found.append(generate(lesson, kind, (seed + place) % SEEDS, level, known))
    return tuple(found)


def handout(exercises: Sequence[Exercise]) -> str:
    """A page that needs no other file: the exercises, then their key on a new sheet.

    Raises:
        ValueError: there are no exercises.
    """
    if not exercises:
        raise ValueError("an empty handout")
    title = escape(lesson_title(exercises[0].lesson))
    sheet = "".join(f"<li class='exercise'>{_question(one)}</li>" for one in exercises)
    key = "".join(f"<li>{_answer(one)}</li>" for one in exercises)
    name, answers = escape(say("handout-name")), escape(say("handout-key"))
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        f"<title>{title}</title>"
        f"<style>{_STYLE}{_IN_GREY}</style></head><body>"
        f'<div style="position:absolute;width:0;height:0;overflow:hidden">{sprite()}</div>'
        f"<main><h1>{title}</h1><p class='name'>{name} <span class='line'></span></p>"
        f"<ol>{sheet}</ol></main>"
        f"<section class='key'><h1>{answers} – {title}</h1><ol>{key}</ol></section></body></html>\n"
    )


def write_handout(options: argparse.Namespace) -> int:
    """Writes the handout that a command asks for; 0, or 2 with a sentence for what cannot be."""
    lesson = options.lesson.upper()
    try:
        if not 1 <= options.number <= MOST:
            raise _HandoutError(say("handout-fault-number", value=options.number))
        if lesson not in lessons() or not exercise_types(lesson):
            raise _HandoutError(say("handout-fault-lesson", value=options.lesson))
        _check_variant(lesson, options.variant)
        found = drawn_exercises(
            lesson, options.number, options.seed, options.level, options.variant
        )
        place = options.into / f"{lesson}-{options.seed}.html"
        place.write_text(handout(found), "utf-8")
    except ExerciseError as error:
        print(exercise_fault(error), file=sys.stderr)
        return 2
    except OSError as error:
        print(say("handout-fault-files", place=str(error.filename)), file=sys.stderr)
        return 2
    except _HandoutError as error:
        print(error, file=sys.stderr)
        return 2
    print(say("handout-written", place=str(place)))
    return 0


def _check_variant(lesson: str, variant: str | None) -> None:
    known = lesson_variants(lesson)
    if variant is None or variant in known:
        return
    if not known:
        raise _HandoutError(say("share-fault-no-variants", lesson=lesson))
    raise _HandoutError(say("share-fault-variant", value=variant, known=", ".join(known)))


class _HandoutError(Exception):
    """Carries the sentence that says what cannot be printed."""


def _picture(card: str, spoken: str) -> str:
    return (
        f'<svg viewBox="{VIEW_BOX}" role="img" aria-label="{escape(spoken)}">'
        f'<use href="#card-{escape(card)}"/></svg>'
    )


def _cards(cards: Iterable[str], spoken: Mapping[str, str], marked: str | None = None) -> str:
    drawn = "".join(
        f"<span class='{'marked' if one == marked else ''}'>"
        f"{_picture(one, spoken.get(one, one))}</span>"
        for one in cards
    )
    return f"<div class='cards'>{drawn}</div>" if drawn else ""


def _question(exercise: Exercise) -> str:
    shown = public(exercise)
    named = scene_words_of(exercise.scene)
    scene = shown["scene"]
    if exercise.shape.kind == "pick" and exercise.shape.many and scene["kind"] == "trick":
        # The hand stands among the answers, as on the page.
        scene = {**scene, "hand": []}
    return (
        f"<p class='prompt'>{escape(shown['prompt'])}</p>"
        f"{_scene(scene, named)}{_form(shown['answer'])}"
        f"<p class='code'>{escape(deal_code(exercise))}</p>"
    )


def _scene(scene: Mapping[str, Any], named: Mapping[str, Any]) -> str:
    spoken = named["spoken"]
    parts = [f"<p>{escape(named['trump_text'])}</p>" if named["trump_text"] else ""]
    if scene["kind"] == "trick":
        parts.append(_trick(scene, spoken))
    parts.append(_cards(scene.get("cards", ()), spoken))
    for group in scene.get("groups", ()):
        hidden = ["back"] * group["hidden"]
        cards = _cards([*group["cards"], *hidden], spoken)
        parts.append(f"<p>{escape(group['label'])}</p>{cards}")
    rows = "".join(
        f"<tr><th>{escape(row['label'])}</th><td>{escape(str(row['value']))}</td></tr>"
        for row in scene.get("rows", ())
    )
    parts.append(f"<table>{rows}</table>" if rows else "")
    lines = "".join(f"<li>{escape(line['text'])}</li>" for line in scene.get("lines", ()))
    parts.append(f"<ol>{lines}</ol>" if lines else "")
    return "".join(parts)


def _trick(scene: Mapping[str, Any], spoken: Mapping[str, str]) -> str:
    played = "".join(
        f"<div class='played'>{_picture(play['card'], spoken.get(play['card'], ''))}"
        f"<br>{escape(scene['names'][play['seat']])}</div>"
        for play in scene["plays"]
    )
    return f"<div class='cards'>{played}</div>{_cards(scene['hand'], spoken, scene['marked'])}"


def _form(shape: Mapping[str, Any]) -> str:
    """Where the answer is written: boxes to tick, or lines."""
    kind = shape["kind"]
    if kind == "parts":
        return "".join(f"<p>{escape(part['label'])}</p>{_form(part)}" for part in shape["parts"])
    if kind == "number":
        return f"<p><span class='line'></span> {escape(shape.get('unit', ''))}</p>"
    items = "".join(
        f"<span class='choice'><span class='box'></span>{_item(one)}</span>"
        for one in shape["items"]
    )
    if kind in ("pick", "choice"):
        return f"<div>{items}</div>"
    if kind == "order":
        ends = " … ".join(escape(end) for end in shape.get("ends", {}).values())
        return f"<div>{items}</div><p>{ends}</p><p><span class='line'></span></p>"
    places = "".join(f"<td>{escape(one.get('text', one['id']))}</td>" for one in shape["targets"])
    rows = "".join(
        f"<tr><th>{_item(one)}</th><td><span class='line'></span></td></tr>"
        for one in shape["items"]
    )
    return f"<table><tr>{places}</tr></table><table>{rows}</table>"


def _item(item: Mapping[str, str]) -> str:
    if "card" in item:
        return f"<span class='cards'>{_picture(item['card'], item['spoken'])}</span>"
    return escape(item.get("text", item["id"]))


def _answer(exercise: Exercise) -> str:
    worked = public_hint(hints(exercise)[-1], exercise)["worked"]
    why = words(answer_key(exercise).why)
    return (
        f"<p><strong>{escape(worked['text'])}</strong><br>{escape(why)} "
        f"<span class='code'>{escape(worked['rule'])} · {escape(worked['source'])}</span></p>"
    )
