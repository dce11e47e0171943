"""The message catalogue: all sentences that a player reads, in Project Fluent files for each
language.
"""

from __future__ import annotations

from cartes_lib.messages.catalogue import (
    GRAMMAR,
    MissingMessage,
    gaps,
    has_message,
    messages_with_prefix,
    source_language,
)
from cartes_lib.messages.errors import (
    notation_error_text,
    position_error_text,
    record_error_text,
    rules_error_text,
)
from cartes_lib.messages.formatting import (
    called_name,
    capitalised,
    card_gender,
    card_name,
    card_names,
    decimal,
    explain,
    format_message,
    lesson_title,
    list_text,
    rule_choice,
    rule_text,
    seat_terms,
    source_text,
    suit_name,
    use_names,
)
from cartes_lib.messages.language import (
    ENDONYMS,
    LANGUAGES,
    LINGUA_FRANCA,
    fallback_order,
    known_language,
    language,
    set_language,
    tag_fallbacks,
    use_language,
)

__all__ = [
    "ENDONYMS",
    "GRAMMAR",
    "LANGUAGES",
    "LINGUA_FRANCA",
    "MissingMessage",
    "called_name",
    "capitalised",
    "card_gender",
    "card_name",
    "card_names",
    "decimal",
    "explain",
    "fallback_order",
    "format_message",
    "gaps",
    "has_message",
    "known_language",
    "language",
    "lesson_title",
    "list_text",
    "messages_with_prefix",
    "notation_error_text",
    "position_error_text",
    "record_error_text",
    "rule_choice",
    "rule_text",
    "rules_error_text",
    "seat_terms",
    "set_language",
    "source_language",
    "source_text",
    "suit_name",
    "tag_fallbacks",
    "use_language",
    "use_names",
]
