"""A widget that compares the legal cards of one hand and trick between variants."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from traitlets import Dict, List

from cartes_lib.botifarra import PRESETS, trick_winner
from cartes_lib.botifarra.legal import decision
from cartes_lib.cards import Hand, Suit
from cartes_lib.messages import (
    capitalised,
    format_message,
    rule_text,
    source_text,
)
from cartes_lib.tricks import Trick
from cartes_widgets.core.base import Widget
from cartes_widgets.core.trick_scene import table_scene
from cartes_widgets.games.botifarra.decision_tree import card_fates


class VariantSwitch(Widget):
    """The legal cards of one hand in each variant; the learner switches between variants.

    Attributes:
        scene: the table, from `table_scene`.
        variants: for each variant, name, cards with verdicts, a summary, and the rule with its
            source.
    """

    module = "variant_switch"
    labels = "variants-"
    fills_step = "always"
    minutes = 0.5
    in_saved_output = ("scene", "variants")

    scene = Dict().tag(sync=True)
    variants = List(Dict()).tag(sync=True)

    def __init__(
        self,
        hand: Hand,
        plays: Trick,
        trump: Suit | None,
        presets: Iterable[str],
        **traits: Any,
    ) -> None:
        names = tuple(presets)
        shown = [_variant(name, hand, plays, trump) for name in names]
        # If one of the variants has no partners, no player is called a partner.
        sides = not any(PRESETS[name].is_individual for name in names)
        winning = trick_winner(plays, trump, PRESETS[names[0]]) if plays else None
        seated = [(play.seat, play.card) for play in plays]
        super().__init__(
            scene=table_scene(seated, trump=trump, turn=0, winning=winning, hand=hand, sides=sides),
            variants=shown,
            **traits,
        )


def _variant(name: str, hand: Hand, plays: Trick, trump: Suit | None) -> dict[str, Any]:
    result = decision(hand, plays, trump, PRESETS[name])
    return {
        "id": name,
        "name": capitalised(format_message(f"term-variant-{name}")),
        "summary": format_message("variant-allows", variant=f"variant-{name}", cards=result.legal),
        "cards": card_fates(hand, plays, trump, PRESETS[name]),
        "rule": result.rule,
        "rule_text": rule_text(result.rule),
        "source": source_text(result.rule),
    }
