"""The message catalogue: every sentence that a player reads, in Project Fluent files by
language.
"""

from __future__ import annotations

from cartes_lib.wording.catalogue import (
    GRAMMAR,
    MissingWording,
    gaps,
    has_wording,
    source_language,
    wordings,
)
from cartes_lib.wording.faults import notation_fault, position_fault, record_fault, rules_fault
from cartes_lib.wording.language import (
    ENDONYMS,
    LANGUAGES,
    LINGUA_FRANCA,
    fallback_order,
    known_language,
    language,
    speak,
    speaking,
    tag_fallbacks,
)
from cartes_lib.wording.speech import (
    calling,
    capitalised,
    card_gender,
    card_name,
    card_names,
    decimal,
    explain,
    lesson_title,
    listed,
    rule_choice,
    rule_text,
    say,
    seat_terms,
    source_text,
    suit_name,
)

__all__ = [
    "ENDONYMS",
    "GRAMMAR",
    "LANGUAGES",
    "LINGUA_FRANCA",
    "MissingWording",
    "calling",
    "capitalised",
    "card_gender",
    "card_name",
    "card_names",
    "decimal",
    "explain",
    "fallback_order",
    "gaps",
    "has_wording",
    "known_language",
    "language",
    "lesson_title",
    "listed",
    "notation_fault",
    "position_fault",
    "record_fault",
    "rule_choice",
    "rule_text",
    "rules_fault",
    "say",
    "seat_terms",
    "source_language",
    "source_text",
    "speak",
    "speaking",
    "suit_name",
    "tag_fallbacks",
    "wordings",
]
