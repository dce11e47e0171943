"""Messages for input errors: card notation, match records, positions, rules."""

from __future__ import annotations

from cartes_lib.cards import NotationError
from cartes_lib.engine import RulesError
from cartes_lib.messages.formatting import explain, format_message
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError

__all__ = ["notation_fault", "position_fault", "record_fault", "rules_fault"]


def notation_fault(error: NotationError) -> str:
    """The message that says which word of a notation is wrong, where, and why."""
    return format_message(f"notation-{error.reason}", word=error.word, position=error.position + 1)


def position_fault(error: PositionError) -> str:
    """The message that says what is wrong in a position string, and where."""
    return format_message(f"position-{error.reason}", word=error.word, position=error.place + 1)


def record_fault(error: RecordError) -> str:
    """The message that says which line of a record is wrong, and why.

    For an illegal action, the rule's explanation follows. Where the game counts tricks or throws,
    the message names the trick or throw, and the player.
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
    """The message that says why an option was refused, with the values that it can take."""
    return format_message(
        f"rules-{error.reason}", option=error.option, other=error.other, allowed=error.allowed
    )
