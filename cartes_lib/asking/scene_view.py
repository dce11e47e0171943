"""Renders the scene of a question for a page, as JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cartes_lib.asking.contract import AnswerSchema, Line, Message, PlacedCard, Row, Scene
from cartes_lib.cards import Suit
from cartes_lib.messages import capitalised, format_message, language, seat_terms, use_language

__all__ = ["message_text", "numeral", "scene_view"]


def message_text(message: Message) -> str:
    """The text of `message` and of the messages that follow it.

    >>> from cartes_lib.asking import Message
    >>> from cartes_lib.asking.render import message_text
    >>> from cartes_lib.messages import use_language
    >>> with use_language("en"):
    ...     print(message_text(Message("rule-BOT-SET-01")))
    Four people play, two against two; partners sit opposite each other.
    """
    with use_language(message.lang or language()):
        text = capitalised(format_message(message.key, **message.facts))
    return text if message.then is None else f"{text} {message_text(message.then)}"


def numeral(number: int) -> str:
    """`number` as text, with a minus sign instead of a hyphen if it is negative.

    >>> from cartes_lib.asking.scene_view import numeral
    >>> numeral(-3)
    '−3'
    """
    return str(number).replace("-", "\u2212")


def scene_view(scene: Scene, schema: AnswerSchema) -> dict[str, Any]:
    """The JSON values of `scene` for a page.

    Args:
        schema: the answer schema. If it has players as items, rows and lines about them get the
            player's seat.

    >>> from cartes_lib.asking.contract import AnswerSchema, Scene
    >>> from cartes_lib.asking.scene_view import scene_view
    >>> scene_view(Scene("none"), AnswerSchema("number"))
    {'kind': 'none'}
    """
    players = _players(schema)
    result: dict[str, Any] = {"kind": scene.kind}
    if scene.around:
        terms = seat_terms(scene.seats, scene.sides)
        players = {term: seat for seat, term in enumerate(terms)}
        result["players"] = [message_text(Message(term)) for term in terms]
    if scene.kind == "trick":
        result = _trick_scene(scene)
    if scene.cards:
        result["cards"] = list(map(str, scene.cards))
    if scene.sign:
        result["sign"] = {
            "id": scene.sign.key.removeprefix("sign-"),
            "text": message_text(scene.sign),
        }
    if scene.lines:
        result["lines"] = [_line(line, players if scene.around else {}) for line in scene.lines]
    if scene.rows:
        result["rows"] = [_row(row, players) for row in scene.rows]
    if scene.rows_label:
        result["rows_label"] = message_text(scene.rows_label)
    if scene.groups:
        result["groups"] = [
            {
                "id": group.id,
                "label": message_text(group.label),
                "cards": list(map(str, group.cards)),
                "hidden": group.hidden,
                **({"seat": players[group.label.key]} if group.label.key in players else {}),
            }
            for group in scene.groups
        ]
    return result


def _line(line: Line, players: Mapping[str, int]) -> dict[str, Any]:
    """The JSON values of one line of a log.

    The values state whether the learner made the call. For a call of one of `players`, they have
    the player's seat and the text of the call.
    """
    view: dict[str, Any] = {"id": line.id, "text": message_text(line.message)}
    facts = line.message.facts
    if "seat" in facts and "card" not in facts:
        view["own"] = facts["seat"] == "seat-you"
    seat = players.get(f"term-{facts.get('seat')}")
    if seat is not None and "call" in facts:
        view |= {"seat": seat, "call": message_text(Message("log-called", {"call": facts["call"]}))}
    return view


def _play(play: PlacedCard) -> dict[str, Any]:
    return {"seat": play.seat, "card": str(play.card)}


def _players(schema: AnswerSchema) -> dict[str, int]:
    """The seat of each player in the answer schema; the keys are catalogue keys of the players'
    names.
    """
    return {
        item.message.key: item.seat
        for item in schema.items
        if item.seat is not None and item.message is not None
    }


def _row(row: Row, players: Mapping[str, int]) -> dict[str, Any]:
    """The JSON values of one row.

    A row about one of `players` also has that player's seat, and the text to show at the seat.
    """
    view = {"id": row.id, "label": message_text(row.label), "value": _row_value(row.value)}
    if row.label.key in players:
        return {**view, "seat": players[row.label.key], "note": view["value"]}
    if isinstance(row.value, Message) and row.value.key in players:
        return {**view, "seat": players[row.value.key], "note": view["label"]}
    return view


def _row_value(value: Message | int) -> str | int:
    """The value of a row as text; a negative number has a minus sign instead of a hyphen."""
    if isinstance(value, Message):
        return message_text(value)
    return value if value >= 0 else numeral(value)


def _trick_scene(scene: Scene) -> dict[str, Any]:
    faded = [[_play(play) for play in trick] for trick in scene.tricks]
    return {
        "kind": "trick",
        **({"tricks": faded} if faded else {}),
        "seats": scene.seats,
        "names": [message_text(Message(name)) for name in seat_terms(scene.seats, scene.sides)],
        "plays": [_play(play) for play in scene.plays],
        "turn": scene.turn,
        "trump": scene.trump.name.lower() if isinstance(scene.trump, Suit) else scene.trump,
        "hand": list(map(str, scene.hand)),
        **({"hand_label": message_text(scene.hand_label)} if scene.hand_label else {}),
        "you": scene.you,
        "marked": str(scene.marked) if scene.marked else None,
    }
