"""Texts for input errors in card notation, match records, positions and rules."""

from __future__ import annotations

from cartes_lib.cards import NotationError
from cartes_lib.engine import RulesError
from cartes_lib.messages.formatting import explain, format_message
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError

__all__ = ["notation_error_text", "position_error_text", "record_error_text", "rules_error_text"]


def notation_error_text(error: NotationError) -> str:
    """The sentence for `error`: the invalid token of a notation, its place, and the reason.

    >>> from cartes_lib.cards import NotationError, cards
    >>> from cartes_lib.messages import notation_error_text, use_language
    >>> with use_language("en"):
    ...     try:
    ...         cards("9o 13c")
    ...     except NotationError as error:
    ...         print(notation_error_text(error))
    “13c”, at character 4: there is no card of that rank (1 to 12).
    """
    return format_message(f"notation-{error.reason}", word=error.word, position=error.position + 1)


def position_error_text(error: PositionError) -> str:
    """The sentence for `error`: the invalid part of a position string, its place, and the reason.

    >>> from cartes_lib.botifarra import PositionError, parse_position
    >>> from cartes_lib.messages import position_error_text, use_language
    >>> with use_language("en"):
    ...     try:
    ...         parse_position("nothing")
    ...     except PositionError as error:
    ...         print(position_error_text(error))
    At character 1: “nothing” is not the game expected at the start of a position.
    """
    return format_message(f"position-{error.reason}", word=error.word, position=error.place + 1)


def record_error_text(error: RecordError) -> str:
    """The sentence for `error`: the invalid line of a record, and the reason.

    For an illegal action, the text includes the rule's explanation, the player, and the number of
    the trick or throw if the game counts them.

    >>> from cartes_lib.messages import record_error_text, use_language
    >>> from cartes_lib.record import RecordError, parse_record
    >>> with use_language("en"):
    ...     try:
    ...         parse_record("format = 1")
    ...     except RecordError as error:
    ...         print(record_error_text(error))
    In the file: the game “None” is unknown.
    """
    text = format_message(f"record-{error.reason}", line=error.line, detail=error.detail)
    if error.verdict is None:
        return text
    facts = error.verdict.facts
    player = facts.get("player")
    if facts.get("trick"):
        text = format_message("record-in-trick", fault=text, trick=facts["trick"], player=player)
    elif facts.get("throw"):
        text = format_message("record-at-throw", fault=text, throw=facts["throw"], player=player)
    return format_message("record-because", fault=text, why=explain(error.verdict))


def rules_error_text(error: RulesError) -> str:
    """The sentence for `error`: why an option is invalid, and its allowed values.

    >>> from cartes_lib.messages import rules_error_text, use_language
    >>> from cartes_lib.truco import Rules, RulesError
    >>> with use_language("en"):
    ...     try:
    ...         Rules(target="x")
    ...     except RulesError as error:
    ...         print(rules_error_text(error))
    The option “target” cannot take that value. Possible values: 5–100.
    """
    return format_message(
        f"rules-{error.reason}", option=error.option, other=error.other, allowed=error.allowed
    )
