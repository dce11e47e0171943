"""Renders questions, grades and hints for a page, as JSON values without secrets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cartes_lib.asking.answer_texts import (
    calls_by_number,
    counted,
    inline_list,
    item_text,
    items_by_id,
    right_sentence,
    schema_answer_text,
    uncapitalised,
    worked_text,
)
from cartes_lib.asking.answer_views import ChoiceRow, GradeVerdict, ItemView, SchemaView
from cartes_lib.asking.contract import (
    Answer,
    AnswerSchema,
    ChoiceValue,
    Exercise,
    Grade,
    Hint,
    Item,
    Message,
    Question,
    Scene,
)
from cartes_lib.asking.grading import Reply, right_items
from cartes_lib.asking.probabilities import figure
from cartes_lib.asking.scene_view import message_text, scene_view
from cartes_lib.cards import Card
from cartes_lib.messages import (
    card_name,
    format_message,
    has_message,
    language,
    rule_choice,
    rule_text,
    source_text,
    use_language,
)
from cartes_lib.rulebook import rule

__all__ = [
    "message_text",
    "plain_answer",
    "public",
    "public_grade",
    "public_hint",
    "public_question",
    "public_reply",
]


def public(shown: Exercise | Question) -> dict[str, Any]:
    """The JSON values that a page may show before the answer: `prompt`, `scene` and `answer`
    (schema).

    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.render import public
    >>> sorted(public(generate("BO-04", "legal", seed=7)))
    ['answer', 'prompt', 'scene']
    """
    return {
        "prompt": message_text(shown.prompt),
        "scene": scene_view(shown.scene, shown.schema),
        "answer": _schema(shown.schema, calls_by_number(shown)),
    }


def public_question(question: Question) -> dict[str, Any]:
    """The JSON values of a question in a lesson: `public`, and the names of the cards.

    The learner chooses a card or an item with one click, without a button to confirm. The cards to
    choose from are in the scene, even if an exercise would show them outside it.

    >>> from cartes_lib.asking import ask
    >>> from cartes_lib.asking.render import public_question
    >>> public_question(ask("botifarra", "winner", trick="12o 9o 3o 1o"))["answer"]["kind"]
    'choice'
    """
    by_number = calls_by_number(question)
    schema, scene = question.schema, question.scene
    choices = tuple(item.card for item in schema.items if item.card)
    if scene.kind == "none" and choices:
        scene = Scene("cards", cards=choices)
    elif choices and set(choices).isdisjoint(_cards_of(scene)):
        scene = replace(scene, hand=choices, hand_label=Message("group-offered"))
    shown = public(replace(question, scene=scene))
    if schema.kind == "pick" and not schema.multi_select:
        shown["answer"] = _schema(replace(schema, kind="choice"), by_number)
    named = [*_cards_of(scene), *choices]
    shown["scene"] |= {
        "hand": list(map(str, scene.hand)),
        "marked": str(scene.marked) if scene.marked else None,
        "card_names": {str(card): card_name(card, by_number=by_number) for card in named},
    }
    return shown


def _cards_of(scene: Scene) -> list[Card]:
    """The cards that `scene` shows."""
    grouped = (card for group in scene.groups for card in group.cards)
    plays = (play for trick in (*scene.tricks, scene.plays) for play in trick)
    return [*scene.cards, *scene.hand, *grouped, *(play.card for play in plays)]


def public_reply(reply: Reply) -> dict[str, Any]:
    """The JSON values of `reply` for a page: the answer, the reason and its rule.

    >>> from cartes_lib.asking import ask, reply
    >>> from cartes_lib.asking.render import public_reply
    >>> public_reply(reply(ask("botifarra", "winner", trick="12o 9o 3o 1o"), "12o"))["right"]
    '9o'
    """
    key = reply.question.key
    law = rule_text(key.rule) if key.rule else ""
    why = key.why if reply.grade is None else key.replies.get(_chosen(reply), key.why)
    title = {None: "guess-passed", True: "guess-right", False: "guess-wrong"}[reply.ok]
    return {
        "ok": reply.ok,
        "given": None if reply.given is None else plain_answer(reply.given),
        "right": plain_answer(key.answer),
        "title": format_message(
            title, answer=_answer_name(reply), reply=_nearness(reply), given=_given_number(reply)
        ),
        "text": law if why.key == f"rule-{key.rule}" else message_text(why),
        "rule": key.rule,
        "rule_text": law,
        "source": source_text(key.rule) if key.rule else "",
        "choice": (rule_choice(key.rule) or "") if key.rule else "",
        "flag": format_message(f"flag-{rule(key.rule).flag.lower()}") if key.rule else "",
    }


_CLOSE = 0.2
"""Maximum relative error of a wrong number for which the reply says that it is close."""


def _nearness(reply: Reply) -> str:
    """The argument `reply` of the message about a wrong guess: "close" or "off" for a number, else
    "far". For a yes-no question it is the right answer, "yes" or "no".
    """
    answer, given = reply.question.key.answer, reply.given
    if answer in ("yes", "no"):
        return str(answer)
    if isinstance(answer, int) and isinstance(given, int):
        return "close" if abs(given - answer) <= _CLOSE * abs(answer) else "off"
    return "far"


def _given_number(reply: Reply) -> str:
    """The number that the learner gave, as text; "" for another answer."""
    return str(reply.given).replace("-", "\u2212") if isinstance(reply.given, int) else ""


def _chosen(reply: Reply) -> str:
    """The id of the item that the learner chose; "" for an answer of another form."""
    return reply.given if isinstance(reply.given, str) else ""


def _is_equal_choice(reply: Reply) -> bool:
    """Whether the answer is another choice than the key's, and as good."""
    return bool(reply.ok) and _chosen(reply) not in ("", reply.question.key.answer)


def _answer_name(reply: Reply) -> str:
    """The right answer as text to insert into a sentence: the learner's, if it is as good."""
    question = reply.question
    answer, schema = question.key.answer, question.schema
    if _is_equal_choice(reply) and reply.given is not None:
        answer = reply.given
    by_number = calls_by_number(question)
    if isinstance(answer, int):
        return counted(answer, schema)
    if not isinstance(answer, str):
        return schema_answer_text(answer, schema, by_number)
    item = next(item for item in schema.items if item.id == answer)
    if item.card is not None:
        return card_name(item.card, "the", by_number=by_number)
    if item.message is None:
        return item.id
    with use_language(item.message.lang or language()):
        return uncapitalised(format_message(item.message.key, **item.message.facts))


def _item(item: Item, by_number: bool) -> ItemView:
    view: ItemView = {"id": item.id}
    if item.seat is not None:
        view["seat"] = item.seat
    if item.card is not None:
        view["card"] = str(item.card)
        view["card_name"] = card_name(item.card, by_number=by_number)
    if item.message is not None:
        view["text"] = message_text(item.message)
        if item.message.lang not in ("", language()):
            view["lang"] = item.message.lang
    return view


def _schema(schema: AnswerSchema, by_number: bool) -> SchemaView:
    items = [_item(item, by_number) for item in schema.items]
    view: SchemaView = {"kind": schema.kind, "items": items}
    if schema.seats:
        view["seats"] = schema.seats
    if schema.kind == "pick":
        view["multi_select"] = schema.multi_select
    elif schema.kind == "order" and schema.ends is not None:
        first, last = map(message_text, schema.ends)
        view["ends"] = {"first": first, "last": last}
    elif schema.kind == "number":
        view["min"], view["max"] = schema.low, schema.high
        if schema.dial:
            view["dial"] = True
        if schema.unit is not None:
            view["unit"] = format_message(schema.unit.key, **schema.unit.facts)
    elif schema.kind in ("match", "zones"):
        view["targets"] = [_item(item, by_number) for item in schema.targets]
    elif schema.kind == "parts":
        view["parts"] = [
            {"id": name, "label": message_text(label), **_schema(part, by_number)}
            for name, label, part in schema.parts
        ]
    return view


def public_grade(grade: Grade, exercise: Exercise) -> GradeVerdict:
    """The JSON values of `grade` for the page of the exercise.

    A wrong answer ends the exercise, because its reason explains the right answer: the values have
    the right answer too, in a sentence (`right`) and as ids of its `items`.

    >>> from cartes_lib.asking import answer_key, generate, grade
    >>> from cartes_lib.asking.render import public_grade
    >>> exercise = generate("BO-04", "legal", seed=7)
    >>> result = grade(exercise, list(answer_key(exercise).answer))
    >>> public_grade(result, exercise)["ok"]
    True
    """
    smile = _smile(exercise) if grade.ok else ""
    why = " ".join(filter(None, [smile, message_text(grade.why)]))
    names, by_number = items_by_id(exercise.schema.items), calls_by_number(exercise)
    labels = [
        format_message(
            f"grade-{kind}",
            cards=inline_list([item_text(names.get(ident), ident, by_number) for ident in ids]),
        )
        for kind, ids in (("missed", grade.missed), ("extra", grade.extra))
        if ids and exercise.schema.kind == "pick" and exercise.schema.multi_select
    ]
    right = "" if grade.ok else right_sentence(exercise)
    return {
        "ok": grade.ok,
        "text": why,
        "right": right,
        "items": [] if grade.ok else right_items(exercise),
        "rule": grade.rule,
        "rule_text": rule_text(grade.rule),
        "source": source_text(grade.rule),
        "missed": list(grade.missed),
        "extra": list(grade.extra),
        "misconception": grade.misconception,
        "counterexample": list(map(str, grade.counterexample)),
        "breakdown": [
            {"label": message_text(label), "value": value} for label, value in grade.breakdown
        ],
        "choice_values": [_choice_value(each, grade.choice_values) for each in grade.choice_values],
        "announcement": " ".join(
            filter(
                None,
                [
                    format_message("grade-right" if grade.ok else "grade-wrong"),
                    *(labels or [right]),
                    why,
                ],
            )
        ),
    }


_SMILE_EVERY = 12
"""Each smile (a cheerful message) of a game appears once in this number of successive seeds."""


def _smile(exercise: Exercise) -> str:
    """A cheerful sentence of the game about a right answer, chosen by the seed; "" for most
    seeds.
    """
    game = exercise.lesson.partition("-")[0].lower()
    key = f"smile-{game}-{exercise.seed % _SMILE_EVERY}"
    return format_message(key) if has_message(key) else ""


def _choice_value(given: ChoiceValue, choice_values: tuple[ChoiceValue, ...]) -> ChoiceRow:
    """The JSON values of a row in the plot of choices; `bar` is 0 for the worst choice and 100 for
    the best.
    """
    means = [each.mean for each in choice_values]
    least, most = min(means), max(means)
    return {
        "id": given.id,
        "label": message_text(given.label),
        "figure": message_text(figure(given.mean, given.error)),
        "bar": round(100 * (given.mean - least) / (most - least)) if most > least else 100,
    }


def public_hint(hint: Hint, exercise: Exercise) -> dict[str, Any]:
    """The JSON values of `hint` for the page; only the last hint has `worked`.

    >>> from cartes_lib.asking import generate, hints
    >>> from cartes_lib.asking.render import public_hint
    >>> exercise = generate("BO-04", "legal", seed=7)
    >>> public_hint(hints(exercise)[0], exercise)["shown"]
    1
    """
    worked = None
    if hint.answer is not None:
        worked = {
            "answer": plain_answer(hint.answer),
            "text": worked_text(hint.answer, exercise),
            "rule": hint.rule,
            "source": source_text(hint.rule),
        }
    return {
        "shown": hint.number,
        "of": 4,
        "text": message_text(hint.message),
        "highlight": list(hint.highlight),
        "removed": list(hint.removed),
        "worked": worked,
    }


def plain_answer(answer: Answer) -> Any:
    """`answer` as a value that JSON can store.

    >>> from cartes_lib.asking.render import plain_answer
    >>> plain_answer(("9o", "1o"))
    ['9o', '1o']
    """
    if isinstance(answer, tuple):
        return list(answer)
    if isinstance(answer, Mapping):
        return {name: plain_answer(value) for name, value in answer.items()}
    return answer
