"""Cards about unclear rules: the project's choice, other tables' choices, the reason, and the
rulebook's text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from traitlets import Dict, List

from cartes_lib.game_ids import GAME_IDS
from cartes_lib.messages import format_message, has_message, source_text
from cartes_lib.rulebook import rule, rules
from cartes_widgets.core.base import Widget, lesson_call

_PARTS = ("played", "other", "why", "rulebook")


class ChoiceCard(Widget):
    """Rules that the rulebook leaves open or states wrongly, each on a card that opens on a click.

    Attributes:
        cards: for each rule, id, title, source in words ("" if the rulebook does not mention it),
            and rows with a label and a text.
    """

    module = "choice_card"
    in_saved_output = ("cards",)

    cards = List(Dict()).tag(sync=True)

    def __init__(self, rule_ids: Sequence[str], **traits: Any) -> None:
        """Shows the project's choices for the rules `rule_ids`.

        Raises:
            KeyError: there is no such rule.
            MissingMessageError: the catalogue has no choice for a rule.
        """
        super().__init__(cards=[_card(rule_id) for rule_id in rule_ids], **traits)


def _card(rule_id: str) -> dict[str, Any]:
    result, differs = rule(rule_id), differs_at_tables(rule_id)
    texts = {part: f"choice-{rule_id}.{part}" for part in _PARTS if part != "other" or differs}
    texts["played"] = f"choice-{rule_id}"
    return {
        "rule": rule_id,
        "title": format_message("part-title") if differs else "",
        "source": source_text(rule_id) if result.source else "",
        "rows": [
            {"label": format_message(f"part-{part}"), "text": format_message(text)}
            for part, text in texts.items()
        ],
    }


def differs_at_tables(rule_id: str) -> bool:
    """Whether some tables play another version of a rule that the rulebook leaves open."""
    return has_message(f"choice-{rule_id}.other")


@lesson_call
def choice_card(rule_id: str) -> ChoiceCard:
    """A widget about a rule that the rulebook leaves open: the project's choice, and other tables'
    choices.

    Raises:
        KeyError: there is no such rule.
        MissingMessageError: the catalogue has no choice for the rule.
    """
    return ChoiceCard([rule_id])


@lesson_call
def open_rules(game: str) -> ChoiceCard:
    """A widget with the rules of `game` that the rulebook leaves open, but that all tables play
    alike.

    Raises:
        ValueError: there is no such game.
    """
    if game not in GAME_IDS:
        raise ValueError(f"no game {game!r}")
    return ChoiceCard(
        [
            name
            for name, result in rules().items()
            if result.game == game and has_message(f"choice-{name}") and not differs_at_tables(name)
        ]
    )
