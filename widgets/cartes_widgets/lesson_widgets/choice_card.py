"""What a source says or not, what we play instead, why, and what else a table may agree on."""

from __future__ import annotations

from typing import Any

from traitlets import Dict, List, Unicode

from cartes_lib.messages import format_message, source_text
from cartes_lib.rulebook import rule
from cartes_widgets.core.base import Widget

__all__ = ["ChoiceCard"]

_PARTS = ("said", "why", "other")
"""Parts of a catalogue's entry beside its sentence, which is what we play."""


class ChoiceCard(Widget):
    """A rule that the sources leave open, or state wrongly.

    Attributes:
        rule: its id.
        title: what such a card is about.
        source: where the sources speak of it, in words; "" where they do not.
        rows: label and words of each part.
    """

    module = "choice_card"

    rule = Unicode().tag(sync=True)
    title = Unicode().tag(sync=True)
    source = Unicode().tag(sync=True)
    rows = List(Dict()).tag(sync=True)

    def __init__(self, rule_id: str, **traits: Any) -> None:
        """Shows the choice that was made for the rule of that id.

        Raises:
            KeyError: no rule has it.
            MissingMessage: nothing had to be chosen.
        """
        result = rule(rule_id)
        texts = {part: format_message(f"choice-{rule_id}.{part}") for part in _PARTS}
        texts["played"] = format_message(f"choice-{rule_id}")
        rows = [
            {"label": format_message(f"part-{part}"), "text": texts[part]}
            for part in ("said", "played", "why", "other")
        ]
        super().__init__(
            rule=rule_id,
            title=format_message("part-title"),
            source=source_text(rule_id) if result.source else "",
            rows=rows,
            **traits,
        )
