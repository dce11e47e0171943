"""A printed handout with exercises on A4, and a separate sheet with the answers.

The answers are rendered on the teacher's computer, and are on no page of the server.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from string import ascii_uppercase
from typing import Any

from cartes_lib.asking import (
    SEEDS,
    Exercise,
    ExerciseError,
    answer_key,
    deal_code,
    exercise_kinds,
    generate,
    hints,
)
from cartes_lib.asking.answer_texts import calls_by_number
from cartes_lib.asking.registry import rules_of
from cartes_lib.asking.render import message_text, public, public_hint
from cartes_lib.messages import capitalised, format_message, language, lesson_title, seat_terms
from cartes_widgets.deck import VIEW_BOX, sprite
from cartes_widgets.exercise.scene_texts import scene_texts_of
from cartes_widgets.pages.handout_layout import STYLE, layout_of

MAX_EXERCISES = 40
"""Maximum number of exercises on a handout."""

_SHORT = 20
"""Maximum number of letters of answers that share a line, and of a place that a student writes."""

A_PAGE = 4
"""Number of exercises on a page."""


def random_exercises(
    lesson: str, number: int, seed: int, level: int = 1, rules: str | None = None
) -> tuple[Exercise, ...]:
    """`number` exercises of `lesson`; their kinds alternate, and their seeds are consecutive.

    Args:
        seed: the seed of the first exercise.
        rules: a preset; an exercise without this preset keeps the lesson's own rules.

    Raises:
        ExerciseError: there is no such lesson, level or seed.
    """
    if not 0 <= seed < SEEDS:
        raise ExerciseError("unknown-seed")
    kinds = exercise_kinds(lesson)
    results = []
    for place in range(number if kinds else 0):
        kind = kinds[place % len(kinds)]
        known = rules if rules in rules_of(lesson, kind) else None
        results.append(generate(lesson, kind, (seed + place) % SEEDS, level, known))
    return tuple(results)


def handout(exercises: Sequence[Exercise]) -> str:
    """The HTML of a standalone page: the exercises, then the answers on a new sheet.

    Raises:
        ValueError: there are no exercises.
    """
    if not exercises:
        raise ValueError("an empty handout")
    title = escape(lesson_title(exercises[0].lesson))
    items = [
        f"<li class='exercise'>{_question(number, exercise)}</li>"
        for number, exercise in enumerate(exercises, 1)
    ]
    sheets = "".join(
        f"<ol class='sheet'>{''.join(items[first : first + A_PAGE])}</ol>"
        for first in range(0, len(items), A_PAGE)
    )
    key = "".join(f"<li>{_answer(exercise)}</li>" for exercise in exercises)
    name, answers = escape(format_message("handout-name")), escape(format_message("handout-key"))
    return (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        f"<title>{title}</title>"
        f"<style>{STYLE}</style></head><body>"
        f'<div style="display:none">{sprite()}</div>'
        f"<main><div class='top'><h1>{title}</h1>"
        f"<p class='name'>{name} <span class='line'></span></p></div>{sheets}</main>"
        f"<section class='key'><h1>{answers} – {title}</h1><ol>{key}</ol></section></body></html>\n"
    )


def _picture(card: str, label: str) -> str:
    return (
        f'<svg viewBox="{VIEW_BOX}" role="img" aria-label="{escape(label)}">'
        f'<use href="#card-{escape(card)}"/></svg>'
    )


def _cards(cards: Iterable[str], labels: Mapping[str, str], marked: str | None = None) -> str:
    markup = "".join(
        f"<span class='{'marked' if card == marked else ''}'>"
        f"{_picture(card, labels.get(card, card))}</span>"
        for card in cards
    )
    return f"<div class='cards'>{markup}</div>" if markup else ""


def _question(number: int, exercise: Exercise) -> str:
    shown = public(exercise)
    named = scene_texts_of(exercise.scene, calls_by_number(exercise))
    scene = shown["scene"]
    cards_given = {item.get("card") for item in shown["answer"].get("items", ())}
    if scene["kind"] == "trick" and cards_given.issuperset(scene["hand"]):
        # As on the page, the cards of the hand are among the answers.
        scene = {**scene, "hand": []}
    moments = [
        item.get("text") for part in shown["answer"].get("parts", ()) for item in part["items"]
    ]
    if all(line["text"] in moments for line in scene.get("lines", ())):
        # The events are among the answers, each with a box to tick.
        scene = {**scene, "lines": []}
    layout = layout_of(scene, shown["answer"])
    return (
        f"<p class='prompt'><span class='code'>{escape(deal_code(exercise))}</span>"
        f"{number}. {escape(shown['prompt'])}</p>"
        f"<div class='{layout.name}' style='--card: {layout.card}mm'>"
        f"<div class='scene'>{_scene(scene, named)}</div>"
        f"<div class='form'>{_form(shown['answer'])}</div></div>"
    )


def _scene(scene: Mapping[str, Any], named: Mapping[str, Any]) -> str:
    labels = named["card_names"]
    parts = [f"<p>{escape(named['trump_text'])}</p>" if named["trump_text"] else ""]
    if scene["kind"] == "trick":
        parts.append(_trick(scene, labels))
    parts.append(_cards(scene.get("cards", ()), labels))
    groups = "".join(
        _labelled(group["label"], _cards([*group["cards"], *["back"] * group["hidden"]], labels))
        for group in scene.get("groups", ())
    )
    parts.append(f"<div class='groups'>{groups}</div>" if groups else "")
    rows = "".join(
        f"<tr><th>{escape(row['label'])}</th><td>{escape(str(row['value']))}</td></tr>"
        for row in scene.get("rows", ())
    )
    table = f"<table>{rows}</table>" if rows else ""
    heading = scene.get("rows_label", "")
    parts.append(_labelled(heading, table, "rows") if heading else table)
    lines = "".join(f"<li>{escape(line['text'])}</li>" for line in scene.get("lines", ()))
    parts.append(f"<ol>{lines}</ol>" if lines else "")
    return "".join(parts)


def _labelled(label: str, content: str, name: str = "") -> str:
    return f"<div class='{name}'><p>{escape(label)}</p>{content}</div>"


def _trick(scene: Mapping[str, Any], labels: Mapping[str, str]) -> str:
    played = "".join(
        f"<div class='played'>{_picture(play['card'], labels.get(play['card'], ''))}"
        f"{escape(scene['names'][play['seat']])}</div>"
        for play in scene["plays"]
    )
    hand = _cards(scene["hand"], labels, scene["marked"])
    if hand:
        label = scene.get("hand_label") or format_message("widget-your-hand")
        hand = _labelled(label, hand, "held")
    trick = f"<div class='cards'>{played}</div>" if played else ""
    return _earlier(scene, labels) + trick + hand


def _earlier(scene: Mapping[str, Any], labels: Mapping[str, str]) -> str:
    """The tricks before this one, each with its leader; the other players follow to the right."""
    places = [
        format_message(f"table-{term.removeprefix('term-')}") for term in seat_terms(scene["seats"])
    ]
    tricks = "".join(
        _labelled(
            format_message("handout-trick", number=number, place=places[trick[0]["seat"]]),
            _cards([play["card"] for play in trick], labels),
        )
        for number, trick in enumerate(scene.get("tricks", ()), 1)
    )
    return f"<div class='groups earlier'>{tricks}</div>" if tricks else ""


def _form(schema: Mapping[str, Any]) -> str:
    """HTML of the form for an answer of `schema` on paper: boxes to tick, or lines to write on."""
    kind = schema["kind"]
    if kind == "parts":
        parts = (
            f"<div><p>{escape(item['label'])}</p>{_form(item)}</div>" for item in schema["parts"]
        )
        return f"<div class='beside'>{''.join(parts)}</div>"
    if kind == "number":
        return f"<p><span class='line'></span> {escape(schema.get('unit', ''))}</p>"
    if kind in ("pick", "choice", "order"):
        boxes = "" if kind == "order" else "<span class='box'></span>"
        pictures = any("card" in item for item in schema["items"])
        items = "".join(
            f"<span class='choice'>{item + boxes if pictures else boxes + item}</span>"
            for item in map(_item, schema["items"])
        )
        short = all(len(item.get("text", "")) <= _SHORT for item in schema["items"])
        listed = (
            f"<div class='{'pictured' if pictures else 'short' if short else 'few'}'>{items}</div>"
        )
        if kind != "order":
            return listed
        ends = " … ".join(escape(end) for end in schema.get("ends", {}).values())
        return f"{listed}<p>{ends}</p><p><span class='line'></span></p>"
    texts = [escape(item.get("text", item["id"])) for item in schema["targets"]]
    if _has_letters(texts):
        places = f"<ol type='A' class='places'>{''.join(f'<li>{text}</li>' for text in texts)}</ol>"
    else:
        places = f"<p class='places'>{', '.join(texts)}</p>"
    rows = "".join(
        f"<span>{_item(item)}<span class='line'></span></span>" for item in schema["items"]
    )
    pictures = any("card" in item for item in schema["items"])
    kind = "pictured" if pictures else "placed"
    return f"{places}<div class='{kind}'>{rows}</div>"


def _has_letters(places: Iterable[str]) -> bool:
    """Whether the student writes a place as its letter, because its text does not fit on a line."""
    return any(len(place) > _SHORT for place in places)


def _item(item: Mapping[str, str]) -> str:
    if "card" in item:
        return f"<span class='cards'>{_picture(item['card'], item['card_name'])}</span>"
    return escape(item.get("text", item["id"]))


def _answer(exercise: Exercise) -> str:
    worked = public_hint(hints(exercise)[-1], exercise)["worked"]
    why = message_text(answer_key(exercise).why)
    text = capitalised(_lettered(exercise) or worked["text"])
    return (
        f"<p><strong>{escape(text)}</strong><br>{escape(why)} "
        f"<span class='code'>{escape(worked['rule'])}</span></p>"
    )


def _lettered(exercise: Exercise) -> str:
    """The answer with the letters of the places; "" if the sheet gives the places no letters."""
    shown, answer = public(exercise)["answer"], answer_key(exercise).answer
    places = shown.get("targets", ())
    if not isinstance(answer, Mapping) or not _has_letters(item["text"] for item in places):
        return ""
    letters = {item["id"]: letter for item, letter in zip(places, ascii_uppercase, strict=False)}
    names = (
        (item.get("text", item.get("card_name", item["id"])).removesuffix("."), item["id"])
        for item in shown["items"]
    )
    return format_message("widget-semicolon").join(
        format_message("worked-place", item=name, place=letters[answer[ident]])
        for name, ident in names
    )
