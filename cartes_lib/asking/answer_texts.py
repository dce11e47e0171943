"""Answers as texts, for sentences of verdicts, hints and boards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from cartes_lib.asking.contract import (
    Answer,
    AnswerSchema,
    Exercise,
    Item,
    Message,
    Question,
)
from cartes_lib.asking.registry import question_of
from cartes_lib.asking.scene_view import message_text, numeral
from cartes_lib.game_ids import game_of_lesson, game_of_rule
from cartes_lib.games import GAMES
from cartes_lib.messages import (
    card_name,
    format_message,
)

__all__ = ["answer_text", "calls_by_number", "right_sentence"]

_CAPITAL = re.compile(r"^(?!I\b|Sant Vicenç)[A-ZÀ-Þ](?=[a-zà-ÿ ’])")
"""The first letter of a text, if it is a capital followed by a small letter."""
_STOP = re.compile(r"\.(?=\s?[”»]?$)")


def calls_by_number(shown: Exercise | Question) -> bool:
    """Whether players of the game of `shown` name cards by their numbers, for example "12" instead
    of "king".

    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.answer_texts import calls_by_number
    >>> calls_by_number(generate("BO-04", "legal", seed=7))
    False
    """
    if isinstance(shown, Exercise):
        return GAMES[game_of_lesson(shown.lesson)].calls_by_number
    # A question about a word has no rule and no card, so the game does not matter.
    rule_id = shown.key.rule
    return bool(rule_id) and GAMES[game_of_rule(rule_id)].calls_by_number


def counted(answer: int, schema: AnswerSchema) -> str:
    """A number with the unit of `schema`, if it has one."""
    unit = schema.unit.key if schema.unit else "none"
    text = format_message("guess-counted", count=answer, unit=unit)
    return text.replace("-", "\u2212") if answer < 0 else text


def right_sentence(exercise: Exercise) -> str:
    """A sentence with the right answer.

    >>> from cartes_lib.asking import generate
    >>> from cartes_lib.asking.answer_texts import right_sentence
    >>> from cartes_lib.messages import use_language
    >>> with use_language("en"):
    ...     right_sentence(generate("BO-03", "duel", seed=7)).startswith("Right answer: ")
    True
    """
    answer = question_of(exercise).key.answer
    return format_message("grade-right-answer", answer=worked_text(answer, exercise))


def inline_list(texts: Sequence[str]) -> str:
    """`texts`, joined into one list that can be inserted into a sentence."""
    parts = [uncapitalised(unstopped(text)) for text in texts]
    # A text with a comma is quoted, so that the list stays clear.
    return ", ".join(
        format_message("quoted-call", call=part) if "," in part else part for part in parts
    )


def items_by_id(items: Iterable[Item]) -> dict[str, Item]:
    """The `items`, by their ids."""
    return {item.id: item for item in items}


def item_text(item: Item | None, ident: str, by_number: bool) -> str:
    """The name of `item`: of its card, or its text; `ident` if there is no such item."""
    if item is None:
        return ident
    if item.card is not None:
        return card_name(item.card, by_number=by_number)
    return message_text(item.message) if item.message else ident


def worked_text(answer: Answer, exercise: Exercise) -> str:
    """`answer` as text that follows "The answer:"."""
    if isinstance(answer, int):
        return counted(answer, exercise.schema)
    return uncapitalised(answer_text(answer, exercise))


def answer_text(answer: Answer, exercise: Exercise) -> str:
    """`answer` to `exercise` as text: names of cards, the chosen items, or a number.

    If items are put in places, `answer` may be a part of an answer, without some items.

    >>> from cartes_lib.asking import answer_key, generate
    >>> from cartes_lib.asking.answer_texts import answer_text
    >>> from cartes_lib.messages import use_language
    >>> exercise = generate("BO-04", "legal", seed=7)
    >>> with use_language("en"):
    ...     print(answer_text(answer_key(exercise).answer, exercise))
    ace of swords, knight of swords
    """
    return schema_answer_text(answer, exercise.schema, calls_by_number(exercise))


def schema_answer_text(answer: Answer, schema: AnswerSchema, by_number: bool) -> str:
    """`answer` as text, like `answer_text`, for a question with `schema`."""
    if isinstance(answer, Mapping):
        return _listed(_placed_texts(answer, schema, by_number), format_message("widget-semicolon"))
    if isinstance(answer, int):
        return numeral(answer)
    items = items_by_id(schema.items)
    ids = (answer,) if isinstance(answer, str) else answer
    texts = [item_text(items.get(ident), ident, by_number) for ident in ids]
    # If a text contains a comma, use another separator.
    return _listed(
        texts, format_message("widget-semicolon") if any("," in text for text in texts) else ", "
    )


def _listed(texts: Sequence[str], mark: str) -> str:
    """`texts` joined with `mark` for use in a sentence, without a full stop."""
    first, *others = map(unstopped, texts)
    return mark.join([first, *map(uncapitalised, others)])


def unstopped(text: str) -> str:
    """`text` without its full stop, also before a closing quotation mark: “I claim.” is “I
    claim”.
    """
    return _STOP.sub("", text)


def uncapitalised(text: str) -> str:
    """`text` with a lower-case first letter, unless it begins with a name or the English "I"."""
    return _CAPITAL.sub(lambda match: match[0].lower(), text)


def _placed_texts(answer: Mapping[str, Answer], schema: AnswerSchema, by_number: bool) -> list[str]:
    """The texts of an answer, in the order of the schema: one for each part, or one for each item
    with its place.
    """
    if schema.parts:
        return [
            _part_text(label, schema_answer_text(answer[name], part, by_number))
            for name, label, part in schema.parts
        ]
    places = AnswerSchema("choice", schema.targets)
    return [
        format_message(
            "worked-place",
            item=unstopped(item_text(item, item.id, by_number)),
            place=uncapitalised(schema_answer_text(answer[item.id], places, by_number)),
        )
        for item in schema.items
        if item.id in answer
    ]


def _part_text(label: Message, text: str) -> str:
    """The answer `text` to one part of a question; a bare number has the label of its part."""
    if not text.isdecimal():
        return text
    return format_message("worked-place", item=message_text(label), place=text)
