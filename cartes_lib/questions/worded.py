"""Questions in words: what a page may hold before the answer, and after it."""

from __future__ import annotations

from typing import Any

from cartes_lib.cards import Card
from cartes_lib.exercises.contract import Exercise, Item
from cartes_lib.exercises.worded import public as exercise_shown
from cartes_lib.exercises.worded import words
from cartes_lib.questions.contract import Question, Reply
from cartes_lib.rulebook import rule
from cartes_lib.wording import (
    card_name,
    language,
    rule_choice,
    rule_text,
    say,
    source_text,
    speaking,
)

__all__ = ["public", "public_reply"]


def public(question: Question) -> dict[str, Any]:
    """`question` as a page shows it: `prompt`, `scene` and `answer`, ready for JSON."""
    asked = Exercise("", "", 0, 1, "", question.prompt, question.scene, question.shape)
    by_number = _calls_by_number(question)
    shown = exercise_shown(asked, by_number=by_number)
    scene = question.scene
    grouped = [one for group in scene.groups for one in group.cards]
    cards = [*scene.cards, *scene.hand, *grouped, *(play.card for play in scene.plays)]
    items = [item.card for item in question.shape.items if item.card]
    named: list[Card] = [*cards, *items]
    shown["scene"] |= {
        "hand": list(map(str, scene.hand)),
        "marked": str(scene.marked) if scene.marked else None,
        "spoken": {str(one): card_name(one, by_number=by_number) for one in named},
    }
    return shown


def _calls_by_number(question: Question) -> bool:
    """Whether cards are called by their numbers, as in Balcó."""
    return question.rule.startswith("BAL-")


def public_reply(reply: Reply) -> dict[str, Any]:
    """`reply` as a page shows it: the answer and the reason with its rule, ready for JSON."""
    question = reply.question
    law = rule_text(question.rule) if question.rule else ""
    why = words(question.why) if question.why else law
    title = {None: "guess-passed", True: "guess-right", False: "guess-wrong"}[reply.ok]
    return {
        "ok": reply.ok,
        "given": reply.given,
        "right": question.answer,
        "title": say(title, answer=_answer(question)),
        "text": why,
        "rule": question.rule,
        "rule_text": law,
        "source": source_text(question.rule) if question.rule else "",
        "choice": (rule_choice(question.rule) or "") if question.rule else "",
        "flag": say(f"flag-{rule(question.rule).flag.lower()}") if question.rule else "",
    }


def _answer(question: Question) -> str:
    """The right answer in words, for within a sentence."""
    if isinstance(question.answer, int):
        unit = question.shape.unit
        counted = unit.key if unit else "none"
        said = say("guess-counted", count=question.answer, unit=counted)
        return said.replace("-", "\u2212") if question.answer < 0 else said
    item = next(one for one in question.shape.items if one.id == question.answer)
    return _item(item, _calls_by_number(question))


def _item(item: Item, by_number: bool) -> str:
    if item.card is not None:
        return card_name(item.card, "the", by_number=by_number)
    if item.words is None:
        return item.id
    with speaking(item.words.lang or language()):
        return say(item.words.key, **item.words.facts)
