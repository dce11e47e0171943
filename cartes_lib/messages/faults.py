"""Messages for input errors: card notation, match records, positions, rules."""

from __future__ import annotations

from cartes_lib.cards import NotationError
from cartes_lib.engine import RulesError
from cartes_lib.messages.formatting import explain, format_message
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError

__all__ = ["notation_fault", "position_fault", "record_fault", "rules_fault"]


def notation_fault(error: NotationError) -> str:
    """The message that says which word of a notation is wrong, where, and why.

    >>> from cartes_lib.cards import NotationError, cards
    >>> from cartes_lib.messages import notation_fault, use_language
    >>> with use_language("en"):
    ...     try:
    ...         cards("9o 13c")
    ...     except NotationError as error:
    ...         print(notation_fault(error))
    “13c”, at character 4: there is no card of that rank (1 to 12).
    """
    return format_message(f"notation-{error.reason}", word=error.word, position=error.position + 1)


def position_fault(error: PositionError) -> str:
    """The message that says what is wrong in a position string, and where.

    >>> from cartes_lib.botifarra import PositionError, parse_position
    >>> from cartes_lib.messages import position_fault, use_language
    >>> with use_language("en"):
    ...     try:
    ...         parse_position("nothing")
    ...     except PositionError as error:
    ...         print(position_fault(error))
    At character 1: “nothing” is not the game expected at the start of a position.
    """
    return format_message(f"position-{error.reason}", word=error.word, position=error.place + 1)


def record_fault(error: RecordError) -> str:
    """The message that says which line of a record is wrong, and why.

    For an illegal action, the rule's explanation follows. Where the game counts tricks or throws,
    the message names the trick or throw, and the player.

    >>> from cartes_lib.messages import record_fault, use_language
    >>> from cartes_lib.record import RecordError, parse_record
    >>> with use_language("en"):
    ...     try:
    ...         parse_record("format = 1")
    ...     except RecordError as error:
    ...         print(record_fault(error))
    In the file: the game “None” is unknown.
    """
    fault = format_message(f"record-{error.reason}", line=error.line, detail=error.detail)
    if error.verdict is None:
        return fault
    facts = error.verdict.facts
    player = facts.get("player")
    if facts.get("trick"):
        fault = format_message("record-in-trick", fault=fault, trick=facts["trick"], player=player)
    elif facts.get("throw"):
        fault = format_message("record-at-throw", fault=fault, throw=facts["throw"], player=player)
    return format_message("record-because", fault=fault, why=explain(error.verdict))


def rules_fault(error: RulesError) -> str:
    """The message that says why an option was refused, with the values that it can take.

    >>> from cartes_lib.messages import rules_fault, use_language
    >>> from cartes_lib.truco import Rules, RulesError
    >>> with use_language("en"):
    ...     try:
    ...         Rules(target="x")
    ...     except RulesError as error:
    ...         print(rules_fault(error))
    The option “target” cannot take that value. Possible values: 5–100.
    """
    return format_message(
        f"rules-{error.reason}", option=error.option, other=error.other, allowed=error.allowed
    )
